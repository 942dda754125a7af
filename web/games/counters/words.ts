import type { CounterKind } from '@gargoyle/bmg-counters'

/** The four places of a card, in their order. The page has its own list: that of the rules would bring all rules along. */
export const placesOfCounters: readonly CounterKind[] = ['movement', 'attack', 'defense', 'special']

/** The four places of a card in one letter, as figures and rows of counters show them. */
export const counterLetters: Readonly<Record<CounterKind, string>> = {
  movement: 'M',
  attack: 'A',
  defense: 'D',
  special: 'S',
}

/** The same in a word. */
export const placeNames: Readonly<Record<CounterKind, string>> = {
  movement: 'Move',
  attack: 'Attack',
  defense: 'Defend',
  special: 'Special',
}

/** Core rules that the help leads to, by the names of the first edition. */
export const helpRules = [
  'take-the-lead',
  'raise-a-plan',
  'execute-the-plan',
  'casualty-recount',
  'melee-strikes',
  'ranged-attack',
  'blink',
  'collateral-die',
  'ko',
  'passing',
] as const

/** A number with what is counted. */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`
