import { type Box, boxOf, convexOf } from '../geometry/convex.ts'
import { convexParts, tidy } from '../geometry/decompose.ts'
import { type Point, point } from '../geometry/point.ts'
import { inches, showLength, type Unit, unitSize } from '../units.ts'
import { type Board, type BoardData, type Lamp, prepareBoard } from './board.ts'
import { checkTogether, type ReadLamp, type ReadPiece } from './board-checks.ts'
import { type BoardProblem, pathOf, shapeProblems } from './board-problems.ts'
import {
  boardFileSchema,
  type LampFile,
  lampFileSchema,
  type PieceFile,
  pieceFileSchema,
} from './board-schema.ts'
import {
  defaultPiece,
  heightMismatch,
  LAMP_RADIUS,
  LAMP_REACH,
  type PieceProperties,
  pieceKind,
} from './default-piece.ts'
import { outlineProblem } from './outline-problems.ts'
import type { Piece } from './piece.ts'

/** What reading a board file came to. Warnings are oddities that do not keep the board from being played. */
export type ReadBoard<B = BoardData> =
  | { readonly ok: true; readonly board: B; readonly warnings: readonly BoardProblem[] }
  | {
      readonly ok: false
      readonly problems: readonly BoardProblem[]
      readonly warnings: readonly BoardProblem[]
    }

/** How a board is read. */
export interface ReadOptions {
  /** The file's name, repeated in every problem. */
  readonly source?: string
}

/** No table is narrower than this, and none wider: sizes beyond are most likely in the wrong unit. */
const NARROWEST = inches(12)
const WIDEST = inches(120)

/** Nothing on a table is taller. */
const TALLEST = inches(48)

/** Rounding of file numbers like 0.1, in table units: what is further off is no whole number of them. */
const ROUNDING = 1 / 1000

type Report = (path: string, reason: string) => void

/**
 * Reads a board file that was parsed from JSON. Every problem is found in one go: a piece that cannot be
 * read is left out of the checks between pieces, the others are still checked.
 */
export function readBoard(json: unknown, options: ReadOptions = {}): ReadBoard {
  const problems: BoardProblem[] = []
  const report: Report = (path, reason) => problems.push({ path, reason })
  const shape = boardFileSchema.safeParse(json)
  if (!shape.success) problems.push(...shapeProblems(shape.error.issues, json))

  const unit = boardFileSchema.shape.unit.safeParse(field(json, 'unit')).data
  const size = boardFileSchema.shape.size.safeParse(field(json, 'size')).data
  if (!unit || !size) return failed(problems, [], options)

  const width = sizeOf('size[0]', size[0], unit, report)
  const depth = sizeOf('size[1]', size[1], unit, report)
  const table: Box = { minX: 0, minY: 0, maxX: width ?? WIDEST, maxY: depth ?? WIDEST }
  const measure = new Measure(unit, report)
  const pieces = parsed(field(json, 'pieces'), pieceFileSchema).flatMap(({ at, entry }) =>
    readPiece(at, entry, measure, table),
  )
  const lamps = parsed(field(json, 'lamps'), lampFileSchema).flatMap(({ at, entry }) =>
    readLamp(at, entry, measure, table),
  )
  problems.push(...repeatedIds(json))
  const { errors, warnings } = checkTogether(pieces, lamps)
  problems.push(...errors)
  if (!shape.success || problems.length > 0 || width === undefined || depth === undefined) {
    return failed(problems, warnings, options)
  }
  const { name, theme, about } = shape.data
  const board: BoardData = {
    name,
    theme,
    about,
    width,
    depth,
    pieces: pieces.map(({ piece }) => piece),
    lamps: lamps.map(({ lamp }) => lamp),
  }
  return { ok: true, board, warnings: from(warnings, options) }
}

/** Reads a board file and makes it ready for questions. */
export function loadBoard(json: unknown, options: ReadOptions = {}): ReadBoard<Board> {
  const read = readBoard(json, options)
  return read.ok ? { ...read, board: prepareBoard(read.board) } : read
}

const failed = (
  problems: readonly BoardProblem[],
  warnings: readonly BoardProblem[],
  options: ReadOptions,
): ReadBoard<never> => ({ ok: false, problems: from(problems, options), warnings: from(warnings, options) })

const from = (problems: readonly BoardProblem[], { source }: ReadOptions): readonly BoardProblem[] =>
  source === undefined ? problems : problems.map((problem) => ({ source, ...problem }))

