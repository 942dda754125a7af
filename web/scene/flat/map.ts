import type { Board, Point } from '@gargoyle/table'
import { toScene } from '../coordinates.ts'

/** How a table becomes a map: inches, north up. */
export interface FlatMap {
  readonly width: number
  readonly depth: number
  x(of: number): number
  y(of: number): number
  /** Corners as the attribute of a polygon. */
  points(outline: readonly Point[]): string
}

export function mapOf(board: Pick<Board, 'width' | 'depth'>): FlatMap {
  const depth = toScene(board.depth)
  const y = (of: number): number => depth - toScene(of)
  return {
    width: toScene(board.width),
    depth,
    x: toScene,
    y,
    points: (outline) => outline.map((corner) => `${toScene(corner.x)},${y(corner.y)}`).join(' '),
  }
}
