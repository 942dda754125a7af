import { type RefObject, useEffect, useState } from 'react'
import { freeCorner, type ScreenBox, type TableCorner, tableCorners } from './free-corner.ts'

/** Figures on the table, drawn or as a map. */
const FIGURES = '[data-kind="pin"] > span:first-child, g[data-posture]'

/** How far below its pin a drawn figure reaches, in pixels. */
const BODY = 50

/** How often it is looked whether figures stand there, in milliseconds: the view turns and figures walk. */
const AGAIN = 600

/** Finds a corner of the table for something that lies over it, so that it covers no figure if that can be. */
export function useFreeCorner(box: RefObject<HTMLElement | null>, isOn: boolean): TableCorner {
  const [corner, setCorner] = useState<TableCorner>(tableCorners[0])
  useEffect(() => {
    if (!isOn) return undefined
    const timer = setInterval(() => {
      const element = box.current
      const table = element?.offsetParent
      // It stays in place while it is hovered or focused.
      if (!element || !table || element.matches(':hover, :focus-within')) return
      const figures = [...table.querySelectorAll(FIGURES)].flatMap((each): readonly ScreenBox[] => {
        const { left, right, top, bottom, width } = each.getBoundingClientRect()
        return width === 0 ? [] : [{ left, right, top, bottom: bottom + BODY }]
      })
      const size = element.getBoundingClientRect()
      setCorner((now) => freeCorner(now, size, table.getBoundingClientRect(), figures))
    }, AGAIN)
    return () => clearInterval(timer)
  }, [box, isOn])
  return corner
}
