import { type Memory, memory, recall, remember } from '@gargoyle/engine'
import { type Body, inches, nearestOnSegment, type Path, type Spot, squaredDistance } from '@gargoyle/table'
import { addMarker } from '../markers/markers.ts'
import type { BmgGame, MarkerOf } from '../state.ts'

/** A template that impairs models that move over it. bmg3/core/impaired */
const isRough = memory<boolean>('ground/rough', false)

/** Ice, over which one also moves in a straight line. bmg3/weapon/ice-template */
export const isIce = memory<boolean>('ground/ice', false)

/** How far around its middle a template changes the ground, in table units. */
const groundRadius = memory<number>('ground/radius', 0)

/** How far up and down broken ground matters. */
const HEIGHT = inches(2)

/** Lays a template of rough ground, or of ice, as far around its middle as `radius`. */
export function layRoughGround<G extends BmgGame>(
  game: G,
  at: Spot,
  radius: number,
  { ice = false }: { readonly ice?: boolean } = {},
): MarkerOf<G> {
  const template = addMarker(game, 'template', at)
  remember(template, isRough, true)
  if (ice) remember(template, isIce, true)
  remember(template, groundRadius, radius)
  return template
}

/** The templates on the table that impair models that move over them. bmg3/core/impaired */
export function roughGround(game: BmgGame, what: Memory<boolean> = isRough): readonly Body[] {
  return game.state.markers
    .filter((marker) => marker.kind === 'template' && recall(marker, what))
    .map((marker) => ({ ...marker.at, radius: recall(marker, groundRadius), height: HEIGHT }))
}

/** Whether any part of a base that goes this way passes over one of these. */
export function passesOver(path: Path, radius: number, rough: readonly Body[]): boolean {
  let from: Spot = path.from
  for (const { to } of path.legs) {
    const start = from
    if (rough.some((patch) => sweeps(start, to, radius, patch))) return true
    from = to
  }
  return false
}

/** Rough ground as something to go round: a little wider, because the table rounds such figures off inwards. */
export const roundabout = (rough: readonly Body[], radius: number): readonly Body[] =>
  rough.map((patch) => ({ ...patch, radius: Math.ceil((patch.radius + radius) * 1.03) - radius + 4 }))

function sweeps(from: Spot, to: Spot, radius: number, patch: Body): boolean {
  if (Math.min(from.z, to.z) >= patch.z + HEIGHT || Math.max(from.z, to.z) <= patch.z - HEIGHT) return false
  const near = nearestOnSegment(from.x, from.y, to.x, to.y, patch.x, patch.y)
  const reach = radius + patch.radius
  return squaredDistance(near, patch) < reach * reach
}
