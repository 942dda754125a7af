import { isRecord, type Json, ok, type Result, refused } from '@gargoyle/engine'
import { readPasted } from '../../../builder/share-link.ts'
import { isAboutForm } from '../../../match/setup-words.ts'
import type { SeatPlans } from '../../../worker/protocol.ts'

const botLevels = ['novice', 'regular', 'veteran', 'mastermind'] as const

/** How strong the computer plays. */
export type Level = (typeof botLevels)[number]

/** Where a crew or band comes from, and which one it is there. */
export type ListChoice =
  | { readonly from: 'ready'; readonly id: string }
  | { readonly from: 'own'; readonly id: string }
  | { readonly from: 'code'; readonly code: string }

/** Who sits at the table. */
export interface WhoChoices {
  readonly mode: 'computer' | 'people'
  readonly level: Level
  /** What the two at the screen are called. */
  readonly names: readonly [string, string]
}

/** What can be chosen about a new game of every edition. */
export interface CommonChoices extends WhoChoices {
  /** The short name of a board, or `city` for one that is made from a word. */
  readonly board: string
  readonly city: string
  /** What chance follows from; empty for a fresh one. */
  readonly seed: string
}

/** The default names of the person and the computer. */
export const PERSON = 'Player'
export const COMPUTER = 'Computer'

/** The field of the form that something is wrong with. */
export type Field = 'names' | 'side-0' | 'side-1' | 'city' | 'reputation'

/** What was wrong, and where. */
export interface Trouble {
  readonly field?: Field
  readonly text: string
}

/** Longest name of a player. */
const LONGEST = 40

/** What the two seats are called. */
export function seatNames({ mode, names }: WhoChoices): Result<readonly [string, string]> {
  if (mode === 'computer') return ok([PERSON, COMPUTER])
  const [first, second] = [names[0].trim(), names[1].trim()]
  const at = { path: 'names' }
  if (first === '' || second === '') return refused('Both players need a name, to know whose turn it is.', at)
  if (first === second) return refused('The two players need different names.', at)
  if ([first, second].some((name) => name.length > LONGEST || name === 'spectator'))
    return refused(`A name has at most ${LONGEST} letters, and "spectator" is taken.`, at)
  return ok([first, second])
}

/** Who plays the two seats. */
export const seatPlans = (
  [first, second]: readonly [string, string],
  { mode, level }: WhoChoices,
): SeatPlans => ({
  [first]: { kind: 'person' },
  [second]: mode === 'people' ? { kind: 'person' } : { kind: 'bot', name: level },
})

/** The board as a setup names it. */
export function chosenBoard({ board, city }: CommonChoices): Result<Json> {
  if (board !== 'city') return ok(board)
  return city.trim() === ''
    ? refused('Give the city a name: any word will do, and the same word makes the same city.', {
        path: 'city',
      })
    : ok({ city: city.trim() })
}

/** What is said of a saved list that nobody can read: where in it the fault is tells a player nothing. */
const DAMAGED = 'It is damaged, or was kept by another version of this page. Choose another one.'

/** The crew or band of a side as a setup names it; `ownList` finds a saved one by its id. */
export function listOf(
  choice: ListChoice,
  word: string,
  ownList: (id: string) => Json | undefined,
): Result<Json> {
  switch (choice.from) {
    case 'ready':
      return ok(choice.id)
    case 'code': {
      const shared = readPasted(choice.code)
      if (shared === undefined) return refused(`Paste the code or the link of a ${word} here.`)
      // Names of ready-made lists, which the rules take too, are nothing that a person copies.
      return shared.code.includes('.') && !shared.code.includes('/')
        ? ok(shared.code)
        : refused(`This is no code or link of a ${word}. The builder gives both, under “Share or print”.`)
    }
    case 'own': {
      const list = ownList(choice.id)
      if (list === undefined)
        return refused(`This ${word} is no longer kept in this browser. Choose another one.`)
      return isRecord(list) ? ok(list) : refused(DAMAGED)
    }
  }
}

/** Whether the rules should look at a list before it is played: others are known to be fine. */
export const isDoubtfulList = ({ from }: { readonly from: string }): boolean =>
  from === 'own' || from === 'code'

/** What a refusal of the rules means for the form. */
export function troubleOf({ text, path = '' }: { readonly text: string; readonly path?: string }): Trouble {
  const side = /(?:crews|bands)[.[](\d)/.exec(path)?.[1]
  if (side === '0' || side === '1')
    return { field: `side-${side}`, text: isAboutForm({ text, path }) ? DAMAGED : text }
  const fields: readonly Field[] = ['names', 'side-0', 'side-1', 'city', 'reputation']
  const field = fields.find((each) => each === path) ?? (path.startsWith('board') ? 'city' : undefined)
  return field === undefined ? { text } : { field, text }
}

/** Something that was kept as text, if it is a record. */
export function readStored(text: string | null): Readonly<Record<string, unknown>> | undefined {
  try {
    const given: unknown = JSON.parse(text ?? 'null')
    return isRecord(given) ? given : undefined
  } catch {
    return undefined
  }
}

/** Reads what every edition keeps. What makes no sense any more is as usual; chance is always drawn anew. */
export const readCommon = (
  given: Readonly<Record<string, unknown>>,
  usual: CommonChoices,
): Omit<CommonChoices, 'board'> => ({
  mode: given.mode === 'people' ? 'people' : 'computer',
  level: botLevels.find((each) => each === given.level) ?? usual.level,
  names: readPair(given.names, (name) => typeof name === 'string') ?? usual.names,
  city: typeof given.city === 'string' ? given.city : usual.city,
  seed: '',
})

/** Whether something that was kept is a choice of a list. */
export const isListChoice = (given: unknown): given is ListChoice =>
  isRecord(given) &&
  (given.from === 'code'
    ? typeof given.code === 'string'
    : (given.from === 'ready' || given.from === 'own') && typeof given.id === 'string')

/** Two things of a kind, if they are that. */
export function readPair<T>(given: unknown, is: (each: unknown) => each is T): readonly [T, T] | undefined {
  if (!Array.isArray(given)) return undefined
  const [first, second]: readonly unknown[] = given
  return is(first) && is(second) ? [first, second] : undefined
}
