import { type Body, inches, nearestOnSegment, type Path, type Spot, squaredDistance } from '@gargoyle/table'
import type { BmgGame } from '../state.ts'

/** What a rule writes on a template that impairs models that move over it. */
export const ROUGH = 'rough'

/** The same for ice, over which one also moves in a straight line. bmg3/weapon/ice-template */
export const ICE = 'ice'

/** How far up and down broken ground matters. */
const HEIGHT = inches(2)

/** The templates on the table that impair models that move over them. bmg3/core/impaired */
export function roughGround(game: BmgGame, what = ROUGH): readonly Body[] {
  return game.state.markers
    .filter(({ kind, notes }) => kind === 'template' && notes.includes(what))
    .map(({ at, notes }) => ({ ...at, radius: radiusNoted(notes), height: HEIGHT }))
}

/** The radius that a template carries among its notes. */
export const radiusNote = (radius: number): string => `radius ${radius}`

const radiusNoted = (notes: readonly string[]): number =>
  Number(notes.find((note) => note.startsWith('radius '))?.slice('radius '.length) ?? 0)

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
