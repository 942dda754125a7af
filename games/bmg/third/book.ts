import type { Enforced } from './catalogue/playability.ts'
import type { CardFacts } from './crew/card-facts.ts'
import { recruitingTraits } from './crew/recruiting-traits.ts'
import { effects, tableRules } from './effects/index.ts'
import { encounters } from './encounters/index.ts'
import { events } from './events/index.ts'
import { objectiveCards } from './objectives/index.ts'
import { plots } from './plots/index.ts'
import type { RuleBook } from './rules/rule-book.ts'
import type { Bmg3Rules } from './rules/special-rule.ts'
import { traits } from './traits/index.ts'
import { bombCards } from './traits/tasks.ts'
import { fearCards } from './weapons/fear.ts'
import { weaponRules } from './weapons/index.ts'

/** Traits that matter only while a crew is formed, or are only a word: nothing is left to do in the game. */
const outsideTheGame: Bmg3Rules = Object.fromEntries(
  Object.entries(recruitingTraits)
    .filter(([, trait]) => !trait.alsoInGame)
    .map(([id, { name, text }]) => [id, { name, text, keyword: true as const }]),
)

/** The whole rule book of the third edition. */
export const book: RuleBook = {
  traits: { ...outsideTheGame, ...traits },
  weaponRules,
  effects,
  tableRules,
  events,
  encounters,
  plots,
  cards: { ...objectiveCards, ...fearCards, ...bombCards },
}

/** What the rules carry out: models that need anything else are not playable. */
export const enforced: Enforced = {
  traits: new Set(Object.keys(book.traits)),
  weaponRules: new Set(Object.keys(book.weaponRules)),
}

/** The objective cards as crew builders know them. */
export const cardFacts: ReadonlyMap<string, CardFacts> = new Map(
  Object.entries(objectiveCards).map(([id, { name, copies, affiliations, forModels, forRanks }]) => [
    id,
    {
      id,
      name,
      copies,
      affiliations,
      ...(forModels ? { forModels } : {}),
      ...(forRanks ? { forRanks } : {}),
    },
  ]),
)
