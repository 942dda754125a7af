import type { Piece } from '@gargoyle/table'
import { chanceFrom, type SceneRandom } from '../chance.ts'
import { flatOf, toScene } from '../coordinates.ts'
import { frameOf, type PieceFrame } from '../shape/frame.ts'
import type { Flat } from '../shape/mesh.ts'

/** A piece of scenery in inches, with the room it fills and a chance of its own: all that its builder needs. */
export interface PieceShape {
  readonly piece: Piece
  readonly footprint: readonly Flat[]
  readonly bottom: number
  readonly top: number
  readonly frame: PieceFrame
  readonly chance: SceneRandom
}

/** A piece made ready to be built. */
export function shapeOf(piece: Piece): PieceShape {
  const footprint = piece.footprint.map(flatOf)
  const [bottom, top] = [toScene(piece.bottom), toScene(piece.top)]
  return {
    piece,
    footprint,
    bottom,
    top,
    frame: frameOf(footprint, bottom, top),
    chance: chanceFrom(piece.id + piece.kind),
  }
}
