import { convexParts, cornersOf } from '@gargoyle/table'
import type { Rgb } from './colour.ts'
import { at, type PieceFrame } from './frame.ts'
import {
  emptyMesh,
  type Flat,
  face,
  ink,
  inkRound,
  type Mesh,
  type SurfacePaint,
  shadedQuad,
  triangle,
  type Vec,
} from './mesh.ts'

/** The black that outlines are drawn with. */
export const INK: Rgb = [0.004, 0.006, 0.012]

const PRECISION = 2540

/** A flat face of any outline, looking up at a height. */
export function lid(mesh: Mesh, outline: readonly Flat[], z: number, paint: SurfacePaint): void {
  const whole = outline.map(([x, y]) => ({ x: Math.round(x * PRECISION), y: Math.round(y * PRECISION) }))
  for (const part of convexParts(whole)) {
    const corners = cornersOf(part).map(({ x, y }): Vec => [x / PRECISION, y / PRECISION, z])
    face(mesh, corners, paint)
  }
}

/** The paint of a prism. Leaving out the underside saves faces that are never seen. */
export interface PrismPaint {
  readonly side: SurfacePaint
  readonly top: SurfacePaint
  /** The colour of the wall at its foot, when it gets darker downwards. */
  readonly foot?: Rgb
  readonly under?: boolean
  readonly outline?: Rgb | false
}

/** An upright prism over an outline (counter-clockwise), with its edges in ink. */
export function prism(
  mesh: Mesh,
  outline: readonly Flat[],
  bottom: number,
  top: number,
  paint: PrismPaint,
): void {
  const { side, foot = side.colour, outline: line = INK } = paint
  for (let i = 0; i < outline.length; i++) {
    const [ax, ay] = outline[i]!
    const [bx, by] = outline[(i + 1) % outline.length]!
    shadedQuad(
      mesh,
      [
        [ax, ay, bottom],
        [bx, by, bottom],
      ],
      [
        [ax, ay, top],
        [bx, by, top],
      ],
      side,
      foot,
    )
    if (line && outline.length <= 8) ink(mesh, [ax, ay, bottom], [ax, ay, top], line)
  }
  lid(mesh, outline, top, paint.top)
  if (paint.under) underside(mesh, outline, bottom, paint.side)
  if (line) inkRound(mesh, outline, top, line)
}

/** The underside of something that hangs. */
function underside(mesh: Mesh, outline: readonly Flat[], z: number, paint: SurfacePaint): void {
  const below = emptyMesh()
  lid(below, outline, z, paint)
  const p = below.positions
  for (let i = 0; i < p.length; i += 9) {
    triangle(
      mesh,
      [p[i]!, p[i + 1]!, p[i + 2]!],
      [p[i + 6]!, p[i + 7]!, p[i + 8]!],
      [p[i + 3]!, p[i + 4]!, p[i + 5]!],
      paint,
    )
  }
}

/** Where a box lies in a frame: from and to along, across and up, in inches from the middle of its floor. */
export interface Extent {
  readonly along: readonly [number, number]
  readonly across: readonly [number, number]
  readonly up: readonly [number, number]
}

/** The four corners of an extent seen from above, counter-clockwise. */
function footprintIn(frame: PieceFrame, { along, across }: Pick<Extent, 'along' | 'across'>): Flat[] {
  const corners: readonly Flat[] = [
    [along[0], across[0]],
    [along[1], across[0]],
    [along[1], across[1]],
    [along[0], across[1]],
  ]
  return corners.map(([u, v]) => {
    const [x, y] = at(frame, u, v, 0)
    return [x, y]
  })
}

/** A box in a frame. */
export function boxIn(
  mesh: Mesh,
  frame: PieceFrame,
  extent: Extent,
  side: SurfacePaint,
  more: Partial<PrismPaint> = {},
): void {
  const z = frame.origin[2]
  prism(mesh, footprintIn(frame, extent), z + extent.up[0], z + extent.up[1], { side, top: side, ...more })
}

/** A box that narrows towards its top by a share on each side. */
export function taper(
  mesh: Mesh,
  frame: PieceFrame,
  extent: Extent,
  by: readonly [number, number],
  side: SurfacePaint,
  top = side,
): void {
  const { along, across, up } = extent
  const inset = (range: readonly [number, number], share: number): [number, number] => {
    const cut = ((range[1] - range[0]) * share) / 2
    return [range[0] + cut, range[1] - cut]
  }
  const low = footprintIn(frame, extent)
  const high = footprintIn(frame, { along: inset(along, by[0]), across: inset(across, by[1]) })
  frustum(mesh, low, frame.origin[2] + up[0], high, frame.origin[2] + up[1], side, top)
}

