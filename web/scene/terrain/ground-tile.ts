import { randomWithin, type SceneRandom } from '../chance.ts'
import type { GroundStyle } from './ground-style.ts'

/** How many inches of ground a tile is, each way. Ground is laid in tiles, because painting all of it takes too long. */
export const TILE = 12

/** Rows and columns of what is laid, in inches; each goes into a tile a whole number of times. */
const courses: Readonly<Record<GroundStyle['laid'], { row: number; column: number } | undefined>> = {
  asphalt: undefined,
  grass: undefined,
  cobbles: { row: 0.375, column: 0.48 },
  slabs: { row: 2, column: 2 },
  planks: { row: 0.4, column: 4 },
}

/** A tile of ground at this many pixels an inch, which repeats seamlessly on all sides. */
export function groundTile(
  style: GroundStyle,
  pixelsPerInch: number,
  chance: SceneRandom,
): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(TILE * pixelsPerInch)
  canvas.height = canvas.width
  const pen = canvas.getContext('2d')
  if (!pen) return canvas
  pen.scale(canvas.width / TILE, canvas.width / TILE)
  pen.fillStyle = style.ground
  pen.fillRect(0, 0, TILE, TILE)
  const laid = courses[style.laid]
  if (laid) lay(pen, style, laid, chance)
  else if (style.laid === 'grass') blades(pen, style, chance)
  grain(pen, chance)
  return canvas
}

function lay(
  pen: CanvasRenderingContext2D,
  { laid, seam }: GroundStyle,
  size: { row: number; column: number },
  chance: SceneRandom,
): void {
  const { row, column } = size
  const [rows, columns] = [Math.round(TILE / row), Math.round(TILE / column)]
  const seams = new Path2D()
  for (let k = 0; k < rows; k++) {
    const y = k * row
    seams.moveTo(0, y)
    seams.lineTo(TILE, y)
    const shift = laid === 'planks' ? chance() * column : laid === 'cobbles' ? (k % 2) * (column / 2) : 0
    for (let i = 0; i < columns; i++) {
      const x = shift + i * column
      pen.fillStyle = `rgba(${chance() < 0.5 ? '0, 0, 0' : '170, 178, 196'}, ${(chance() * 0.28).toFixed(2)})`
      pen.fillRect(x, y, column, row)
      // What sticks out on one side comes in on the other.
      if (x + column > TILE) pen.fillRect(x - TILE, y, column, row)
      seams.moveTo(x % TILE, y)
      seams.lineTo(x % TILE, y + row)
    }
  }
  pen.strokeStyle = seam
  pen.lineWidth = 0.035
  pen.globalAlpha = 0.75
  pen.stroke(seams)
  pen.globalAlpha = 1
}

function blades(pen: CanvasRenderingContext2D, { seam }: GroundStyle, chance: SceneRandom): void {
  pen.lineWidth = 0.025
  for (const [shade, alpha] of [
    [seam, 0.6],
    ['#4c6350', 0.5],
    [seam, 0.3],
    ['#5a7260', 0.25],
  ] as const) {
    const grass = new Path2D()
    for (let i = 0; i < TILE * TILE * 2.4; i++) {
      const [x, y] = [chance() * TILE, chance() * TILE]
      grass.moveTo(x, y)
      grass.lineTo(x + randomWithin(-0.06, 0.06, chance), y + randomWithin(0.06, 0.2, chance))
    }
    pen.strokeStyle = shade
    pen.globalAlpha = alpha
    pen.stroke(grass)
  }
  pen.globalAlpha = 1
}

/** Specks of dark and light. */
function grain(pen: CanvasRenderingContext2D, chance: SceneRandom): void {
  for (const shade of ['rgba(0, 0, 0, 0.2)', 'rgba(200, 212, 235, 0.13)']) {
    const specks = new Path2D()
    for (let i = 0; i < TILE * TILE * 7; i++) {
      const size = randomWithin(0.015, 0.05, chance)
      specks.rect(chance() * TILE, chance() * TILE, size, size)
    }
    pen.fillStyle = shade
    pen.fill(specks)
  }
}
