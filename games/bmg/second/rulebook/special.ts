import type { Chapter } from '@gargoyle/bmg-common'
import type { CounterRules } from '@gargoyle/bmg-counters'
import { book } from '../book.ts'
import { labels } from '../catalogue/labels.ts'
import { speedWeaponRules } from '../core/speed-weapons.ts'
import { renamedRules } from '../renamed-rules.ts'
import { type EntryLine, entriesOf } from './entries.ts'

/** Effects that the Compendium prints; others are what traits leave on models. */
const effectNames: ReadonlySet<string> = new Set([
  'blind',
  'casualty',
  'cooled',
  'enervating',
  'fire',
  'flash',
  'freeze',
  'hypnotize',
  'immobilized',
  'knocked-down',
  'paralyze',
  'poison',
  'pushed',
  'scared',
  'smoke',
  'steal',
  'stunned',
  'terror',
  'toxic',
])

/** Weapon rules that are effects, ways to write a rule, or parts of another rule. */
const notWeaponRules: ReadonlySet<string> = new Set([
  ...effectNames,
  ...Object.keys(speedWeaponRules),
  'automatic-hit',
  'crt',
  'pinned-down',
  'strength-2',
  'template-ice',
  'unarmed',
])

/** Traits that are ranks, labels or special attacks. */
const notTraits: ReadonlySet<string> = new Set([
  ...Object.keys(labels),
  'vehicle',
  ...Object.keys(book.specialAttacks),
  'henchman',
  'leader',
  'sidekick',
])

const linesOf = (
  kind: string,
  records: CounterRules,
  isOwn: (id: string) => boolean = () => true,
): readonly EntryLine[] =>
  Object.entries(records)
    .filter(([id]) => isOwn(id))
    .map(([id, { name, text, rule }]): EntryLine => {
      const part = rule?.replace(/^bmg2\//, '') ?? `${kind}/${id}`
      return [renamedRules[part] ?? part, name, text]
    })

const strategyLines = Object.entries(book.strategies).map(
  ([id, { name, text, rule }]): EntryLine => [rule?.replace(/^bmg2\//, '') ?? `strategy/${id}`, name, text],
)

/** Traits, special attacks, weapon rules, effects and strategies, as the book has them; each row once. */
export const special: Chapter = {
  id: 'special',
  title: 'Traits, attacks, weapons, effects',
  about: 'Every special rule in a sentence or two.',
  intro: ['These are the records that the program itself carries out.'],
  entries: entriesOf([
    ...linesOf('trait', book.traits, (id) => !notTraits.has(id)),
    [
      'trait/psychoanalysis',
      'Psychoanalysis',
      'What a Psychologist can do: mental disorders of a model are off until the end of the round.',
    ],
    ...linesOf('special-attack', book.specialAttacks),
    ...linesOf('weapon-rule', book.weaponRules, (id) => !notWeaponRules.has(id)),
    ...linesOf('effect', book.effects, (id) => effectNames.has(id)),
    ...strategyLines,
  ]).filter(({ id }, at, all) => all.findIndex((other) => other.id === id) === at),
}
