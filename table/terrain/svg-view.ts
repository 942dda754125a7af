import type { Point } from '../geometry/point.ts'
import { cm, inches, type Length, type LengthUnit, lengthUnits, mm, type Unit, unitSize } from '../units.ts'
import type { BoardData } from './board.ts'
import { short } from './svg-markup.ts'

/** From the table to the picture: north is up. */
export interface View {
  /** The unit that lengths are written in, and the length that a scale shows and grid lines are apart. */
  readonly unit: LengthUnit
  readonly ruler: Length
  readonly pixelsPerInch: number
  readonly left: number
  readonly top: number
  readonly width: number
  readonly depth: number
  length(units: number): number
  x(units: number): number
  y(units: number): number
  /** Corners as `points` of a polygon, optionally shifted by pixels. */
  corners(outline: readonly Point[], dx?: number, dy?: number): string
}

const RULERS: Readonly<Record<Unit, Length>> = { inch: inches(6), cm: cm(15), mm: mm(150) }

export function viewOf(
  board: Pick<BoardData, 'width' | 'depth'>,
  pixelsPerInch: number,
  left: number,
  top: number,
  unit: Unit | LengthUnit = 'inch',
): View {
  const shown = typeof unit === 'string' ? lengthUnits[unit] : unit
  const length = (units: number): number => (units / unitSize.inch) * pixelsPerInch
  const x = (units: number): number => left + length(units)
  const y = (units: number): number => top + length(board.depth - units)
  return {
    unit: shown,
    ruler: RULERS[shown.name],
    pixelsPerInch,
    left,
    top,
    width: length(board.width),
    depth: length(board.depth),
    length,
    x,
    y,
    corners: (outline, dx = 0, dy = 0) =>
      outline.map((p) => `${short(x(p.x) + dx)},${short(y(p.y) + dy)}`).join(' '),
  }
}
