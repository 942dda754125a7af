import type { MuseumRoom, MuseumWing } from '@gargoyle/engine/examples'
import { inches, type Point, spot } from '@gargoyle/table'
import { areaTable } from '../../scene/areas/area-table.ts'
import type { AreaFloor, SceneArea, SceneBoundary, SceneContent } from '../../scene/scene-content.ts'

/** Inches of table for a metre of the plan. */
const SCALE = 1.2

/** How wide doors are, in metres, and how high walls, in inches. */
const DOOR = 1.6
const WALL = inches(1.3)

/** How high the roof is over the rooms. */
const ROOF = inches(1.6)

const floors: Readonly<Record<string, AreaFloor>> = {
  cellar: 'stone',
  workshop: 'wood',
  egypt: 'tiles',
  foyer: 'tiles',
  armoury: 'stone',
  gallery: 'carpet',
  treasury: 'carpet',
  roof: 'grating',
  garden: 'grass',
  orangery: 'tiles',
  library: 'wood',
  rotunda: 'stone',
  clocks: 'wood',
  maps: 'carpet',
}

/** A stretch of a straight edge of a room, in metres. */
interface Edge {
  readonly axis: 'x' | 'y'
  /** Where it lies across its direction. */
  readonly at: number
  readonly from: number
  readonly to: number
}

/** What something is called at the beginning of a line: `The gallery`. */
export const roomTitle = (name: string): string => `${name.slice(0, 1).toUpperCase()}${name.slice(1)}`

function edgesOf({ plan: { x, y, width, depth } }: MuseumRoom): readonly Edge[] {
  return [
    { axis: 'x', at: y, from: x, to: x + width },
    { axis: 'x', at: y + depth, from: x, to: x + width },
    { axis: 'y', at: x, from: y, to: y + depth },
    { axis: 'y', at: x + width, from: y, to: y + depth },
  ]
}

/** What two edges have in common, if they lie on each other. */
export function sharedEdge(a: Edge, b: Edge): Edge | undefined {
  if (a.axis !== b.axis || a.at !== b.at) return undefined
  const [from, to] = [Math.max(a.from, b.from), Math.min(a.to, b.to)]
  return to > from ? { ...a, from, to } : undefined
}

/** The stretches of an edge that no other covers. */
export function bareParts(edge: Edge, others: readonly Edge[]): readonly Edge[] {
  const covered = others.flatMap((other) => sharedEdge(edge, other) ?? []).sort((a, b) => a.from - b.from)
  const parts: Edge[] = []
  let from = edge.from
  for (const { from: start, to } of covered) {
    if (start > from) parts.push({ ...edge, from, to: start })
    from = Math.max(from, to)
  }
  return edge.to > from ? [...parts, { ...edge, from, to: edge.to }] : parts
}

const pointAt = ({ axis, at }: Edge, along: number): Point => {
  const [x, y] = axis === 'x' ? [along, at] : [at, along]
  return { x: inches(x * SCALE), y: inches(y * SCALE) }
}

const pointsOf = (edge: Edge, z = 0) =>
  [edge.from, edge.to].map((along) => {
    const { x, y } = pointAt(edge, along)
    return spot(x, y, z)
  })

const wall = (id: string, edge: Edge): SceneBoundary => ({
  id,
  kind: 'wall',
  height: WALL,
  points: pointsOf(edge),
})

/** A wall with a door in its middle. */
function doorway(id: string, edge: Edge, label?: string): readonly SceneBoundary[] {
  const half = Math.min(DOOR, (edge.to - edge.from) * 0.6) / 2
  const middle = (edge.from + edge.to) / 2
  const door = { ...edge, from: middle - half, to: middle + half }
  return [
    wall(`${id} before`, { ...edge, to: door.from }),
    {
      id: `${id} door`,
      kind: 'line',
      points: pointsOf(door),
      tone: label === undefined ? 'lamp' : 'ok',
      ...(label !== undefined && { label }),
    },
    wall(`${id} after`, { ...edge, from: door.to }),
  ]
}

function boundariesOf({ rooms }: MuseumWing): readonly SceneBoundary[] {
  const inner = rooms.flatMap((room, i) =>
    rooms.slice(i + 1).flatMap((other) => {
      const id = `${room.id} ${other.id}`
      const edges = edgesOf(room).flatMap((edge) =>
        edgesOf(other).flatMap((its) => sharedEdge(edge, its) ?? []),
      )
      return edges.flatMap((edge) => (room.doors.includes(other.id) ? doorway(id, edge) : [wall(id, edge)]))
    }),
  )
  const outer = rooms.flatMap((room) => {
    const others = rooms.filter((other) => other !== room).flatMap(edgesOf)
    const bare = edgesOf(room).flatMap((edge) => bareParts(edge, others))
    const [widest] = bare.toSorted((a, b) => b.to - b.from - (a.to - a.from))
    return bare.flatMap((edge, i) =>
      room.exit && edge === widest
        ? doorway(`${room.id} exit`, edge, 'exit')
        : [wall(`${room.id} outer ${i}`, edge)],
    )
  })
  return [...inner, ...outer]
}

function areaOf({ id, name, plan: { x, y, width, depth } }: MuseumRoom): SceneArea {
  const isRoof = id === 'roof'
  const corner = (cx: number, cy: number): Point => ({ x: inches(cx * SCALE), y: inches(cy * SCALE) })
  const floor = floors[id]
  return {
    id,
    name: roomTitle(name),
    outline: [corner(x, y), corner(x + width, y), corner(x + width, y + depth), corner(x, y + depth)],
    z: isRoof ? ROOF : 0,
    level: isRoof ? 1 : 0,
    ...(floor !== undefined && { floor }),
  }
}

const plans = new Map<string, Pick<SceneContent, 'board' | 'areas' | 'boundaries'>>()

/** A wing as a table of areas: rooms, walls between them, doors in the walls. The same at every moment. */
export function floorPlan(wing: MuseumWing): Pick<SceneContent, 'board' | 'areas' | 'boundaries'> {
  const known = plans.get(wing.id)
  if (known) return known
  const size = (of: (room: MuseumRoom) => number): number => inches(Math.max(...wing.rooms.map(of)) * SCALE)
  const plan = areaTable({
    name: roomTitle(wing.name),
    theme: 'old town',
    width: size(({ plan: { x, width } }) => x + width),
    depth: size(({ plan: { y, depth } }) => y + depth),
    areas: wing.rooms.map(areaOf),
    boundaries: boundariesOf(wing),
  })
  plans.set(wing.id, plan)
  return plan
}
