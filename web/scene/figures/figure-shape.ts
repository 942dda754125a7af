import { chanceFrom, oneOf } from '../chance.ts'
import type { Build, Figure } from '../scene-content.ts'
import { colour, greyed, mixed, type Rgb, toned } from '../shape/colour.ts'
import { emptyMesh, face, type Mesh, type SurfacePaint } from '../shape/mesh.ts'
import { arc, around } from '../shape/ring.ts'
import { cylinder } from '../shape/solids.ts'
import { bodyOn, bodySize } from './bodies.ts'
import { type FigureParts, plainParts } from './figure-parts.ts'
import { headOn } from './heads.ts'
import { armsOn, heldOn } from './held-things.ts'
import type { Wear } from './limbs.ts'
import { sideLooks } from './side-look.ts'

/** What a figure's shape follows from. */
export type Looks = Pick<Figure, 'id' | 'build' | 'parts' | 'side' | 'posture'> & {
  /** In inches. */
  readonly radius: number
  readonly height: number
}

/** How high a base is, in inches: its figure stands on it. */
export const BASE_HEIGHT = 0.14

/** A figure in two parts: the base stays flat when the figure on it falls over. Both stand at the origin, facing east. */
export interface FigureMesh {
  readonly base: Mesh
  readonly body: Mesh
}

const skins = [colour('#c79a78'), colour('#a8765a'), colour('#e0b999'), colour('#7d5844')] as const
const hairs = [colour('#2a2026'), colour('#54392a'), colour('#8f8f98'), colour('#6b2c24')] as const

/** Skin that is not like other people's. */
const strangeSkins: Readonly<Record<Exclude<FigureParts['skin'], 'plain'>, Rgb>> = {
  pale: colour('#e9e6ea'),
  green: colour('#6f9a58'),
  grey: colour('#8d949f'),
}

/** What figures of a build are drawn from where nothing more is known. */
const buildParts: Readonly<Record<Build, FigureParts>> = {
  boss: { ...plainParts, back: 'cape', head: 'hair' },
  leader: { ...plainParts, dress: 'coat', head: 'fedora' },
  fighter: plainParts,
  thug: { ...plainParts, frame: 'broad', head: 'beanie', held: ['club', 'none'] },
  giant: { ...plainParts, frame: 'huge', head: 'bald' },
  machine: { ...plainParts, frame: 'machine' },
}

/** What a figure is drawn from. */
export const partsOf = ({ build, parts }: Pick<Figure, 'build' | 'parts'>): FigureParts =>
  parts ?? buildParts[build]

/** The shape of a figure. */
export function figureMesh(looks: Looks): FigureMesh {
  return { base: baseMesh(looks), body: bodyMesh(looks) }
}

function wearOf({ id, side, ...looks }: Looks): Wear {
  const { skin, shade } = partsOf(looks)
  // Figures without known looks differ by chance.
  const chance = looks.parts ? () => ((shade * 5 + 3) % 4) / 4 : chanceFrom(id)
  const look = sideLooks[side]
  const coat = oneOf(look.coats, chance)
  return {
    coat: { colour: coat, glow: 0.16 },
    dark: { colour: toned(coat, 0.42), glow: 0.12 },
    skin: { colour: skin === 'plain' ? oneOf(skins, chance) : strangeSkins[skin], glow: 0.14 },
    hair: { colour: oneOf(hairs, chance) },
    accent: { colour: look.colour, glow: 0.3 },
  }
}

function baseMesh({ radius, side, posture }: Looks): Mesh {
  const mesh = emptyMesh()
  const out = posture === 'out'
  const stone: SurfacePaint = { colour: colour('#1b202c') }
  cylinder(mesh, [0, 0, 0.01], [radius, radius * 0.95], BASE_HEIGHT, stone, {
    corners: 32,
    top: { colour: colour('#262d3c'), surface: 'gravel' },
  })
  const look = sideLooks[side]
  const shade = out ? greyed(toned(look.colour, 0.5)) : look.colour
  const paint: SurfacePaint = { colour: shade, glow: out ? 0.05 : 0.5 }
  for (const { from, to } of look.ring) {
    arc(mesh, radius * 0.95, radius * 0.76, from, to, BASE_HEIGHT + 0.02, paint)
    skirt(mesh, radius * 1.005, from, to, paint)
  }
  return mesh
}

/** A band of colour round the side of a base. */
function skirt(mesh: Mesh, radius: number, from: number, to: number, paint: SurfacePaint): void {
  const steps = Math.max(2, Math.ceil((to - from) * 32))
  for (let i = 0; i < steps; i++) {
    const [a, b] = [from + ((to - from) * i) / steps, from + ((to - from) * (i + 1)) / steps]
    face(
      mesh,
      [
        around(radius, a, 0.045),
        around(radius, b, 0.045),
        around(radius * 0.975, b, 0.11),
        around(radius * 0.975, a, 0.11),
      ],
      paint,
    )
  }
}

/**
 * Bodies are drawn for a person one inch tall and as wide as that asks, then made as tall as the figure is. Weapons may
 * stick out beyond the base, and hats and ears above the head.
 */
function bodyMesh(looks: Looks): Mesh {
  const mesh = emptyMesh()
  const wear = wearOf(looks)
  const parts = partsOf(looks)
  bodyOn(mesh, wear, parts)
  if (parts.frame !== 'machine' && parts.frame !== 'beast') {
    const size = bodySize(parts.frame)
    const sleeves = parts.frame === 'huge' ? wear.skin : parts.dress === 'suit' ? wear.dark : wear.coat
    armsOn(mesh, sleeves, wear, parts.held, size)
    headOn(mesh, wear, parts.head, parts.frame === 'huge' ? 0.91 : 0.9, size.head)
  }
  const room = looks.height - BASE_HEIGHT
  const sideways = Math.min(room * 1.12, (looks.radius * 1.15) / widestOf(mesh))
  if (parts.frame !== 'machine' && parts.frame !== 'beast')
    heldOn(mesh, wear, parts.held, bodySize(parts.frame))
  stretch(mesh, sideways, room)
  if (looks.posture === 'out') fade(mesh)
  return mesh
}

/** Takes all colour and glow out of a figure that is out of the game. */
function fade({ colours, finish }: Mesh): void {
  for (let i = 0; i < colours.length; i += 3) {
    const [r, g, b] = mixed(greyed([colours[i]!, colours[i + 1]!, colours[i + 2]!]), ASHES, 0.35)
    colours.splice(i, 3, r, g, b)
  }
  for (let i = 1; i < finish.length; i += 2) finish[i] = 0
}

const ASHES: Rgb = [0.12, 0.13, 0.15]

function widestOf({ positions }: Mesh): number {
  let widest = 0.1
  for (let i = 0; i < positions.length; i += 3) {
    widest = Math.max(widest, Math.hypot(positions[i]!, positions[i + 1]!))
  }
  return widest
}

function stretch({ positions, lines }: Mesh, sideways: number, up: number): void {
  for (const places of [positions, lines]) {
    for (let i = 0; i < places.length; i += 3) {
      places[i]! *= sideways
      places[i + 1]! *= sideways
      places[i + 2]! *= up
    }
  }
}
