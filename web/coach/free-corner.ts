/** Corners of the table in which something may lie, the usual one first. Dice lie in the fourth. */
export const tableCorners = ['top left', 'bottom left', 'top right'] as const
export type TableCorner = (typeof tableCorners)[number]

/** A box on the screen, in pixels. */
export type ScreenBox = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>

/** Buttons lie along the upper edge: what is below them begins here, in pixels from it; and the gap at other edges. */
const BUTTONS = 60
const GAP = 8

/** How much two boxes have in common, in pixels. */
const shared = (a: ScreenBox, b: ScreenBox): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top))

/** The corner in which a box of some size covers the least of some things; where it is, unless another is better. */
export function freeCorner(
  now: TableCorner,
  size: { readonly width: number; readonly height: number },
  table: ScreenBox,
  things: readonly ScreenBox[],
): TableCorner {
  const covered = (corner: TableCorner): number => {
    const left = corner.endsWith('left') ? table.left + GAP : table.right - GAP - size.width
    const top = corner.startsWith('top') ? table.top + BUTTONS : table.bottom - GAP - size.height
    const box = { left, right: left + size.width, top, bottom: top + size.height }
    return things.reduce((sum, thing) => sum + shared(box, thing), 0)
  }
  let best = now
  for (const corner of tableCorners) if (covered(corner) < covered(best)) best = corner
  return best
}
