import { type Board, inches, type Piece, type Point } from '@gargoyle/table'

/** Nearer than this one is beside something, and nearer than that in sight of it. */
const BESIDE = inches(1.5)
const NEAR = inches(4)

/** Things that a place is not named after: they lie on others, or models stand on them. */
const plain: ReadonlySet<string> = new Set([
  'ladder',
  'walkway',
  'vent',
  'parapet',
  'fire-escape',
  'platform',
  'railing',
  'sign',
  'stair',
])

/** What people call a piece of scenery: `the Tenement`, `the car`, `The Paragon`. */
export function describePiece({ kind, name }: Pick<Piece, 'kind' | 'name'>): string {
  const called = name ?? kind.replaceAll('-', ' ')
  return /^(the|a|an) /i.test(called) || called.includes("'") ? called : `the ${called}`
}

interface Box {
  readonly minX: number
  readonly minY: number
  readonly maxX: number
  readonly maxY: number
}

function boxOf({ footprint }: Pick<Piece, 'footprint'>): Box {
  const [xs, ys] = [footprint.map(({ x }) => x), footprint.map(({ y }) => y)]
  return { minX: Math.min(...xs), minY: Math.min(...ys), maxX: Math.max(...xs), maxY: Math.max(...ys) }
}

const gapTo = ({ minX, minY, maxX, maxY }: Box, { x, y }: Point): number =>
  Math.hypot(Math.max(minX - x, 0, x - maxX), Math.max(minY - y, 0, y - maxY))

/** On which side of something a place is. */
function sideOf({ minX, minY, maxX, maxY }: Box, { x, y }: Point): string {
  const north = y > maxY ? 'north' : y < minY ? 'south' : ''
  const east = x > maxX ? 'east' : x < minX ? 'west' : ''
  return north !== '' && east !== '' ? `${north}-${east}` : north + east
}

/** Whether a piece stands between a place and another: they are on opposite sides of its middle. */
function isBetween({ minX, minY, maxX, maxY }: Box, at: Point, other: Point): boolean {
  const [cx, cy] = [(minX + maxX) / 2, (minY + maxY) / 2]
  const [ax, ay] = [at.x - cx, at.y - cy]
  const [bx, by] = [other.x - cx, other.y - cy]
  return ax * bx + ay * by < -0.5 * Math.hypot(ax, ay) * Math.hypot(bx, by)
}

/**
 * A place on the ground by what stands near it: `behind the car` as an enemy sees it, `beside the kiosk`, `south of the
 * Tenement`. Undefined in the open.
 */
export function landmarkWords(
  board: Pick<Board, 'pieces'>,
  at: Point & { readonly radius: number },
  enemy?: Point,
): string | undefined {
  const near = board.pieces
    .filter(({ kind, bottom }) => bottom === 0 && !plain.has(kind))
    .map((piece) => {
      const box = boxOf(piece)
      return { piece, box, gap: gapTo(box, at) - at.radius }
    })
    .filter(({ gap }) => gap <= NEAR)
    .toSorted((a, b) => a.gap - b.gap)[0]
  if (!near) return undefined
  const { piece, box, gap } = near
  const called = describePiece(piece)
  const side = sideOf(box, at)
  if (side === '') return `at ${called}`
  if (gap > BESIDE) return `${side} of ${called}`
  if (enemy && isBetween(box, at, enemy)) return `behind ${called}`
  return piece.kind === 'building' ? `by the ${side} wall of ${called}` : `beside ${called}, to the ${side}`
}

/** A place by which part of the board it is in: `near the north-west corner`, `in the middle of the board`. */
export function partOfBoard({ width, depth }: Pick<Board, 'width' | 'depth'>, { x, y }: Point): string {
  const north = y > (2 * depth) / 3 ? 'north' : y < depth / 3 ? 'south' : ''
  const east = x > (2 * width) / 3 ? 'east' : x < width / 3 ? 'west' : ''
  if (north !== '' && east !== '') return `in the ${north}-${east} corner`
  return north + east === '' ? 'in the middle of the board' : `towards the ${north}${east} edge`
}
