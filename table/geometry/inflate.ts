import type { Convex } from './convex.ts'

/**
 * A round base rolled along a wall keeps its centre outside the wall grown by its radius. We grow by a
 * many-sided figure around the circle whose sides touch it: straight walls that run along the table's edges
 * grow by exactly the radius, corners by a hair more (under 0.3 mm), and everything stays on whole units.
 * So the places a base may be are a matter of whole-number geometry.
 */
const SIDES_OF_SMALL = 16
const SIDES_OF_LARGE = 32
const LARGE_RADIUS = 2500

/** tan of half the angle between two sides, for 16 and 32 sides: written out, as Math.tan may differ between machines. */
const HALF_SIDE = new Map([
  [SIDES_OF_SMALL, 0.198912367379658],
  [SIDES_OF_LARGE, 0.09849140335716425],
])

/** cos of the first quarter's side directions; the others follow by symmetry. */
const COSINES = new Map([
  [SIDES_OF_SMALL, [1, 0.9238795325112867, Math.SQRT1_2, 0.3826834323650898]],
  [
    SIDES_OF_LARGE,
    [
      1,
      0.9807852804032304,
      0.9238795325112867,
      0.8314696123025452,
      Math.SQRT1_2,
      0.5555702330196022,
      0.3826834323650898,
      0.19509032201612828,
    ],
  ],
])

const figures = new Map<number, Convex>()

/** Away from zero, so that the figure never cuts into the circle by rounding. */
const outward = (value: number): number => {
  const size = Math.ceil(Math.abs(value) - 1e-6)
  return value < 0 ? -size : size
}

/** The many-sided figure around a circle of this radius: symmetric, counter-clockwise, whole units. */
export function figureAround(radius: number): Convex {
  let figure = figures.get(radius)
  if (!figure) {
    figure = makeFigure(radius)
    figures.set(radius, figure)
  }
  return figure
}

function makeFigure(radius: number): Convex {
  const sides = radius > LARGE_RADIUS ? SIDES_OF_LARGE : SIDES_OF_SMALL
  const quarter = sides / 4
  const cosines = COSINES.get(sides)!
  const reach = HALF_SIDE.get(sides)! * radius
  const first: [number, number][] = []
  for (let k = 0; k < quarter; k++) {
    const c = cosines[k]!
    const s = k === 0 ? 0 : cosines[quarter - k]!
    // The corner at the end of side k: where the side's middle lies, and half a side further round.
    first.push([outward(c * radius - s * reach), outward(s * radius + c * reach)])
  }
  const corners: number[] = []
  for (const [x, y] of first) corners.push(x, y)
  for (const [x, y] of first) corners.push(-y, x)
  for (const [x, y] of first) corners.push(-x, -y)
  for (const [x, y] of first) corners.push(y, -x)
  return corners
}

/** The shape grown by a round base: every place its centre may not be. Convex and on whole units like the shape. */
export function inflate(shape: Convex, radius: number): Convex {
  return radius === 0 ? shape : sumOf(shape, figureAround(radius))
}

/** Sum of two convex shapes: their edges merged in order of direction, starting from both lowest corners. */
function sumOf(a: Convex, b: Convex): Convex {
  const i0 = lowest(a)
  const j0 = lowest(b)
  const corners: number[] = []
  let x = a[i0]! + b[j0]!
  let y = a[i0 + 1]! + b[j0 + 1]!
  let i = 0
  let j = 0
  while (i < a.length || j < b.length) {
    corners.push(x, y)
    const aEdge = i < a.length ? edge(a, i0 + i) : undefined
    const bEdge = j < b.length ? edge(b, j0 + j) : undefined
    const side = aEdge && bEdge ? aEdge[0] * bEdge[1] - aEdge[1] * bEdge[0] : aEdge ? 1 : -1
    if (aEdge && side >= 0) {
      x += aEdge[0]
      y += aEdge[1]
      i += 2
    }
    if (bEdge && side <= 0) {
      x += bEdge[0]
      y += bEdge[1]
      j += 2
    }
  }
  return corners
}

function lowest(shape: Convex): number {
  let best = 0
  for (let i = 2; i < shape.length; i += 2) {
    const dy = shape[i + 1]! - shape[best + 1]!
    if (dy < 0 || (dy === 0 && shape[i]! < shape[best]!)) best = i
  }
  return best
}

function edge(shape: Convex, at: number): [number, number] {
  const n = shape.length
  const i = at % n
  const k = (at + 2) % n
  return [shape[k]! - shape[i]!, shape[k + 1]! - shape[i + 1]!]
}
