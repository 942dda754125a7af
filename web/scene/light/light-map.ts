import type { Board } from '@gargoyle/table'
import { toScene } from '../coordinates.ts'
import type { SceneLight } from '../scene-content.ts'
import { RAYS, reachOf, shine } from './visibility.ts'

/** How much light falls where, seen from above: four bytes to a place. */
export interface LightMap {
  readonly size: number
  /** Red: light from the ground. Green: light from something that shines on a roof; blue: how high that stands. */
  readonly pixels: Uint8Array
}

/** Lights that stand higher than this (inches) shine on roofs and not on the street. */
const ROOF_LIGHT = 1.2

/** The blue channel counts in steps of this many inches. */
export const HEIGHT_STEP = 16 / 255

/** How softly shadows begin behind an edge, in inches. */
const SOFT = 0.12

/** What of a lamp's light is left at a share of its reach: bright at its foot, still plain at its rim. */
export function glowAt(share: number): number {
  if (share >= 1) return 0
  return 0.2 + 0.8 * (1 - share) * (1 - share * 0.4)
}

/** The light map of a board with these lights; `size` places a side over the whole board. */
export function lightMap(board: Board, lights: readonly SceneLight[], size: number): LightMap {
  const pixels = new Uint8Array(size * size * 4)
  const [width, depth] = [toScene(board.width), toScene(board.depth)]
  for (const light of lights) if (light.on) addLight(light)
  return { size, pixels }

  function addLight(light: SceneLight): void {
    const far = shine(board, light)
    const reach = reachOf(light)
    const [cx, cy, cz] = [toScene(light.at.x), toScene(light.at.y), toScene(light.at.z)]
    const channel = cz > ROOF_LIGHT ? 1 : 0
    const [stepX, stepY] = [width / size, depth / size]
    const fromX = Math.max(0, Math.floor((cx - reach) / stepX))
    const toX = Math.min(size - 1, Math.ceil((cx + reach) / stepX))
    const fromY = Math.max(0, Math.floor((cy - reach) / stepY))
    const toY = Math.min(size - 1, Math.ceil((cy + reach) / stepY))
    for (let row = fromY; row <= toY; row++) {
      for (let column = fromX; column <= toX; column++) {
        const dx = (column + 0.5) * stepX - cx
        const dy = (row + 0.5) * stepY - cy
        const distance = Math.hypot(dx, dy)
        if (distance >= reach) continue
        const turn = Math.atan2(dy, dx) / (Math.PI * 2)
        const free = far[Math.floor((turn < 0 ? turn + 1 : turn) * RAYS) % RAYS]!
        const clear = free >= reach - 1e-4 ? 1 : Math.min(1, Math.max(0, (free + SOFT - distance) / SOFT))
        const value = glowAt(distance / reach) * clear * 255
        if (value <= 0) continue
        const at = (row * size + column) * 4
        pixels[at + channel] = Math.min(255, pixels[at + channel]! + value)
        if (channel === 1) pixels[at + 2] = Math.min(255, Math.round(cz / HEIGHT_STEP))
      }
    }
  }
}
