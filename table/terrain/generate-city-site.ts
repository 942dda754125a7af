import type { Box } from '../geometry/convex.ts'
import { type Point, point, square, squaredDistance } from '../geometry/point.ts'
import { inches, mm } from '../units.ts'
import type { Lamp } from './board.ts'
import {
  defaultPiece,
  INCH_LAMPS,
  LAMP_RADIUS,
  type LampNumbers,
  type PieceKindName,
  pieceKind,
  SMALL_OBSTACLE,
} from './default-piece.ts'
import { streetMap } from './generate-city-streets.ts'
import { heightsMeet } from './overlap.ts'
import type { Piece } from './piece.ts'
import { rectangle } from './read-board.ts'

/** Room: an upright box from one height to another. */
export interface Room extends Box {
  readonly bottom: number
  readonly top: number
}

/** What may be said about a piece beyond its kind and place. */
export type Details = Partial<Pick<Piece, 'climbable' | 'standable' | 'name' | 'footprint'>>

/** Where a city is built. Everything goes up twice, the second time turned half round the middle of the board. */
export interface Site {
  readonly width: number
  readonly depth: number
  readonly pieces: readonly Piece[]
  readonly lamps: readonly Lamp[]
  /** Whether nothing solid and nothing kept clear is in this room or its twin. */
  isFree(room: Room): boolean
  /**
   * Puts up a piece and its twin and gives the name they share; undefined, and nothing happens, where they do
   * not fit or would close a street.
   */
  build(kind: PieceKindName, parts: Room | readonly Room[], details?: Details): string | undefined
  /** Gives the piece and its twin walls that can be climbed. */
  roughen(name: string): void
  /** Keeps a room and its twin free of solid pieces from now on: the foot of a ladder, the end of a walkway. */
  keepClear(room: Room): void
  /** Puts up a lamp and its twin, if both find a place well apart from all others. */
  light(at: Point): boolean
}

const LAMP_HEIGHT = inches(3)

/** What hangs higher than this is above the heads of those who walk the streets. */
const HEADROOM = mm(60)

export const room = (
  x: number,
  y: number,
  width: number,
  depth: number,
  bottom: number,
  top: number,
): Room => ({
  minX: x,
  minY: y,
  maxX: x + width,
  maxY: y + depth,
  bottom,
  top,
})

/** The room with a margin on all four sides. */
export const widened = (r: Room, by: number): Room => ({
  ...r,
  minX: r.minX - by,
  minY: r.minY - by,
  maxX: r.maxX + by,
  maxY: r.maxY + by,
})

const clash = (a: Room, b: Room): boolean =>
  a.minX < b.maxX && b.minX < a.maxX && a.minY < b.maxY && b.minY < a.maxY && heightsMeet(a, b)

export function newSite(width: number, depth: number, lampNumbers: LampNumbers = INCH_LAMPS): Site {
  const pieces: Piece[] = []
  const lamps: Lamp[] = []
  const solid: Room[] = []
  const clear: Room[] = []
  const counts = new Map<string, number>()
  const streets = streetMap(width, depth)

  const twin = (r: Room): Room => ({
    minX: width - r.maxX,
    minY: depth - r.maxY,
    maxX: width - r.minX,
    maxY: depth - r.minY,
    bottom: r.bottom,
    top: r.top,
  })
  const turned = (p: Point): Point => point(width - p.x, depth - p.y)
  const isItsTwin = (r: Room): boolean => r.minX + r.maxX === width && r.minY + r.maxY === depth
  const onBoard = (r: Room): boolean => r.minX >= 0 && r.minY >= 0 && r.maxX <= width && r.maxY <= depth
  const nextId = (kind: string): string => {
    const count = (counts.get(kind) ?? 0) + 1
    counts.set(kind, count)
    return `${kind}-${count}`
  }
  // The site is the same turned half round, so a place is free exactly if its twin is.
  const isEmpty = (r: Room): boolean => onBoard(r) && !solid.some((s) => clash(s, r))
  const isFree = (r: Room): boolean => isEmpty(r) && !clear.some((c) => clash(c, r))
  const occupy = (parts: readonly Room[]): boolean => {
    const walls = parts.filter((r) => r.bottom < HEADROOM && r.top > SMALL_OBSTACLE)
    if (walls.length > 0 && !streets.obstruct([...walls, ...walls.map(twin)])) return false
    solid.push(...parts, ...parts.filter((r) => !isItsTwin(r)).map(twin))
    return true
  }

  return {
    width,
    depth,
    pieces,
    lamps,
    isFree,
    keepClear: (r) => clear.push(r, twin(r)),
    build(kind, parts, details = {}) {
      const rooms = 'length' in parts ? parts : [parts]
      const { passage } = pieceKind(kind).properties
      const hinders = passage === 'solid' || passage === 'impassable'
      const alone = rooms.length === 1 && isItsTwin(rooms[0]!)
      if (!alone && rooms.some((a) => rooms.some((b) => clash(a, twin(b))))) return undefined
      if (!rooms.every(hinders ? isFree : isEmpty) || (hinders && !occupy(rooms))) return undefined
      const first = rooms[0]!
      const footprint =
        details.footprint ??
        rectangle(first.minX, first.minY, first.maxX - first.minX, first.maxY - first.minY)
      const id = nextId(kind)
      const heights = { bottom: first.bottom, top: first.top }
      const piece = { ...details, ...heights, footprint }
      pieces.push(defaultPiece(kind, { ...piece, id: alone ? id : `${id}a` }))
      if (!alone)
        pieces.push(defaultPiece(kind, { ...piece, id: `${id}b`, footprint: turnedOutline(piece, turned) }))
      return id
    },
    roughen(name) {
      for (const [i, piece] of pieces.entries()) {
        if (piece.id === name || piece.id === `${name}a` || piece.id === `${name}b`) {
          pieces[i] = { ...piece, climbable: true }
        }
      }
    },
    light(at) {
      const twinAt = turned(at)
      const apart = (p: Point): boolean =>
        lamps.every((lamp) => squaredDistance(lamp.at, p) >= square(lampNumbers.apart)) &&
        Math.min(p.x, p.y, width - p.x, depth - p.y) >= lampNumbers.fromEdge
      if (!apart(at) || squaredDistance(at, twinAt) < square(lampNumbers.apart)) return false
      const size = 2 * LAMP_RADIUS
      const post = room(at.x - LAMP_RADIUS, at.y - LAMP_RADIUS, size, size, 0, LAMP_HEIGHT)
      if (!isFree(post) || !occupy([post])) return false
      const id = nextId('lamp')
      const bulb = { radius: LAMP_RADIUS, reach: lampNumbers.reach }
      lamps.push({ id: `${id}a`, at, ...bulb }, { id: `${id}b`, at: twinAt, ...bulb })
      return true
    },
  }
}

/**
 * The outline turned half round. An upright rectangle starts at its south-west corner again, as files write
 * them; half a turn keeps the direction of any outline.
 */
function turnedOutline(piece: Pick<Piece, 'footprint'>, turned: (p: Point) => Point): Point[] {
  const outline = piece.footprint.map(turned)
  return outline.length === 4 ? [...outline.slice(2), ...outline.slice(0, 2)] : outline
}
