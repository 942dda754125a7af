import type { Board, Piece } from '@gargoyle/table'
import { chanceFrom, randomWithin, type SceneRandom } from '../chance.ts'
import { toScene } from '../coordinates.ts'
import { type GroundStyle, groundStyle } from './ground-style.ts'
import { groundTile, TILE } from './ground-tile.ts'

/** Whether people laid a pavement round a piece: houses and halls that stand on the ground. */
export const hasPavement = (piece: Piece): boolean => piece.kind === 'building' && piece.bottom === 0

/** How wide pavements are, in inches. */
const PAVEMENT = 0.9

/** Paints the ground of a board, north up. */
export function paintGround(canvas: HTMLCanvasElement, board: Board): void {
  const pen = canvas.getContext('2d')
  if (!pen) return
  const chance = chanceFrom(board.name)
  const style = groundStyle(board.theme)
  const [width, depth] = [toScene(board.width), toScene(board.depth)]
  pen.setTransform(canvas.width / width, 0, 0, -canvas.height / depth, 0, canvas.height)
  pen.fillStyle = tiled(pen, groundTile(style, canvas.width / width, chance)) ?? style.ground
  pen.fillRect(0, 0, width, depth)
  if (style.laid === 'asphalt') roads(pen, width, depth, chance)
  pavements(pen, board.pieces.filter(hasPavement), style)
  if (style.laid !== 'planks' && style.laid !== 'grass') details(pen, width, depth, chance)
  // What is soft anyway is painted small and drawn out, which is much quicker.
  const soft = document.createElement('canvas')
  soft.width = Math.round(canvas.width / SOFTER)
  soft.height = Math.round(canvas.height / SOFTER)
  const brush = soft.getContext('2d')
  if (!brush) return
  brush.setTransform(soft.width / width, 0, 0, -soft.height / depth, 0, soft.height)
  stains(brush, width, depth, chance)
  contact(brush, board.pieces)
  pen.setTransform(1, 0, 0, 1, 0, 0)
  pen.imageSmoothingEnabled = true
  pen.drawImage(soft, 0, 0, canvas.width, canvas.height)
}

/** How much smaller soft things are painted. */
const SOFTER = 6

/** A tile as paint that repeats over the table, whatever its size in pixels. */
function tiled(pen: CanvasRenderingContext2D, tile: HTMLCanvasElement): CanvasPattern | null {
  const pattern = pen.createPattern(tile, 'repeat')
  pattern?.setTransform(new DOMMatrix().scale(TILE / tile.width))
  return pattern
}

function outline(pen: CanvasRenderingContext2D, { footprint }: Piece): void {
  pen.beginPath()
  footprint.forEach(({ x, y }, i) => {
    if (i === 0) pen.moveTo(toScene(x), toScene(y))
    else pen.lineTo(toScene(x), toScene(y))
  })
  pen.closePath()
}

function line(pen: CanvasRenderingContext2D, ax: number, ay: number, bx: number, by: number): void {
  pen.beginPath()
  pen.moveTo(ax, ay)
  pen.lineTo(bx, by)
  pen.stroke()
}

/** Worn lines along the streets at the southern and northern edge, which most boards keep open. */
function roads(pen: CanvasRenderingContext2D, width: number, depth: number, chance: SceneRandom): void {
  for (const y of [3, depth - 3]) {
    for (let x = 0.6; x < width - 1; x += 2.4) {
      pen.fillStyle = `rgba(214, 205, 180, ${randomWithin(0.22, 0.5, chance)})`
      pen.fillRect(x, y - 0.09, 1.3, 0.18)
    }
    pen.fillStyle = 'rgba(214, 205, 180, 0.16)'
    for (const side of [-2.5, 2.5]) pen.fillRect(0, y + side - 0.05, width, 0.1)
  }
}

/** Wide soft patches of dark and light, so that no two streets are alike. */
function stains(pen: CanvasRenderingContext2D, width: number, depth: number, chance: SceneRandom): void {
  for (let i = 0; i < (width * depth) / 22; i++) {
    const [x, y, r] = [chance() * width, chance() * depth, randomWithin(0.8, 4, chance)]
    const patch = pen.createRadialGradient(x, y, 0, x, y, r)
    const shade = chance() < 0.6 ? '8, 10, 16' : '120, 135, 165'
    patch.addColorStop(0, `rgba(${shade}, ${randomWithin(0.06, 0.22, chance)})`)
    patch.addColorStop(1, `rgba(${shade}, 0)`)
    pen.fillStyle = patch
    pen.fillRect(x - r, y - r, r * 2, r * 2)
  }
}

