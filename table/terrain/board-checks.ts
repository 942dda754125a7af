import { squaredDistanceTo } from '../geometry/convex.ts'
import { indexOf } from '../geometry/index-of.ts'
import { square } from '../geometry/point.ts'
import { showLength } from '../units.ts'
import type { Lamp, Solid } from './board.ts'
import { type BoardProblem, pathOf } from './board-problems.ts'
import { isPieceKind, pieceKind, SMALL_OBSTACLE } from './default-piece.ts'
import { heightsMeet, heightsTouch, insidesMeet, shapesTouch } from './overlap.ts'
import type { Piece } from './piece.ts'

/** A piece that is sound by itself, with its place in the file and its convex parts. */
export interface ReadPiece {
  readonly at: number
  readonly piece: Piece
  readonly parts: readonly Solid[]
}

/** A lamp that is sound by itself, with its place in the file. */
export interface ReadLamp {
  readonly at: number
  readonly lamp: Lamp
}

/** What is wrong between pieces. Errors make the board unusable; warnings only look like mistakes. */
export interface BoardChecks {
  readonly errors: readonly BoardProblem[]
  readonly warnings: readonly BoardProblem[]
}

type Part = Solid & { readonly owner: ReadPiece }

const hinders = (piece: Piece): boolean => piece.passage === 'solid' || piece.passage === 'impassable'

/** Checks how pieces and lamps stand to each other, with one index so that big boards stay quick. */
export function checkTogether(pieces: readonly ReadPiece[], lamps: readonly ReadLamp[]): BoardChecks {
  const parts = pieces.flatMap((owner) => owner.parts.map((part) => ({ ...part, owner })))
  const index = indexOf(parts)
  const near = (part: Solid): readonly Part[] =>
    index.search(part.box.minX, part.box.minY, part.box.maxX, part.box.maxY)
  const nearLamp = ({ at, radius }: Lamp): readonly Part[] =>
    index.search(at.x - radius, at.y - radius, at.x + radius, at.y + radius)
  return {
    errors: [
      ...pieces.flatMap((piece) => overlapProblems(piece, near)),
      ...pieces.flatMap((piece) => ladderProblems(piece, near)),
      ...lamps.flatMap((lamp) => lampProblems(lamp, nearLamp)),
    ],
    warnings: pieces.flatMap((piece) => floatingProblems(piece, near)),
  }
}

/** Every earlier solid that shares room with this one: the pair is reported once, at the later piece. */
function overlapProblems(of: ReadPiece, near: (part: Solid) => readonly Part[]): BoardProblem[] {
  if (!hinders(of.piece)) return []
  const met = new Set<ReadPiece>()
  for (const part of of.parts) {
    for (const other of near(part)) {
      if (other.owner.at >= of.at || !hinders(other.piece) || met.has(other.owner)) continue
      if (heightsMeet(part, other) && insidesMeet(part.shape, other.shape)) met.add(other.owner)
    }
  }
  return [...met].map((other) => ({
    path: pathOf('pieces', of.at),
    reason:
      `"${of.piece.id}" takes the same room as "${other.piece.id}" (pieces[${other.at}]): ` +
      'solid pieces may touch or stand on each other, not overlap',
  }))
}

/** A ladder must lean on something, and end near the top of it where one can stand. */
function ladderProblems(of: ReadPiece, near: (part: Solid) => readonly Part[]): BoardProblem[] {
  if (!of.piece.ladder) return []
  const leaning = neighbours(of, near).filter((other) => other.bottom < of.piece.top)
  const path = pathOf('pieces', of.at)
  if (leaning.length === 0) {
    return [{ path, reason: `the ladder "${of.piece.id}" touches no solid piece it could lead up` }]
  }
  const standable = leaning.filter((other) => other.standable)
  if (standable.length === 0) {
    const names = leaning.map((other) => `"${other.id}"`).join(', ')
    return [{ path, reason: `the ladder "${of.piece.id}" leads up ${names}, where nobody can stand on top` }]
  }
  const gap = (other: Piece): number => Math.abs(other.top - of.piece.top)
  const nearest = standable.reduce((best, other) => (gap(other) < gap(best) ? other : best))
  if (gap(nearest) <= SMALL_OBSTACLE) return []
  return [
    {
      path: `${path}.top`,
      reason:
        `the ladder "${of.piece.id}" ends at ${showLength(of.piece.top)}, but the top of "${nearest.id}" ` +
        `is at ${showLength(nearest.top)}: it must end within 1" of it`,
    },
  ]
}

/** Solid pieces that touch this one, beside or below or above. */
function neighbours(of: ReadPiece, near: (part: Solid) => readonly Part[]): Piece[] {
  const found = new Set<Piece>()
  for (const part of of.parts) {
    for (const other of near(part)) {
      if (other.owner === of || !hinders(other.piece) || found.has(other.piece)) continue
      if (heightsTouch(part, other) && shapesTouch(part.shape, other.shape)) found.add(other.piece)
    }
  }
  return [...found]
}

function floatingProblems(of: ReadPiece, near: (part: Solid) => readonly Part[]): BoardProblem[] {
  const { piece } = of
  if (piece.bottom <= 0 || piece.kind === 'platform') return []
  if (isPieceKind(piece.kind) && pieceKind(piece.kind).height === 'slab') return []
  if (neighbours(of, near).length > 0) return []
  return [
    {
      path: `${pathOf('pieces', of.at)}.bottom`,
      reason: `"${piece.id}" hangs in the air: nothing solid touches it from below or beside`,
    },
  ]
}

/** Lamps stand on the ground: what hangs higher than a small obstacle is above them. */
function lampProblems({ at, lamp }: ReadLamp, near: (lamp: Lamp) => readonly Part[]): BoardProblem[] {
  const inTheWay = near(lamp).find(
    (part) =>
      hinders(part.piece) &&
      part.bottom < SMALL_OBSTACLE &&
      squaredDistanceTo(part.shape, lamp.at.x, lamp.at.y) < square(lamp.radius),
  )
  if (!inTheWay) return []
  return [
    { path: pathOf('lamps', at, 'at'), reason: `the lamp "${lamp.id}" stands inside "${inTheWay.piece.id}"` },
  ]
}
