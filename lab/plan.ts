import { inTurn, type Named, rivalOf, type SetupOptions } from '@gargoyle/kits'
import { seedOf } from './play-game.ts'

/** The version of plans and of the games that are kept with them. Others are refused. */
export const planVersion = 2

/** A side that takes part: a bot, and what it brings (a crew) if that does not change. */
export interface Contestant {
  /** What tables call it. No other contestant of the plan is called so. */
  readonly name: string
  /** As `loadBot` reads it. It plays all seats of its side. */
  readonly bot: string
  readonly brings?: Named
}

/** Which games are to be played. Everything about game number so-and-so follows from this and the number. */
export interface Plan {
  readonly format: 'gargoyle-lab'
  readonly version: typeof planVersion
  readonly kind: 'run' | 'tournament'
  readonly game: string
  readonly rulesVersion: number
  readonly seed: string
  /** Games of each pairing. */
  readonly games: number
  readonly contestants: readonly Contestant[]
  /** Which contestants meet, by their indices in `contestants`. */
  readonly pairings: readonly (readonly [number, number])[]
  /**
   * Contestants, by name, that were changed after an earlier tournament: only their games are planned, and in a joined
   * report these replace all earlier games of theirs.
   */
  readonly changed?: readonly string[]
  /** The option that holds what sides bring, if the game has one, and what goes round among those who bring nothing. */
  readonly sideOption?: { readonly name: string; readonly each: string; readonly ready: readonly Named[] }
  /** Options of the whole table, by name: what an option lists goes round. */
  readonly table: Readonly<Record<string, readonly Named[]>>
  /** Fingerprints of what plays: the program, and bots that are files. The same plan with another program is not the same. */
  readonly marks: Readonly<Record<string, string>>
}

/** One game of a plan, before it is played. */
export interface Fixture {
  /** From 0. */
  readonly index: number
  readonly seed: string
  /** Its place among the pairings. */
  readonly pairing: number
  /** Who plays which side, in the order of the game's sides. */
  readonly sides: readonly SidePlan[]
  readonly setup: SetupOptions
}

/** Who plays a side. */
export interface SidePlan {
  /** Its place among the contestants. */
  readonly contestant: number
  readonly brings?: Named
}

/** Whether one bot plays all sides. Only then do wins say something about crews, cards and zones. */
export const hasOneBot = ({ contestants }: Plan): boolean =>
  new Set(contestants.map(({ bot }) => bot)).size === 1

/** How many games a plan has. */
export const gamesIn = ({ pairings, games }: Plan): number => pairings.length * games

/**
 * One game of a plan. All pairings play their first game, then all their second, and so on, so that a plan with more
 * games begins like one with fewer. Every other game the two change sides, at the same table and with the same things;
 * where what they bring goes round, the two then exchange it and do the same again.
 */
export function fixtureOf(plan: Plan, index: number): Fixture {
  const pairing = index % plan.pairings.length
  const round = Math.floor(index / plan.pairings.length)
  const [first, second] = plan.pairings[pairing]!
  const { brought, leg } = broughtTo(plan, first, second, round)
  const sides = [
    { contestant: first, ...withThing(brought[0]) },
    { contestant: second, ...withThing(brought[1]) },
  ]
  if (round % 2 === 1) sides.reverse()
  const { sideOption } = plan
  const ready = sideOption?.ready.length ?? 0
  // Without the laps a crew would meet the same board each time round.
  const laps = ready === 0 ? 0 : Math.floor(leg / ready)
  const chosen = sides.flatMap(({ brings }) => (brings === undefined ? [] : [brings]))
  return {
    index,
    seed: seedOf(plan.seed, index),
    pairing,
    sides,
    setup: {
      ...(sideOption === undefined || chosen.length === 0 ? {} : { [sideOption.name]: chosen }),
      ...tableFor(plan, leg + pairing + laps),
    },
  }
}

/** What the table is laid with: the first option changes every time, the next when the first has been round, and so on. */
function tableFor({ table }: Plan, turn: number): SetupOptions {
  const laid: Record<string, readonly Named[]> = {}
  let slower = turn
  for (const [name, things] of Object.entries(table)) {
    const thing = inTurn(things, slower)
    if (thing === undefined) continue
    laid[name] = [thing]
    slower = Math.floor(slower / things.length)
  }
  return laid
}

const withThing = (brings: Named | undefined): { readonly brings?: Named } =>
  brings === undefined ? {} : { brings }

type Dealt = {
  readonly brought: readonly [Named | undefined, Named | undefined]
  /** Counts the games that differ in more than who plays which side. */
  readonly leg: number
}

function broughtTo({ contestants, sideOption }: Plan, first: number, second: number, round: number): Dealt {
  const mine = contestants[first]?.brings
  const theirs = contestants[second]?.brings
  const ready = sideOption?.ready ?? []
  const half = Math.floor(round / 2)
  if (ready.length === 0 || (mine !== undefined && theirs !== undefined)) {
    return { brought: [mine, theirs], leg: half }
  }
  const at = (place: number): Named => inTurn(ready, place)!
  if (mine !== undefined || theirs !== undefined)
    return { brought: [mine ?? at(half), theirs ?? at(half)], leg: half }
  const leg = Math.floor(round / 4)
  const pair = [at(leg), at(rivalOf(leg, ready.length))] as const
  return { brought: half % 2 === 0 ? pair : [pair[1], pair[0]], leg }
}

/** All against all others, once. */
export function allPairs(count: number): readonly (readonly [number, number])[] {
  const pairs: [number, number][] = []
  for (let a = 0; a < count; a++) for (let b = a + 1; b < count; b++) pairs.push([a, b])
  return pairs
}

/**
 * All against so many others, an even number: those at certain distances round a circle, the same for all, spread
 * over it. Each is as often first as second. For more contestants than there is time to let all meet.
 */
export function somePairs(count: number, rivals: number): readonly (readonly [number, number])[] {
  const steps = Array.from({ length: rivals / 2 }, (_, turn) =>
    Math.round(((2 * turn + 1) * count) / (2 * rivals)),
  )
  return steps.flatMap((step) =>
    Array.from({ length: count }, (_, place) => [place, (place + step) % count] as const),
  )
}
