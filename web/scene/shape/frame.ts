import type { Flat, Vec } from './mesh.ts'

/**
 * A box of room turned to lie along a footprint's longest side: what is built for a piece is built in shares of it,
 * so that a car drives along its length however it is parked.
 */
export interface PieceFrame {
  /** The middle of its floor. */
  readonly origin: Vec
  /** Unit vector along its length. */
  readonly along: Flat
  readonly length: number
  readonly width: number
  readonly height: number
}

/** The frame around a footprint from a bottom to a top, in inches. */
export function frameOf(footprint: readonly Flat[], bottom: number, top: number): PieceFrame {
  const along = longestSide(footprint)
  const [ux, uy] = along
  let [minU, maxU, minV, maxV] = [Infinity, -Infinity, Infinity, -Infinity]
  for (const [x, y] of footprint) {
    const u = x * ux + y * uy
    const v = y * ux - x * uy
    minU = Math.min(minU, u)
    maxU = Math.max(maxU, u)
    minV = Math.min(minV, v)
    maxV = Math.max(maxV, v)
  }
  const u = (minU + maxU) / 2
  const v = (minV + maxV) / 2
  const frame = {
    origin: [u * ux - v * uy, u * uy + v * ux, bottom] as const,
    along,
    length: maxU - minU,
    width: maxV - minV,
    height: top - bottom,
  }
  return frame.length >= frame.width
    ? frame
    : { ...frame, along: [-uy, ux], length: frame.width, width: frame.length }
}

function longestSide(footprint: readonly Flat[]): Flat {
  let best: Flat = [1, 0]
  let longest = 0
  for (let i = 0; i < footprint.length; i++) {
    const [ax, ay] = footprint[i]!
    const [bx, by] = footprint[(i + 1) % footprint.length]!
    const length = Math.hypot(bx - ax, by - ay)
    if (length > longest + 1e-6) {
      longest = length
      best = [(bx - ax) / length, (by - ay) / length]
    }
  }
  return best
}

/** A place given along, across and up from the middle of the frame's floor. */
export function at(frame: PieceFrame, along: number, across: number, up: number): Vec {
  const [ux, uy] = frame.along
  return [
    frame.origin[0] + along * ux - across * uy,
    frame.origin[1] + along * uy + across * ux,
    frame.origin[2] + up,
  ]
}

/** A frame at a place, lying along a direction. */
export const frameAt = (origin: Vec, along: Flat = [1, 0]): PieceFrame => ({
  origin,
  along,
  length: 1,
  width: 1,
  height: 1,
})

/** How far apart two numbers of inches are steps of about `step`, at least one. */
export const stepsIn = (length: number, step: number): number => Math.max(1, Math.round(length / step))
