import { sideLooks } from '../figures/side-look.ts'
import { lampMesh } from '../light/lamp-shape.ts'
import type { SceneToken, TableSide } from '../scene-content.ts'
import { colour, type Rgb } from '../shape/colour.ts'
import { emptyMesh, face, type Mesh, type SurfacePaint, type Vec } from '../shape/mesh.ts'
import { arc } from '../shape/ring.ts'
import { ball, bar, circle, cylinder, INK } from '../shape/solids.ts'

/** What a marker's shape follows from; the radius in inches. */
export type TokenLooks = Pick<SceneToken, 'kind' | 'lit'> & {
  readonly radius: number
  readonly side?: TableSide | undefined
}

const THICK = 0.12
const bone: Rgb = colour('#e6dcc4')

/** The shape of a marker at the origin. Kinds are words of the page, not of a game; unknown ones are plain discs. */
export function tokenMesh(looks: TokenLooks): Mesh {
  const shape = shapes[looks.kind] ?? disc
  return shape(looks)
}

/** A disc with the ring of its side. */
function chip({ radius, side }: TokenLooks, top: Rgb): Mesh {
  const mesh = emptyMesh()
  const body: SurfacePaint = { colour: colour('#1b202c') }
  cylinder(mesh, [0, 0, 0.01], [radius, radius * 0.96], THICK, body, {
    corners: 28,
    top: { colour: top, glow: 0.12 },
    line: INK,
  })
  const look = side === undefined ? undefined : sideLooks[side]
  const paint: SurfacePaint = { colour: look?.colour ?? colour('#97a3bf'), glow: 0.4 }
  for (const { from, to } of look?.ring ?? [{ from: 0, to: 1 }]) {
    arc(mesh, radius * 0.96, radius * 0.8, from, to, THICK + 0.02, paint)
  }
  return mesh
}

const disc = (looks: TokenLooks): Mesh => chip(looks, colour('#4a5270'))

/** A bust with a turned-up collar: the identity is still unknown. */
function suspect(looks: TokenLooks): Mesh {
  const mesh = chip(looks, colour('#3a2f3a'))
  const grey: SurfacePaint = { colour: bone, glow: 0.16 }
  const r = looks.radius
  cylinder(mesh, [0, 0, THICK], [r * 0.46, r * 0.3], 0.5, grey, { corners: 10 })
  cylinder(
    mesh,
    [0, 0, THICK + 0.44],
    [r * 0.34, r * 0.2],
    0.12,
    { colour: colour('#8c8577') },
    { corners: 10 },
  )
  ball(mesh, [0, 0, THICK + 0.7], r * 0.26, grey, 1.1)
  cylinder(mesh, [0, 0, THICK + 0.76], [r * 0.5, r * 0.44], 0.04, { colour: INK }, { corners: 14 })
  cylinder(mesh, [0, 0, THICK + 0.8], [r * 0.28, r * 0.22], 0.16, { colour: INK }, { corners: 10 })
  return mesh
}

/** An iron cover in the street. */
function sewer({ radius }: TokenLooks): Mesh {
  const mesh = emptyMesh()
  const iron: SurfacePaint = { colour: colour('#454d5e') }
  cylinder(mesh, [0, 0, 0.01], [radius, radius * 0.97], 0.07, iron, {
    corners: 28,
    top: { colour: colour('#2a303d') },
    line: INK,
  })
  arc(mesh, radius * 0.97, radius * 0.84, 0, 1, 0.085, { colour: colour('#6b7488') })
  for (let k = -2; k <= 2; k++) {
    const y = (k * radius) / 3.4
    const half = Math.sqrt(Math.max(0, (radius * 0.72) ** 2 - y * y))
    bar(mesh, [-half, y, 0.09], [half, y, 0.09], 0.07, { colour: colour('#77819a') })
  }
  return mesh
}

/** A star cut into the disc: something happens here. */
function star(looks: TokenLooks): Mesh {
  const mesh = chip(looks, colour('#5a2730'))
  const r = looks.radius * 0.66
  const points = circle(0, 0, 1, 10).map(([x, y], i): Vec => {
    const reach = i % 2 === 0 ? r : r * 0.45
    return [-y * reach, x * reach, THICK + 0.03]
  })
  points.forEach((p, i) => {
    face(mesh, [[0, 0, THICK + 0.03], p, points[(i + 1) % points.length]!], { colour: bone, glow: 0.45 })
  })
  return mesh
}

/** The token of loot. */
function loot(looks: TokenLooks): Mesh {
  const mesh = chip(looks, colour('#3b3424'))
  const r = looks.radius
  const sack: SurfacePaint = { colour: colour('#b58a4e'), glow: 0.12 }
  ball(mesh, [0, 0, THICK + r * 0.42], r * 0.55, sack, 0.82)
  cylinder(mesh, [0, 0, THICK + r * 0.74], [r * 0.14, r * 0.26], 0.14, sack, { corners: 8 })
  return mesh
}

/** A small lamp that lies about. */
function glow(looks: TokenLooks): Mesh {
  const mesh = chip(looks, colour('#4a3d22'))
  ball(mesh, [0, 0, THICK + looks.radius * 0.3], looks.radius * 0.34, {
    colour: colour('#ffdf9a'),
    glow: looks.lit === false ? 0 : 1.3,
  })
  return mesh
}

const lamp = ({ radius, lit }: TokenLooks): Mesh => lampMesh(radius, lit !== false)

const shapes: Readonly<Record<string, (looks: TokenLooks) => Mesh>> = {
  lamp,
  streetlamp: lamp,
  suspect,
  sewer,
  event: star,
  clue: star,
  loot,
  light: glow,
}

/** How high the pin over a marker hangs, in inches. */
export const tokenTop = (kind: string): number =>
  kind === 'lamp' || kind === 'streetlamp' ? 2.7 : kind === 'suspect' ? 1.2 : 0.4
