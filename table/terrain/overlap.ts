import type { Convex } from '../geometry/convex.ts'

/** Whether the insides of two convex shapes share any room. Shapes that only touch do not. */
export const insidesMeet = (a: Convex, b: Convex): boolean => !parted(a, b, 0) && !parted(b, a, 0)

/** Whether two convex shapes share at least a point: touching counts. */
export const shapesTouch = (a: Convex, b: Convex): boolean => !parted(a, b, -1) && !parted(b, a, -1)

/**
 * Whether some side of `a` has all of `b` beyond it. All numbers are whole, so `most` 0 lets `b` lie on the
 * side itself and -1 demands that it lies clear of it.
 */
function parted(a: Convex, b: Convex, most: 0 | -1): boolean {
  const n = a.length
  for (let i = 0; i < n; i += 2) {
    const px = a[i]!
    const py = a[i + 1]!
    const ex = a[(i + 2) % n]! - px
    const ey = a[(i + 3) % n]! - py
    let beyond = true
    for (let k = 0; k < b.length && beyond; k += 2) {
      beyond = ex * (b[k + 1]! - py) - ey * (b[k]! - px) <= most
    }
    if (beyond) return true
  }
  return false
}

/** Something with a floor and a ceiling. */
export interface Heights {
  readonly bottom: number
  readonly top: number
}

/** Whether two things share some height; standing one on the other does not count. */
export const heightsMeet = (a: Heights, b: Heights): boolean =>
  Math.max(a.bottom, b.bottom) < Math.min(a.top, b.top)

/** Whether two things share some height or one stands on the other. */
export const heightsTouch = (a: Heights, b: Heights): boolean =>
  Math.max(a.bottom, b.bottom) <= Math.min(a.top, b.top)
