import { colour } from '../shape/colour.ts'
import { face, type Mesh, type SurfacePaint } from '../shape/mesh.ts'
import { ball, bar, cylinder } from '../shape/solids.ts'
import type { HeadWear } from './figure-parts.ts'
import type { Wear } from './limbs.ts'

/** A head and what is on it, at a height above the ground. */
export function headOn(mesh: Mesh, wear: Wear, head: HeadWear, z: number, radius: number): void {
  bar(mesh, [0, 0, z - radius * 1.6], [0.005, 0, z], radius, wear.skin)
  ball(mesh, [0.01, 0, z], radius, wear.skin, 1.15, 5, 8)
  worn[head](mesh, wear, z, radius)
}

type Worn = (mesh: Mesh, wear: Wear, z: number, r: number) => void

const hair: Worn = (mesh, wear, z, r) =>
  ball(mesh, [-0.012, 0, z + r * 0.28], r * 1.04, wear.hair, 0.95, 4, 8)

/** Cloth tight over the skull that leaves the mouth free. */
const cowl = (mesh: Mesh, paint: SurfacePaint, z: number, r: number): void =>
  ball(mesh, [-0.008, 0, z + r * 0.2], r * 1.1, paint, 1.05, 5, 9)

/** Two eyes that shine. */
const eyes = (mesh: Mesh, paint: SurfacePaint, z: number, r: number): void => {
  for (const side of [-1, 1])
    face(
      mesh,
      [
        [r * 1.16, r * 0.18 * side - r * 0.14, z + r * 0.1],
        [r * 1.16, r * 0.18 * side + r * 0.14, z + r * 0.1],
        [r * 1.14, r * 0.18 * side + r * 0.16, z + r * 0.32],
        [r * 1.14, r * 0.18 * side - r * 0.16, z + r * 0.32],
      ],
      paint,
    )
}

const brim = (mesh: Mesh, paint: SurfacePaint, z: number, r: number, wide: number): void =>
  cylinder(mesh, [0.005, 0, z], [r * wide, r * wide * 0.9], 0.02, paint, { corners: 14 })

const glowing = (paint: SurfacePaint): SurfacePaint => ({ ...paint, glow: 0.9 })
const steel: SurfacePaint = { colour: colour('#596479') }

