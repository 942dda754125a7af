import fc from 'fast-check'
import { insideOrOn } from '../geometry/convex.ts'
import { tidy } from '../geometry/decompose.ts'
import { type Point, point, type Spot } from '../geometry/point.ts'
import { BASES_MM, type Body, baseRadius } from '../space/body.ts'
import { type Board, type Lamp, prepareBoard } from '../terrain/board.ts'
import type { Piece } from '../terrain/piece.ts'
import { inches, mm } from '../units.ts'

/** Side of the boards tests play on unless they say otherwise. */
const SIDE = inches(24)

/** What a piece is when a test does not care: a climbable brick block that hides what is behind it. */
const PLAIN: Piece = {
  id: 'block',
  kind: 'wall',
  footprint: [point(0, 0), point(2540, 0), point(2540, 2540), point(0, 2540)],
  bottom: 0,
  top: inches(3),
  sight: 'blocked',
  blocksLight: true,
  passage: 'solid',
  climbable: true,
  standable: true,
  ladder: false,
  cover: 'heavy',
}

/** An upright box: its lower left corner, width, depth and top, all in table units. */
export function box(
  id: string,
  x: number,
  y: number,
  width: number,
  depth: number,
  top: number,
  overrides: Partial<Piece> = {},
): Piece {
  const footprint = [point(x, y), point(x + width, y), point(x + width, y + depth), point(x, y + depth)]
  return { ...PLAIN, id, footprint, top, ...overrides }
}

/** A board for a hand-made case: what the pieces leave out is a plain block. */
export function testBoard(
  pieces: readonly Partial<Piece>[],
  width: number = SIDE,
  depth: number = SIDE,
  lamps: readonly Lamp[] = [],
): Board {
  return prepareBoard({
    name: 'A test board',
    theme: 'test',
    about: 'Made by hand for one test.',
    width,
    depth,
    pieces: pieces.map((piece, i) => ({ ...PLAIN, id: `piece ${i + 1}`, ...piece })),
    lamps,
  })
}

/** The same board with these pieces instead of its own. */
export const withPieces = (board: Board, pieces: readonly Piece[]): Board =>
  prepareBoard({ ...board, pieces })

/** The piece moved by a whole offset, upwards too when asked. */
export function shiftedPiece(piece: Piece, dx: number, dy: number, dz = 0): Piece {
  const footprint = piece.footprint.map((p) => point(p.x + dx, p.y + dy))
  return { ...piece, footprint, bottom: piece.bottom + dz, top: piece.top + dz }
}

/** What an arbitrary board may hold. */
export interface RandomBoardOptions {
  /** The board is cut into this many cells a side, each with at most one piece. */
  readonly cells?: number
  /** Side of the board in table units. */
  readonly side?: number
  /** Pieces are from flat up to this height. */
  readonly highest?: number
}

/**
 * Boards of boxes and convex polygons that never overlap, because each keeps to its own cell. Neighbours may
 * touch, pieces may hang in the air, and every way of seeing and passing through occurs.
 */
export function arbitraryBoard(options: RandomBoardOptions = {}): fc.Arbitrary<Board> {
  const { cells = 4, side = SIDE, highest = inches(6) } = options
  const cell = Math.floor(side / cells)
  const places = Array.from({ length: cells * cells }, (_, i) =>
    fc.option(arbitraryPiece(i, (i % cells) * cell, Math.floor(i / cells) * cell, cell, highest), {
      nil: undefined,
      freq: 2,
    }),
  )
  return fc.tuple(...places).map((found) =>
    testBoard(
      found.filter((piece) => piece !== undefined),
      side,
      side,
    ),
  )
}

/** One piece inside the square cell whose lower left corner is (x, y). */
function arbitraryPiece(
  number: number,
  x: number,
  y: number,
  cell: number,
  highest: number,
): fc.Arbitrary<Piece> {
  return fc
    .record({
      outline: arbitraryOutline(x, y, cell),
      low: fc.integer({ min: 0, max: highest }),
      thickness: fc.integer({ min: 0, max: highest }),
      hangs: fc.integer({ min: 0, max: 4 }),
      sight: fc.constantFrom<Piece['sight']>('blocked', 'blocked', 'blocked', 'screened', 'clear'),
      passage: fc.constantFrom<Piece['passage']>(
        'solid',
        'solid',
        'solid',
        'impassable',
        'difficult',
        'open',
      ),
      climbable: fc.boolean(),
      standable: fc.boolean(),
      cover: fc.constantFrom<Piece['cover']>('none', 'light', 'medium', 'heavy'),
    })
    .map(({ outline, low, thickness, hangs, ...properties }) => {
      const bottom = hangs === 0 ? low : 0
      return {
        ...PLAIN,
        ...properties,
        id: `piece ${number}`,
        footprint: outline,
        bottom,
        top: bottom + thickness,
        blocksLight: properties.sight === 'blocked',
      }
    })
}

