import { colour } from '../shape/colour.ts'
import { face, type Mesh, type SurfacePaint, type Vec } from '../shape/mesh.ts'
import { ball, bar, cylinder, frustum, lift } from '../shape/solids.ts'
import type { Back, Dress, FigureParts, Frame } from './figure-parts.ts'
import { legs, oval, plate, sheet, squareOutline, stack, type Wear } from './limbs.ts'

/** How people of a frame are built, one inch tall: half the width of shoulders and waist, depth, thickness of arms. */
export interface BodySize {
  readonly shoulder: number
  readonly waist: number
  readonly deep: number
  readonly arm: number
  readonly head: number
}

const bodySizes: Readonly<Record<'slim' | 'plain' | 'broad' | 'huge', BodySize>> = {
  slim: { shoulder: 0.145, waist: 0.095, deep: 0.08, arm: 0.062, head: 0.072 },
  plain: { shoulder: 0.172, waist: 0.122, deep: 0.095, arm: 0.077, head: 0.075 },
  broad: { shoulder: 0.215, waist: 0.16, deep: 0.125, arm: 0.1, head: 0.076 },
  huge: { shoulder: 0.31, waist: 0.215, deep: 0.165, arm: 0.14, head: 0.07 },
}

/** The size of a figure on two legs. */
export const bodySize = (frame: Frame): BodySize =>
  bodySizes[frame === 'machine' || frame === 'beast' ? 'plain' : frame]

const white: SurfacePaint = { colour: colour('#d9dde6') }
const steel: SurfacePaint = { colour: colour('#77839a'), surface: 'ribbed' }

/** Legs, trunk and clothes: one inch tall at the origin, facing east. */
export function bodyOn(mesh: Mesh, wear: Wear, { frame, dress, back }: FigureParts): void {
  if (frame === 'machine') machine(mesh, wear)
  else if (frame === 'beast') beast(mesh, wear)
  else person(mesh, wear, frame, dress, back)
}

function person(mesh: Mesh, wear: Wear, frame: keyof typeof bodySizes, dress: Dress, back: Back): void {
  const size = bodySizes[frame]
  const isHuge = frame === 'huge'
  legs(mesh, wear, size.waist * 0.72, size.arm * 1.25, isHuge ? 0.4 : 0.48)
  const chest = isHuge || dress === 'plain' ? wear.coat : dressPaint(dress, wear)
  stack(
    mesh,
    [
      [isHuge ? 0.34 : 0.42, size.deep * 0.85, size.waist],
      [0.56, size.deep * 0.92, size.waist * 1.04],
      [0.74, size.deep, size.shoulder * 0.99],
      [0.815, size.deep * 0.7, size.shoulder * 0.74],
    ],
    chest,
  )
  clothes[dress](mesh, wear, size)
  behind[back](mesh, wear, size)
}

const dressPaint = (dress: Dress, { coat, dark }: Wear): SurfacePaint => (dress === 'suit' ? dark : coat)

/** A belt in the side's colour. */
const belt = (mesh: Mesh, paint: SurfacePaint, { waist }: BodySize): void =>
  cylinder(mesh, [0, 0, 0.47], [waist * 1.05, waist * 1.07], 0.045, paint, { corners: 10, top: false })

/** A strip down the chest: a shirt, a tie. */
const strip = (mesh: Mesh, x: number, wide: number, from: number, paint: SurfacePaint): void =>
  face(
    mesh,
    [
      [x, -wide, from],
      [x, wide, from],
      [x * 0.94, wide * 1.4, 0.79],
      [x * 0.94, -wide * 1.4, 0.79],
    ],
    paint,
  )

const clothes: Readonly<Record<Dress, (mesh: Mesh, wear: Wear, size: BodySize) => void>> = {
  plain(mesh, { accent }, size) {
    belt(mesh, accent, size)
    cylinder(mesh, [0, 0, 0.785], [0.092, 0.064], 0.055, accent, { corners: 9 })
  },
  suit(mesh, { accent }, { deep }) {
    strip(mesh, deep * 1.02, 0.035, 0.55, white)
    strip(mesh, deep * 1.1, 0.014, 0.57, accent)
  },
  coat(mesh, { coat, dark, accent }, size) {
    const flare = Math.max(0.19, size.waist * 1.5)
    stack(
      mesh,
      [
        [0.13, flare * 0.86, flare],
        [0.47, size.deep * 0.95, size.waist * 1.08],
      ],
      coat,
    )
    strip(mesh, size.deep * 1.03, 0.032, 0.55, white)
    strip(mesh, size.deep * 1.11, 0.014, 0.57, accent)
    belt(mesh, dark, size)
  },
  armour(mesh, { dark, accent }, size) {
    for (const side of [-1, 1])
      ball(mesh, [0, size.shoulder * side, 0.775], size.arm * 0.95, dark, 0.85, 4, 8)
    frustum(
      mesh,
      squareOutline(size.deep * 1.06, size.shoulder * 0.7),
      0.55,
      squareOutline(size.deep * 1.08, size.shoulder * 0.78),
      0.76,
      dark,
    )
    strip(mesh, size.deep * 1.12, 0.03, 0.6, accent)
    belt(mesh, accent, size)
  },
  gown(mesh, { coat, accent }, size) {
    stack(
      mesh,
      [
        [0.02, 0.2, 0.23],
        [0.3, 0.13, 0.16],
        [0.47, size.deep * 0.9, size.waist],
      ],
      coat,
    )
    belt(mesh, accent, size)
  },
}

