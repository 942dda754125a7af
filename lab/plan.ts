import type { Named, SetupOptions } from './lab-game.ts'
import { seedOf } from './play-game.ts'
import { inTurn, rivalOf } from './rotation.ts'

/** Somebody who takes part: a bot, and the crew that it leads if that does not change. */
export interface Contestant {
  /** What tables call it. Nobody else in the plan is called so. */
  readonly name: string
  /** As `loadBot` reads it. */
  readonly bot: string
  readonly crew?: Named
}

/** Which games are to be played. Everything about game number so-and-so follows from this and the number. */
export interface Plan {
  readonly format: 'gargoyle-lab'
  readonly version: 1
  readonly kind: 'run' | 'tournament'
  readonly game: string
  readonly rulesVersion: number
  readonly seed: string
  /** Games of each pairing. */
  readonly games: number
  readonly contestants: readonly Contestant[]
  /** Who meets whom, by their places among the contestants. */
  readonly pairings: readonly (readonly [number, number])[]
  /** Crews that go round among contestants who bring none. */
  readonly crews: readonly Named[]
  /** Boards that go round. */
  readonly boards: readonly Named[]
  readonly encounter?: string
  readonly event?: string
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
  /** Who sits where, in table order. */
  readonly seats: readonly SeatPlan[]
  readonly setup: SetupOptions
}

/** Who takes a seat. */
export interface SeatPlan {
  /** Its place among the contestants. */
  readonly contestant: number
  readonly crew?: Named
}

/** Whether one bot plays for everybody. Only then does winning say something about crews, cards and zones. */
export const hasOneBot = ({ contestants }: Plan): boolean =>
  new Set(contestants.map(({ bot }) => bot)).size === 1

/** How many games a plan has. */
export const gamesIn = ({ pairings, games }: Plan): number => pairings.length * games

/**
 * One game of a plan. All pairings play their first game, then all their second, and so on, so that a plan with more
 * games begins like one with fewer. Every other game the two change seats, with the same board and the same crews;
 * where crews go round, the two then change crews and do the same again.
 */
export function fixtureOf(plan: Plan, index: number): Fixture {
  const pairing = index % plan.pairings.length
  const round = Math.floor(index / plan.pairings.length)
  const [first, second] = plan.pairings[pairing]!
  const { crews, leg } = crewsFor(plan, first, second, round)
  const seats = [
    { contestant: first, ...withCrew(crews[0]) },
    { contestant: second, ...withCrew(crews[1]) },
  ]
  if (round % 2 === 1) seats.reverse()
  const { boards, encounter, event } = plan
  // Without the laps a crew would meet the same board each time round.
  const laps = plan.crews.length === 0 ? 0 : Math.floor(leg / plan.crews.length)
  const board = inTurn(boards, leg + pairing + laps)
  const chosen = seats.flatMap(({ crew }) => (crew === undefined ? [] : [crew]))
  return {
    index,
    seed: seedOf(plan.seed, index),
    pairing,
    seats,
    setup: {
      ...(chosen.length === 0 ? {} : { crews: chosen }),
      ...(board === undefined ? {} : { board }),
      ...(encounter === undefined ? {} : { encounter }),
      ...(event === undefined ? {} : { event }),
    },
  }
}

const withCrew = (crew: Named | undefined): { readonly crew?: Named } => (crew === undefined ? {} : { crew })

type Dealt = {
  readonly crews: readonly [Named | undefined, Named | undefined]
  /** Counts the games that differ in more than who sits where. */
  readonly leg: number
}

function crewsFor({ contestants, crews }: Plan, first: number, second: number, round: number): Dealt {
  const mine = contestants[first]?.crew
  const theirs = contestants[second]?.crew
  const half = Math.floor(round / 2)
  if (crews.length === 0 || (mine !== undefined && theirs !== undefined)) {
    return { crews: [mine, theirs], leg: half }
  }
  const at = (place: number): Named => inTurn(crews, place)!
  if (mine !== undefined || theirs !== undefined)
    return { crews: [mine ?? at(half), theirs ?? at(half)], leg: half }
  const leg = Math.floor(round / 4)
  const pair = [at(leg), at(rivalOf(leg, crews.length))] as const
  return { crews: half % 2 === 0 ? pair : [pair[1], pair[0]], leg }
}

/** Everybody against everybody else, once. */
export function allPairs(count: number): readonly (readonly [number, number])[] {
  const pairs: [number, number][] = []
  for (let a = 0; a < count; a++) for (let b = a + 1; b < count; b++) pairs.push([a, b])
  return pairs
}
