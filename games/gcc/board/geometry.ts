/** A point of a board, in whole units. */
export type BoardPoint = readonly [x: number, y: number]

/** A straight piece between two points. */
export type Segment = readonly [from: BoardPoint, to: BoardPoint]

/** Above 0 if `c` lies to the left of the line from `a` to `b`, 0 if on it. Exact for whole numbers. */
function sideOfLine(a: BoardPoint, b: BoardPoint, c: BoardPoint): number {
  return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])
}

function withinBox([a, b]: Segment, p: BoardPoint): boolean {
  return (
    Math.min(a[0], b[0]) <= p[0] &&
    p[0] <= Math.max(a[0], b[0]) &&
    Math.min(a[1], b[1]) <= p[1] &&
    p[1] <= Math.max(a[1], b[1])
  )
}

/** Whether two pieces have a point in common; touching at an end counts. */
export function touches(one: Segment, other: Segment): boolean {
  const [a, b] = one
  const [c, d] = other
  const abc = Math.sign(sideOfLine(a, b, c))
  const abd = Math.sign(sideOfLine(a, b, d))
  const cda = Math.sign(sideOfLine(c, d, a))
  const cdb = Math.sign(sideOfLine(c, d, b))
  if (abc !== abd && cda !== cdb) return true
  return (
    (abc === 0 && withinBox(one, c)) ||
    (abd === 0 && withinBox(one, d)) ||
    (cda === 0 && withinBox(other, a)) ||
    (cdb === 0 && withinBox(other, b))
  )
}

/** The edges of an outline. */
export function outlineEdges(outline: readonly BoardPoint[]): readonly Segment[] {
  return outline.map((point, i) => [point, outline[(i + 1) % outline.length]!] as const)
}

/** Twice the signed area of an outline. */
export function doubleOutlineArea(outline: readonly BoardPoint[]): number {
  let sum = 0
  for (const [a, b] of outlineEdges(outline)) sum += a[0] * b[1] - b[0] * a[1]
  return sum
}

/** Whether a point lies inside an outline; on its edge counts as outside. */
export function isInside(outline: readonly BoardPoint[], p: BoardPoint): boolean {
  let inside = false
  for (const edge of outlineEdges(outline)) {
    const [a, b] = edge
    if (sideOfLine(a, b, p) === 0 && withinBox(edge, p)) return false
    if (a[1] > p[1] !== b[1] > p[1] && p[0] < ((b[0] - a[0]) * (p[1] - a[1])) / (b[1] - a[1]) + a[0])
      inside = !inside
  }
  return inside
}

/** Where along a line (0 its start, 1 its end) it enters an outline for the first time, if it runs through it at all. */
export function entryOf(line: Segment, outline: readonly BoardPoint[]): number | undefined {
  const [a, b] = line
  const cuts = [0, 1]
  for (const [c, d] of outlineEdges(outline)) {
    const down = (b[0] - a[0]) * (d[1] - c[1]) - (b[1] - a[1]) * (d[0] - c[0])
    if (down === 0) continue
    const t = ((c[0] - a[0]) * (d[1] - c[1]) - (c[1] - a[1]) * (d[0] - c[0])) / down
    if (t > 0 && t < 1) cuts.push(t)
  }
  cuts.sort((x, y) => x - y)
  for (let i = 0; i + 1 < cuts.length; i++) {
    const from = cuts[i]!
    const to = cuts[i + 1]!
    if (to - from < 1e-9) continue
    const middle = (from + to) / 2
    if (isInside(outline, [a[0] + (b[0] - a[0]) * middle, a[1] + (b[1] - a[1]) * middle])) return from
  }
  return undefined
}

/** The piece that two edges share, if they lie on each other along a stretch. */
export function sharedPiece(one: Segment, other: Segment): Segment | undefined {
  const [a, b] = one
  if (sideOfLine(a, b, other[0]) !== 0 || sideOfLine(a, b, other[1]) !== 0) return undefined
  const along = (p: BoardPoint): number => (p[0] - a[0]) * (b[0] - a[0]) + (p[1] - a[1]) * (b[1] - a[1])
  const [low, high] = along(other[0]) <= along(other[1]) ? [other[0], other[1]] : [other[1], other[0]]
  const from = along(low) > 0 ? low : a
  const to = along(high) < along(b) ? high : b
  return along(from) < along(to) ? [from, to] : undefined
}

/** What is left of a piece without the part that another covers. Both lie on one line. */
export function without(piece: Segment, gap: Segment): readonly Segment[] {
  const shared = sharedPiece(piece, gap)
  if (shared === undefined) return [piece]
  const left: Segment[] = []
  if (!same(piece[0], shared[0])) left.push([piece[0], shared[0]])
  if (!same(shared[1], piece[1])) left.push([shared[1], piece[1]])
  return left
}

const same = (a: BoardPoint, b: BoardPoint): boolean => a[0] === b[0] && a[1] === b[1]
