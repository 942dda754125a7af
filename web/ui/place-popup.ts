/** A box on the screen. */
export interface ScreenBox {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** The gap between a popup and what it belongs to, and between it and the edge of the screen. */
const GAP = 8

/** Where a popup goes: below what it belongs to, or above where there is more room, and never off the screen. */
export function placePopup(
  anchor: ScreenBox,
  popup: { readonly width: number; readonly height: number },
  screen: { readonly width: number; readonly height: number },
): { readonly left: number; readonly top: number } {
  const below = anchor.top + anchor.height + GAP
  const above = anchor.top - GAP - popup.height
  const fitsBelow = below + popup.height + GAP <= screen.height
  const top = fitsBelow || above < GAP ? Math.min(below, screen.height - popup.height - GAP) : above
  const middle = anchor.left + anchor.width / 2 - popup.width / 2
  const left = Math.max(GAP, Math.min(middle, screen.width - popup.width - GAP))
  return { left, top: Math.max(GAP, top) }
}
