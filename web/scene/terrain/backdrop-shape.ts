import { chanceFrom, oneOf, randomWithin, type SceneRandom } from '../chance.ts'
import { colour, mixed } from '../shape/colour.ts'
import { emptyMesh, type Flat, face, type Mesh, type Vec } from '../shape/mesh.ts'
import { frustum } from '../shape/solids.ts'

/** Blocks of the city around a board: how far they begin and end from its edge, and how large they are, in inches. */
const NEAR = 4.5
const FAR = 46
const BLOCK = 8.5

const dark = colour('#0d1220')
const roof = colour('#121828')
const windows = [colour('#ffcf7d'), colour('#ffb05a'), colour('#9fc3ff')] as const

/** The city goes on beyond the board: dark blocks with a window lit here and there, lower than the table. For looks only. */
export function backdropMesh(width: number, depth: number, name: string): Mesh {
  const mesh = emptyMesh()
  const chance = chanceFrom(`around ${name}`)
  for (let x = -FAR; x < width + FAR; x += BLOCK) {
    for (let y = -FAR; y < depth + FAR; y += BLOCK) {
      const off = farFrom([x + BLOCK / 2, y + BLOCK / 2], width, depth)
      if (off < NEAR + BLOCK * 0.45 || off > FAR || chance() < 0.12) continue
      block(mesh, x, y, off, chance)
    }
  }
  return mesh
}

/** How far a place lies outside the board. */
export function farFrom([x, y]: Flat, width: number, depth: number): number {
  const [dx, dy] = [Math.max(-x, 0, x - width), Math.max(-y, 0, y - depth)]
  return Math.hypot(dx, dy)
}

/** One block, cut into one to three houses. */
function block(mesh: Mesh, x: number, y: number, off: number, chance: SceneRandom): void {
  const parts = 1 + Math.floor(chance() * 3)
  const size = BLOCK - 2
  for (let i = 0; i < parts; i++) {
    const [from, to] = [x + (size * i) / parts, x + (size * (i + 1)) / parts - 0.15]
    const top = randomWithin(-3, 0.5 + off * 0.12, chance)
    house(mesh, [from, y], [to, y + randomWithin(size * 0.7, size, chance)], top, chance)
  }
}

const DEEP = -9

function house(mesh: Mesh, [ax, ay]: Flat, [bx, by]: Flat, top: number, chance: SceneRandom): void {
  const outline: Flat[] = [
    [ax, ay],
    [bx, ay],
    [bx, by],
    [ax, by],
  ]
  const shade = mixed(dark, roof, chance())
  frustum(mesh, outline, DEEP, outline, top, { colour: dark }, { colour: shade }, false)
  for (let z = top - 1; z > top - 5; z -= 1.3) {
    for (let x = ax + 0.5; x < bx - 0.6; x += 0.95)
      if (chance() < 0.13) pane(mesh, [x, ay - 0.02, z], [1, 0], chance)
    for (let y = ay + 0.5; y < by - 0.6; y += 0.95) {
      if (chance() < 0.09) pane(mesh, [bx + 0.02, y, z], [0, 1], chance)
      if (chance() < 0.09) pane(mesh, [ax - 0.02, y + 0.4, z], [0, -1], chance)
    }
  }
}

/** A lit window whose lower left corner is at a place. */
function pane(mesh: Mesh, [x, y, z]: Vec, [ux, uy]: Flat, chance: SceneRandom): void {
  const paint = { colour: oneOf(windows, chance), glow: randomWithin(0.15, 0.5, chance) }
  const at = (u: number, v: number): Vec => [x + ux * u, y + uy * u, z + v]
  face(mesh, [at(0, 0), at(0.4, 0), at(0.4, 0.6), at(0, 0.6)], paint)
}
