import earcut from 'earcut'
import { type Convex, convexOf } from './convex.ts'
import { type Point, samePoint, turn } from './point.ts'

/** Twice the signed area: positive for counter-clockwise outlines. */
export function doubleArea(outline: readonly Point[]): number {
  let sum = 0
  for (let i = 0; i < outline.length; i++) {
    const a = outline[i]!
    const b = outline[(i + 1) % outline.length]!
    sum += a.x * b.y - b.x * a.y
  }
  return sum
}

/** The outline counter-clockwise, without repeated corners and without corners on a straight side. */
export function tidy(outline: readonly Point[]): Point[] {
  const ordered = doubleArea(outline) < 0 ? [...outline].reverse() : [...outline]
  const distinct = ordered.filter((p, i) => !samePoint(p, ordered[(i + 1) % ordered.length]!))
  return distinct.filter((p, i) => {
    const before = distinct[(i + distinct.length - 1) % distinct.length]!
    const after = distinct[(i + 1) % distinct.length]!
    return turn(before, p, after) !== 0
  })
}

export function isConvex(outline: readonly Point[]): boolean {
  return outline.every((p, i) => {
    const q = outline[(i + 1) % outline.length]!
    const r = outline[(i + 2) % outline.length]!
    return turn(p, q, r) >= 0
  })
}

/**
 * A simple outline as convex parts, by cutting it into triangles and joining neighbours for as long as the
 * joint stays convex. All our geometry then only ever meets convex shapes.
 */
export function convexParts(outline: readonly Point[]): Convex[] {
  const ring = tidy(outline)
  if (isConvex(ring)) return [convexOf(ring)]
  const flat = ring.flatMap((p) => [p.x, p.y])
  const indexes = earcut(flat)
  let parts: number[][] = []
  for (let i = 0; i < indexes.length; i += 3) {
    const triangle = [indexes[i]!, indexes[i + 1]!, indexes[i + 2]!]
    const area = doubleArea(triangle.map((k) => ring[k]!))
    if (area !== 0) parts.push(area < 0 ? triangle.reverse() : triangle)
  }
  let joined = true
  while (joined) {
    joined = false
    search: for (let i = 0; i < parts.length; i++) {
      for (let j = i + 1; j < parts.length; j++) {
        const whole = join(parts[i]!, parts[j]!)
        if (whole && isConvex(whole.map((k) => ring[k]!))) {
          parts = [...parts.filter((_, k) => k !== i && k !== j), whole]
          joined = true
          break search
        }
      }
    }
  }
  return parts.map((part) => convexOf(tidy(part.map((k) => ring[k]!))))
}

/** Two outlines that share an edge, as one outline; undefined when they share none. */
function join(a: readonly number[], b: readonly number[]): number[] | undefined {
  for (let i = 0; i < a.length; i++) {
    const from = a[i]!
    const to = a[(i + 1) % a.length]!
    const j = b.findIndex((k, at) => k === to && b[(at + 1) % b.length] === from)
    if (j < 0) continue
    const rest = Array.from({ length: b.length - 2 }, (_, k) => b[(j + 2 + k) % b.length]!)
    return [...a.slice(0, i + 1), ...rest, ...a.slice(i + 1)]
  }
  return undefined
}
