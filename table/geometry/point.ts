/** A place on the flat table, in table units. */
export type Point = {
  readonly x: number
  readonly y: number
}

/** A place in the room above the table: a point and its height. */
export type Spot = Point & {
  readonly z: number
}

export const point = (x: number, y: number): Point => ({ x, y })

export const spot = (x: number, y: number, z = 0): Spot => ({ x, y, z })

/** Square of the flat distance: exact for whole numbers, and enough for comparing. */
export function squaredDistance(a: Point, b: Point): number {
  const dx = b.x - a.x
  const dy = b.y - a.y
  return dx * dx + dy * dy
}

/** A number times itself. Not `** 2`: machines may round powers differently, but multiplication they all round alike. */
export const square = (value: number): number => value * value

/** Flat distance. Only the square root, which every platform rounds alike, is not exact. */
export const flatDistance = (a: Point, b: Point): number => Math.sqrt(squaredDistance(a, b))

/** Twice the signed area of the triangle a, b, c: positive when c lies left of the line a to b. */
export const turn = (a: Point, b: Point, c: Point): number =>
  (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)

/** Cross product of two directions: positive when the second lies to the left of the first. */
export const cross = (a: Point, b: Point): number => a.x * b.y - a.y * b.x

export const samePoint = (a: Point, b: Point): boolean => a.x === b.x && a.y === b.y

export const sameSpot = (a: Spot, b: Spot): boolean => a.x === b.x && a.y === b.y && a.z === b.z

/** The place `fraction` of the way from a to b, on whole units. */
export function between(a: Point, b: Point, fraction: number): Point {
  return { x: Math.round(a.x + (b.x - a.x) * fraction), y: Math.round(a.y + (b.y - a.y) * fraction) }
}

/** The place `distance` from `from` towards `towards`, on whole units; `from` itself when the two are one. */
export function towards(from: Point, target: Point, distance: number): Point {
  const length = flatDistance(from, target)
  return length === 0 ? { x: from.x, y: from.y } : between(from, target, distance / length)
}