function pavements(pen: CanvasRenderingContext2D, houses: readonly Piece[], style: GroundStyle): void {
  pen.lineJoin = 'miter'
  const stroke = (wide: number, paint: string): void => {
    pen.lineWidth = wide * 2
    pen.strokeStyle = paint
    for (const house of houses) {
      outline(pen, house)
      pen.stroke()
    }
  }
  stroke(PAVEMENT + 0.17, 'rgba(6, 8, 14, 0.55)')
  stroke(PAVEMENT + 0.09, style.kerb)
  stroke(PAVEMENT, style.pavement)
  pen.save()
  pen.beginPath()
  for (const house of houses) {
    const [xs, ys] = [house.footprint.map(({ x }) => toScene(x)), house.footprint.map(({ y }) => toScene(y))]
    const [x, y] = [Math.min(...xs) - PAVEMENT, Math.min(...ys) - PAVEMENT]
    pen.rect(x, y, Math.max(...xs) + PAVEMENT - x, Math.max(...ys) + PAVEMENT - y)
  }
  pen.clip()
  pen.globalCompositeOperation = 'multiply'
  for (const house of houses) slabs(pen, house)
  pen.restore()
}

/** The joints between the slabs of a pavement, across it. */
function slabs(pen: CanvasRenderingContext2D, { footprint }: Piece): void {
  pen.strokeStyle = '#8a8f9c'
  pen.lineWidth = 0.035
  footprint.forEach((from, i) => {
    const to = footprint[(i + 1) % footprint.length]!
    const [ax, ay, bx, by] = [toScene(from.x), toScene(from.y), toScene(to.x), toScene(to.y)]
    const length = Math.hypot(bx - ax, by - ay)
    const [ux, uy] = [(bx - ax) / length, (by - ay) / length]
    for (let along = -PAVEMENT; along <= length + PAVEMENT; along += 0.9) {
      const [x, y] = [ax + ux * along, ay + uy * along]
      line(pen, x, y, x + uy * PAVEMENT, y - ux * PAVEMENT)
    }
    const half = PAVEMENT / 2
    line(
      pen,
      ax + uy * half - ux * half,
      ay - ux * half - uy * half,
      bx + uy * half + ux * half,
      by - ux * half + uy * half,
    )
  })
}

/** Manholes, drains, cracks and puddles. */
function details(pen: CanvasRenderingContext2D, width: number, depth: number, chance: SceneRandom): void {
  const count = Math.round((width * depth) / 70)
  for (let i = 0; i < count; i++) {
    const [x, y] = [chance() * width, chance() * depth]
    const what = chance()
    if (what < 0.25) manhole(pen, x, y)
    else if (what < 0.6) crack(pen, x, y, chance)
    else puddle(pen, x, y, chance)
  }
}

function manhole(pen: CanvasRenderingContext2D, x: number, y: number): void {
  pen.fillStyle = '#20252f'
  pen.strokeStyle = '#5a6272'
  pen.lineWidth = 0.05
  pen.beginPath()
  pen.arc(x, y, 0.36, 0, Math.PI * 2)
  pen.fill()
  pen.stroke()
  for (let k = -2; k <= 2; k++) line(pen, x - 0.24, y + k * 0.1, x + 0.24, y + k * 0.1)
}

function crack(pen: CanvasRenderingContext2D, x: number, y: number, chance: SceneRandom): void {
  pen.strokeStyle = 'rgba(8, 10, 16, 0.55)'
  pen.lineWidth = 0.035
  pen.beginPath()
  pen.moveTo(x, y)
  let [cx, cy] = [x, y]
  const heading = chance() * Math.PI * 2
  for (let i = 0; i < 7; i++) {
    const turn = heading + randomWithin(-0.9, 0.9, chance)
    cx += Math.cos(turn) * 0.42
    cy += Math.sin(turn) * 0.42
    pen.lineTo(cx, cy)
  }
  pen.stroke()
}

function puddle(pen: CanvasRenderingContext2D, x: number, y: number, chance: SceneRandom): void {
  pen.fillStyle = 'rgba(14, 20, 34, 0.5)'
  pen.beginPath()
  const [rx, ry, turn] = [
    randomWithin(0.35, 1.1, chance),
    randomWithin(0.22, 0.6, chance),
    chance() * Math.PI,
  ]
  pen.ellipse(x, y, rx, ry, turn, 0, Math.PI * 2)
  pen.ellipse(x + rx * 0.5, y + ry * 0.5, rx * 0.6, ry * 0.7, turn + 0.6, 0, Math.PI * 2)
  pen.fill()
  pen.strokeStyle = 'rgba(180, 200, 235, 0.28)'
  pen.lineWidth = 0.03
  pen.stroke()
}

/** How far the dark reaches from the foot of something, in inches, and in how many steps it fades. */
const GLOOM = 0.9
const STEPS = 6

/** The dark that gathers where something tall meets the ground: strokes of growing width, each of them faint. */
function contact(pen: CanvasRenderingContext2D, pieces: readonly Piece[]): void {
  pen.lineJoin = 'round'
  pen.strokeStyle = 'rgba(5, 7, 13, 0.15)'
  for (const piece of pieces) {
    if (piece.bottom > 0 || piece.passage !== 'solid') continue
    outline(pen, piece)
    const reach = Math.min(GLOOM, 0.3 + toScene(piece.top) * 0.15)
    for (let i = 1; i <= STEPS; i++) {
      pen.lineWidth = (reach * 2 * i) / STEPS
      pen.stroke()
    }
    pen.fillStyle = '#0b0d14'
    pen.fill()
  }
}