const worn: Readonly<Record<HeadWear, Worn>> = {
  hair,
  bald: () => undefined,
  'long-hair': (mesh, wear, z, r) => {
    hair(mesh, wear, z, r * 1.06)
    ball(mesh, [-r * 0.75, 0, z - r * 0.7], r * 0.95, wear.hair, 1.9, 5, 8)
  },
  bunches: (mesh, wear, z, r) => {
    hair(mesh, wear, z, r)
    for (const side of [-1, 1]) {
      ball(
        mesh,
        [-0.01, r * 1.45 * side, z + r * 0.25],
        r * 0.55,
        side > 0 ? wear.accent : wear.hair,
        1.5,
        4,
        7,
      )
    }
  },
  spikes: (mesh, { accent }, z, r) => {
    for (const [x, y, tall] of [
      [0.3, 0, 1.3],
      [-0.2, 0.6, 1.5],
      [-0.2, -0.6, 1.5],
      [-0.7, 0.1, 1.2],
    ] as const)
      cylinder(mesh, [x * r, y * r, z + r * 0.55], [r * 0.5, 0.003], r * tall, accent, { corners: 6 })
    ball(mesh, [-0.012, 0, z + r * 0.26], r * 1.02, accent, 0.9, 4, 8)
  },
  ears: (mesh, { dark, accent }, z, r) => {
    cowl(mesh, dark, z, r)
    eyes(mesh, glowing(accent), z, r * 1.02)
    for (const side of [-1, 1])
      cylinder(mesh, [-0.005, r * 0.68 * side, z + r * 0.75], [r * 0.36, 0.004], r * 1.5, dark, {
        corners: 5,
      })
  },
  horns: (mesh, { dark, accent }, z, r) => {
    cowl(mesh, dark, z, r)
    eyes(mesh, glowing(accent), z, r * 1.02)
    for (const side of [-1, 1]) {
      bar(mesh, [0, r * 0.8 * side, z + r * 0.7], [0.01, r * 1.5 * side, z + r * 1.25], r * 0.42, accent)
      bar(mesh, [0.01, r * 1.5 * side, z + r * 1.25], [0.03, r * 1.35 * side, z + r * 2], r * 0.28, accent)
    }
  },
  fedora: (mesh, { dark, accent }, z, r) => {
    brim(mesh, dark, z + r * 0.34, r, 2.1)
    cylinder(mesh, [0.005, 0, z + r * 0.52], [r * 1.2, r * 0.95], r, dark, { corners: 10 })
    cylinder(mesh, [0.005, 0, z + r * 0.54], [r * 1.23, r * 1.2], r * 0.3, accent, {
      corners: 10,
      top: false,
    })
  },
  'top-hat': (mesh, { dark, accent }, z, r) => {
    brim(mesh, dark, z + r * 0.4, r, 1.8)
    cylinder(mesh, [0.005, 0, z + r * 0.55], [r * 1.05, r * 1.15], r * 1.9, dark, { corners: 12 })
    cylinder(mesh, [0.005, 0, z + r * 0.57], [r * 1.09, r * 1.1], r * 0.35, accent, {
      corners: 12,
      top: false,
    })
  },
  cap: (mesh, { dark, accent }, z, r) => {
    cylinder(mesh, [0, 0, z + r * 0.4], [r * 1.08, r * 1.35], r * 0.6, dark, { corners: 10 })
    cylinder(mesh, [0, 0, z + r * 0.38], [r * 1.12, r * 1.12], r * 0.24, accent, { corners: 10, top: false })
    cylinder(mesh, [r * 0.75, 0, z + r * 0.32], [r * 0.75, r * 0.7], r * 0.12, dark, { corners: 8 })
  },
  beanie: (mesh, { accent }, z, r) =>
    cylinder(mesh, [0, 0, z + r * 0.15], [r * 1.15, r * 0.72], r * 1.05, accent, { corners: 9 }),
  hood: (mesh, { coat, dark }, z, r) => {
    ball(mesh, [-r * 0.35, 0, z + r * 0.12], r * 1.32, coat, 1.15, 5, 9)
    cylinder(mesh, [-r * 0.5, 0, z + r * 1.0], [r * 0.7, 0.004], r * 0.8, coat, { corners: 7 })
    ball(mesh, [r * 0.3, 0, z - r * 0.1], r * 0.86, dark, 1.05, 4, 8)
  },
  helmet: (mesh, { accent }, z, r) => {
    ball(mesh, [0, 0, z + r * 0.12], r * 1.24, steel, 1.1, 6, 10)
    cylinder(mesh, [0.012, 0, z - r * 0.05], [r * 1.22, r * 1.26], r * 0.42, glowing(accent), {
      corners: 10,
      top: false,
    })
  },
  mask: (mesh, wear, z, r) => {
    hair(mesh, wear, z, r)
    cylinder(mesh, [0.012, 0, z + r * 0.02], [r * 1.06, r * 1.06], r * 0.44, wear.accent, {
      corners: 10,
      top: false,
    })
  },
  crown: (mesh, wear, z, r) => {
    hair(mesh, wear, z, r)
    for (let i = 0; i < 6; i++) {
      const angle = (i / 6) * Math.PI * 2
      cylinder(
        mesh,
        [Math.cos(angle) * r * 0.9, Math.sin(angle) * r * 0.9, z + r * 0.75],
        [r * 0.28, 0.003],
        r * 0.9,
        wear.accent,
        { corners: 4 },
      )
    }
  },
}
