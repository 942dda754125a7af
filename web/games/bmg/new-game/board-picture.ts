import { type BoardData, boardSvg, type Unit, type Zone } from '@gargoyle/table'
import { zoneOutline } from '../scene-parts.ts'

/** Gives the areas in which the two sides begin, for a table of a size. */
export type AreasOf = (width: number, depth: number) => Readonly<Record<'A' | 'B', readonly Zone[]>>

const PIXELS = 14

/** The address of a picture of a board from above, with lengths in the unit of the game. */
export function boardPicture(board: BoardData, unit: Unit, areasOf?: AreasOf): string {
  const areas = areasOf?.(board.width, board.depth)
  const regions = (['A', 'B'] as const).flatMap((name) =>
    (areas?.[name] ?? []).map((zone) => ({ outlines: [zoneOutline(zone)], label: name })),
  )
  const svg = boardSvg(board, { pixelsPerInch: PIXELS, unit, grid: false, regions })
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}
