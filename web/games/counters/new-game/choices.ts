import { isRecord, type Json, ok, type Result, refused } from '@gargoyle/engine'
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

/** Where a band comes from: a list, or chance. */
export type BandChoice = ListChoice | { readonly from: 'chance' }

/** Everything that can be chosen about a new game. */
export interface Choices extends CommonChoices {
  readonly bands: readonly [BandChoice, BandChoice]
  /** What both agreed on: no band may cost more. */
  readonly reputation: number
  /** `any` rolls for one. */
  readonly scenario: string
  readonly strategies: boolean
  /** Whether models of the Compendium may be in the bands of an edition that has it not. */
  readonly compendium: boolean
}

/** What an order needs to know besides the choices. */
export interface OrderContext {
  /** The id of the game. */
  readonly game: string
  /** What the edition calls a band. */
  readonly word: string
  /** Whether the edition can let models of the Compendium in. */
  readonly hasCompendium: boolean
  /** A saved band by its id; undefined if it was deleted. */
  ownBand(id: string): Json | undefined
  /** A legal band of chance that costs no more than the players agreed on. */
  chanceBand(reputation: number, seed: string): Json | undefined
  /** What a band costs; nothing if it cannot be read. */
  reputationOf(band: Json): number | undefined
  /** A fresh word to draw chance from. */
  freshSeed(): string
}

/** Least and most that may be agreed on. */
export const REPUTATION = { least: 100, most: 1000, step: 50 } as const

/** Makes an order of what was chosen; what is missing is said with the field it is missing in. */
export function orderOf(choices: Choices, context: OrderContext): Result<MatchOrder> {
  const names = seatNames(choices)
  if (!names.ok) return names
  const { reputation, scenario, strategies, compendium } = choices
  if (!Number.isInteger(reputation) || reputation < REPUTATION.least || reputation > REPUTATION.most)
    return refused(`Agree on a whole number of Reputation, from ${REPUTATION.least} to ${REPUTATION.most}.`, {
      path: 'reputation',
    })
  const seed = choices.seed.trim() === '' ? context.freshSeed() : choices.seed.trim()
  const bands: { seat: string; band: Json }[] = []
  for (const [index, choice] of choices.bands.entries()) {
    const band = bandOf(choice, reputation, `${seed} ${index}`, context)
    if (!band.ok) return refused(band.reason.text, { path: `side-${index}` })
    bands.push({ seat: names.value[index] ?? '', band: band.value })
  }
  const board = chosenBoard(choices)
  if (!board.ok) return board
  return ok({
    game: context.game,
    seed,
    setup: {
      bands,
      board: board.value,
      ...(scenario === 'any' ? {} : { scenario }),
      ...(strategies ? { strategies } : {}),
      ...(compendium && context.hasCompendium ? { compendium } : {}),
    },
    seats: seatPlans(names.value, choices),
  })
}

function bandOf(choice: BandChoice, reputation: number, seed: string, context: OrderContext): Result<Json> {
  const band = chosenBand(choice, reputation, seed, context)
  if (!band.ok) return band
  const cost = context.reputationOf(band.value)
  return cost !== undefined && cost > reputation
    ? refused(`This ${context.word} costs ${cost} Reputation, and you agreed on ${reputation}.`)
    : band
}

function chosenBand(
  choice: BandChoice,
  reputation: number,
  seed: string,
  { word, ownBand, chanceBand }: OrderContext,
): Result<Json> {
  if (choice.from !== 'chance') return listOf(choice, word, ownBand)
  const band = chanceBand(reputation, seed)
  return band === undefined
    ? refused(`No ${word} was found for ${reputation} Reputation. Agree on more, or choose a ${word}.`)
    : ok(band)
}

/** Whether the rules should look at an order before it is played. */
export const isDoubtful = ({ bands }: Choices): boolean => bands.some(isDoubtfulList)

/** All that there is to choose from, and what is usual. */
export interface Menu {
  readonly bands: readonly string[]
  readonly boards: readonly string[]
  readonly scenarios: readonly string[]
  readonly usual: Choices
}

const isBandChoice = (given: unknown): given is BandChoice =>
  isListChoice(given) || (isRecord(given) && given.from === 'chance')

/** Reads what was chosen last time. What makes no sense any more is as usual; chance is always drawn anew. */
export function readChoices(text: string | null, { bands, boards, scenarios, usual }: Menu): Choices {
  const given = readStored(text)
  if (given === undefined) return usual
  const known = (key: 'board' | 'scenario', among: readonly string[]): string =>
    among.find((each) => each === given[key]) ?? usual[key]
  const pair = readPair(given.bands, isBandChoice) ?? usual.bands
  const settled = (index: 0 | 1): BandChoice => {
    const choice = pair[index]
    return choice.from !== 'ready' || bands.includes(choice.id) ? choice : usual.bands[index]
  }
  return {
    ...readCommon(given, usual),
    bands: [settled(0), settled(1)],
    reputation: typeof given.reputation === 'number' ? given.reputation : usual.reputation,
    board: known('board', [...boards, 'city']),
    scenario: known('scenario', ['any', ...scenarios]),
    strategies: given.strategies === true,
    compendium: given.compendium === true,
  }
}
