import { convexParts, cornersOf, insideOrOn } from '@gargoyle/table'
import { oneOf, randomWithin, type SceneRandom } from '../chance.ts'
import { flatOf } from '../coordinates.ts'
import { toned } from '../shape/colour.ts'
import { frameAt } from '../shape/frame.ts'
import { type Flat, inkRound, type Mesh, type SurfacePaint } from '../shape/mesh.ts'
import { ball, boxIn, cylinder, INK, lid, prism } from '../shape/solids.ts'
import { insetOf } from './building.ts'
import { city } from './palette.ts'
import type { PieceShape } from './piece-shape.ts'

/** The height of flat pieces above the street: without it the two would flicker. */
const FILM = 0.02

/** Places strewn over a footprint, about one to every `every` square inches. */
function strewn({ piece, frame, chance }: PieceShape, every: number): Flat[] {
  const parts = convexParts(piece.footprint)
  const area = parts.reduce((sum, part) => sum + areaOf(cornersOf(part).map(flatOf)), 0)
  const count = Math.max(3, Math.round(area / every))
  const [xs, ys] = [piece.footprint.map(({ x }) => x), piece.footprint.map(({ y }) => y)]
  const found: Flat[] = []
  for (let tries = 0; tries < count * 12 && found.length < count; tries++) {
    const x = randomWithin(Math.min(...xs), Math.max(...xs), chance)
    const y = randomWithin(Math.min(...ys), Math.max(...ys), chance)
    if (parts.some((part) => insideOrOn(part, x, y))) found.push(flatOf({ x, y }))
  }
  return found.length > 0 ? found : [[frame.origin[0], frame.origin[1]]]
}

function areaOf(outline: readonly Flat[]): number {
  let sum = 0
  for (let i = 0; i < outline.length; i++) {
    const [ax, ay] = outline[i]!
    const [bx, by] = outline[(i + 1) % outline.length]!
    sum += ax * by - bx * ay
  }
  return sum / 2
}

const turned = (chance: SceneRandom): Flat => {
  const angle = chance() * Math.PI * 2
  return [Math.cos(angle), Math.sin(angle)]
}

/** Broken stones on broken ground, none high enough to matter. */
export function rubble(mesh: Mesh, shape: PieceShape): void {
  const { footprint, top, chance } = shape
  lid(mesh, footprint, top + FILM, { colour: toned(city.rubble, 0.45), surface: 'gravel' })
  inkRound(mesh, footprint, top + FILM, toned(city.rubble, 0.9))
  for (const [x, y] of strewn(shape, 0.3)) {
    const size = randomWithin(0.07, 0.2, chance)
    const stone: SurfacePaint = { colour: toned(city.rubble, randomWithin(0.6, 1.2, chance)) }
    ball(mesh, [x, y, top + size * 0.2], size, stone, 0.7, 3, 5)
  }
}

/** Abandoned planks, bags and boxes. */
export function scrap(mesh: Mesh, shape: PieceShape): void {
  const { footprint, top, chance } = shape
  lid(mesh, footprint, top + FILM, { colour: toned(city.rust, 0.35), surface: 'gravel' })
  inkRound(mesh, footprint, top + FILM, city.rust)
  for (const [x, y] of strewn(shape, 0.42)) {
    if (chance() < 0.35) {
      ball(mesh, [x, y, top + 0.08], randomWithin(0.12, 0.22, chance), { colour: city.rubber }, 0.8, 3, 6)
      continue
    }
    const frame = frameAt([x, y, top], turned(chance))
    const [l, w] = [randomWithin(0.12, 0.4, chance), randomWithin(0.04, 0.14, chance)]
    const paint: SurfacePaint = { colour: oneOf([city.rust, city.wood, city.darkSteel, city.steel], chance) }
    boxIn(mesh, frame, { along: [-l, l], across: [-w, w], up: [0, randomWithin(0.06, 0.18, chance)] }, paint)
  }
}

/** Tall grass and bushes. */
export function undergrowth(mesh: Mesh, shape: PieceShape): void {
  const { footprint, top, chance } = shape
  lid(mesh, footprint, top + FILM, { colour: toned(city.leaf[2], 0.6), surface: 'leaves' })
  inkRound(mesh, footprint, top + FILM, city.leaf[1])
  for (const [x, y] of strewn(shape, 0.2)) {
    const leaf: SurfacePaint = { colour: oneOf(city.leaf, chance), surface: 'leaves' }
    if (chance() < 0.4) ball(mesh, [x, y, top + 0.1], randomWithin(0.12, 0.26, chance), leaf, 0.8, 3, 6)
    else
      cylinder(mesh, [x, y, top], [0.05, 0], randomWithin(0.2, 0.42, chance), leaf, {
        corners: 4,
        top: false,
      })
  }
}

/** Shallow water, level with the street. */
export function water(mesh: Mesh, { footprint, top }: PieceShape): void {
  lid(mesh, footprint, top + FILM, { colour: city.water, surface: 'water' })
  inkRound(mesh, footprint, top + FILM, city.steel)
}

/** A basin within a kerb: no model walks through it. */
export function deepWater(mesh: Mesh, { footprint, bottom, top }: PieceShape): void {
  const inner = insetOf(footprint, 0.14)
  footprint.forEach((a, i) => {
    const j = (i + 1) % footprint.length
    prism(mesh, [a, footprint[j]!, inner[j]!, inner[i]!], bottom, top, {
      side: { colour: city.stone },
      top: { colour: city.pale },
      outline: INK,
    })
  })
  lid(mesh, inner, bottom + (top - bottom) * 0.45 + FILM, { colour: city.deepWater, surface: 'water' })
}
