import { type Json, ok, type Result, refused } from '@gargoyle/engine'
import type { MatchOrder } from '../../../worker/protocol.ts'
import {
  type CommonChoices,
  chosenBoard,
  isDoubtfulList,
  isListChoice,
  type ListChoice,
  listOf,
  readCommon,
  readPair,
  readStored,
  seatNames,
  seatPlans,
} from '../../bmg/new-game/choices.ts'

/** Everything that can be chosen about a new game. */
export interface Choices extends CommonChoices {
  readonly crews: readonly [ListChoice, ListChoice]
  /** `any` draws one. */
  readonly encounter: string
  /** `any` draws one, `none` plays without. */
  readonly event: string
  readonly plots: boolean
  /** Whether both are asked at every chance to play a card, also without one, so that a question reveals nothing. */
  readonly askAlways: boolean
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

/** What an order needs to know besides the choices. */
export interface OrderContext {
  /** A saved crew by its id; undefined if it was deleted. */
  ownCrew(id: string): Json | undefined
  /** A fresh word to draw chance from. */
  freshSeed(): string
}

/** Makes an order of what was chosen; what is missing is said with the field it is missing in. */
export function orderOf(choices: Choices, context: OrderContext): Result<MatchOrder> {
  const names = seatNames(choices)
  if (!names.ok) return names
  const crews: { seat: string; crew: Json }[] = []
  for (const [index, choice] of choices.crews.entries()) {
    const crew = listOf(choice, 'crew', context.ownCrew)
    if (!crew.ok) return refused(crew.reason.text, { path: `side-${index}` })
    crews.push({ seat: names.value[index] ?? '', crew: crew.value })
  }
  const board = chosenBoard(choices)
  if (!board.ok) return board
  const { encounter, event, plots, askAlways } = choices
  return ok({
    game: 'bmg3',
    seed: choices.seed.trim() === '' ? context.freshSeed() : choices.seed.trim(),
    setup: {
      crews,
      board: board.value,
      ...(encounter === 'any' ? {} : { encounter }),
      ...(event === 'any' ? {} : { event }),
      ...(plots ? { plots } : {}),
      ...(askAlways ? { askAlways } : {}),
    },
    seats: seatPlans(names.value, choices),
  })
}

/** Whether the rules should look at an order before it is played. */
export const isDoubtful = ({ crews }: Choices): boolean => crews.some(isDoubtfulList)

/** All that there is to choose from. */
export interface Menu {
  readonly crews: readonly string[]
  readonly boards: readonly string[]
  readonly encounters: readonly string[]
  readonly events: readonly string[]
}

/** The same choices, with what is no longer there as usual. */
export function settledChoices(choices: Choices, menu: Menu): Choices {
  const crew = (index: 0 | 1): ListChoice => {
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

/** Reads what was chosen last time. What makes no sense any more is as usual; chance is always drawn anew. */
export function readChoices(text: string | null): Choices {
  const given = readStored(text)
  if (given === undefined) return usualChoices
  const word = (key: 'board' | 'encounter' | 'event'): string => {
    const value = given[key]
    return typeof value === 'string' ? value : usualChoices[key]
  }
  return {
    ...readCommon(given, usualChoices),
    crews: readPair(given.crews, isListChoice) ?? usualChoices.crews,
    board: word('board'),
    encounter: word('encounter'),
    event: word('event'),
    plots: given.plots === true,
    askAlways: given.askAlways === true,
  }
}
