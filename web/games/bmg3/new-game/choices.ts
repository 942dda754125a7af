import { isRecord, type Json, ok, type Result, refused } from '@gargoyle/engine'
import { readPasted } from '../../../builder/share-link.ts'
import type { MatchOrder } from '../../../worker/protocol.ts'

/** How strong the computer plays. */
export type Level = 'novice' | 'regular' | 'veteran' | 'mastermind'

/** Where a crew comes from, and which one it is there. */
export type CrewChoice =
  | { readonly from: 'ready'; readonly id: string }
  | { readonly from: 'own'; readonly id: string }
  | { readonly from: 'code'; readonly code: string }

/** Everything that can be chosen about a new game. */
export interface Choices {
  readonly mode: 'computer' | 'people'
  readonly level: Level
  /** What the two at the screen are called. */
  readonly names: readonly [string, string]
  readonly crews: readonly [CrewChoice, CrewChoice]
  /** The short name of a board, or `city` for one that is made from a word. */
  readonly board: string
  readonly city: string
  /** `any` draws one. */
  readonly encounter: string
  /** `any` draws one, `none` plays without. */
  readonly event: string
  readonly plots: boolean
  /** Whether both are asked at every chance to play a card, also without one, so that a question reveals nothing. */
  readonly askAlways: boolean
  /** What chance follows from; empty for a fresh one. */
  readonly seed: string
}

export const usualChoices: Choices = {
  mode: 'computer',
  level: 'regular',
  names: ['Ann', 'Bob'],
  crews: [
    { from: 'ready', id: 'gcpd-signal' },
    { from: 'ready', id: 'joker-carnival' },
  ],
  board: 'crime-alley',
  city: '',
  encounter: 'any',
  event: 'any',
  plots: false,
  askAlways: false,
  seed: '',
}

/** The default names of the person and the computer. */
export const PERSON = 'Player'
export const COMPUTER = 'Computer'

/** What an order needs to know besides the choices. */
export interface OrderContext {
  /** A saved crew by its id; undefined if it was deleted. */
  ownCrew(id: string): Json | undefined
  /** A fresh word to draw chance from. */
  freshSeed(): string
}

/** The field of the form that something is wrong with. */
export type Field = 'names' | 'crew-0' | 'crew-1' | 'city'

/** What was wrong, and where. */
export interface Trouble {
  readonly field?: Field
  readonly text: string
}

/** Makes an order of what was chosen; what is missing is said with the field it is missing in. */
export function orderOf(choices: Choices, context: OrderContext): Result<MatchOrder> {
  const names = seatsOf(choices)
  if (!names.ok) return names
  const crews: { seat: string; crew: Json }[] = []
  for (const [index, choice] of choices.crews.entries()) {
    const crew = crewOf(choice, context)
    if (!crew.ok) return refused(crew.reason.text, { path: `crew-${index}` })
    crews.push({ seat: names.value[index] ?? '', crew: crew.value })
  }
  if (choices.board === 'city' && choices.city.trim() === '')
    return refused('Give the city a name: any word will do, and the same word makes the same city.', {
      path: 'city',
    })
  const { encounter, event, plots, askAlways } = choices
  const [first, second] = names.value
  return ok({
    game: 'bmg3',
    seed: choices.seed.trim() === '' ? context.freshSeed() : choices.seed.trim(),
    setup: {
      crews,
      board: choices.board === 'city' ? { city: choices.city.trim() } : choices.board,
      ...(encounter === 'any' ? {} : { encounter }),
      ...(event === 'any' ? {} : { event }),
      ...(plots ? { plots } : {}),
      ...(askAlways ? { askAlways } : {}),
    },
    seats: {
      [first]: { kind: 'person' },
      [second]: choices.mode === 'people' ? { kind: 'person' } : { kind: 'bot', name: choices.level },
    },
  })
}

/** Longest name of a player. */
const LONGEST = 40

