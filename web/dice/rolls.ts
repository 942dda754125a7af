import { isRecord, type Reroll, type Roll, type SeenEvent } from '@gargoyle/engine'
import type { DieLook, GamePage, RollResult } from '../games/game-page.ts'
import { describeFace } from './face.ts'

/** A roll as it is shown: its dice as they lie now, and what became of each. */
export interface ShownRoll {
  readonly roll: Roll
  /** The number of the event that announced it. */
  readonly event: number
  /** What dice did, by their places: `hit`, `block`. */
  readonly words: ReadonlyMap<number, string>
  /** Whether an event says what the dice did: then dice without a word did nothing. */
  readonly isJudged: boolean
}

/** The roll that an event announces, if it announces one. */
export function rollIn({ name, about }: Pick<SeenEvent, 'name' | 'about'>): Roll | undefined {
  if (name !== 'roll' && name !== 'reroll') return undefined
  return isRoll(about) ? about : undefined
}

const isRoll = (about: unknown): about is Roll & Record<string, never> =>
  isRecord(about) && typeof about.id === 'string' && Array.isArray(about.dice) && Array.isArray(about.rerolls)

/** The last rolls of what happened, oldest first: rolled again, a roll stays where it is; results are written to it. */
export function shownRolls(
  events: readonly SeenEvent[],
  page: Pick<GamePage, 'diceResults'>,
  most: number,
): readonly ShownRoll[] {
  const rolls = new Map<string, ShownRoll>()
  for (const event of events) {
    const roll = rollIn(event)
    if (roll !== undefined) {
      const known = rolls.get(roll.id)
      rolls.set(roll.id, {
        roll,
        event: known?.event ?? event.number,
        words: known?.words ?? new Map(),
        isJudged: known?.isJudged ?? false,
      })
    }
    for (const result of page.diceResults?.(event) ?? []) {
      const known = rolls.get(result.roll)
      if (known) rolls.set(result.roll, judged(known, result))
    }
  }
  return [...rolls.values()].slice(-most)
}

function judged(shown: ShownRoll, { dice, word, best = [], bestWord = word }: RollResult): ShownRoll {
  const words = new Map(shown.words)
  for (const die of dice) words.set(die, word)
  for (const die of best) words.set(die, bestWord)
  return { ...shown, words, isJudged: true }
}

/** Faces that a die has shown before the one that counts. */
export const facesBefore = ({ faces, face }: Roll['dice'][number]): readonly number[] => {
  const counts = faces.lastIndexOf(face)
  return faces.filter((_, index) => index !== counts)
}

/** Why dice were rolled again, each reason once. */
export const whyRerolled = (rerolls: readonly Reroll[]): readonly string[] => [
  ...new Set(rerolls.map(({ reason }) => reason)),
]

/** What a roll is called: by its game, else who rolled and for what. */
export const titleOfRoll = (roll: Roll, { rollTitle }: Pick<GamePage, 'rollTitle'>, between = ': '): string =>
  rollTitle?.(roll) ?? (roll.seat === undefined ? roll.purpose : `${roll.seat}${between}${roll.purpose}`)

/** The sentence for an event: a roll with a title of its game is described by the meaning of its faces. */
export function sentenceOfEvent(event: SeenEvent, page: Pick<GamePage, 'rollTitle' | 'dieLook'>): string {
  const roll = rollIn(event)
  if (roll === undefined || page.rollTitle === undefined) return event.text
  const faces = roll.dice.map((die) => {
    const look = page.dieLook?.(die, roll)
    return look === undefined ? `${die.face}` : `${look.name} ${describeFace(die.face, look)}`
  })
  const again = event.name === 'reroll' ? `, again (${whyRerolled(roll.rerolls).join(', ')})` : ''
  return `${page.rollTitle(roll)}${again}: ${faces.join(', ')}.`
}

/** A roll in a sentence, for screen readers. */
export function describeRoll(
  { roll, words, isJudged }: ShownRoll,
  lookOf: (die: Roll['dice'][number]) => DieLook,
  page: Pick<GamePage, 'rollTitle'> = {},
): string {
  const dice = roll.dice.map((die, index) => {
    const look = lookOf(die)
    const before = facesBefore(die).map((face) => describeFace(face, look))
    const again = before.length > 0 ? ` (was ${before.join(', ')})` : ''
    const word = words.get(index) ?? (isJudged ? 'nothing' : '')
    return `${look.name} ${describeFace(die.face, look)}${again}${word === '' ? '' : `: ${word}`}`
  })
  return `${titleOfRoll(roll, page, ', ')}: ${dice.join('; ')}.`
}
