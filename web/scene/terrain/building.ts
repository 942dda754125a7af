import { oneOf, type SceneRandom } from '../chance.ts'
import { mixed, type Rgb, toned } from '../shape/colour.ts'
import { at, frameAt, type PieceFrame, stepsIn } from '../shape/frame.ts'
import { type Flat, face, inkRound, type Mesh, type SurfacePaint, type Vec } from '../shape/mesh.ts'
import { bar, boxIn, INK, lid, prism } from '../shape/solids.ts'
import { city, roofShare } from './palette.ts'
import type { PieceShape } from './piece-shape.ts'

/** A storey of a house, in inches: a little more than a person. */
const STOREY = 1.5

/** How far apart windows stand, and how wide and high they are. */
const WINDOW = { every: 1.15, width: 0.5, height: 0.8, sill: 0.42 } as const

/** The share of windows that are lit. */
const LIT = 0.32

/** One wall of a house: a frame whose floor runs along the foot of the wall, looking outwards to its right. */
interface Wall {
  readonly frame: PieceFrame
  readonly length: number
}

/** A house: brick walls with windows by storeys, a door, a cornice, and a roof with a light rim. */
export function building(mesh: Mesh, { piece, footprint, bottom, top, chance }: PieceShape): void {
  const shade = oneOf(city.bricks, chance)
  const roof = mixed(city.roof, city.roofHigh, roofShare(top))
  const brick: SurfacePaint = { colour: shade, surface: chance() < 0.7 ? 'brick' : 'blocks' }
  prism(mesh, footprint, bottom, top, {
    side: brick,
    top: { colour: roof, surface: 'gravel' },
    foot: toned(shade, 0.45),
  })
  rim(mesh, footprint, top, roof)
  for (const wall of wallsOf(footprint, bottom)) {
    cornice(mesh, wall, top - bottom)
    openings(mesh, wall, top - bottom, bottom === 0, chance)
    if (piece.climbable) handholds(mesh, wall, top - bottom, chance)
  }
}

function wallsOf(footprint: readonly Flat[], bottom: number): Wall[] {
  return footprint.map((from, i) => {
    const to = footprint[(i + 1) % footprint.length]!
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
    const length = Math.hypot(dx, dy) || 1e-6
    const middle: Vec = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2, bottom]
    return { frame: frameAt(middle, [dx / length, dy / length]), length }
  })
}

/** The light edge of a roof: it shows from above where the floor ends. */
function rim(mesh: Mesh, footprint: readonly Flat[], top: number, roof: Rgb): void {
  const inner = insetOf(footprint, 0.16)
  const paint: SurfacePaint = { colour: mixed(roof, city.roofRim, 0.42) }
  const z = top + 0.012
  footprint.forEach((a, i) => {
    const j = (i + 1) % footprint.length
    const [b, c, d] = [footprint[j]!, inner[j]!, inner[i]!]
    face(
      mesh,
      [
        [a[0], a[1], z],
        [b[0], b[1], z],
        [c[0], c[1], z],
        [d[0], d[1], z],
      ],
      paint,
    )
  })
  inkRound(mesh, footprint, z, mixed(roof, city.roofRim, 0.8))
  inkRound(mesh, inner, z, toned(roof, 0.4))
}

/** An outline drawn inwards by a distance; exact for corners that are not very sharp. */
export function insetOf(outline: readonly Flat[], by: number): Flat[] {
  return outline.map((p, i) => {
    const before = outline[(i + outline.length - 1) % outline.length]!
    const after = outline[(i + 1) % outline.length]!
    const u = unit(p[0] - before[0], p[1] - before[1])
    const v = unit(after[0] - p[0], after[1] - p[1])
    const [nx, ny] = [-(u[1] + v[1]), u[0] + v[0]]
    const scale = by / Math.max(0.3, 1 + u[0] * v[0] + u[1] * v[1])
    return [p[0] + nx * scale, p[1] + ny * scale]
  })
}

function unit(x: number, y: number): Flat {
  const length = Math.hypot(x, y) || 1
  return [x / length, y / length]
}

function cornice(mesh: Mesh, { frame, length }: Wall, height: number): void {
  const across = [-0.09, 0] as const
  const half = length / 2 + 0.05
  boxIn(
    mesh,
    frame,
    { along: [-half, half], across, up: [height - 0.2, height - 0.02] },
    { colour: city.cornice },
  )
  if (height > 2.4) {
    const up = [STOREY - 0.06, STOREY + 0.02] as const
    boxIn(
      mesh,
      frame,
      { along: [-half, half], across: [-0.05, 0], up },
      { colour: city.cornice },
      { outline: false },
    )
  }
}

/** A flat panel on a wall, a hair in front of it. */
function panel(
  mesh: Mesh,
  frame: PieceFrame,
  u: number,
  up: number,
  size: Flat,
  paint: SurfacePaint,
  off: number,
): void {
  const [w, h] = [size[0] / 2, size[1]]
  face(
    mesh,
    [
      at(frame, u - w, -off, up),
      at(frame, u + w, -off, up),
      at(frame, u + w, -off, up + h),
      at(frame, u - w, -off, up + h),
    ],
    paint,
  )
}

function openings(mesh: Mesh, wall: Wall, height: number, onGround: boolean, chance: SceneRandom): void {
  const { frame, length } = wall
  if (length < 1.2) return
  const columns = Math.floor((length - 0.4) / WINDOW.every)
  const storeys = Math.max(1, Math.floor((height - 0.3) / STOREY))
  const door = onGround && length > 3 ? Math.floor(chance() * columns) : -1
  for (let storey = 0; storey < storeys; storey++) {
    for (let column = 0; column < columns; column++) {
      const u = (column - (columns - 1) / 2) * WINDOW.every
      if (storey === 0 && column === door) doorway(mesh, frame, u, chance)
      else windowAt(mesh, frame, u, storey * STOREY + WINDOW.sill, chance)
    }
  }
}

