import type { Figure } from '../scene-content.ts'
import { colour } from '../shape/colour.ts'
import { type Flat, face, type Mesh, type SurfacePaint, type Vec } from '../shape/mesh.ts'
import { ball, bar, circle, cylinder, frustum, INK, lift } from '../shape/solids.ts'

/** What somebody wears. */
export interface Wear {
  readonly coat: SurfacePaint
  readonly dark: SurfacePaint
  readonly skin: SurfacePaint
  readonly hair: SurfacePaint
  readonly accent: SurfacePaint
}

const oval = (x: number, y: number, rx: number, ry: number, corners = 10): Flat[] =>
  circle(0, 0, 1, corners).map(([u, v]) => [x + u * rx, y + v * ry])

/** Ovals one above the other, joined: [up, deep, wide]. */
function stack(
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

function legs(mesh: Mesh, { dark }: Wear, apart: number, thick: number, to = 0.48): void {
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

function arm(
  mesh: Mesh,
  paint: SurfacePaint,
  hand: SurfacePaint,
  shoulder: Vec,
  elbow: Vec,
  wrist: Vec,
  thick: number,
): void {
  bar(mesh, shoulder, elbow, thick, paint)
  bar(mesh, elbow, wrist, thick * 0.86, paint)
  ball(mesh, wrist, thick * 0.62, hand, 1, 3, 6)
}

function head(mesh: Mesh, { skin, hair }: Wear, z: number, radius: number): void {
  bar(mesh, [0, 0, z - radius * 1.6], [0.005, 0, z], radius, skin)
  ball(mesh, [0.01, 0, z], radius, skin, 1.15, 5, 8)
  ball(mesh, [-0.012, 0, z + radius * 0.28], radius * 1.04, hair, 0.95, 4, 8)
}

/** A square of cloth at the throat in the side's colour. */
function scarf(mesh: Mesh, { accent }: Wear, z: number, radius: number): void {
  cylinder(mesh, [0, 0, z], [radius * 1.15, radius * 0.8], 0.055, accent, { corners: 9 })
}

function fighter(mesh: Mesh, wear: Wear): void {
  legs(mesh, wear, 0.09, 0.1)
  stack(
    mesh,
    [
      [0.44, 0.085, 0.12],
      [0.58, 0.09, 0.13],
      [0.74, 0.1, 0.17],
      [0.81, 0.07, 0.13],
    ],
    wear.coat,
  )
  cylinder(mesh, [0, 0, 0.47], [0.125, 0.13], 0.045, wear.accent, { corners: 10, top: false })
  arm(mesh, wear.coat, wear.skin, [0, 0.17, 0.76], [0.06, 0.24, 0.6], [0.2, 0.14, 0.68], 0.075)
  arm(mesh, wear.coat, wear.skin, [0, -0.17, 0.76], [0.02, -0.25, 0.6], [0.18, -0.12, 0.62], 0.075)
  scarf(mesh, wear, 0.79, 0.08)
  head(mesh, wear, 0.91, 0.075)
}

function thug(mesh: Mesh, wear: Wear): void {
  legs(mesh, wear, 0.11, 0.115, 0.45)
  stack(
    mesh,
    [
      [0.4, 0.11, 0.14],
      [0.55, 0.13, 0.16],
      [0.72, 0.12, 0.19],
      [0.8, 0.08, 0.15],
    ],
    wear.coat,
  )
  arm(mesh, wear.coat, wear.skin, [0, -0.19, 0.75], [0.02, -0.27, 0.57], [0.1, -0.23, 0.45], 0.09)
  arm(mesh, wear.coat, wear.skin, [0, 0.19, 0.75], [0.1, 0.27, 0.62], [0.16, 0.2, 0.78], 0.09)
  bar(mesh, [0.16, 0.2, 0.72], [-0.02, 0.24, 1.0], 0.05, { colour: colour('#8a6440') })
  head(mesh, wear, 0.88, 0.078)
  cylinder(mesh, [0, 0, 0.9], [0.088, 0.06], 0.085, wear.accent, { corners: 9 })
}

function leader(mesh: Mesh, wear: Wear): void {
  legs(mesh, wear, 0.08, 0.09, 0.3)
  stack(
    mesh,
    [
      [0.14, 0.2, 0.23],
      [0.46, 0.11, 0.14],
      [0.54, 0.1, 0.13],
      [0.74, 0.11, 0.17],
      [0.81, 0.075, 0.13],
    ],
    wear.coat,
  )
  face(
    mesh,
    [
      [0.205, -0.012, 0.15],
      [0.205, 0.012, 0.15],
      [0.12, 0.012, 0.5],
      [0.12, -0.012, 0.5],
    ],
    wear.dark,
  )
  cylinder(mesh, [0, 0, 0.49], [0.137, 0.137], 0.045, wear.dark, { corners: 10, top: false })
  face(
    mesh,
    [
      [0.115, -0.035, 0.56],
      [0.115, 0.035, 0.56],
      [0.1, 0.055, 0.8],
      [0.1, -0.055, 0.8],
    ],
    { colour: colour('#d9dde6') },
  )
  face(
    mesh,
    [
      [0.125, -0.016, 0.58],
      [0.125, 0.016, 0.58],
      [0.11, 0.02, 0.79],
      [0.11, -0.02, 0.79],
    ],
    wear.accent,
  )
  arm(mesh, wear.coat, wear.skin, [0, 0.17, 0.76], [-0.03, 0.26, 0.58], [0.08, 0.2, 0.46], 0.08)
  arm(mesh, wear.coat, wear.skin, [0, -0.17, 0.76], [0.05, -0.25, 0.6], [0.22, -0.19, 0.66], 0.08)
  head(mesh, wear, 0.89, 0.072)
  cylinder(mesh, [0.005, 0, 0.915], [0.15, 0.13], 0.018, wear.dark, { corners: 14 })
  cylinder(mesh, [0.005, 0, 0.928], [0.086, 0.07], 0.072, wear.dark, { corners: 10 })
  cylinder(mesh, [0.005, 0, 0.93], [0.089, 0.087], 0.022, wear.accent, { corners: 10, top: false })
}

function boss(mesh: Mesh, wear: Wear): void {
  legs(mesh, wear, 0.08, 0.09, 0.44)
  stack(
    mesh,
    [
      [0.4, 0.08, 0.12],
      [0.56, 0.085, 0.12],
      [0.72, 0.1, 0.17],
      [0.8, 0.07, 0.13],
    ],
    wear.dark,
  )
  face(
    mesh,
    [
      [0.1, -0.05, 0.5],
      [0.1, 0.05, 0.5],
      [0.095, 0.065, 0.78],
      [0.095, -0.065, 0.78],
    ],
    wear.accent,
  )
  cloak(mesh, wear)
  arm(mesh, wear.dark, wear.skin, [0.01, -0.17, 0.76], [0.1, -0.25, 0.62], [0.26, -0.2, 0.74], 0.075)
  arm(mesh, wear.dark, wear.skin, [0.01, 0.17, 0.76], [0.06, 0.24, 0.58], [0.17, 0.16, 0.52], 0.075)
  head(mesh, wear, 0.9, 0.075)
}

/** A cloak from the shoulders to the ground, open in front, with a hem in points and a collar that stands up. */
function cloak(mesh: Mesh, { coat, accent }: Wear): void {
  const points = 14
  const open = 0.15
  const ring = (z: number, radius: number, hem = 0): Vec[] =>
    Array.from({ length: points + 1 }, (_, i) => {
      const angle = (open + ((1 - 2 * open) * i) / points) * Math.PI * 2
      return [Math.cos(angle) * radius * 0.92 - 0.03, Math.sin(angle) * radius, z + (i % 2) * hem]
    })
  const rings = [ring(0.015, 0.36, 0.05), ring(0.3, 0.27), ring(0.62, 0.2), ring(0.8, 0.165)]
  for (let k = 0; k + 1 < rings.length; k++) sheet(mesh, rings[k]!, rings[k + 1]!, coat, accent)
  sheet(mesh, ring(0.79, 0.12), ring(0.93, 0.16), coat, accent)
  sheet(mesh, ring(0.8, 0.165), ring(0.82, 0.1), coat, coat)
}

/** Cloth between two rows of places: one paint outside, another inside. */
function sheet(
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

function giant(mesh: Mesh, wear: Wear): void {
  legs(mesh, wear, 0.13, 0.17, 0.4)
  stack(
    mesh,
    [
      [0.34, 0.14, 0.2],
      [0.5, 0.16, 0.23],
      [0.7, 0.18, 0.31],
      [0.8, 0.14, 0.27],
      [0.85, 0.08, 0.15],
    ],
    wear.skin,
  )
  stack(
    mesh,
    [
      [0.3, 0.16, 0.21],
      [0.42, 0.16, 0.215],
    ],
    wear.dark,
  )
  for (const side of [-1, 1]) {
    ball(mesh, [0, 0.3 * side, 0.76], 0.11, wear.skin, 0.9)
    arm(
      mesh,
      wear.skin,
      wear.skin,
      [0, 0.31 * side, 0.74],
      [0.05, 0.4 * side, 0.52],
      [0.16, 0.36 * side, 0.3],
      0.14,
    )
    cylinder(mesh, [0.14, 0.37 * side, 0.33], [0.1, 0.1], 0.06, wear.accent, { corners: 8 })
  }
  bar(mesh, [0.17, -0.2, 0.82], [0.17, 0.22, 0.44], 0.06, wear.accent)
  head(mesh, wear, 0.93, 0.07)
}

function machine(mesh: Mesh, wear: Wear): void {
  const steel: SurfacePaint = { colour: colour('#77839a'), surface: 'ribbed' }
  const dark: SurfacePaint = { colour: colour('#2b313f') }
  for (const side of [-1, 1]) {
    const track = oval(0, 0.24 * side, 0.34, 0.09, 8)
    frustum(mesh, track, 0, track, 0.24, { ...dark, surface: 'ribbed' }, dark)
  }
  frustum(mesh, square(0.28, 0.2), 0.16, square(0.24, 0.24), 0.46, steel, steel)
  frustum(mesh, square(0.2, 0.22), 0.46, square(0.14, 0.15), 0.82, wear.coat, wear.coat)
  frustum(mesh, square(0.1, 0.1), 0.82, square(0.08, 0.08), 1, steel, dark)
  face(
    mesh,
    [
      [0.103, -0.07, 0.86],
      [0.103, 0.07, 0.86],
      [0.094, 0.07, 0.92],
      [0.094, -0.07, 0.92],
    ],
    { ...wear.accent, glow: 1 },
  )
  for (const side of [-1, 1]) {
    bar(mesh, [0, 0.25 * side, 0.66], [0.06, 0.33 * side, 0.5], 0.1, dark)
    bar(mesh, [0.06, 0.33 * side, 0.5], [0.3, 0.3 * side, 0.48], 0.085, steel)
  }
  face(
    mesh,
    square(0.16, 0.02).map((p) => lift(p, 0.83)),
    wear.accent,
  )
}

const square = (x: number, y: number): Flat[] => [
  [-x, -y],
  [x, -y],
  [x, y],
  [-x, y],
]

/** How each build is drawn: one inch tall at the origin, facing east. */
export const builds: Readonly<Record<Figure['build'], (mesh: Mesh, wear: Wear) => void>> = {
  boss,
  leader,
  fighter,
  thug,
  giant,
  machine,
}
