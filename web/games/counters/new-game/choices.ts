import { isRecord, type Json, ok, type Result, refused } from '@gargoyle/engine'
import { readPasted } from '../../../builder/share-link.ts'
import type { MatchOrder } from '../../../worker/protocol.ts'

/** How strong the computer plays. */
export type Level = 'novice' | 'regular' | 'veteran' | 'mastermind'

/** Where a band comes from, and which one it is there. */
export type BandChoice =
  | { readonly from: 'ready'; readonly id: string }
  | { readonly from: 'own'; readonly id: string }
  | { readonly from: 'code'; readonly code: string }
  | { readonly from: 'chance' }

/** Everything that can be chosen about a new game. */
export interface Choices {
  readonly mode: 'computer' | 'people'
  readonly level: Level
  /** What the two at the screen are called. */
  readonly names: readonly [string, string]
  readonly bands: readonly [BandChoice, BandChoice]
  /** What both agreed on: no band may cost more. */
  readonly reputation: number
  /** The short name of a board, or `city` for one that is made from a word. */
  readonly board: string
  readonly city: string
  /** `any` rolls for one. */
  readonly scenario: string
  readonly strategies: boolean
  /** Whether models of the Compendium may be in the bands of an edition that has it not. */
  readonly compendium: boolean
  /** What chance follows from; empty for a fresh one. */
  readonly seed: string
}

/** The default names of the person and the computer. */
export const PERSON = 'Player'
export const COMPUTER = 'Computer'

/** What an order needs to know besides the choices. */
export interface OrderContext {
  /** The id of the game. */
  readonly game: string
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

/** The field of the form that something is wrong with. */
export type Field = 'names' | 'band-0' | 'band-1' | 'city' | 'reputation'

/** What was wrong, and where. */
export interface Trouble {
  readonly field?: Field
  readonly text: string
}

/** Least and most that may be agreed on. */
export const REPUTATION = { least: 100, most: 1000, step: 50 } as const

/** Makes an order of what was chosen; what is missing is said with the field it is missing in. */
export function orderOf(choices: Choices, context: OrderContext): Result<MatchOrder> {
  const names = seatsOf(choices)
  if (!names.ok) return names
  const { reputation, scenario, strategies, compendium, board, city } = choices
  if (!Number.isInteger(reputation) || reputation < REPUTATION.least || reputation > REPUTATION.most)
    return refused(`Agree on ${REPUTATION.least} to ${REPUTATION.most} Reputation.`, { path: 'reputation' })
  const seed = choices.seed.trim() === '' ? context.freshSeed() : choices.seed.trim()
  const bands: { seat: string; band: Json }[] = []
  for (const [index, choice] of choices.bands.entries()) {
    const band = bandOf(choice, reputation, `${seed} ${index}`, context)
    if (!band.ok) return refused(band.reason.text, { path: `band-${index}` })
    bands.push({ seat: names.value[index] ?? '', band: band.value })
  }
  if (board === 'city' && city.trim() === '')
    return refused('Give the city a name: any word will do, and the same word makes the same city.', {
      path: 'city',
    })
  const [first, second] = names.value
  return ok({
    game: context.game,
    seed,
    setup: {
      bands,
      board: board === 'city' ? { city: city.trim() } : board,
      ...(scenario === 'any' ? {} : { scenario }),
      ...(strategies ? { strategies } : {}),
      ...(compendium && context.hasCompendium ? { compendium } : {}),
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

function bandOf(choice: BandChoice, reputation: number, seed: string, context: OrderContext): Result<Json> {
  const band = chosenBand(choice, reputation, seed, context)
  if (!band.ok) return band
  const cost = context.reputationOf(band.value)
  return cost !== undefined && cost > reputation
    ? refused(`This band costs ${cost} Reputation, and you agreed on ${reputation}.`)
    : band
}

function chosenBand(
  choice: BandChoice,
  reputation: number,
  seed: string,
  { ownBand, chanceBand }: OrderContext,
): Result<Json> {
  switch (choice.from) {
    case 'ready':
      return ok(choice.id)
    case 'chance': {
      const band = chanceBand(reputation, seed)
      return band === undefined
        ? refused(`No band was found for ${reputation} Reputation. Agree on more, or choose a band.`)
        : ok(band)
    }
    case 'code': {
      const shared = readPasted(choice.code)
      return shared ? ok(shared.code) : refused('Paste the code or the link of a band here.')
    }
    case 'own': {
      const list = ownBand(choice.id)
      return list === undefined
        ? refused('This band is no longer kept in this browser. Choose another one.')
        : ok(list)
    }
  }
}

/** Whether the rules should look at an order before it is played: ready-made bands are known to be fine. */
export const isDoubtful = ({ bands }: Choices): boolean =>
  bands.some(({ from }) => from === 'own' || from === 'code')

/** What a refusal of the rules means for the form. */
export function troubleOf({ text, path = '' }: { readonly text: string; readonly path?: string }): Trouble {
  const band = /bands[.[](\d)/.exec(path)?.[1]
  if (band === '0' || band === '1') return { field: `band-${band}`, text }
  const fields: readonly Field[] = ['names', 'band-0', 'band-1', 'city', 'reputation']
  const field = fields.find((each) => each === path) ?? (path.startsWith('board') ? 'city' : undefined)
  return field === undefined ? { text } : { field, text }
}

/** All that there is to choose from, and what is usual. */
export interface Menu {
  readonly bands: readonly string[]
  readonly boards: readonly string[]
  readonly scenarios: readonly string[]
  readonly usual: Choices
}

const isBandChoice = (given: unknown): given is BandChoice =>
  isRecord(given) &&
  (given.from === 'code'
    ? typeof given.code === 'string'
    : given.from === 'chance' ||
      ((given.from === 'ready' || given.from === 'own') && typeof given.id === 'string'))

/** Reads what was chosen last time. What makes no sense any more is as usual; chance is always drawn anew. */
export function readChoices(text: string | null, { bands, boards, scenarios, usual }: Menu): Choices {
  let given: unknown
  try {
    given = JSON.parse(text ?? 'null')
  } catch {
    return usual
  }
  if (!isRecord(given)) return usual
  const known = (key: 'board' | 'scenario', among: readonly string[]): string =>
    among.find((each) => each === given[key]) ?? usual[key]
  const level = (['novice', 'regular', 'veteran', 'mastermind'] as const).find((each) => each === given.level)
  const pair = readPair(given.bands, isBandChoice) ?? usual.bands
  const settled = (index: 0 | 1): BandChoice => {
    const choice = pair[index]
    return choice.from !== 'ready' || bands.includes(choice.id) ? choice : usual.bands[index]
  }
  return {
    mode: given.mode === 'people' ? 'people' : 'computer',
    level: level ?? usual.level,
    names: readPair(given.names, (name) => typeof name === 'string') ?? usual.names,
    bands: [settled(0), settled(1)],
    reputation: typeof given.reputation === 'number' ? given.reputation : usual.reputation,
    board: known('board', [...boards, 'city']),
    city: typeof given.city === 'string' ? given.city : usual.city,
    scenario: known('scenario', ['any', ...scenarios]),
    strategies: given.strategies === true,
    compendium: given.compendium === true,
    seed: '',
  }
}

function readPair<T>(given: unknown, is: (each: unknown) => each is T): readonly [T, T] | undefined {
  if (!Array.isArray(given)) return undefined
  const [first, second]: readonly unknown[] = given
  return is(first) && is(second) ? [first, second] : undefined
}
