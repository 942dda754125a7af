import type { Flat, Mesh, SurfacePaint } from '../shape/mesh.ts'
import { bar } from '../shape/solids.ts'

/** How far dashes of an outline are apart, in inches. */
const DASH = 0.8

/** A line from place to place on a floor, broken into dashes of which a share is drawn. */
function dashedLine(
  mesh: Mesh,
  [ax, ay]: Flat,
  [bx, by]: Flat,
  z: number,
  thickness: number,
  paint: SurfacePaint,
  [drawn, gap]: readonly [number, number] = [1, 0],
): void {
  const step = DASH * (drawn + gap)
  const count = gap === 0 ? 1 : Math.max(1, Math.round(Math.hypot(bx - ax, by - ay) / step))
  const share = drawn / (drawn + gap)
  for (let k = 0; k < count; k++) {
    const [s, t] = [k / count, (k + share) / count]
    bar(
      mesh,
      [ax + (bx - ax) * s, ay + (by - ay) * s, z],
      [ax + (bx - ax) * t, ay + (by - ay) * t, z],
      thickness,
      paint,
    )
  }
}

/** A dashed line all round an outline. */
export function dashedOutline(
  mesh: Mesh,
  outline: readonly Flat[],
  z: number,
  thickness: number,
  paint: SurfacePaint,
  dash?: readonly [number, number],
): void {
  outline.forEach((from, i) => {
    dashedLine(mesh, from, outline[(i + 1) % outline.length]!, z, thickness, paint, dash)
  })
}
