import type { Body } from '../space/body.ts'
import { distance, isWithin } from '../space/distance.ts'
import type { Board } from '../terrain/board.ts'
import type { Length } from '../units.ts'
import { isLit, type Light, type Lighting } from './light.ts'
import { type Sight, type SightOptions, sight } from './sight.ts'

/** How far one sees in this game, and what helps or hinders. */
export interface SeeingOptions extends SightOptions {
  /** How far one sees at night; no limit when left out. bmg1/core/line-of-sight, bmg3/core/night */
  readonly limit?: number
  /** Lights that show a body at any distance. */
  readonly lights?: readonly Light[]
  /** Scenery up to this height does not keep light off. */
  readonly smallHeight?: number
  /** The least share of the volume that must show: any part when left out. bmg1/core/line-of-sight */
  readonly least?: number
}

/** Why one sees another, or does not. */
export type SeeingReason = 'clear' | 'lit' | 'too far' | 'blocked' | 'too little shows'

/** Whether one body sees another, and the reasons. */
export interface Seeing {
  readonly sees: boolean
  readonly reason: SeeingReason
  readonly distance: Length
  /** The limit that applied, when there was one. */
  readonly limit?: number
  /** The least share that had to show, when there was one. */
  readonly least?: number
  /** What the line of sight is like. Left out when it is too far to look at all. */
  readonly sight?: Sight
  /** What light there is on it. Only beyond the limit does anyone ask. */
  readonly lighting?: Lighting
  /** The light that shows it, when it would otherwise be too far. */
  readonly litBy?: Light
}

/**
 * Whether `a` sees `b`: near enough or lit, and enough of it shows.
 * bmg1/core/line-of-sight, bmg1/core/unseen, bmg1/core/lights, bmg3/core/night, bmg3/core/lights
 */
export function canSee(board: Board, a: Body, b: Body, options: SeeingOptions = {}): Seeing {
  const { limit, lights = [], least } = options
  const known = {
    distance: distance(a, b),
    ...(limit === undefined ? {} : { limit }),
    ...(least === undefined ? {} : { least }),
  }
  if (limit === undefined || isWithin(a, b, limit)) return seeing(board, a, b, options, known, 'clear')
  const lighting = isLit(board, b, lights, options.smallHeight)
  if (!lighting.by) return { sees: false, reason: 'too far', ...known, lighting }
  return seeing(board, a, b, options, { ...known, lighting, litBy: lighting.by }, 'lit')
}

function seeing(
  board: Board,
  a: Body,
  b: Body,
  options: SeeingOptions,
  known: Pick<Seeing, 'distance' | 'limit' | 'least' | 'lighting' | 'litBy'>,
  reason: 'clear' | 'lit',
): Seeing {
  const seen = sight(board, a, b, options)
  if (!seen.visible) return { sees: false, reason: 'blocked', ...known, sight: seen }
  if (seen.shown < (options.least ?? 0)) {
    return { sees: false, reason: 'too little shows', ...known, sight: seen }
  }
  return { sees: true, reason, ...known, sight: seen }
}
