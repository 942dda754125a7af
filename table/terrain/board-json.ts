import type { Point } from '../geometry/point.ts'
import { type Unit, unitSize } from '../units.ts'
import type { BoardData } from './board.ts'
import { BOARD_FORMAT, type BoardFile, type PieceFile } from './board-schema.ts'
import { isPieceKind, LAMP_RADIUS, LAMP_REACH, type PieceProperties, pieceKind } from './default-piece.ts'
import type { Piece } from './piece.ts'

/**
 * The board as a file holds it: reading it gives the same board again. Inches when every length is a
 * multiple of a twentieth of an inch, so that people can read them; millimetres otherwise, which always fit.
 */
export function boardToJson(board: BoardData): BoardFile {
  const unit: Unit = lengthsOf(board).every((length) => length % (unitSize.inch / 20) === 0) ? 'inch' : 'mm'
  const amount = (length: number): number => length / unitSize[unit]
  return {
    format: BOARD_FORMAT,
    name: board.name,
    theme: board.theme,
    about: board.about,
    unit,
    size: [amount(board.width), amount(board.depth)],
    pieces: board.pieces.map((piece) => pieceToJson(piece, amount)),
    lamps: board.lamps.map(({ id, at, radius, reach }) => ({
      id,
      at: [amount(at.x), amount(at.y)],
      ...(radius === LAMP_RADIUS ? {} : { radius: amount(radius) }),
      ...(reach === LAMP_REACH ? {} : { reach: amount(reach) }),
    })),
  }
}

function pieceToJson(piece: Piece, amount: (length: number) => number): PieceFile {
  const { id, kind, name, footprint, bottom, top } = piece
  if (!isPieceKind(kind))
    throw new Error(`the piece "${id}" is a "${kind}", a kind that board files do not know`)
  return {
    id,
    kind,
    ...(name === undefined ? {} : { name }),
    footprint: footprintToJson(footprint, amount),
    ...(bottom === 0 ? {} : { bottom: amount(bottom) }),
    top: amount(top),
    ...differences(piece, pieceKind(kind).properties),
  }
}

/** Upright rectangles that start at their south-west corner, as reading makes them, have a short form. */
function footprintToJson(
  footprint: readonly Point[],
  amount: (length: number) => number,
): PieceFile['footprint'] {
  const [a, b, c, d] = footprint
  if (footprint.length === 4 && a && b && c && d) {
    const upright = a.y === b.y && b.x === c.x && c.y === d.y && d.x === a.x && b.x > a.x && d.y > a.y
    if (upright) return { rect: [amount(a.x), amount(a.y), amount(b.x - a.x), amount(d.y - a.y)] }
  }
  return footprint.map((p) => [amount(p.x), amount(p.y)])
}

/** The properties in which this piece is not like its kind. */
function differences(piece: Piece, usual: PieceProperties): Partial<PieceProperties> {
  const names = Object.keys(usual) as (keyof PieceProperties)[]
  return Object.fromEntries(
    names.filter((name) => piece[name] !== usual[name]).map((name) => [name, piece[name]]),
  )
}

function lengthsOf(board: BoardData): number[] {
  return [
    board.width,
    board.depth,
    ...board.pieces.flatMap((p) => [p.bottom, p.top, ...p.footprint.flatMap(({ x, y }) => [x, y])]),
    ...board.lamps.flatMap(({ at }) => [at.x, at.y]),
    ...board.lamps.flatMap(({ radius }) => (radius === LAMP_RADIUS ? [] : radius)),
    ...board.lamps.flatMap(({ reach }) => (reach === LAMP_REACH ? [] : reach)),
  ]
}

/**
 * JSON as a person would lay it out: what fits on a line stays on it, the rest gets a line for each part.
 * The formatter of this repository leaves such files as they are.
 */
export function jsonText(value: object, width = 110): string {
  return `${spread(value, 0, width)}\n`
}

function laidOut(value: unknown, indent: number, width: number, before: number): string {
  const line = oneLine(value)
  // One more for the comma that may follow.
  if (value === null || typeof value !== 'object' || indent + before + line.length < width) return line
  return spread(value, indent, width)
}

function spread(value: object, indent: number, width: number): string {
  const inner = ' '.repeat(indent + 2)
  const [open, close] = Array.isArray(value) ? '[]' : '{}'
  const lines = entriesOf(value).map(([key, entry]) => {
    return `${inner}${key}${laidOut(entry, indent + 2, width, key.length)}`
  })
  return `${open}\n${lines.join(',\n')}\n${' '.repeat(indent)}${close}`
}

/** The parts of a list or object, each with what is written before it. */
const entriesOf = (value: object): [string, unknown][] =>
  Array.isArray(value)
    ? value.map((entry: unknown) => ['', entry])
    : Object.entries(value).map(([name, entry]) => [`${JSON.stringify(name)}: `, entry])

function oneLine(value: unknown): string {
  if (value === null || typeof value !== 'object') return JSON.stringify(value)
  const parts = entriesOf(value).map(([key, entry]) => `${key}${oneLine(entry)}`)
  if (parts.length === 0) return Array.isArray(value) ? '[]' : '{}'
  return Array.isArray(value) ? `[${parts.join(', ')}]` : `{ ${parts.join(', ')} }`
}
