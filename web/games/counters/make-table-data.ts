import { inWords } from '@gargoyle/bmg-common'
import {
  affiliationName,
  type BandList,
  type Card,
  type Content,
  encodeBand,
  type RuleUse,
  type State,
  type Weapon,
} from '@gargoyle/bmg-counters'
import type { NamedRule, NamedText, Texts } from '../bmg/named-text.ts'
import type { CounterTable, CounterTexts, ModelData, ScenarioData, WeaponRow } from './table-data.ts'
import { helpRules } from './words.ts'

/** A name for a band that was put together by others. */
export type BandNames = Readonly<Record<string, { readonly name: string; readonly list: BandList }>>

/** What an edition calls things. */
export interface EditionWords {
  /** The word for a group of models: band, crew. */
  readonly word: string
  /** What may stop a shot. */
  readonly stops: 'Blink!' | 'Ping!'
}

/** The public data of a table: the board, the cards of all models, and their texts. */
export function makeTableData(
  state: State,
  content: Content,
  named: BandNames,
  { word, stops }: EditionWords,
): CounterTable {
  const { board, cards, setup, book, edition } = content
  const { name, theme, about, width, depth, pieces, lamps } = board
  // Hundreds of traits: put together once, not for each model.
  const shelf: Texts = { ...book.specialAttacks, ...book.traits }
  return {
    edition: edition.id,
    unit: edition.unit === 'cm' ? 'cm' : 'inch',
    word,
    stops,
    renamed: Object.fromEntries(
      helpRules.flatMap((rule) => {
        const part = edition.renamedRules[`core/${rule}`]
        return part === undefined ? [] : [[rule, part.slice(part.indexOf('/') + 1)]]
      }),
    ),
    board: { name, theme, about, width, depth, pieces, lamps },
    bands: setup.bands.map(({ seat, band }) => ({ seat, name: bandName(band, named) })),
    models: state.models.flatMap(({ id }) => {
      const card = cards[id]
      return card ? [modelData(card, shelf, book.weaponRules)] : []
    }),
    texts: textsFor(content),
  }
}

/** A band has the name that it was made under, or else that of its leader. */
function bandName(band: BandList, named: BandNames): string {
  const code = encodeBand(band, '')
  const ready = Object.values(named).find(({ list }) => encodeBand(list, '') === code)
  return ready?.name ?? (band.affiliation === undefined ? 'On its own' : affiliationName(band.affiliation))
}

function modelData(card: Card, shelf: Texts, weaponRules: Texts): ModelData {
  const { profile, label, recruitedAs, leads, seat, radius, height, traits, weapons, unarmed } = card
  const { willpower, strength, movement, attack, defense, endurance, special } = profile
  const weaponData = ({ id, name, damage, rateOfFire, ammo, rules }: Weapon): WeaponRow => ({
    id,
    name,
    damage,
    rateOfFire: rateOfFire ?? null,
    ammo: ammo ?? null,
    rules: rules.map((use) => namedRule(use, weaponRules)),
  })
  return {
    profile: profile.id,
    label,
    name: profile.name,
    rank: recruitedAs,
    leads,
    seat,
    bands: profile.affiliations.map(affiliationName),
    reputation: profile.reputation,
    radius,
    height,
    skills: { willpower, strength, movement, attack, defense, endurance, special },
    traits: traits.map((use) => namedRule(use, shelf)),
    weapons: weapons.map(weaponData),
    unarmed: weaponData(unarmed),
  }
}

/** A rule with what the card says in brackets: `Reach (2)`, where the rule itself is called `Reach (X)`. */
export function namedRule({ id, args }: RuleUse, shelf: Texts): NamedRule {
  const bare = (shelf[id]?.name ?? inWords(id)).replace(/ \(.*\)$/, '')
  const behind = args.map((arg) => (/^\d+$/.test(arg) ? arg : inWords(arg))).join(', ')
  return { id, name: behind === '' ? bare : `${bare} (${behind})` }
}

function textsFor({ cards, book }: Content): CounterTexts {
  const weapons = cards.flatMap((card): readonly Weapon[] => [...card.weapons, card.unarmed])
  const used = (uses: readonly RuleUse[], from: Texts): Texts => {
    const texts: Record<string, NamedText> = {}
    for (const { id } of uses) {
      const told = from[id]
      if (told) texts[id] = namedTextOf(told)
    }
    return texts
  }
  const attacks = Object.fromEntries(
    Object.entries(book.specialAttacks).map(([id, { name, text, rule }]): [string, NamedText] => [
      id,
      { name, text, rule: rule ?? `${book.prefix}/special-attack/${id}` },
    ]),
  )
  return {
    traits: used(
      cards.flatMap(({ traits }) => traits),
      { ...book.traits, ...attacks },
    ),
    weaponRules: used(
      weapons.flatMap(({ rules }) => rules),
      book.weaponRules,
    ),
    effects: allTexts(book.effects),
    scenarios: Object.fromEntries(
      Object.entries(book.scenarios).map(([id, { name, text, rounds, rules }]): [string, ScenarioData] => [
        id,
        { name, text, rounds, bonuses: rules.map((rule) => ({ name: rule.name, text: rule.text })) },
      ]),
    ),
    strategies: Object.fromEntries(
      Object.entries(book.strategies).map(([id, { name, text, value, phase }]) => [
        id,
        { name, text, value, phase },
      ]),
    ),
  }
}

const namedTextOf = ({ name, text, rule }: NamedText): NamedText => ({
  name,
  text,
  ...(rule === undefined ? {} : { rule }),
})

const allTexts = (from: Texts): Texts =>
  Object.fromEntries(Object.entries(from).map(([id, told]) => [id, namedTextOf(told)]))
