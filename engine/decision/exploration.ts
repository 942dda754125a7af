import { isRecord } from '../json.ts'
import { ok, type Result, refused } from '../result.ts'
import type { Json } from '../vocabulary.ts'
import { candidateLimit } from './candidates.ts'

/** A place on whatever the game is played on, in the game's own units. */
export type Place = { readonly x: number; readonly y: number; readonly z: number }

/** Where answers to a question about places can lead. Plain data. */
export type Exploration = {
  /** Outlines on floors at their heights; they may overlap, and together they are one region. */
  readonly areas: readonly {
    readonly z: number
    readonly outline: readonly { readonly x: number; readonly y: number }[]
  }[]
}

/** A stretch of a proposed way: a walk, a climb, a jump. */
export type ProposedPart = {
  readonly kind: string
  readonly from: Place
  readonly to: Place
  readonly length: number
  /** What it takes off the budget; more than its length where the ground is hard. */
  readonly cost: number
  /** What a player reads: `climb 3"`. */
  readonly text: string
}

/** An answer that leads to a place, with everything there is to show about it. Plain data. */
export type Proposal = {
  readonly answer: Json
  /** Where the way goes, from start to end. A single place where nothing is travelled. */
  readonly points: readonly Place[]
  readonly parts: readonly ProposedPart[]
  readonly length: number
  readonly cost: number
  /** What cost may be at most, where there is such a limit. */
  readonly budget?: number
  /** What a player should know before agreeing: a fall, damage. */
  readonly warnings: readonly string[]
  /** Where it leads, as a player reads it in a list: `in contact with Harley Quinn, 5.2"`. */
  readonly text: string
}

/**
 * What a question about places offers to code that draws it: it stays with the decision, and only what it returns is
 * sent anywhere. So no page needs to know what a move costs.
 */
export interface Explorer {
  /** Where answers can lead, going on from an earlier proposal's answer if one is given. */
  explore(after?: unknown): Exploration
  /** An answer that leads to a place, going on from an earlier proposal's answer if one is given; or why there is none. */
  toward(place: Place, after?: unknown): Result<Proposal>
  /** A complete answer, such as one that a hint suggests, as it is drawn; or what is wrong with it. */
  trace(answer: unknown): Result<Proposal>
  /**
   * At most so many answers worth listing for players without a pointing device, in the order in which people want
   * them.
   */
  destinations(most: number): readonly Proposal[]
}

/** Reads a place from outside. */
export function readExplored(given: unknown): Result<Place> {
  if (!isRecord(given)) return refused('Give a place as { x, y, z }.')
  const { x, y, z } = given
  return isLength(x) && isLength(y) && isLength(z)
    ? ok({ x, y, z })
    : refused('A place is given by three numbers: x, y and z.')
}

/** Beyond this, rounding and squares are no longer exact. No table is anywhere near as large. */
const FURTHEST = 2 ** 40

const isLength = (value: unknown): value is number => typeof value === 'number' && Math.abs(value) <= FURTHEST

/** An explorer that can be asked anything from outside: places that are none are refused, and lists are not endless. */
export const guardedExplorer = (explorer: Explorer): Explorer => ({
  explore: (after) => explorer.explore(after),
  toward(place, after) {
    const read = readExplored(place)
    return read.ok ? explorer.toward(read.value, after) : read
  },
  trace: (answer) => explorer.trace(answer),
  destinations: (most) => explorer.destinations(candidateLimit(most)),
})
