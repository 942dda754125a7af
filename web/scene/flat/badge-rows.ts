import { badgeText } from '../labels/label-layout.ts'
import type { Badge } from '../scene-content.ts'

/** How high a badge on a map is, in inches, how wide one with a sign and a number, and how wide a letter of a longer one is. */
export const BADGE_HEIGHT = 0.95
const LEAST_WIDTH = 1.5
const LETTER = 0.38

/** How wide a badge has to be for what it says: counters are a whole row of numbers. */
export function badgeWidth(badge: Badge): number {
  const words = badgeText(badge).length * LETTER + 0.4
  return Math.max(LEAST_WIDTH, badge.icon ? words + BADGE_HEIGHT * 0.7 : words)
}

/** A figure on a map whose badges stand in a row of that width; 0 where it has none. All in inches, y to the south. */
interface Badged {
  readonly x: number
  readonly y: number
  readonly radius: number
  readonly width: number
}

/** How far rows above each other are apart. */
export const BADGE_ROW = 1.05 * BADGE_HEIGHT

/** How many rows further off a row may be moved before it may overlap another. */
const MOST_ROWS = 3

/**
 * The height of the middle of each row: above its figure where that is free, else below it or a row further off, so that
 * neighbours do not cover each other's signs or each other.
 */
export function badgeRowPlaces(figures: readonly Badged[], depth: number): readonly number[] {
  const placed: { readonly x: number; readonly y: number; readonly width: number }[] = []
  return figures.map((figure) => {
    const { x, width } = figure
    const usual = placesOf(figure, depth)
    if (width === 0) return usual[0]!
    const meetsRow = (y: number): boolean =>
      placed.some(
        (other) => Math.abs(other.y - y) < BADGE_HEIGHT && Math.abs(other.x - x) < (other.width + width) / 2,
      )
    const meetsFigure = (y: number): boolean =>
      figures.some(
        (other) =>
          other !== figure &&
          Math.abs(other.y - y) < other.radius + BADGE_HEIGHT / 2 &&
          Math.abs(other.x - x) < other.radius + width / 2,
      )
    const y =
      usual.find((each) => !meetsRow(each) && !meetsFigure(each)) ??
      usual.find((each) => !meetsRow(each)) ??
      usual[0]!
    placed.push({ x, y, width })
    return y
  })
}

/** Where a row may stand, the usual place first. Nothing stands below the southern edge, where the map says what it is. */
function placesOf({ y, radius }: Badged, depth: number): readonly number[] {
  const away = radius + BADGE_HEIGHT * 0.6
  const rows = Array.from({ length: MOST_ROWS }, (_, row) => away + row * BADGE_ROW)
  return rows.flatMap((far) => [y - far, ...(y + far + BADGE_HEIGHT / 2 < depth ? [y + far] : [])])
}
