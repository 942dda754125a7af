import { type Flat, face, type Mesh, type SurfacePaint, type Vec } from '../shape/mesh.ts'
import { ball, bar, circle, frustum, INK } from '../shape/solids.ts'

/** What a figure wears. */
export interface Wear {
  readonly coat: SurfacePaint
  readonly dark: SurfacePaint
  readonly skin: SurfacePaint
  readonly hair: SurfacePaint
  readonly accent: SurfacePaint
}

export const oval = (x: number, y: number, rx: number, ry: number, corners = 10): Flat[] =>
  circle(0, 0, 1, corners).map(([u, v]) => [x + u * rx, y + v * ry])

export const squareOutline = (x: number, y: number): Flat[] => [
  [-x, -y],
  [x, -y],
  [x, y],
  [-x, y],
]

/** Ovals one above the other, joined: [up, deep, wide]. */
export function stack(
  mesh: Mesh,
  rings: readonly (readonly [number, number, number])[],
  paint: SurfacePaint,
  x = 0,
  y = 0,
): void {
  for (let i = 0; i + 1 < rings.length; i++) {
    const [z0, dx0, dy0] = rings[i]!
    const [z1, dx1, dy1] = rings[i + 1]!
    const isLast = i + 2 === rings.length
    frustum(mesh, oval(x, y, dx0, dy0), z0, oval(x, y, dx1, dy1), z1, paint, isLast ? paint : false, false)
  }
}

export function legs(mesh: Mesh, { dark }: Wear, apart: number, thick: number, to = 0.48): void {
  for (const side of [-1, 1]) {
    bar(mesh, [0.02 * side, apart * side, 0], [0, apart * 0.7 * side, to], thick, dark)
    bar(
      mesh,
      [-0.03 + 0.02 * side, apart * side, 0.02],
      [0.1 + 0.02 * side, apart * side, 0.02],
      thick * 0.8,
      { colour: INK },
    )
  }
}

export function arm(
  mesh: Mesh,
  paint: SurfacePaint,
  hand: SurfacePaint,
  [shoulder, elbow, wrist]: readonly [Vec, Vec, Vec],
  thick: number,
): void {
  bar(mesh, shoulder, elbow, thick, paint)
  bar(mesh, elbow, wrist, thick * 0.86, paint)
  ball(mesh, wrist, thick * 0.62, hand, 1, 3, 6)
}

/** Cloth between two rows of places: one paint outside, another inside. */
export function sheet(
  mesh: Mesh,
  low: readonly Vec[],
  high: readonly Vec[],
  outside: SurfacePaint,
  inside: SurfacePaint,
): void {
  for (let i = 0; i + 1 < low.length; i++) {
    const corners = [low[i]!, low[i + 1]!, high[i + 1]!, high[i]!]
    face(mesh, corners, outside)
    face(mesh, [...corners].reverse(), inside)
  }
}

/** A flat shape seen from both sides. */
export function plate(mesh: Mesh, corners: readonly Vec[], paint: SurfacePaint): void {
  face(mesh, corners, paint)
  face(mesh, [...corners].reverse(), paint)
}
