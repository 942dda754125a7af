import type { Corridor, Obstacle, Owner } from './corridor.ts'
import { runsThrough } from './corridor.ts'
import { ALL_ROWS, COLUMN_WEIGHTS, COLUMNS, countRows, EYE_COLUMN, EYE_ROW, ROWS } from './lattice.ts'

/** Columns from the middle outwards: the middle of a volume is the likeliest to see everything at once. */
const MIDDLE_FIRST: readonly number[] = [2, 1, 3, 0, 4]

/** Shares of a line shorter than this are rounding, not geometry. */
const SLIVER = 1e-9

const NOTHING: readonly never[] = []

/** The obstacles that one upright sheet of sight lines runs into: where, and between which heights. */
interface Sheet {
  count: number
  readonly enter: number[]
  readonly leave: number[]
  /** Its bottom, or far below everything when no line can pass under it. */
  readonly bottom: number[]
  /** Its top, or far above everything when no line can pass over it. */
  readonly top: number[]
}

const sheet: Sheet = { count: 0, enter: [], leave: [], bottom: [], top: [] }

/** For each height looked from, the heights hidden, as bits. */
const hidden = new Int32Array(ROWS)

/** What each seen height adds to a line's height where it enters and where it leaves an obstacle. */
const atEnter = new Float64Array(ROWS)
const atLeave = new Float64Array(ROWS)

/**
 * An obstacle that by itself hides the volumes from each other: it is taller and deeper than every line, and
 * both outermost lines run through it between the two volumes. Whatever is convex and cuts both outermost
 * lines cuts all lines between them.
 */
export function separator(c: Corridor): Obstacle | undefined {
  if (c.length <= c.firstRadius + c.secondRadius) return undefined
  const from = c.firstRadius / c.length
  const to = 1 - c.secondRadius / c.length
  for (let k = 0; k < c.count; k++) {
    const obstacle = c.obstacles[k]!
    if (
      obstacle.stops &&
      obstacle.bottom < c.lowest &&
      obstacle.top > c.highest &&
      runsThrough(c, obstacle, 0, 0) &&
      Math.min(c.leave, to) - Math.max(c.enter, from) > SLIVER &&
      runsThrough(c, obstacle, COLUMNS - 1, COLUMNS - 1) &&
      Math.min(c.leave, to) - Math.max(c.enter, from) > SLIVER
    ) {
      return obstacle
    }
  }
  return undefined
}

/** How much of one volume shows to the other, by weight of its columns: 0 to `FULL_WEIGHT`. */
export function shownWeight(c: Corridor, viewerIsFirst: boolean): number {
  let weight = 0
  for (let target = 0; target < COLUMNS; target++) {
    let rows = 0
    for (let i = 0; i < COLUMNS && rows !== ALL_ROWS; i++) {
      const viewer = MIDDLE_FIRST[i]!
      rows |= viewerIsFirst ? rowsSeen(c, viewer, target, true) : rowsSeen(c, target, viewer, false)
    }
    weight += countRows(rows) * COLUMN_WEIGHTS[target]!
  }
  return weight
}

/**
 * The heights of the seen column with a clear line from any height of the viewing one, as bits. Lines rise
 * with either end, so when no line can pass below the obstacles the highest viewpoint sees all that any
 * other sees, and when none can pass above them the lowest does.
 */