const field = (json: unknown, name: string): unknown =>
  json !== null && typeof json === 'object' ? (json as Record<string, unknown>)[name] : undefined

/** The entries of a list that have the right shape, with their places; the others were reported already. */
function parsed<T>(
  list: unknown,
  schema: { safeParse(entry: unknown): { data?: T } },
): { readonly at: number; readonly entry: T }[] {
  if (!Array.isArray(list)) return []
  return list.flatMap((raw: unknown, at) => {
    const entry = schema.safeParse(raw).data
    return entry === undefined ? [] : [{ at, entry }]
  })
}

/** Converts the file's numbers into table units and reports those that do not fit. */
class Measure {
  readonly unit: Unit
  readonly report: Report
  constructor(unit: Unit, report: Report) {
    this.unit = unit
    this.report = report
  }

  /** The length in table units, to the nearest if it does not fit, which is reported. */
  length(path: string, amount: number): number {
    const exact = amount * unitSize[this.unit]
    const whole = Math.round(exact)
    if (!Number.isSafeInteger(whole) || Math.abs(exact - whole) > ROUNDING) {
      this.report(
        path,
        `${amount} ${this.unit} is no whole number of hundredths of a millimetre: ` +
          `the finest steps are ${finest[this.unit]}`,
      )
    }
    return Number.isSafeInteger(whole) ? whole : 0
  }

  point(path: string, [x, y]: readonly [number, number]): Point {
    return point(this.length(`${path}[0]`, x), this.length(`${path}[1]`, y))
  }
}

const finest: Readonly<Record<Unit, string>> = {
  inch: '0.05 inch (write the board in mm for finer ones)',
  cm: '0.001 cm',
  mm: '0.01 mm',
}

function sizeOf(path: string, amount: number, unit: Unit, report: Report): number | undefined {
  const found = new Measure(unit, report).length(path, amount)
  if (found >= NARROWEST && found <= WIDEST) return found
  const others = (Object.keys(unitSize) as Unit[]).filter((other) => {
    const length = amount * unitSize[other]
    return other !== unit && length >= NARROWEST && length <= WIDEST
  })
  const hint = others.length === 0 ? '' : `: was it meant in ${others.join(' or ')}?`
  report(
    path,
    `${amount} ${unit} is ${showLength(found)}, but a board is ${showLength(NARROWEST)} to ${showLength(WIDEST)} wide${hint}`,
  )
  return undefined
}

function readPiece(at: number, file: PieceFile, measure: Measure, table: Box): ReadPiece[] {
  const path = pathOf('pieces', at)
  const bottom = measure.length(`${path}.bottom`, file.bottom ?? 0)
  const usual = pieceKind(file.kind).usual
  const flat = pieceKind(file.kind).height === 'flat'
  if (file.top === undefined && usual === undefined && !flat) {
    measure.report(`${path}.top`, `is missing: a ${file.kind} has no usual height, so the file must give one`)
    return []
  }
  const top = file.top === undefined ? bottom + (usual ?? 0) : measure.length(`${path}.top`, file.top)
  const sound = soundHeights(path, file, bottom, top, measure)
  const footprint = readFootprint(path, file, measure, table)
  if (!footprint || !sound) return []
  const piece = defaultPiece(file.kind, {
    id: file.id,
    footprint,
    bottom,
    top,
    ...(file.name === undefined ? {} : { name: file.name }),
    ...overrides(file),
  })
  contradictions(path, piece, measure.report)
  const parts = convexParts(footprint).map((shape) => ({ piece, shape, box: boxOf(shape), bottom, top }))
  return [{ at, piece, parts }]
}

/** Only what the file really says, so that silence leaves the kind's own properties. */
function overrides(file: PieceFile): Partial<PieceProperties> {
  const { sight, blocksLight, passage, climbable, standable, ladder, cover } = file
  const said = { sight, blocksLight, passage, climbable, standable, ladder, cover }
  return Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined))
}

function soundHeights(
  path: string,
  file: PieceFile,
  bottom: number,
  top: number,
  { unit, report }: Measure,
): boolean {
  if (bottom < 0)
    report(`${path}.bottom`, `is ${showLength(bottom, unit)}, below the table: heights start at 0`)
  if (top < bottom) {
    report(`${path}.top`, `is at ${showLength(top, unit)}, below its bottom at ${showLength(bottom, unit)}`)
    return false
  }
  if (top > TALLEST) {
    report(
      `${path}.top`,
      `is at ${showLength(top, unit)}: nothing on a table is taller than ${showLength(TALLEST, unit)}`,
    )
  }
  const mismatch = heightMismatch(file.kind, bottom, top, unit)
  if (mismatch) report(`${path}.top`, mismatch)
  return true
}

