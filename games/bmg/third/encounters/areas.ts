import { type Box, inches } from '@gargoyle/table'

/** A table seen from above, north up. */
export type Sheet = { readonly width: number; readonly depth: number }

export type Side = 'south' | 'north' | 'west' | 'east'
export type Corner = 'south-west' | 'south-east' | 'north-west' | 'north-east'

/** A strip along an edge, so many inches deep; it may begin some inches off the edge. */
export function strip({ width, depth }: Sheet, side: Side, deep: number, off = 0): Box {
  const [near, far] = [inches(off), inches(off + deep)]
  switch (side) {
    case 'south':
      return { minX: 0, maxX: width, minY: near, maxY: far }
    case 'north':
      return { minX: 0, maxX: width, minY: depth - far, maxY: depth - near }
    case 'west':
      return { minX: near, maxX: far, minY: 0, maxY: depth }
    case 'east':
      return { minX: width - far, maxX: width - near, minY: 0, maxY: depth }
  }
}

/** A square in a corner. */
export const corner = (sheet: Sheet, which: Corner, side: number): Box => block(sheet, which, side, side)

/** A rectangle in a corner, so many inches wide and deep. */
export function block({ width, depth }: Sheet, which: Corner, wide: number, deep: number): Box {
  const minX = which.endsWith('west') ? 0 : width - inches(wide)
  const minY = which.startsWith('south') ? 0 : depth - inches(deep)
  return { minX, minY, maxX: minX + inches(wide), maxY: minY + inches(deep) }
}

/** A rectangle in the middle of the south or north edge; it may begin some inches off the edge. */
export function middle(
  { width, depth }: Sheet,
  side: 'south' | 'north',
  wide: number,
  deep: number,
  off = 0,
): Box {
  const minX = Math.round(width / 2) - Math.round(inches(wide) / 2)
  const minY = side === 'south' ? inches(off) : depth - inches(off + deep)
  return { minX, minY, maxX: minX + inches(wide), maxY: minY + inches(deep) }
}

/** A band from south to north, from so many inches west of the middle to so many east of it. */
export function band({ width, depth }: Sheet, west: number, east: number): Box {
  const x = Math.round(width / 2)
  return { minX: x + inches(west), maxX: x + inches(east), minY: 0, maxY: depth }
}

/** The middle of the table. */
export const centreOf = ({ width, depth }: Sheet): { readonly x: number; readonly y: number } => ({
  x: Math.round(width / 2),
  y: Math.round(depth / 2),
})