/** Walls from one outline up to another of as many corners, and a lid on it. */
export function frustum(
  mesh: Mesh,
  low: readonly Flat[],
  bottom: number,
  high: readonly Flat[],
  top: number,
  side: SurfacePaint,
  above: SurfacePaint | false = side,
  line: Rgb | false = INK,
): void {
  for (let i = 0; i < low.length; i++) {
    const j = (i + 1) % low.length
    const [a, b, c, d] = [
      lift(low[i]!, bottom),
      lift(low[j]!, bottom),
      lift(high[j]!, top),
      lift(high[i]!, top),
    ]
    face(mesh, [a, b, c, d], side)
    if (line && low.length <= 8) ink(mesh, a, d, line)
  }
  if (above)
    face(
      mesh,
      high.map((corner) => lift(corner, top)),
      above,
    )
  if (line) inkRound(mesh, high, top, line)
}

export const lift = ([x, y]: Flat, z: number): Vec => [x, y, z]

/** The corners of a circle, counter-clockwise from the east. */
export function circle(x: number, y: number, radius: number, corners = 12): Flat[] {
  return Array.from({ length: corners }, (_, i): Flat => {
    const angle = (i / corners) * Math.PI * 2
    return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius]
  })
}

/** An upright cylinder or cone. */
export function cylinder(
  mesh: Mesh,
  centre: Vec,
  radii: readonly [number, number],
  height: number,
  side: SurfacePaint,
  {
    corners = 12,
    top = side,
    line = false,
  }: { corners?: number; top?: SurfacePaint | false; line?: Rgb | false } = {},
): void {
  const [x, y, z] = centre
  const high = circle(x, y, Math.max(radii[1], 0.001), corners)
  frustum(mesh, circle(x, y, radii[0], corners), z, high, z + height, side, top, line)
}

/** A thin bar between any two places, square in section. */
export function bar(mesh: Mesh, from: Vec, to: Vec, thickness: number, paint: SurfacePaint): void {
  const [dx, dy, dz] = [to[0] - from[0], to[1] - from[1], to[2] - from[2]]
  const length = Math.hypot(dx, dy, dz) || 1
  const [x, y, z]: Vec = [dx / length, dy / length, dz / length]
  const flat = Math.hypot(x, y)
  const [sx, sy]: Flat = flat > 1e-6 ? [-y / flat, x / flat] : [1, 0]
  const side: Vec = [sx * thickness, sy * thickness, 0]
  const up: Vec = [-z * sy * thickness, z * sx * thickness, (x * sy - y * sx) * thickness]
  const off = (p: Vec, s: number, u: number): Vec => [
    p[0] + (side[0] * s + up[0] * u) / 2,
    p[1] + (side[1] * s + up[1] * u) / 2,
    p[2] + (side[2] * s + up[2] * u) / 2,
  ]
  const ring = [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ] as const
  for (let i = 0; i < 4; i++) {
    const [s, u] = ring[i]!
    const [t, w] = ring[(i + 1) % 4]!
    face(mesh, [off(from, s, u), off(from, t, w), off(to, t, w), off(to, s, u)], paint)
  }
  face(
    mesh,
    ring.map(([s, u]) => off(to, s, u)),
    paint,
  )
  face(
    mesh,
    [...ring].reverse().map(([s, u]) => off(from, s, u)),
    paint,
  )
}

/** A ball of few faces, flattened or stretched upwards. */
export function ball(
  mesh: Mesh,
  centre: Vec,
  radius: number,
  paint: SurfacePaint,
  stretch = 1,
  rings = 4,
  corners = 7,
): void {
  const ringAt = (i: number): Vec[] => {
    const tilt = (i / rings) * Math.PI
    const z = centre[2] - Math.cos(tilt) * radius * stretch
    const reach = Math.sin(tilt) * radius
    return circle(centre[0], centre[1], Math.max(reach, 1e-4), corners).map((p) => lift(p, z))
  }
  for (let i = 0; i < rings; i++) {
    const [low, high] = [ringAt(i), ringAt(i + 1)]
    for (let k = 0; k < corners; k++) {
      const n = (k + 1) % corners
      if (i > 0) triangle(mesh, low[k]!, low[n]!, high[n]!, paint)
      if (i < rings - 1) triangle(mesh, low[k]!, high[n]!, high[k]!, paint)
    }
  }
}