function windowAt(mesh: Mesh, frame: PieceFrame, u: number, up: number, chance: SceneRandom): void {
  const lit = chance() < LIT
  const [w, h] = [WINDOW.width, WINDOW.height]
  panel(mesh, frame, u, up - 0.05, [w + 0.14, h + 0.12], { colour: city.frame }, 0.012)
  const pane: SurfacePaint = lit
    ? { colour: oneOf(city.lit, chance), glow: 0.55 + chance() * 0.4 }
    : { colour: city.pane, glow: 0.05 }
  panel(mesh, frame, u, up, [w, h], pane, 0.02)
  panel(mesh, frame, u, up, [0.045, h], { colour: city.frame }, 0.026)
  panel(mesh, frame, u, up + h * 0.5, [w, 0.045], { colour: city.frame }, 0.026)
  if (lit && chance() < 0.4) {
    panel(
      mesh,
      frame,
      u,
      up + h * 0.55,
      [w, h * 0.45],
      { colour: toned(city.lit[1], 0.5), glow: 0.35 },
      0.023,
    )
  }
  const sill = [up - 0.11, up - 0.05] as const
  boxIn(
    mesh,
    frame,
    { along: [u - w / 2 - 0.1, u + w / 2 + 0.1], across: [-0.07, 0], up: sill },
    { colour: city.cornice },
    { outline: false },
  )
}

function doorway(mesh: Mesh, frame: PieceFrame, u: number, chance: SceneRandom): void {
  panel(mesh, frame, u, 0, [0.86, 1.28], { colour: city.frame }, 0.012)
  panel(
    mesh,
    frame,
    u,
    0,
    [0.68, 1.16],
    { colour: chance() < 0.5 ? city.door : city.rust, surface: 'planks' },
    0.02,
  )
  panel(mesh, frame, u, 1.02, [0.6, 0.12], { colour: city.lit[0], glow: 0.8 }, 0.026)
  boxIn(mesh, frame, { along: [u - 0.5, u + 0.5], across: [-0.22, 0], up: [0, 0.06] }, { colour: city.stone })
}

/** Drainpipes and stones that stick out: the sign of a wall that can be climbed anywhere. */
function handholds(mesh: Mesh, { frame, length }: Wall, height: number, chance: SceneRandom): void {
  const pipes = stepsIn(length, 2.3)
  for (let i = 0; i < pipes; i++) {
    const u = ((i + 0.5) / pipes - 0.5) * length + WINDOW.every / 2
    if (Math.abs(u) > length / 2 - 0.1) continue
    bar(mesh, at(frame, u, -0.07, 0), at(frame, u, -0.07, height), 0.09, { colour: city.ladder })
    for (let up = 0.3; up < height - 0.2; up += 0.42) {
      const side = chance() < 0.5 ? -1 : 1
      const along = [u - 0.18 * (side + 1) - 0.02, u + 0.18 * (1 - side) + 0.02] as const
      boxIn(
        mesh,
        frame,
        { along, across: [-0.12, 0], up: [up, up + 0.07] },
        { colour: city.ladder },
        { outline: false },
      )
    }
  }
}

/** A wall that stands free, with a coping of stone. */
export function wall(mesh: Mesh, { footprint, bottom, top }: PieceShape): void {
  const side: SurfacePaint = { colour: city.stone, surface: 'blocks' }
  prism(mesh, footprint, bottom, top - 0.12, { side, top: side, foot: toned(city.stone, 0.5) })
  const coping = insetOf(footprint, -0.06)
  prism(mesh, coping, top - 0.12, top, {
    side: { colour: city.pale },
    top: { colour: city.pale },
    under: true,
  })
}

/** A column or a chimney: stone below, a dark mouth on top. */
export function pillar(mesh: Mesh, { footprint, frame, bottom, top }: PieceShape): void {
  const tall = top - bottom > 4
  const side: SurfacePaint = { colour: tall ? city.bricks[0] : city.stone, surface: 'brick' }
  prism(mesh, footprint, bottom, top, { side, top: { colour: city.pale }, foot: toned(side.colour, 0.5) })
  const collar = insetOf(footprint, -0.07)
  prism(mesh, collar, top - 0.42, top - 0.22, {
    side: { colour: city.pale },
    top: { colour: city.pale },
    under: true,
  })
  const mouth = insetOf(footprint, Math.min(frame.width, frame.length) * 0.22)
  lid(mesh, mouth, top + 0.015, { colour: INK })
}

/** The raised edge of a roof. */
export function parapet(mesh: Mesh, { footprint, bottom, top }: PieceShape): void {
  prism(mesh, footprint, bottom, top, {
    side: { colour: city.cornice, surface: 'blocks' },
    top: { colour: city.pale },
  })
}

/** A raised floor: stone sides and boards on top. */
export function platform(mesh: Mesh, { footprint, bottom, top, piece }: PieceShape): void {
  const hanging = bottom > 0
  const boards: SurfacePaint = { colour: city.wood, surface: 'planks' }
  prism(mesh, footprint, bottom, top, {
    side: hanging ? { colour: city.darkSteel } : { colour: city.stone, surface: 'blocks' },
    top: piece.standable ? boards : { colour: city.concrete },
    under: hanging,
  })
  inkRound(mesh, insetOf(footprint, 0.1), top + 0.012, toned(city.wood, 0.4))
}