function readFootprint(
  path: string,
  { footprint }: PieceFile,
  measure: Measure,
  table: Box,
): readonly Point[] | undefined {
  const here = `${path}.footprint`
  if (!Array.isArray(footprint)) {
    const [x, y, w, d] = footprint.rect.map((amount, i) => measure.length(`${here}.rect[${i}]`, amount))
    const corners = rectangle(x!, y!, w!, d!)
    if (w === 0 || d === 0) {
      measure.report(`${here}.rect`, 'the rectangle has no area')
      return undefined
    }
    if (!inBox(boxOf(convexOf(corners)), table)) measure.report(`${here}.rect`, outside(table, measure))
    return corners
  }
  const corners = footprint.map((corner, i) => measure.point(`${here}[${i}]`, corner))
  const problem = outlineProblem(corners)
  if (problem) {
    measure.report(problem.corner === undefined ? here : `${here}[${problem.corner}]`, problem.reason)
    return undefined
  }
  for (const [i, { x, y }] of corners.entries()) {
    if (!inBox({ minX: x, minY: y, maxX: x, maxY: y }, table)) {
      measure.report(`${here}[${i}]`, outside(table, measure))
    }
  }
  return tidy(corners)
}

const outside = (table: Box, { unit }: Measure): string =>
  `lies outside the board, which is ${showLength(table.maxX, unit)} by ${showLength(table.maxY, unit)}`

const inBox = (inner: Box, outer: Box): boolean =>
  inner.minX >= outer.minX && inner.minY >= outer.minY && inner.maxX <= outer.maxX && inner.maxY <= outer.maxY

/** The corners of an upright rectangle, counter-clockwise from the south-west. */
export const rectangle = (x: number, y: number, width: number, depth: number): Point[] => [
  point(x, y),
  point(x + width, y),
  point(x + width, y + depth),
  point(x, y + depth),
]

/** Properties that cannot all be true of one thing. */
function contradictions(path: string, piece: Piece, report: Report): void {
  const { passage, standable, climbable, ladder } = piece
  const entered = passage === 'open' || passage === 'difficult'
  if (standable && entered) {
    report(`${path}.standable`, `nobody can stand on top of what they walk through (passage "${passage}")`)
  }
  if (climbable && passage !== 'solid') {
    report(`${path}.climbable`, `only solid pieces are climbed, and this one's passage is "${passage}"`)
  }
  if (ladder && passage !== 'open') {
    report(`${path}.ladder`, `a ladder must be open to step onto, and this one's passage is "${passage}"`)
  }
  if (ladder && piece.top <= piece.bottom) report(`${path}.top`, 'a ladder needs a top above its bottom')
  if (passage === 'solid' && piece.top === piece.bottom) {
    report(`${path}.top`, 'a solid piece needs a top above its bottom')
  }
}

function readLamp(at: number, file: LampFile, measure: Measure, table: Box): ReadLamp[] {
  const path = pathOf('lamps', at)
  const place = measure.point(`${path}.at`, file.at)
  const radius = file.radius === undefined ? LAMP_RADIUS : measure.length(`${path}.radius`, file.radius)
  const reach = file.reach === undefined ? LAMP_REACH : measure.length(`${path}.reach`, file.reach)
  const lamp: Lamp = { id: file.id, at: place, radius, reach }
  const { x, y } = place
  const foot = { minX: x - radius, minY: y - radius, maxX: x + radius, maxY: y + radius }
  if (!inBox(foot, table)) {
    measure.report(`${path}.at`, `the foot of the lamp "${lamp.id}" ${outside(table, measure)}`)
    return []
  }
  return [{ at, lamp }]
}

/** Ids that were used before, wherever an id can be read, whatever else is wrong with its owner. */
function repeatedIds(json: unknown): BoardProblem[] {
  const owners = new Map<string, string>()
  const problems: BoardProblem[] = []
  for (const list of ['pieces', 'lamps']) {
    const entries = field(json, list)
    if (!Array.isArray(entries)) continue
    for (const [at, entry] of entries.entries()) {
      const id = field(entry, 'id')
      if (typeof id !== 'string') continue
      const path = pathOf(list, at)
      const owner = owners.get(id)
      if (owner === undefined) owners.set(id, path)
      else problems.push({ path: `${path}.id`, reason: `"${id}" is taken: ${owner} has that id` })
    }
  }
  return problems
}
