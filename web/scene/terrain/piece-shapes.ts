import type { Board, Piece, PieceKindName } from '@gargoyle/table'
import { isPieceKind } from '@gargoyle/table'
import { emptyMesh, type Mesh } from '../shape/mesh.ts'
import { prism } from '../shape/solids.ts'
import { building, parapet, pillar, platform, wall } from './building.ts'
import {
  barrel,
  barrier,
  bench,
  billboard,
  crate,
  grave,
  kiosk,
  planter,
  sign,
  statue,
  tank,
  vent,
} from './furniture.ts'
import { deepWater, rubble, scrap, undergrowth, water } from './ground-pieces.ts'
import { chainLink, fence, fireEscape, hedge, ladder, railing, stair, tree, walkway } from './openwork.ts'
import { city } from './palette.ts'
import { type PieceShape, shapeOf } from './piece-shape.ts'
import { car, container, dumpster, machine, truck } from './vehicles.ts'

/** What each kind of piece looks like. Nothing reaches above the top or far beyond the footprint that rules go by. */
const builders: Readonly<Record<PieceKindName, (mesh: Mesh, shape: PieceShape) => void>> = {
  building,
  wall,
  pillar,
  tank,
  machine,
  container,
  truck,
  car,
  dumpster,
  kiosk,
  statue,
  billboard,
  fence,
  'chain-link': chainLink,
  railing,
  tree,
  hedge,
  crate,
  barrel,
  barrier,
  parapet,
  vent,
  bench,
  planter,
  grave,
  rubble,
  scrap,
  undergrowth,
  water,
  'deep-water': deepWater,
  platform,
  walkway,
  'fire-escape': fireEscape,
  ladder,
  stair,
  sign,
}

/** A kind that the scene does not know: its plain volume. */
function block(mesh: Mesh, { footprint, bottom, top }: PieceShape): void {
  prism(mesh, footprint, bottom, top, {
    side: { colour: city.concrete },
    top: { colour: city.pale },
    under: bottom > 0,
  })
}

/** Adds a piece of scenery to a mesh. */
export function addPiece(mesh: Mesh, piece: Piece): void {
  const builder = isPieceKind(piece.kind) ? builders[piece.kind] : block
  builder(mesh, shapeOf(piece))
}

/** All scenery of a board as one mesh, so that it is drawn in one go. */
export function boardMesh(board: Pick<Board, 'pieces'>): Mesh {
  const mesh = emptyMesh()
  for (const piece of board.pieces) addPiece(mesh, piece)
  return mesh
}
