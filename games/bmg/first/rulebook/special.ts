import type { Chapter } from '@gargoyle/bmg-common'
import { type CounterRules, compendiumLeaders, compendiumRules } from '@gargoyle/bmg-counters'
import { book } from '../book.ts'
import { type EntryLine, entriesOf } from './entries.ts'

const linesOf = (
  kind: string,
  records: CounterRules,
  but: (id: string) => boolean = () => false,
): readonly EntryLine[] =>
  Object.entries(records)
    .filter(([id]) => !but(id))
    .map(
      ([id, { name, text, rule }]): EntryLine => [
        rule?.replace(/^bmg1\//, '') ?? `${kind}/${id}`,
        name,
        text,
      ],
    )

/** Weapon rules that are effects or not of this edition have no entry of their own. */
const isOwnWeaponRule = (id: string): boolean => !Object.hasOwn(compendiumRules, id)

const effectNames = [
  'blind',
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
  'smoke',
  'steal',
  'stunned',
  'toxic',
]
const notWeaponRules = ['crt', 'unarmed', 'pinned-down', ...effectNames]

/** Traits, special attacks, weapon rules, effects and templates, as the book has them. */
export const special: Chapter = {
  id: 'special',
  title: 'Traits, attacks, weapons, effects',
  about: 'Every special rule in a sentence or two.',
  intro: ['These are the records that the program itself carries out.'],
  entries: entriesOf([
    ...linesOf('trait', book.traits, (id) => id in book.specialAttacks || id in compendiumLeaders),
    [
      'trait/psychoanalysis',
      'Psychoanalysis',
      'What a Psychologist can do for 1SC: disorders of a model in sight within 20 cm are off until the end of the round.',
    ],
    ...linesOf('special-attack', book.specialAttacks),
    ...linesOf('weapon-rule', book.weaponRules, (id) => notWeaponRules.includes(id) || !isOwnWeaponRule(id)),
    ...linesOf('effect', book.effects, (id) => !effectNames.includes(id)),
    [
      'template/explosion-template',
      'Explosion template',
      '12 cm across, on the target or on what stopped the shot. All who are touched are hit; CRT effects need their critical.',
    ],
    [
      'template/spray-template',
      'Spray template',
      'Four bands: the first is harmless, then lethal, serious, mild. On a line the narrower counts.',
    ],
  ]),
}
