import fc from 'fast-check'
import { cornersOf } from '../geometry/convex.ts'
import { between, flatDistance, type Spot } from '../geometry/point.ts'
import { groundFor } from '../movement/ground.ts'
import type { Mover } from '../movement/mover.ts'
import type { Path } from '../movement/path.ts'
import { fitsHere } from '../movement/placement.ts'
import type { Board } from '../terrain/board.ts'
import { inches } from '../units.ts'
import { arbitraryBoard, withPieces } from './random-board.ts'

/** Whole-number noise that decides where random paths go. */
export const noise = fc.array(fc.nat(1_000_000), { minLength: 64, maxLength: 64 })

/** A place where the mover fits, picked by two numbers, on any floor there. */
export function placeFrom(board: Board, who: Mover, a: number, b: number): Spot | undefined {
  const x = a % board.width
  const y = b % board.depth
  const ground = groundFor(board, who)
  return ground.levels
    .map((z) => ({ x, y, z }))
    .filter((at) => fitsHere(board, who, at).ok)
    .at((a + b) % 2 ? -1 : 0)
}

/** Random ways from one place to another that the table calls valid. */
export function randomPaths(
  board: Board,
  who: Mover,
  from: Spot,
  to: Spot,
  numbers: readonly number[],
): Path[] {
  const paths: Path[] = []
  for (let i = 0; i + 5 < numbers.length; i += 2) {
    const middle = placeFrom(board, who, numbers[i]!, numbers[i + 1]!)
    const other = placeFrom(board, who, numbers[i + 2]!, numbers[i + 3]!)
    paths.push({ from, legs: [{ to }] })
    if (middle) paths.push({ from, legs: [{ to: middle }, { to }] })
    if (middle && other) paths.push({ from, legs: [{ to: middle }, { to: other }, { to }] })
  }
  return paths
}

/** Random ways that climb: to a random place at a random wall, up it, and on. */
export function climbingPaths(
  board: Board,
  who: Mover,
  from: Spot,
  to: Spot,
  numbers: readonly number[],
): Path[] {
  return groundFor(board, who).tops.flatMap((top, n) =>
    cornersOf(top.shape).flatMap((a, i, corners) => {
      const b = corners[(i + 1) % corners.length]!
      const length = flatDistance(a, b)
      return [0, 1, 2, 3].map((k) => {
        const edge = between(a, b, (numbers[(n * 7 + i * 3 + k) % numbers.length]! % 1000) / 1000)
        const away = who.radius + 10 + 20 * k
        const foot = {
          x: edge.x + Math.round(((b.y - a.y) * away) / length),
          y: edge.y + Math.round(((a.x - b.x) * away) / length),
          z: 0,
        }
        const shift = numbers[(n + i + k) % numbers.length]! % 500
        const head = { ...between(edge, b, shift / Math.max(length, 500)), z: top.z }
        return { from, legs: [{ to: foot }, { to: head }, { to }] }
      })
    }),
  )
}

/** The same way back. */
export function reversed(path: Path): Path {
  const spots = [path.from, ...path.legs.map((leg) => leg.to)].reverse()
  return { from: spots[0]!, legs: spots.slice(1).map((to) => ({ to })) }
}

/** The found path with its stops shaken a little. */
export function jittered(path: Path, numbers: readonly number[]): Path[] {
  return [1, 5, 40, 400].flatMap((size, k) =>
    Array.from({ length: 8 }, (_, j) => ({
      from: path.from,
      legs: path.legs.map((leg, i) =>
        i === path.legs.length - 1
          ? leg
          : {
              ...leg,
              to: {
                x: leg.to.x + (numbers[(i * 2 + j * 5 + k) % numbers.length]! % (2 * size + 1)) - size,
                y: leg.to.y + (numbers[(i * 2 + j * 7 + k + 1) % numbers.length]! % (2 * size + 1)) - size,
                z: leg.to.z,
              },
            },
      ),
    })),
  )
}

/** Boards of blocks that can all be climbed and stood on, close enough to jump between. */
export const rooftops = arbitraryBoard({ cells: 4, highest: inches(3) }).map((board) =>
  withPieces(
    board,
    board.pieces.map((piece) => ({
      ...piece,
      bottom: 0,
      top: inches(piece.top > inches(1) ? 3 : 1.5),
      passage: 'solid' as const,
      climbable: true,
      standable: true,
    })),
  ),
)

/**
 * Boards without low platforms. Stepping up on one may let a model past something that stops it on the ground
 * beside it; where best to step up is then found within some millimetres only, and hand-made cases test it.
 */
export const withoutPlatforms = arbitraryBoard().map((board) =>
  withPieces(
    board,
    board.pieces.map((piece) => ({ ...piece, standable: piece.standable && piece.top > inches(1) })),
  ),
)
