import { book, withWalls } from '@gargoyle/bmg3'
import { type Board, type BoardData, prepareBoard, type Zone } from '@gargoyle/table'
import type {
  Badge,
  Build,
  Figure,
  SceneContent,
  SceneLight,
  SceneZone,
  Side,
  Token,
} from '../../scene/scene-content.ts'
import type { Moment } from '../game-page.ts'
import { figureId, tokenId } from './places.ts'
import { type ModelData, shownDataOf, type TableData, tableDataOf } from './table-data.ts'
import { type Bmg3View, type ModelView, viewOf } from './view.ts'

/** The table at a moment: whatever lies and stands on it. */
export function bmg3Scene({ info, look }: Moment): SceneContent {
  const view = viewOf(look.view)
  const table = tableDataOf(info.table)
  const sideOf = (seat: string): Side => (info.seats[0] === seat ? 0 : 1)
  return {
    board: boardFor(table.board, view.encounter),
    figures: view.models.flatMap((model) => figureOf(model, table.models[model.id], sideOf, view)),
    tokens: view.markers.map((marker) => tokenOf(marker, sideOf)),
    lights: shownDataOf(look.shown).lights.map(lightOf),
    zones: zonesOf(view, table, sideOf),
    night: true,
  }
}

// Making a board ready takes a while, and it is the same at every moment.
const prepared = new WeakMap<BoardData, Board>()

function boardFor(data: BoardData, encounter: string): Board {
  const board = prepared.get(data) ?? prepareBoard(data)
  prepared.set(data, board)
  const walls = book.encounters[encounter]?.walls
  return walls === undefined ? board : withWalls(board, walls)
}

const builds: Readonly<Record<ModelView['rank'], Build>> = {
  leader: 'boss',
  sidekick: 'leader',
  'free-agent': 'fighter',
  henchman: 'thug',
  vehicle: 'machine',
}

/** Bases wider than this carry somebody big, in table units. */
const BIG = 2000

function figureOf(
  model: ModelView,
  data: ModelData | undefined,
  sideOf: (seat: string) => Side,
  { activation }: Bmg3View,
): readonly Figure[] {
  if (model.at === null || data === undefined) return []
  const build = data.radius >= BIG && model.rank !== 'vehicle' ? 'giant' : builds[model.rank]
  return [
    {
      id: figureId(model.id),
      at: model.at,
      radius: data.radius,
      height: data.height,
      build,
      crew: sideOf(model.seat),
      name: model.label,
      initials: initialsOf(model.label),
      posture: model.condition === 'ko' ? 'out' : model.condition === 'down' ? 'lying' : 'standing',
      isActive: activation?.model === model.id,
      isDone: model.activated,
      badges: badgesOf(model),
    },
  ]
}

/** Two letters for a portrait: of the first two words, or of the first word and its number. */
export function initialsOf(label: string): string {
  const words = label
    .replaceAll(/[^\p{L}\p{N} ]/gu, '')
    .split(' ')
    .filter((word) => word !== '')
  const [first = '?', ...rest] = words
  const number = rest.find((word) => /^\d+$/.test(word))
  return `${first.slice(0, 1)}${(number ?? rest[0] ?? first.slice(1)).slice(0, 1)}`.toUpperCase()
}

function badgesOf({ stun, injury, audacity, condition }: ModelView): readonly Badge[] {
  return [
    ...(injury > 0
      ? [{ text: `${injury} injur${injury === 1 ? 'y' : 'ies'}`, tone: 'danger' as const }]
      : []),
    ...(stun > 0 ? [{ text: `${stun} stun${stun === 1 ? '' : 's'}`, tone: 'plain' as const }] : []),
    ...(condition === 'ko' ? [{ text: 'K.O.', tone: 'danger' as const }] : []),
    ...(audacity ? [{ text: 'Audacity', tone: 'lamp' as const }] : []),
  ]
}

function tokenOf(marker: Bmg3View['markers'][number], sideOf: (seat: string) => Side): Token {
  const { id, kind, at, seat, notes } = marker
  return {
    id: tokenId(id),
    kind,
    at,
    radius: MARKER_RADIUS,
    label: labels[kind],
    ...(seat === null ? {} : { crew: sideOf(seat) }),
    ...(kind === 'streetlamp' ? { lit: !notes.includes('unlit') } : {}),
  }
}

/** Every marker is as wide as a coin. */
const MARKER_RADIUS = 1500

const labels: Readonly<Record<Bmg3View['markers'][number]['kind'], string>> = {
  streetlamp: 'Streetlamp',
  sewer: 'Sewer',
  suspect: 'Suspect',
  event: 'Event marker',
  smoke: 'Smoke',
  template: 'Template',
  light: 'Light',
}

function lightOf(
  light: {
    readonly id?: string
    readonly at: { x: number; y: number; z?: number }
    readonly radius: number
    readonly reach: number
  },
  index: number,
): SceneLight {
  const { x, y, z = 0 } = light.at
  return {
    id: light.id ?? `light ${index}`,
    at: { x, y, z },
    radius: light.radius,
    reach: light.reach,
    on: true,
  }
}

/** Where each side deploys, for as long as it matters. */
function zonesOf(view: Bmg3View, { board }: TableData, sideOf: (seat: string) => Side): readonly SceneZone[] {
  if (!['zones', 'cards', 'deployment'].includes(view.stage)) return []
  const zones = book.encounters[view.encounter]?.zones(board.width, board.depth)
  if (zones === undefined) return []
  const owner = (zone: 'A' | 'B') => Object.values(view.crews).find((crew) => crew.zone === zone)
  return (['A', 'B'] as const).flatMap((zone) =>
    zones[zone].map((shape, index): SceneZone => {
      const crew = owner(zone)
      return {
        id: `zone ${zone} ${index}`,
        label: `Zone ${zone}`,
        z: 0,
        outline: outlineOf(shape),
        tone: 'lamp',
        ...(crew === undefined ? {} : { crew: sideOf(crew.seat) }),
      }
    }),
  )
}

function outlineOf(zone: Zone): SceneZone['outline'] {
  if (!('minX' in zone)) return zone
  const { minX, minY, maxX, maxY } = zone
  return [
    { x: minX, y: minY },
    { x: maxX, y: minY },
    { x: maxX, y: maxY },
    { x: minX, y: maxY },
  ]
}
