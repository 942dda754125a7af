/** Corners of the table in which something may lie, the usual one first. Dice lie in the fourth. */
export const tableCorners = ['top left', 'bottom left', 'top right'] as const
export type TableCorner = (typeof tableCorners)[number]

/** A box on the screen, in pixels. */
export type ScreenBox = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>

/** Buttons lie along the upper edge: what is below them begins here, in pixels from it; and the gap at other edges. */
const BUTTONS = 60
const GAP = 8

/** The corner in which a box of some size covers the fewest of some things; where it is, unless another is better. */
export function freeCorner(
  now: TableCorner,
  size: { readonly width: number; readonly height: number },
  table: ScreenBox,
  things: readonly ScreenBox[],
): TableCorner {
  const covered = (corner: TableCorner): number => {
    const left = corner.endsWith('left') ? table.left + GAP : table.right - GAP - size.width
    const top = corner.startsWith('top') ? table.top + BUTTONS : table.bottom - GAP - size.height
    const [right, bottom] = [left + size.width, top + size.height]
    return things.filter(
      (thing) => thing.left < right && thing.right > left && thing.top < bottom && thing.bottom > top,
    ).length
  }
  let best = now
  for (const corner of tableCorners) if (covered(corner) < covered(best)) best = corner
  return best
}
