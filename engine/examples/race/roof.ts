import { isRecord, ok, type Result, refused } from '../../index.ts'

/** A place on the roof, in centimetres. Always whole numbers. */
export type RoofPoint = { readonly x: number; readonly y: number }

/** A round thing in the way. */
export type Chimney = RoofPoint & { readonly radius: number }

/** Where the race is run: from x = 0 to x = length. */
export type RaceRoof = {
  readonly length: number
  readonly width: number
  readonly chimneys: readonly Chimney[]
}

/** The roofs there are to race on. */
export const roofs: Readonly<Record<string, RaceRoof>> = {
  bakery: { length: 1500, width: 600, chimneys: [{ x: 500, y: 300, radius: 80 }] },
  orphanage: {
    length: 2400,
    width: 800,
    chimneys: [
      { x: 600, y: 250, radius: 100 },
      { x: 600, y: 550, radius: 100 },
      { x: 1300, y: 400, radius: 200 },
      { x: 1900, y: 150, radius: 60 },
    ],
  },
}

/** The square of the distance: exact in whole numbers, which the distance itself is not. */
export function distanceSquared(a: RoofPoint, b: RoofPoint): number {
  const dx = a.x - b.x
  const dy = a.y - b.y
  return dx * dx + dy * dy
}

/** Whether a runner can stand there. */
export function canStand(roof: RaceRoof, at: RoofPoint): boolean {
  if (at.x < 0 || at.y < 0 || at.y > roof.width) return false
  return roof.chimneys.every((chimney) => distanceSquared(at, chimney) > chimney.radius * chimney.radius)
}

/** Reads a point from outside. */
export function readPoint(answer: unknown): Result<RoofPoint> {
  if (isRecord(answer)) {
    const { x, y } = answer
    if (Number.isSafeInteger(x) && Number.isSafeInteger(y)) return ok({ x: Number(x) + 0, y: Number(y) + 0 })
  }
  return refused('The answer must be a point {x, y} in whole centimetres.')
}