function rowsSeen(c: Corridor, first: number, second: number, viewerIsFirst: boolean): number {
  const { firstHeights, secondHeights } = c
  const footFirst = firstHeights[0]!
  const footSecond = secondHeights[0]!
  const headFirst = firstHeights[ROWS - 1]!
  const headSecond = secondHeights[ROWS - 1]!
  let noneBelow = true
  let noneAbove = true
  sheet.count = 0
  for (let k = 0; k < c.count; k++) {
    const obstacle = c.obstacles[k]!
    if (!obstacle.stops || !runsThrough(c, obstacle, first, second)) continue
    const { enter, leave } = c
    const { bottom, top } = obstacle
    const lowEnter = heightAt(footFirst, footSecond, enter)
    const lowLeave = heightAt(footFirst, footSecond, leave)
    if (lowEnter >= top && lowLeave >= top) continue
    const highEnter = heightAt(headFirst, headSecond, enter)
    const highLeave = heightAt(headFirst, headSecond, leave)
    if (highEnter <= bottom && highLeave <= bottom) continue
    const closedBelow = lowEnter > bottom || lowLeave > bottom
    const closedAbove = highEnter < top || highLeave < top
    if (closedBelow && closedAbove) return 0
    noneBelow &&= closedBelow
    noneAbove &&= closedAbove
    const at = sheet.count++
    sheet.enter[at] = enter
    sheet.leave[at] = leave
    sheet.bottom[at] = closedBelow ? Number.NEGATIVE_INFINITY : bottom
    sheet.top[at] = closedAbove ? Number.POSITIVE_INFINITY : top
  }
  if (sheet.count === 0) return ALL_ROWS
  const viewer = viewerIsFirst ? firstHeights : secondHeights
  const target = viewerIsFirst ? secondHeights : firstHeights
  if (noneBelow) return rowsSeenFromTop(viewer[ROWS - 1]!, target, viewerIsFirst)
  if (noneAbove) return rowsSeenFromFoot(viewer[0]!, target, viewerIsFirst)
  return rowsSeenFromAnywhere(viewer, target, viewerIsFirst)
}

/**
 * The height of a line at a share of its length. Written as a sum of two products with fixed factors so
 * that, rounded as it is, it never falls when either end rises; everything above relies on it.
 */
const heightAt = (first: number, second: number, share: number): number =>
  first * (1 - share) + second * share

/** Whether a line dips under the top of an obstacle in the sheet. */
function dipsUnder(i: number, first: number, second: number): boolean {
  const top = sheet.top[i]!
  return heightAt(first, second, sheet.enter[i]!) < top || heightAt(first, second, sheet.leave[i]!) < top
}

/** Whether a line rises over the bottom of an obstacle in the sheet. */
function risesOver(i: number, first: number, second: number): boolean {
  const bottom = sheet.bottom[i]!
  return (
    heightAt(first, second, sheet.enter[i]!) > bottom || heightAt(first, second, sheet.leave[i]!) > bottom
  )
}

/** Everything from the lowest height whose line clears all tops. */
function rowsSeenFromTop(viewer: number, target: Float64Array, viewerIsFirst: boolean): number {
  let hiddenBelow = 0
  let clearFrom = ROWS
  while (hiddenBelow < clearFrom) {
    const row = (hiddenBelow + clearFrom) >> 1
    const first = viewerIsFirst ? viewer : target[row]!
    const second = viewerIsFirst ? target[row]! : viewer
    let clear = true
    for (let i = 0; i < sheet.count && clear; i++) clear = !dipsUnder(i, first, second)
    if (clear) clearFrom = row
    else hiddenBelow = row + 1
  }
  return rowsBetween(clearFrom, ROWS)
}

/** Everything up to the highest height whose line stays under all bottoms. */
function rowsSeenFromFoot(viewer: number, target: Float64Array, viewerIsFirst: boolean): number {
  let clearBelow = 0
  let hiddenFrom = ROWS
  while (clearBelow < hiddenFrom) {
    const row = (clearBelow + hiddenFrom) >> 1
    const first = viewerIsFirst ? viewer : target[row]!
    const second = viewerIsFirst ? target[row]! : viewer
    let clear = true
    for (let i = 0; i < sheet.count && clear; i++) clear = !risesOver(i, first, second)
    if (clear) clearBelow = row + 1
    else hiddenFrom = row
  }
  return rowsBetween(0, clearBelow)
}