const behind: Readonly<Record<Back, (mesh: Mesh, wear: Wear, size: BodySize) => void>> = {
  none: () => undefined,
  cape: (mesh, { coat, accent }, { shoulder }) => {
    // From the shoulders to the ground, open in front, with a hem in points.
    const points = 12
    const open = 0.19
    const ring = (z: number, radius: number, hem = 0): Vec[] =>
      Array.from({ length: points + 1 }, (_, i) => {
        const angle = (open + ((1 - 2 * open) * i) / points) * Math.PI * 2
        return [Math.cos(angle) * radius * 0.92 - 0.03, Math.sin(angle) * radius, z + (i % 2) * hem]
      })
    const rings = [
      ring(0.015, shoulder * 2.05, 0.07),
      ring(0.3, shoulder * 1.55),
      ring(0.62, shoulder * 1.16),
      ring(0.8, shoulder * 0.98),
    ]
    for (let k = 0; k + 1 < rings.length; k++) sheet(mesh, rings[k]!, rings[k + 1]!, coat, accent)
    sheet(mesh, ring(0.8, shoulder * 0.98), ring(0.83, shoulder * 0.5), coat, coat)
  },
  tank: (mesh, { accent }, { shoulder, deep }) => {
    for (const side of [-0.5, 0.5])
      cylinder(mesh, [-deep - 0.05, shoulder * side, 0.46], [0.065, 0.065], 0.34, steel, {
        corners: 8,
        top: accent,
      })
  },
  wings: (mesh, { dark, accent }, { shoulder }) => {
    for (const side of [-1, 1])
      plate(
        mesh,
        [
          [-0.06, shoulder * 0.4 * side, 0.74],
          [-0.12, shoulder * 2.1 * side, 1.0],
          [-0.16, shoulder * 2.5 * side, 0.62],
          [-0.14, shoulder * 1.7 * side, 0.5],
          [-0.14, shoulder * 1.3 * side, 0.3],
          [-0.08, shoulder * 0.5 * side, 0.5],
        ],
        side > 0 ? dark : { ...dark, glow: (accent.glow ?? 0) * 0.4 },
      )
  },
}

/** On four legs, with a head of its own. */
function beast(mesh: Mesh, { skin, coat, accent }: Wear): void {
  for (const x of [-0.2, 0.2])
    for (const side of [-1, 1]) bar(mesh, [x + 0.03, 0.1 * side, 0], [x, 0.09 * side, 0.42], 0.08, coat)
  stack(
    mesh,
    [
      [0.34, 0.26, 0.13],
      [0.5, 0.32, 0.17],
      [0.66, 0.26, 0.12],
    ],
    coat,
  )
  cylinder(mesh, [0.24, 0, 0.52], [0.12, 0.11], 0.06, accent, { corners: 9 })
  ball(mesh, [0.33, 0, 0.74], 0.13, coat, 0.95, 5, 8)
  ball(mesh, [0.45, 0, 0.69], 0.075, skin, 0.8, 4, 7)
  for (const side of [-1, 1])
    cylinder(mesh, [0.29, 0.075 * side, 0.84], [0.045, 0.004], 0.13, coat, { corners: 5 })
  bar(mesh, [-0.28, 0, 0.56], [-0.46, 0.05, 0.74], 0.05, coat)
}

function machine(mesh: Mesh, wear: Wear): void {
  const dark: SurfacePaint = { colour: colour('#2b313f') }
  for (const side of [-1, 1]) {
    const track = oval(0, 0.24 * side, 0.34, 0.09, 8)
    frustum(mesh, track, 0, track, 0.24, { ...dark, surface: 'ribbed' }, dark)
  }
  frustum(mesh, squareOutline(0.28, 0.2), 0.16, squareOutline(0.24, 0.24), 0.46, steel, steel)
  frustum(mesh, squareOutline(0.2, 0.22), 0.46, squareOutline(0.14, 0.15), 0.82, wear.coat, wear.coat)
  frustum(mesh, squareOutline(0.1, 0.1), 0.82, squareOutline(0.08, 0.08), 1, steel, dark)
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
    squareOutline(0.16, 0.02).map((p) => lift(p, 0.83)),
    wear.accent,
  )
}
