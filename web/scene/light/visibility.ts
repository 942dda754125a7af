import { type Board, SMALL_OBSTACLE, strictlyInside } from '@gargoyle/table'
import { toScene } from '../coordinates.ts'
import type { SceneLight } from '../scene-content.ts'

/** Rays in which a light is followed. */
export const RAYS = 720

/** How tall what shines is taken to be, in inches, when it is asked what stands in its way. */
const LAMP_HEIGHT = 1.6

/** A side of something that throws a shadow, in inches. */
interface Edge {
  readonly ax: number
  readonly ay: number
  readonly bx: number
  readonly by: number
}

/** How far a light reaches from its middle, in inches. */
export const reachOf = (light: Pick<SceneLight, 'radius' | 'reach'>): number =>
  toScene(light.radius + light.reach)

/**
 * How far the light gets in each of `RAYS` directions, counter-clockwise from the east, in inches. The same scenery
 * keeps it off that keeps it off for the rules, but this is only a picture: whether a model is lit is the table's to
 * say, which asks for any part of it.
 */
export function shine(board: Board, light: SceneLight): Float32Array {
  const reach = reachOf(light)
  const [x, y] = [toScene(light.at.x), toScene(light.at.y)]
  const edges = edgesNear(board, light)
  const far = new Float32Array(RAYS)
  for (let i = 0; i < RAYS; i++) {
    const angle = (i / RAYS) * Math.PI * 2
    far[i] = nearest(edges, x, y, Math.cos(angle), Math.sin(angle), reach)
  }
  return far
}

function edgesNear(board: Board, { at, radius, reach }: SceneLight): Edge[] {
  const span = radius + reach
  const edges: Edge[] = []
  for (const { piece, shape, bottom, top } of board.index.search(
    at.x - span,
    at.y - span,
    at.x + span,
    at.y + span,
  )) {
    if (!piece.blocksLight || top - bottom <= SMALL_OBSTACLE || top - at.z <= SMALL_OBSTACLE) continue
    if (toScene(bottom - at.z) > LAMP_HEIGHT || strictlyInside(shape, at.x, at.y)) continue
    for (let i = 0; i < shape.length; i += 2) {
      const k = (i + 2) % shape.length
      edges.push({
        ax: toScene(shape[i]!),
        ay: toScene(shape[i + 1]!),
        bx: toScene(shape[k]!),
        by: toScene(shape[k + 1]!),
      })
    }
  }
  return edges
}

/** How far a ray gets before it meets an edge, at most `reach`. */
function nearest(
  edges: readonly Edge[],
  x: number,
  y: number,
  dx: number,
  dy: number,
  reach: number,
): number {
  let best = reach
  for (const { ax, ay, bx, by } of edges) {
    const [ex, ey] = [bx - ax, by - ay]
    const across = dx * ey - dy * ex
    if (Math.abs(across) < 1e-9) continue
    const along = ((ax - x) * ey - (ay - y) * ex) / across
    const share = ((ax - x) * dy - (ay - y) * dx) / across
    if (along >= 0 && along < best && share >= 0 && share <= 1) best = along
  }
  return best
}
