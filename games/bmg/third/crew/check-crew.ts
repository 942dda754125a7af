import { inWords } from '@gargoyle/bmg-common'
import { unenforced, unenforcedEquipment } from '../catalogue/playability.ts'
import type { Affiliation } from '../vocabulary.ts'
import { type CrewContext, formCrew } from './crew.ts'
import type { CrewList } from './crew-list.ts'
import { checkDeck, type DeckTotals, deckTotals } from './deck.ts'
import { checkFunding, type Funding, fundingOf } from './funding.ts'
import { checkAffiliations, checkBoss, checkCompany, checkRivals } from './membership.ts'
import { checkRanks } from './ranks.ts'
import type { Crew } from './recruiting-effects.ts'
import type { Violation } from './violation.ts'

/** What there is to say about a crew list. */
export type CrewReport = {
  /** Nothing is wrong with it. */
  readonly legal: boolean
  readonly affiliation: Affiliation
  readonly reputation: { readonly limit: number; readonly spent: number; readonly left: number }
  readonly funding: Funding
  readonly deck: DeckTotals
  /** Everything that no rule allows, not only the first. */
  readonly violations: readonly Violation[]
}

/** Checks a whole crew list: models, equipment, money and deck. */
export function checkCrew(list: CrewList, context: CrewContext): CrewReport {
  const { crew, unknown } = formCrew(list, context)
  const spent = reputationOf(crew)
  const violations = [...unknown, ...checkModels(list, crew, context), ...checkDeck(list.deck, crew, context)]
  return {
    legal: violations.length === 0,
    affiliation: crew.affiliation,
    reputation: { limit: list.reputation, spent, left: list.reputation - spent },
    funding: fundingOf(crew, context),
    deck: deckTotals(list.deck, context),
    violations,
  }
}

/** Everything that is wrong with the models of a crew and what they carry. */
export function checkModels(list: CrewList, crew: Crew, context: CrewContext): readonly Violation[] {
  return [
    ...checkReputation(crew),
    ...checkBoss(list, crew, context),
    ...checkAffiliations(crew, context),
    ...checkRivals(crew, context),
    ...checkCompany(crew, context),
    ...checkRanks(crew, context),
    ...checkFunding(crew, context),
    ...checkEnforced(crew, context),
  ]
}

/** What the models of a crew and their equipment cost in Reputation. */
export const reputationOf = (crew: Crew): number =>
  crew.members.reduce(
    (sum, { profile, equipment }) =>
      sum + profile.reputation + equipment.reduce((bill, item) => bill + item.reputation, 0),
    0,
  )

/** bmg3/core/crew-reputation: games of 150, 350 or 450 are usual, any other limit will do. */
function checkReputation(crew: Crew): readonly Violation[] {
  const rule = 'bmg3/core/crew-reputation'
  const { reputation: limit } = crew
  if (!Number.isInteger(limit) || limit < 1) {
    return [{ rule, text: 'The Reputation limit must be a whole number above 0; 350 is usual.' }]
  }
  const spent = reputationOf(crew)
  return spent > limit ? [{ rule, text: `The crew costs ${spent} Reputation; the limit is ${limit}.` }] : []
}

function checkEnforced({ members }: Crew, { enforced }: CrewContext): readonly Violation[] {
  if (!enforced) return []
  const rule = 'bmg3/content/unenforced'
  return members.flatMap(({ profile, equipment }) => {
    const own = unenforced(profile, enforced)
    const text = `${profile.alias} cannot be played yet: the rules do not carry out ${own.map(inWords).join(', ')}.`
    return [
      ...(own.length > 0 ? [{ rule, text, at: profile.id }] : []),
      ...equipment.flatMap((item) => {
        const missing = unenforcedEquipment(item, enforced)
        const why = `${item.name} cannot be used yet: the rules do not carry out ${missing.map(inWords).join(', ')}.`
        return missing.length > 0 ? [{ rule, text: why, at: profile.id }] : []
      }),
    ]
  })
}
