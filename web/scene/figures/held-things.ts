import { colour } from '../shape/colour.ts'
import type { Mesh, SurfacePaint, Vec } from '../shape/mesh.ts'
import { ball, bar, cylinder } from '../shape/solids.ts'
import type { BodySize } from './bodies.ts'
import type { HeldThing } from './figure-parts.ts'
import { arm, plate, type Wear } from './limbs.ts'

const steel: SurfacePaint = { colour: colour('#b9c4d6'), glow: 0.12 }
const gunmetal: SurfacePaint = { colour: colour('#39414f') }
const wood: SurfacePaint = { colour: colour('#8a6440') }

/** How an arm is held: ahead, raised, down, or on something that stands. */
type Hold = 'ahead' | 'raised' | 'down' | 'planted'

const holds: Readonly<Record<HeldThing, Hold>> = {
  none: 'down',
  pistol: 'ahead',
  rifle: 'ahead',
  launcher: 'ahead',
  bow: 'ahead',
  thrown: 'raised',
  blade: 'down',
  sword: 'raised',
  club: 'raised',
  axe: 'raised',
  hammer: 'raised',
  staff: 'planted',
  umbrella: 'planted',
  whip: 'down',
  claws: 'ahead',
  shield: 'ahead',
}

/** Shoulder, elbow and wrist; `side` is -1 for the right arm. */
function armOf(hold: Hold, side: number, { shoulder }: BodySize): readonly [Vec, Vec, Vec] {
  const s = shoulder
  const from: Vec = [0, s * side, 0.76]
  switch (hold) {
    case 'ahead':
      return [from, [0.08, (s + 0.06) * side, 0.64], [0.24, (s * 0.8 + 0.02) * side, 0.7]]
    case 'raised':
      return [from, [0.08, (s + 0.1) * side, 0.7], [0.13, (s + 0.09) * side, 0.88]]
    case 'planted':
      return [from, [0.08, (s + 0.09) * side, 0.62], [0.2, (s + 0.06) * side, 0.6]]
    case 'down':
      return [from, [0.01, (s + 0.085) * side, 0.59], [0.1, (s + 0.05) * side, 0.46]]
  }
}

/** Both arms, without what they hold: that may stick out. */
export function armsOn(
  mesh: Mesh,
  paint: SurfacePaint,
  wear: Wear,
  held: readonly [HeldThing, HeldThing],
  size: BodySize,
): void {
  held.forEach((thing, index) => {
    arm(mesh, paint, wear.skin, armOf(holds[thing], index === 0 ? -1 : 1, size), size.arm)
  })
}

/** What both hands hold. */
export function heldOn(
  mesh: Mesh,
  { accent }: Wear,
  held: readonly [HeldThing, HeldThing],
  size: BodySize,
): void {
  held.forEach((thing, index) => {
    const side = index === 0 ? -1 : 1
    const [, , wrist] = armOf(holds[thing], side, size)
    things[thing](mesh, wrist, accent, side)
  })
}

const off = ([x, y, z]: Vec, dx: number, dy: number, dz: number): Vec => [x + dx, y + dy, z + dz]
const offBy = (at: Vec, [dx, dy, dz]: Vec): Vec => off(at, dx, dy, dz)

