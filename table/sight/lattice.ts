/**
 * Sight runs between points on the sides of two volumes that face each other: five columns from the left
 * rim to the right, each with the same number of heights. Both volumes use the same points for looking and
 * for being seen, so sight is symmetric.
 */
export const COLUMNS = 5

/** Heights in a column. Divides into quarters and thirds, because rules use them. */
export const ROWS = 24

/** A column with every height seen, as bits. */
export const ALL_ROWS = (1 << ROWS) - 1

/** The column a model looks from when one eye must do: the middle of its facing side… */
export const EYE_COLUMN = 2

/** …at its highest point of sight. */
export const EYE_ROW = ROWS - 1

/**
 * How far each column stands from the middle, as a share of the radius: the rims, the middle, and where a
 * quarter of a circle's area is cut off, so that halves and quarters of a volume are measured exactly.
 */
const ACROSS: readonly number[] = [-1, -0.4039727532995173, 0, 0.4039727532995173, 1]

/** How far each column stands forward on the round face: the root of 1 minus the square of `ACROSS`. */
const FORWARD: readonly number[] = [0, 0.9147710175730358, 1, 0.9147710175730358, 0]

/**
 * Thousandths of the volume each column stands for: the share of a circle's area in the strip around it,
 * cut halfway between the columns.
 */
export const COLUMN_WEIGHTS: readonly number[] = [93, 279, 256, 279, 93]

/** The weight of a volume that shows completely. */
export const FULL_WEIGHT = 1000 * ROWS

/**
 * Points are pulled in from the rim by this much, so that a base flush with a wall sees along it…
 */
const RIM = 0.63

/**
 * …and shifted aside and up by this much. Tables are drawn on round numbers, and a line of sight that runs
 * exactly along the joint of two walls would otherwise touch both and meet neither.
 */
const ASIDE = 0.37

/** Fills in where the columns of a volume stand: along the line of centres, and across it. */
export function placeColumns(
  along: Float64Array,
  across: Float64Array,
  centre: number,
  radius: number,
  facing: 1 | -1,
): void {
  const rim = Math.max(0, radius - RIM)
  for (let i = 0; i < COLUMNS; i++) {
    along[i] = centre + facing * FORWARD[i]! * rim
    across[i] = ACROSS[i]! * rim + ASIDE
  }
}

/** Fills in the heights of a volume, lowest first. */
export function placeRows(heights: Float64Array, foot: number, height: number): void {
  for (let i = 0; i < ROWS; i++) heights[i] = foot + (height * (i + 0.5)) / ROWS + ASIDE
}

/** How many heights are set in a column's bits. */
export function countRows(rows: number): number {
  let count = 0
  for (let rest = rows; rest !== 0; rest &= rest - 1) count++
  return count
}
