import {
  type Board,
  type BoardData,
  type Light,
  type Piece,
  type Point,
  prepareBoard,
  type Zone,
} from '@gargoyle/table'
import type { Badge, SceneLight } from '../../scene/scene-content.ts'

// Making a board ready takes a while, and it is the same at every moment: the walls of an encounter never move.
const prepared = new WeakMap<BoardData, Map<number, Board>>()

/** A board with what an encounter or scenario puts on it. */
export function sceneBoard(data: BoardData, walls: readonly Piece[] = []): Board {
  const known = prepared.get(data) ?? new Map<number, Board>()
  prepared.set(data, known)
  const board = known.get(walls.length) ?? prepareBoard({ ...data, pieces: [...data.pieces, ...walls] })
  known.set(walls.length, board)
  return board
}

/** A light as it shines on the table. */
export function sceneLight({ id, at, radius, reach }: Light, index: number): SceneLight {
  const { x, y, z = 0 } = at
  return { id: id ?? `light ${index}`, at: { x, y, z }, radius, reach, on: true }
}

/** How many corners a circle is drawn with. */
const CORNERS = 32

/** The outline of a round patch. */
export const circleOutline = (at: Point, radius: number): readonly Point[] =>
  Array.from({ length: CORNERS }, (_, corner) => {
    const angle = (corner * 2 * Math.PI) / CORNERS
    return { x: at.x + radius * Math.cos(angle), y: at.y + radius * Math.sin(angle) }
  })

/** The corners of a zone. */
export function zoneOutline(zone: Zone): readonly Point[] {
  if (!('minX' in zone)) return zone
  const { minX, minY, maxX, maxY } = zone
  return [
    { x: minX, y: minY },
    { x: maxX, y: minY },
    { x: maxX, y: maxY },
    { x: minX, y: maxY },
  ]
}

/** A badge where something is so. */
export const badgeIf = (isThere: boolean, badge: Badge): readonly Badge[] => (isThere ? [badge] : [])

/** What a figure has suffered. */
export const damageBadges = (stun: number, injury: number): readonly Badge[] => [
  ...badgeIf(injury > 0, {
    text: `${injury} injur${injury === 1 ? 'y' : 'ies'}`,
    tone: 'danger',
    icon: 'injury',
    count: injury,
  }),
  ...badgeIf(stun > 0, {
    text: `${stun} stun${stun === 1 ? '' : 's'}`,
    tone: 'plain',
    icon: 'stun',
    count: stun,
  }),
]
