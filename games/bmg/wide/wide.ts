import {
  type BandContext,
  type CounterRules,
  catalogueFor,
  defineCounterGame,
  type EnforcedRules,
  type RuleBook,
  type RuleNames,
} from '@gargoyle/bmg-counters'
import {
  bandContext,
  book,
  CODE,
  equipment,
  firstEdition,
  renamedOnCards as names,
  readyMadeBands,
  SMALLEST_TABLE,
} from '@gargoyle/bmg1'
import { cardNames, book as compendium, speedPhase } from '@gargoyle/bmg2'

/**
 * What the Compendium adds to records of the first edition: those it does not have, marked as the second edition's. Both
 * names of a shared rule lead to the first edition's record.
 */
function withAdded<R extends CounterRules[string]>(
  own: Readonly<Record<string, R>>,
  added: Readonly<Record<string, R>>,
  kind: string,
  renamed: Readonly<Record<string, string>> = {},
): Readonly<Record<string, R>> {
  const more = Object.entries(added).map(([id, record]): [string, R] => {
    const shared = own[renamed[id] ?? id]
    return [id, shared ?? { ...record, rule: record.rule ?? `bmg2/${kind}/${id}` }]
  })
  return { ...Object.fromEntries(more), ...own }
}

/** The rule book of a first-edition game that lets models of the Compendium in; lengths are read in centimetres. */
export const wideBook: RuleBook = {
  ...book,
  traits: withAdded(book.traits, compendium.traits, 'trait', names.traits),
  weaponRules: withAdded(book.weaponRules, compendium.weaponRules, 'weapon-rule', names.weaponRules),
  effects: withAdded(book.effects, compendium.effects, 'effect'),
  specialAttacks: withAdded(book.specialAttacks, compendium.specialAttacks, 'special-attack'),
  tableRules: { ...book.tableRules, 'speed-phase': speedPhase },
}

/** What cards call otherwise, once the names of the Compendium are read too. */
const wideNames: RuleNames = {
  traits: {
    ...Object.fromEntries(
      Object.entries(cardNames.traits).map(([card, id]): [string, string] => [card, names.traits[id] ?? id]),
    ),
    ...names.traits,
  },
  weaponRules: { ...cardNames.weaponRules, ...names.weaponRules },
}

const enforced: EnforcedRules = {
  traits: new Set([...Object.keys(wideBook.traits), ...Object.keys(wideBook.specialAttacks)]),
  weaponRules: new Set(Object.keys(wideBook.weaponRules)),
}

/** What bands are formed from and judged by with the Compendium: all models, and the equipment of this edition. */
export const wideBandContext: BandContext = {
  prefix: 'bmg1',
  catalogue: catalogueFor(wideNames),
  equipment,
  enforced,
  traits: wideBook.traits,
}

/** The first edition with the switch that lets models of the Compendium in. */
export const wideBmg1 = defineCounterGame({
  edition: firstEdition,
  book,
  bands: bandContext,
  readyMade: readyMadeBands,
  code: CODE,
  smallest: SMALLEST_TABLE,
  wide: { book: wideBook, bands: wideBandContext },
})