/**
 * What any viewpoint sees past obstacles that leave room above and below. The heights one obstacle hides
 * are an unbroken run whose ends only sink as the viewpoint rises, so both ends are followed upwards once.
 */
function rowsSeenFromAnywhere(viewer: Float64Array, target: Float64Array, viewerIsFirst: boolean): number {
  hidden.fill(0)
  for (let i = 0; i < sheet.count; i++) {
    const top = sheet.top[i]!
    const bottom = sheet.bottom[i]!
    // The two products of `heightAt`, each worked out once per height instead of once per line.
    const enterFirst = 1 - sheet.enter[i]!
    const enterSecond = sheet.enter[i]!
    const leaveFirst = 1 - sheet.leave[i]!
    const leaveSecond = sheet.leave[i]!
    for (let row = 0; row < ROWS; row++) {
      const height = target[row]!
      atEnter[row] = height * (viewerIsFirst ? enterSecond : enterFirst)
      atLeave[row] = height * (viewerIsFirst ? leaveSecond : leaveFirst)
    }
    let until = ROWS
    let from = bottom === Number.NEGATIVE_INFINITY ? 0 : ROWS
    for (let row = 0; row < ROWS; row++) {
      const eyeEnter = viewer[row]! * (viewerIsFirst ? enterFirst : enterSecond)
      const eyeLeave = viewer[row]! * (viewerIsFirst ? leaveFirst : leaveSecond)
      while (until > 0 && eyeEnter + atEnter[until - 1]! >= top && eyeLeave + atLeave[until - 1]! >= top)
        until--
      while (from > 0 && (eyeEnter + atEnter[from - 1]! > bottom || eyeLeave + atLeave[from - 1]! > bottom))
        from--
      if (until > from) hidden[row]! |= rowsBetween(from, until)
    }
  }
  let seen = 0
  for (let row = 0; row < ROWS; row++) seen |= ALL_ROWS & ~hidden[row]!
  return seen
}

const rowsBetween = (from: number, until: number): number =>
  until > from ? ((1 << until) - 1) & ~((1 << from) - 1) : 0

/**
 * Whatever covers any part of the seen volume from the viewer's eye, each once, in the board's order. With
 * `onlyStops`, what merely screens is left out.
 */
export function covering(c: Corridor, viewerIsFirst: boolean, onlyStops: boolean): readonly Owner[] {
  let owners: Owner[] | undefined
  for (let k = 0; k < c.count; k++) {
    const obstacle = c.obstacles[k]!
    if (onlyStops && !obstacle.stops) continue
    if (owners?.includes(obstacle.owner)) continue
    if (!coversFromEye(c, obstacle, viewerIsFirst)) continue
    owners ??= []
    owners.push(obstacle.owner)
  }
  return owners ?? NOTHING
}

/** Whether an obstacle hides or screens any point of the seen volume from the viewer's eye. */
function coversFromEye(c: Corridor, obstacle: Obstacle, viewerIsFirst: boolean): boolean {
  const eye = (viewerIsFirst ? c.firstHeights : c.secondHeights)[EYE_ROW]!
  const target = viewerIsFirst ? c.secondHeights : c.firstHeights
  for (let column = 0; column < COLUMNS; column++) {
    const through = viewerIsFirst
      ? runsThrough(c, obstacle, EYE_COLUMN, column)
      : runsThrough(c, obstacle, column, EYE_COLUMN)
    if (!through) continue
    for (let row = 0; row < ROWS; row++) {
      const first = viewerIsFirst ? eye : target[row]!
      const second = viewerIsFirst ? target[row]! : eye
      const entering = heightAt(first, second, c.enter)
      const leaving = heightAt(first, second, c.leave)
      // Lines only rise with the row: once one clears the top, the others do as well.
      if (entering >= obstacle.top && leaving >= obstacle.top) break
      if (entering > obstacle.bottom || leaving > obstacle.bottom) return true
    }
  }
  return false
}
