import type { Convex } from '../geometry/convex.ts'

/**
 * Something of unlimited height that hides what is behind it or in it, such as smoke: round, or convex.
 * bmg1/effect/smoke, bmg2/effect/smoke
 */
export type Cloud =
  | { readonly x: number; readonly y: number; readonly radius: number }
  | { readonly shape: Convex }