const things: Readonly<Record<HeldThing, (mesh: Mesh, at: Vec, accent: SurfacePaint, side: number) => void>> =
  {
    none: () => undefined,
    pistol: (mesh, at) => {
      bar(mesh, off(at, -0.01, 0, 0.04), off(at, 0.17, 0, 0.04), 0.05, gunmetal)
      bar(mesh, off(at, 0.01, 0, 0.03), off(at, -0.01, 0, -0.05), 0.045, gunmetal)
    },
    rifle: (mesh, at, _, side) => {
      bar(mesh, off(at, -0.2, 0, -0.02), off(at, 0.36, -0.04 * side, 0.06), 0.05, gunmetal)
      bar(mesh, off(at, -0.24, 0, -0.06), off(at, -0.1, 0, 0), 0.075, wood)
      bar(mesh, off(at, 0.06, 0, 0.01), off(at, 0.04, 0, -0.1), 0.045, gunmetal)
    },
    launcher: (mesh, at, accent) => {
      bar(mesh, off(at, -0.3, 0, 0.12), off(at, 0.32, 0, 0.14), 0.13, gunmetal)
      bar(mesh, off(at, 0.3, 0, 0.14), off(at, 0.4, 0, 0.145), 0.1, accent)
      bar(mesh, at, off(at, 0, 0, 0.08), 0.05, gunmetal)
    },
    bow: (mesh, at) => {
      const bend = [-0.34, -0.2, 0, 0.2, 0.34].map((z) => off(at, 0.1 - Math.abs(z) * 0.4, 0, z))
      for (let i = 0; i + 1 < bend.length; i++) bar(mesh, bend[i]!, bend[i + 1]!, 0.035, wood)
      bar(mesh, bend[0]!, bend.at(-1)!, 0.012, steel)
      bar(mesh, off(at, -0.22, 0, 0), off(at, 0.24, 0, 0), 0.018, steel)
    },
    thrown: (mesh, at) => {
      for (const side of [-1, 1])
        plate(
          mesh,
          [off(at, 0.02, 0, 0.04), off(at, 0.1, 0.13 * side, 0.14), off(at, 0.0, 0.05 * side, 0.1)],
          steel,
        )
    },
    blade: (mesh, at) => {
      bar(mesh, off(at, -0.04, 0, 0.01), off(at, 0.03, 0, 0), 0.04, wood)
      plate(mesh, [off(at, 0.03, 0, 0.03), off(at, 0.24, 0, 0.06), off(at, 0.03, 0, -0.03)], steel)
    },
    sword: (mesh, at) => {
      bar(mesh, off(at, 0, -0.06, 0.05), off(at, 0, 0.06, 0.05), 0.03, wood)
      bar(mesh, off(at, 0, 0, -0.06), off(at, 0.1, 0, 0.42), 0.035, steel)
    },
    club: (mesh, at) => {
      bar(mesh, off(at, 0.01, 0, -0.05), off(at, -0.06, 0, 0.16), 0.04, wood)
      bar(mesh, off(at, -0.06, 0, 0.16), off(at, -0.12, 0, 0.36), 0.065, wood)
    },
    axe: (mesh, at, _, side) => {
      bar(mesh, off(at, 0.01, 0, -0.16), off(at, -0.02, 0, 0.34), 0.035, wood)
      plate(
        mesh,
        [
          off(at, 0.0, 0.02 * side, 0.34),
          off(at, 0.2, 0.02 * side, 0.38),
          off(at, 0.18, 0.02 * side, 0.14),
          off(at, 0.0, 0.02 * side, 0.22),
        ],
        steel,
      )
    },
    hammer: (mesh, at, accent) => {
      bar(mesh, off(at, 0.01, 0, -0.16), off(at, -0.02, 0, 0.36), 0.04, wood)
      bar(mesh, off(at, -0.02, -0.15, 0.38), off(at, -0.02, 0.15, 0.38), 0.15, accent)
    },
    staff: (mesh, at) => bar(mesh, [at[0] + 0.02, at[1], 0.01], [at[0] - 0.02, at[1], 1.1], 0.04, wood),
    umbrella: (mesh, at, accent) => {
      bar(mesh, [at[0], at[1], 0.03], off(at, 0, 0, 0.04), 0.03, gunmetal)
      cylinder(mesh, [at[0], at[1], 0.08], [0.02, 0.085], 0.34, accent, { corners: 8 })
    },
    whip: (mesh, at) => {
      const curl = [
        [0, 0, 0],
        [0.2, 0.02, -0.12],
        [0.3, -0.06, -0.3],
        [0.16, -0.16, -0.41],
        [-0.02, -0.14, -0.44],
      ] as const
      for (let i = 0; i + 1 < curl.length; i++)
        bar(mesh, offBy(at, curl[i]!), offBy(at, curl[i + 1]!), 0.03, gunmetal)
    },
    claws: (mesh, at) => {
      for (const y of [-0.045, 0, 0.045])
        bar(mesh, off(at, 0.02, y, 0), off(at, 0.17, y * 1.3, -0.03), 0.018, steel)
      ball(mesh, at, 0.06, gunmetal, 1, 3, 6)
    },
    shield: (mesh, at, accent, side) =>
      plate(
        mesh,
        [
          off(at, 0.06, 0.18 * side, -0.32),
          off(at, 0.1, -0.14 * side, -0.32),
          off(at, 0.1, -0.14 * side, 0.2),
          off(at, 0.06, 0.18 * side, 0.2),
        ],
        { ...accent, glow: 0.1 },
      ),
  }
