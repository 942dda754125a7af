import { type Point, samePoint, turn } from '../geometry/point.ts'

/** What is wrong with an outline, and at which corner; no corner when it is the outline as a whole. */
export interface OutlineProblem {
  readonly corner?: number
  readonly reason: string
}

/** Why these corners are no outline of a piece, or undefined when they are a simple one. */
export function outlineProblem(outline: readonly Point[]): OutlineProblem | undefined {
  if (outline.length < 3) {
    return { reason: `an outline needs at least three corners, this one has ${outline.length}` }
  }
  return repeatedCorner(outline) ?? emptyOutline(outline) ?? crossing(outline)
}

function repeatedCorner(outline: readonly Point[]): OutlineProblem | undefined {
  const seen = new Map<string, number>()
  for (const [i, p] of outline.entries()) {
    const key = `${p.x},${p.y}`
    const first = seen.get(key)
    if (first !== undefined) {
      const closing = first === 0 && i === outline.length - 1
      const hint = closing ? '; leave it out, the outline closes by itself' : ''
      return { corner: i, reason: `this corner was there before, as corner ${first}${hint}` }
    }
    seen.set(key, i)
  }
  return undefined
}

function emptyOutline(outline: readonly Point[]): OutlineProblem | undefined {
  const [a, b, ...rest] = outline
  return rest.every((c) => turn(a!, b!, c) === 0)
    ? { reason: 'all corners lie on one line, so the outline has no area' }
    : undefined
}

function crossing(outline: readonly Point[]): OutlineProblem | undefined {
  const n = outline.length
  const corner = (i: number): Point => outline[i % n]!
  for (let i = 0; i < n; i++) {
    if (doublesBack(corner(i), corner(i + 1), corner(i + 2))) {
      return { corner: (i + 1) % n, reason: 'the outline doubles back on itself at this corner' }
    }
    for (let j = i + 2; j < n; j++) {
      if ((j + 1) % n === i) continue
      if (segmentsMeet(corner(i), corner(i + 1), corner(j), corner(j + 1))) {
        return {
          corner: j,
          reason:
            `the side from corner ${j} to ${(j + 1) % n} crosses or touches the side from corner ${i} to ${i + 1}: ` +
            'an outline must not meet itself',
        }
      }
    }
  }
  return undefined
}

const doublesBack = (a: Point, b: Point, c: Point): boolean =>
  turn(a, b, c) === 0 && (b.x - a.x) * (c.x - b.x) + (b.y - a.y) * (c.y - b.y) < 0

/** Whether two segments share a point, ends included. Exact on whole units. */
function segmentsMeet(a: Point, b: Point, c: Point, d: Point): boolean {
  const c1 = Math.sign(turn(a, b, c))
  const d1 = Math.sign(turn(a, b, d))
  const a1 = Math.sign(turn(c, d, a))
  const b1 = Math.sign(turn(c, d, b))
  if (c1 !== d1 && a1 !== b1 && c1 * d1 <= 0 && a1 * b1 <= 0) return true
  return (
    (c1 === 0 && within(a, b, c)) ||
    (d1 === 0 && within(a, b, d)) ||
    (a1 === 0 && within(c, d, a)) ||
    (b1 === 0 && within(c, d, b))
  )
}

/** Whether p, known to lie on the line through a and b, lies between them. */
const within = (a: Point, b: Point, p: Point): boolean =>
  samePoint(a, p) ||
  samePoint(b, p) ||
  (Math.min(a.x, b.x) <= p.x &&
    p.x <= Math.max(a.x, b.x) &&
    Math.min(a.y, b.y) <= p.y &&
    p.y <= Math.max(a.y, b.y))
