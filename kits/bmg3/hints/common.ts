import type { Content, State } from '@gargoyle/bmg3'
import type { Experience, Speaker, Try, WorthChange } from '@gargoyle/bots'

/** A try in this game, all tries of an answer, and who speaks of them. */
export type Bmg3Try = Try<State>
export type Bmg3Experience = Experience<State, Content>
export type Bmg3Speaker = Speaker<State, Content>

/** What players call a model. */
export const modelName = ({ content }: Bmg3Experience, model: number | string): string =>
  content.cards[Number(model)]?.label ?? `model ${model}`

/** The part of the tries in which something holds. */
export const shareOfTries = (
  tries: readonly Bmg3Try[],
  holds: (each: Bmg3Try, index: number) => boolean,
): number => (tries.length === 0 ? 0 : tries.filter(holds).length / tries.length)

/** What some changes are worth together. */
export const totalWorth = (changes: readonly WorthChange[]): number =>
  changes.reduce((sum, { worth }) => sum + worth, 0)

const counted = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
]

/** A number as it is read in a sentence: small ones in letters, means with one decimal. */
export function numberText(number: number): string {
  const rounded = Math.round(number * 10) / 10
  return counted[rounded] ?? `${rounded}`
}

/** So many of something: `one suspect`, `two suspects`, `1.5 suspects`. */
export const many = (number: number, one: string, several: string): string =>
  `${numberText(number)} ${Math.round(number * 10) === 10 ? one : several}`
