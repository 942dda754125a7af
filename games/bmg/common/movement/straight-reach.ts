import type { Exploration, Result } from '@gargoyle/engine'
import type { Spot } from '@gargoyle/table'
import type { JudgedMove } from './move-terms.ts'
import { type PathAnswer, placeOf } from './path-answer.ts'

/** Directions that are looked into: so many on each side of a square around the start. */
const PER_SIDE = 24

/** How often each of them is tried on its way out, and how often an end of what was found is halved. */
const TRIES = 12
const HALVINGS = 4

/** How far along a direction of length 1 a straight move may end: from here to there. */
type Ray = { readonly x: number; readonly y: number; readonly near: number; readonly far: number }

/** A straight move as it is looked into. */
export type StraightMove = {
  readonly terms: { readonly from: Spot; readonly budget: number }
  readonly judge: (answer: PathAnswer) => Result<JudgedMove>
}

/** A place along a direction. Rounded towards the start: a hair too far would be out of reach. */
export const alongRay = ({ from }: { readonly from: Spot }, { x, y }: Ray, length: number): Spot => ({
  x: from.x + Math.trunc(x * length),
  y: from.y + Math.trunc(y * length),
  z: from.z,
})

/**
 * Where a move on one straight line can end, direction by direction, on the floor it starts from. Directions without
 * any end are left out as undefined. bmg1/core/run, bmg2/core/run
 */
export function straightRays({ terms, judge }: StraightMove): readonly (Ray | undefined)[] {
  const { budget } = terms
  return directions().map((direction) => {
    const isOpen = (length: number): boolean => {
      const judged = judge({ legs: [{ to: placeOf(alongRay(terms, direction, length)) }] })
      return judged.ok && judged.value.fall === undefined
    }
    const step = budget / TRIES
    const open = Array.from({ length: TRIES + 1 }, (_, place) => place > 0 && isOpen(place * step))
    const far = open.lastIndexOf(true)
    if (far < 0) return undefined
    const near = open.lastIndexOf(false, far) + 1
    return {
      ...direction,
      near: edge(near * step, (near - 1) * step, isOpen),
      far: far === TRIES ? budget : edge(far * step, (far + 1) * step, isOpen),
    }
  })
}

/** The last length that will do between one that does and one that does not. */
function edge(good: number, bad: number, isOpen: (length: number) => boolean): number {
  let [inside, outside] = [good, bad]
  for (let count = 0; count < HALVINGS; count++) {
    const middle = (inside + outside) / 2
    if (isOpen(middle)) inside = middle
    else outside = middle
  }
  return inside
}

/** The ground between neighbouring directions, as far as both are open. */
export function straightAreas(move: StraightMove): Exploration['areas'] {
  const rays = straightRays(move)
  return rays.flatMap((ray, place) => {
    const next = rays[(place + 1) % rays.length]
    if (ray === undefined || next === undefined) return []
    const corner = (of: Ray, length: number): { readonly x: number; readonly y: number } => {
      const { x, y } = alongRay(move.terms, of, length)
      return { x, y }
    }
    return [
      {
        z: move.terms.from.z,
        outline: [
          corner(ray, ray.near),
          corner(ray, ray.far),
          corner(next, next.far),
          corner(next, next.near),
        ],
      },
    ]
  })
}

/** Directions all around, in order, by the rim of a square: no angles, so it is the same on every machine. */
function directions(): readonly Ray[] {
  const sides: readonly ((along: number) => readonly [number, number])[] = [
    (along) => [along, -1],
    (along) => [1, along],
    (along) => [-along, 1],
    (along) => [-1, -along],
  ]
  return sides.flatMap((point) =>
    Array.from({ length: PER_SIDE }, (_, place) => {
      const [x, y] = point(-1 + (2 * place) / PER_SIDE)
      const length = Math.sqrt(x * x + y * y)
      return { x: x / length, y: y / length, near: 0, far: 0 }
    }),
  )
}
