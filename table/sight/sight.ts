import type { Body } from '../space/body.ts'
import type { Round } from '../space/distance.ts'
import type { Board } from '../terrain/board.ts'
import type { Piece } from '../terrain/piece.ts'
import type { Cloud } from './cloud.ts'
import {
  addCylinder,
  addPrism,
  type Corridor,
  isSameVolume,
  type Owner,
  openCorridor,
  reachesInto,
} from './corridor.ts'
import { FULL_WEIGHT } from './lattice.ts'
import { obstaclesOf } from './obstacles.ts'
import { covering, separator, shownWeight } from './survey.ts'

/** What else stands in the way of sight beside the board's pieces. */
export interface SightOptions {
  /** Bodies that hide what is behind them. Left out, models never block. The two themselves never do. */
  readonly blockers?: readonly Body[]
  /** Smoke and the like. */
  readonly extra?: readonly Cloud[]
}

/** What one volume sees of another, and why not more. */
export interface Sight {
  /** Whether any straight line between the two volumes is clear. The same from both ends. */
  readonly visible: boolean
  /** The share of the seen volume that shows, 0 to 1: above 0 exactly when visible. */
  readonly shown: number
  /** When visible: the pieces that hide a part of it from the viewer's eye, or that it is seen through. */
  readonly coveredBy: readonly Piece[]
  /** When not visible: the pieces that hide it. */
  readonly blockedBy: readonly Piece[]
  /** The given blockers that hide any part of it. */
  readonly bodies: readonly Body[]
  /** The given clouds that hide any part of it. */
  readonly clouds: readonly Cloud[]
}

const NOTHING: readonly never[] = []

/** Nothing at all in the way. */
const CLEAR: Sight = Object.freeze({
  visible: true,
  shown: 1,
  coveredBy: NOTHING,
  blockedBy: NOTHING,
  bodies: NOTHING,
  clouds: NOTHING,
})

/**
 * What `a` sees of `b`. Straight lines in space between the facing sides of the two volumes; pieces that
 * are clear to sight do not exist for it; a corner or an edge that is only touched does not block. How much
 * must show, and what cover does, each game decides.
 * bmg1/core/line-of-sight, bmg3/core/line-of-sight, bmg3/core/ranged-modifiers
 */
export function sight(board: Board, a: Body, b: Body, options?: SightOptions): Sight {
  return look(board, a, b, options)
}

/** What `a` sees of a spot or a flat marker. */
export function sightTo(board: Board, a: Body, place: Round, options?: SightOptions): Sight {
  return look(board, a, place, options)
}

/** Whether clouds alone hide one volume from another, whatever scenery there is. bmg1/trait/total-vision */
export function isHiddenByClouds(a: Round, b: Round, clouds: readonly Cloud[]): boolean {
  const c = openCorridor(a, b)
  addClouds(c, clouds)
  return c.count > 0 && (separator(c) !== undefined || shownWeight(c, !c.swapped) === 0)
}

function look(board: Board, a: Round, b: Round, options: SightOptions | undefined): Sight {
  const c = openCorridor(a, b)
  addPieces(c, board, a, b)
  if (options?.blockers) addBodies(c, options.blockers, a, b)
  if (options?.extra) addClouds(c, options.extra)
  if (c.count === 0) return CLEAR
  const wall = separator(c)
  if (wall) return hiddenBy([wall.owner])
  const viewerIsFirst = !c.swapped
  const weight = shownWeight(c, viewerIsFirst)
  return weight === 0
    ? hiddenBy(covering(c, viewerIsFirst, true))
    : shownPast(weight, covering(c, viewerIsFirst, false))
}

function addPieces(c: Corridor, board: Board, a: Round, b: Round): void {
  const ar = a.radius ?? 0
  const br = b.radius ?? 0
  const found = obstaclesOf(board, 'sight').search(
    Math.min(a.x - ar, b.x - br),
    Math.min(a.y - ar, b.y - br),
    Math.max(a.x + ar, b.x + br),
    Math.max(a.y + ar, b.y + br),
  )
  for (let i = 0; i < found.length; i++) {
    const solid = found[i]!
    if (!reachesInto(c, solid.box)) continue
    addPrism(c, solid.piece, solid.shape, solid.bottom, solid.top, solid.piece.sight === 'blocked')
  }
}

function addBodies(c: Corridor, bodies: readonly Body[], a: Round, b: Round): void {
  for (const body of bodies) {
    if (isSameVolume(body, a) || isSameVolume(body, b)) continue
    addCylinder(c, body, body.x, body.y, body.radius, body.z, body.z + body.height, true)
  }
}

function addClouds(c: Corridor, clouds: readonly Cloud[]): void {
  const low = Number.NEGATIVE_INFINITY
  const high = Number.POSITIVE_INFINITY
  for (const cloud of clouds) {
    if ('shape' in cloud) addPrism(c, cloud, cloud.shape, low, high, true)
    else addCylinder(c, cloud, cloud.x, cloud.y, cloud.radius, low, high, true)
  }
}

function hiddenBy(owners: readonly Owner[]): Sight {
  return {
    visible: false,
    shown: 0,
    coveredBy: NOTHING,
    blockedBy: owners.filter(isPiece),
    bodies: owners.filter(isBody),
    clouds: owners.filter(isCloud),
  }
}

function shownPast(weight: number, owners: readonly Owner[]): Sight {
  if (owners.length === 0 && weight === FULL_WEIGHT) return CLEAR
  return {
    visible: true,
    shown: weight / FULL_WEIGHT,
    coveredBy: owners.filter(isPiece),
    blockedBy: NOTHING,
    bodies: owners.filter(isBody),
    clouds: owners.filter(isCloud),
  }
}

const isPiece = (owner: Owner): owner is Piece => 'footprint' in owner

const isBody = (owner: Owner): owner is Body => 'height' in owner

const isCloud = (owner: Owner): owner is Cloud => !isPiece(owner) && !isBody(owner)