/** A box inside the cell, with each corner cut off by anything from nothing to half a side. */
function arbitraryOutline(x: number, y: number, cell: number): fc.Arbitrary<readonly Point[]> {
  const thin = 40
  const cut = fc.tuple(fc.constantFrom(0, 0, 0.1, 0.3, 0.5), fc.constantFrom(0.1, 0.3, 0.5))
  return fc
    .record({
      left: fc.integer({ min: 0, max: cell - thin }),
      low: fc.integer({ min: 0, max: cell - thin }),
      width: fc.integer({ min: thin, max: cell }),
      depth: fc.integer({ min: thin, max: cell }),
      cuts: fc.tuple(cut, cut, cut, cut),
    })
    .map(({ left, low, width, depth, cuts }) => {
      const w = Math.min(width, cell - left)
      const d = Math.min(depth, cell - low)
      const [sw, se, ne, nw] = cuts.map(([alongX, alongY]) =>
        alongX === 0 ? point(0, 0) : point(Math.floor(w * alongX), Math.floor(d * alongY)),
      ) as [Point, Point, Point, Point]
      const x0 = x + left
      const y0 = y + low
      const x1 = x0 + w
      const y1 = y0 + d
      return tidy([
        point(x0 + sw.x, y0),
        point(x1 - se.x, y0),
        point(x1, y0 + se.y),
        point(x1, y1 - ne.y),
        point(x1 - ne.x, y1),
        point(x0 + nw.x, y1),
        point(x0, y1 - nw.y),
        point(x0, y0 + sw.y),
      ])
    })
}

/** Any place on or above the board. */
export function arbitrarySpot(board: Board, highest: number = inches(6)): fc.Arbitrary<Spot> {
  return fc.record({
    x: fc.integer({ min: 0, max: board.width }),
    y: fc.integer({ min: 0, max: board.depth }),
    z: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: highest })),
  })
}

/**
 * A body whose base lies on the board and whose foot is on the ground or on top of a piece under its centre.
 * It may overlap scenery with its edge: tests that need a body that fits filter for it.
 */
export function arbitraryBody(board: Board, diametersMm: readonly number[] = BASES_MM): fc.Arbitrary<Body> {
  return fc.constantFrom(...diametersMm).chain((diameter) => {
    const radius = baseRadius(diameter)
    return fc
      .record({
        x: fc.integer({ min: radius, max: board.width - radius }),
        y: fc.integer({ min: radius, max: board.depth - radius }),
        height: fc.constantFrom(mm(30), mm(40), mm(40), mm(60), mm(80)),
        level: fc.integer({ min: 0, max: 3 }),
      })
      .map(({ x, y, height, level }) => {
        const levels = levelsAt(board, x, y)
        return { x, y, z: levels[level % levels.length]!, radius, height }
      })
  })
}

/** The heights a foot can rest at over this place: the ground unless a solid fills it, and the tops there. */
function levelsAt(board: Board, x: number, y: number): readonly number[] {
  const there = board.index
    .search(x, y, x, y)
    .filter(({ piece }) => piece.passage === 'solid' || piece.passage === 'impassable')
    .filter(({ shape }) => insideOrOn(shape, x, y))
  const tops = there.filter(({ piece }) => piece.standable).map(({ top }) => top)
  const onGround = there.every(({ bottom }) => bottom > 0)
  return onGround || tops.length === 0 ? [0, ...tops] : tops
}

/** A board and two bodies on it: what most properties of the table speak about. */
export interface Scene {
  readonly board: Board
  readonly a: Body
  readonly b: Body
}

/** Arbitrary boards with two arbitrary bodies. */
export function arbitraryScene(options: RandomBoardOptions = {}): fc.Arbitrary<Scene> {
  return arbitraryBoard(options).chain((board) =>
    fc.record({ board: fc.constant(board), a: arbitraryBody(board), b: arbitraryBody(board) }),
  )
}
