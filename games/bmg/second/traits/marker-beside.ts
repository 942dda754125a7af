import {
  addMarker,
  askPoint,
  boardOf,
  bodyOf,
  flatMarker,
  isOnTable,
  MARKER_RADIUS,
  overlapsMarker,
  withinOfMarker,
} from '@gargoyle/bmg-common'
import type { Marker, MarkerKind } from '@gargoyle/bmg-counters'
import type { Model, Play } from '@gargoyle/bmg-counters/toolkit'
import type { Rule, RuleId } from '@gargoyle/engine'
import { type Body, fitsHere, type Spot, touchingSpot } from '@gargoyle/table'

/** Directions of length 1000, near enough for looking around a base. */
const SIDES = [
  [1000, 0],
  [707, 707],
  [0, 1000],
  [-707, 707],
  [-1000, 0],
  [-707, -707],
  [0, -1000],
  [707, -707],
] as const

function placeBlockedReason(game: Play, owner: Model, at: Spot): string | undefined {
  const fit = fitsHere(boardOf(game), flatMarker, at)
  if (!fit.ok) return fit.reason
  if (!withinOfMarker(game, owner, { at }, 0)) return 'It must be in contact.'
  return overlapsMarker(game, at) ? 'Markers never overlap.' : undefined
}

/** Places around a body where a marker touches it. */
export const spotsAround = (body: Body): readonly Spot[] =>
  SIDES.map(([dx, dy]) => touchingSpot(body, MARKER_RADIUS, { x: body.x + 10 * dx, y: body.y + 10 * dy }))

/** Places in contact with a base where a marker can lie. */
export const placesBeside = (game: Play, owner: Model): readonly Spot[] =>
  isOnTable(owner)
    ? spotsAround(bodyOf(game, owner)).filter((at) => placeBlockedReason(game, owner, at) === undefined)
    : []

/** Lets the player of a model lay a marker in contact with it. */
export function* layBeside(
  game: Play,
  owner: Model,
  kind: MarkerKind,
  { prompt, rule }: { readonly prompt: string; readonly rule: RuleId },
): Rule<Marker | undefined> {
  if (placesBeside(game, owner).length === 0) return undefined
  const at = yield* askPoint(game, owner.seat, {
    name: kind,
    prompt,
    rule,
    about: { model: owner.id, radius: MARKER_RADIUS },
    judge: (spot) => placeBlockedReason(game, owner, spot),
    candidates: (random, n) => random.shuffle(placesBeside(game, owner)).slice(0, Math.max(1, n)),
  })
  return addMarker(game, kind, at, owner.seat)
}