function seatsOf({ mode, names }: Choices): Result<readonly [string, string]> {
  if (mode === 'computer') return ok([PERSON, COMPUTER])
  const [first, second] = [names[0].trim(), names[1].trim()]
  const at = { path: 'names' }
  if (first === '' || second === '') return refused('Both players need a name, to know whose turn it is.', at)
  if (first === second) return refused('The two players need different names.', at)
  if ([first, second].some((name) => name.length > LONGEST || name === 'spectator'))
    return refused(`A name has at most ${LONGEST} letters, and "spectator" is taken.`, at)
  return ok([first, second])
}

function crewOf(choice: CrewChoice, { ownCrew }: OrderContext): Result<Json> {
  switch (choice.from) {
    case 'ready':
      return ok(choice.id)
    case 'code': {
      const shared = readPasted(choice.code)
      return shared ? ok(shared.code) : refused('Paste the code or the link of a crew here.')
    }
    case 'own': {
      const list = ownCrew(choice.id)
      return list === undefined
        ? refused('This crew is no longer kept in this browser. Choose another one.')
        : ok(list)
    }
  }
}

/** Whether the rules should look at an order before it is played: ready-made crews are known to be fine. */
export const isDoubtful = ({ crews }: Choices): boolean => crews.some(({ from }) => from !== 'ready')

/** What a refusal of the rules means for the form. */
export function troubleOf({ text, path = '' }: { readonly text: string; readonly path?: string }): Trouble {
  const crew = /crews[.[](\d)/.exec(path)?.[1]
  if (crew === '0' || crew === '1') return { field: `crew-${crew}`, text }
  const fields: readonly Field[] = ['names', 'crew-0', 'crew-1', 'city']
  const field = fields.find((each) => each === path) ?? (path.startsWith('board') ? 'city' : undefined)
  return field === undefined ? { text } : { field, text }
}

/** All that there is to choose from. */
export interface Menu {
  readonly crews: readonly string[]
  readonly boards: readonly string[]
  readonly encounters: readonly string[]
  readonly events: readonly string[]
}

/** The same choices, with what is no longer there as usual. */
export function settledChoices(choices: Choices, menu: Menu): Choices {
  const crew = (index: 0 | 1): CrewChoice => {
    const choice = choices.crews[index]
    return choice.from !== 'ready' || menu.crews.includes(choice.id) ? choice : usualChoices.crews[index]
  }
  const known = (value: string, list: readonly string[], usual: string): string =>
    list.includes(value) ? value : usual
  return {
    ...choices,
    crews: [crew(0), crew(1)],
    board: known(choices.board, [...menu.boards, 'city'], usualChoices.board),
    encounter: known(choices.encounter, menu.encounters, 'any'),
    event: known(choices.event, ['none', ...menu.events], 'any'),
  }
}

const isCrewChoice = (given: unknown): given is CrewChoice =>
  isRecord(given) &&
  (given.from === 'code'
    ? typeof given.code === 'string'
    : (given.from === 'ready' || given.from === 'own') && typeof given.id === 'string')

/** Reads what was chosen last time. What makes no sense any more is as usual; chance is always drawn anew. */
export function readChoices(text: string | null): Choices {
  let given: unknown
  try {
    given = JSON.parse(text ?? 'null')
  } catch {
    return usualChoices
  }
  if (!isRecord(given)) return usualChoices
  const word = (key: 'board' | 'city' | 'encounter' | 'event'): string => {
    const value = given[key]
    return typeof value === 'string' ? value : usualChoices[key]
  }
  const level = (['novice', 'regular', 'veteran', 'mastermind'] as const).find((each) => each === given.level)
  return {
    mode: given.mode === 'people' ? 'people' : 'computer',
    level: level ?? usualChoices.level,
    names: readPair(given.names, (name) => typeof name === 'string') ?? usualChoices.names,
    crews: readPair(given.crews, isCrewChoice) ?? usualChoices.crews,
    board: word('board'),
    city: word('city'),
    encounter: word('encounter'),
    event: word('event'),
    plots: given.plots === true,
    askAlways: given.askAlways === true,
    seed: '',
  }
}

function readPair<T>(given: unknown, is: (each: unknown) => each is T): readonly [T, T] | undefined {
  if (!Array.isArray(given)) return undefined
  const [first, second]: readonly unknown[] = given
  return is(first) && is(second) ? [first, second] : undefined
}
