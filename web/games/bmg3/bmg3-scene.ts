import { type Board, type BoardData, inches, type Piece, prepareBoard, sameSpot } from '@gargoyle/table'
import type {
  Badge,
  Build,
  Figure,
  SceneContent,
  SceneLight,
  SceneToken,
  SceneZone,
  TableSide,
  Tone,
} from '../../scene/scene-content.ts'
import type { Moment } from '../game-page.ts'
import { figureId, tokenId } from './places.ts'
import {
  type ModelData,
  type Patch,
  type ShownData,
  shownDataOf,
  type TableData,
  tableDataOf,
} from './table-data.ts'
import { type Bmg3View, type ModelView, readBmg3View } from './view.ts'

/** A moment as the scene reads it: what was sent, told apart. */
interface Seen {
  readonly view: Bmg3View
  readonly table: TableData
  readonly shown: ShownData
  sideOf(seat: string): TableSide
}

/** The table at a moment: whatever lies and stands on it. */
export function bmg3Scene({ info, look }: Moment): SceneContent {
  const seen: Seen = {
    view: readBmg3View(look.view),
    table: tableDataOf(info.table),
    shown: shownDataOf(look.shown),
    sideOf: (seat) => (info.seats[0] === seat ? 0 : 1),
  }
  const { view, table, shown } = seen
  return {
    board: boardWith(table.board, shown.walls),
    figures: view.models.flatMap((model) => figureOf(model, seen)),
    tokens: view.markers.map((marker) => tokenOf(marker, seen)),
    lights: shown.lights.map(lightOf),
    zones: [...deploymentZones(seen), ...shown.patches.map(patchZone)],
    night: true,
  }
}

// Making a board ready takes a while, and it is the same at every moment: the walls of an encounter never move.
const prepared = new WeakMap<BoardData, Map<number, Board>>()

function boardWith(data: BoardData, walls: readonly Piece[]): Board {
  const known = prepared.get(data) ?? new Map<number, Board>()
  prepared.set(data, known)
  const board = known.get(walls.length) ?? prepareBoard({ ...data, pieces: [...data.pieces, ...walls] })
  known.set(walls.length, board)
  return board
}

const builds: Readonly<Record<ModelView['rank'], Build>> = {
  leader: 'boss',
  sidekick: 'leader',
  'free-agent': 'fighter',
  henchman: 'thug',
  vehicle: 'machine',
}

/** Bases as wide as this carry somebody big, in table units. */
const BIG = 2500

/** How a model is shaped: by its rank, unless it is bigger than people are. */
export function buildOf({ rank, radius }: Pick<ModelData, 'rank' | 'radius'>): Build {
  return radius >= BIG && rank !== 'vehicle' ? 'giant' : builds[rank]
}

function figureOf(model: ModelView, { view, table, shown, sideOf }: Seen): readonly Figure[] {
  const data = table.models[model.id]
  if (model.at === null || data === undefined) return []
  const route = shown.routes[model.id]
  const last = route?.at(-1)
  return [
    {
      id: figureId(model.id),
      at: model.at,
      radius: data.radius,
      height: data.height,
      build: buildOf(data),
      side: sideOf(model.seat),
      name: model.label,
      initials: initialsOf(model.label),
      posture: model.condition === 'ko' ? 'out' : model.condition === 'down' ? 'lying' : 'standing',
      isActive: view.activation?.model === model.id,
      isDone: model.activated,
      badges: badgesOf(model, table),
      ...(route && last && sameSpot(last, model.at) ? { route } : {}),
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

/** What a figure has suffered, what it is granted, and what lasts on it. */
export function badgesOf(
  { stun, injury, audacity, condition, effects }: ModelView,
  { book }: Pick<TableData, 'book'>,
): readonly Badge[] {
  const badge = (isThere: boolean, text: string, tone: Tone): readonly Badge[] =>
    isThere ? [{ text, tone }] : []
  const lasting = new Set(effects.flatMap(({ id }) => book.effects[id]?.name ?? []))
  return [
    ...badge(condition === 'ko', 'K.O.', 'danger'),
    ...badge(injury > 0, `${injury} injur${injury === 1 ? 'y' : 'ies'}`, 'danger'),
    ...badge(stun > 0, `${stun} stun${stun === 1 ? '' : 's'}`, 'plain'),
    ...badge(audacity, 'Audacity', 'lamp'),
    ...[...lasting].map((text): Badge => ({ text, tone: 'plain' })),
  ]
}

function tokenOf({ id, kind, at, seat, notes }: Bmg3View['markers'][number], { sideOf }: Seen): SceneToken {
  const isLamp = kind === 'streetlamp'
  const lit = !notes.includes('unlit')
  return {
    id: tokenId(id),
    kind,
    at,
    radius: MARKER_RADIUS,
    label: isLamp ? `Streetlamp ${id}${lit ? '' : ', out'}` : tokenLabel(kind, seat, notes),
    ...(seat === null ? {} : { side: sideOf(seat) }),
    ...(isLamp ? { lit } : {}),
  }
}

/** Every marker is as wide as a coin. */
const MARKER_RADIUS = 1500

const kinds: Readonly<Record<Bmg3View['markers'][number]['kind'], string>> = {
  streetlamp: 'Streetlamp',
  sewer: 'Sewer',
  suspect: 'Suspect',
  event: 'Event marker',
  smoke: 'Smoke',
  template: 'Broken ground',
  light: 'Light',
}

/** Notes that everybody at the table would see on a marker, in words. */
const noteWords: Readonly<Record<string, string>> = {
  frozen: 'frozen',
  evidence: 'with evidence',
  flames: 'in flames',
  ice: 'ice',
}

function tokenLabel(kind: keyof typeof kinds, seat: string | null, notes: readonly string[]): string {
  const words = notes.flatMap((note) => noteWords[note] ?? [])
  return [seat === null ? kinds[kind] : `${kinds[kind]} of ${seat}`, ...words].join(', ')
}

function lightOf({ id, at, radius, reach }: ShownData['lights'][number], index: number): SceneLight {
  const { x, y, z = 0 } = at
  return { id: id ?? `light ${index}`, at: { x, y, z }, radius, reach, on: true }
}

/** Where each side deploys, for as long as it matters. */
function deploymentZones({ view, shown, sideOf }: Seen): readonly SceneZone[] {
  return shown.zones.map(({ zone, outline }, index): SceneZone => {
    const crew = Object.values(view.crews).find((each) => each.zone === zone)
    return {
      id: `zone ${zone} ${index}`,
      label: crew === undefined ? `Zone ${zone}` : `Zone ${zone}: ${crew.seat}`,
      z: 0,
      outline,
      tone: 'lamp',
      ...(crew === undefined ? {} : { side: sideOf(crew.seat) }),
    }
  })
}

const patchLooks: Readonly<Record<Patch['what'], Pick<SceneZone, 'label' | 'tone' | 'height'>>> = {
  smoke: { label: 'Smoke', tone: 'plain', height: inches(3) },
  ice: { label: 'Ice', tone: 'picked' },
  rough: { label: 'Broken ground', tone: 'danger' },
}

/** Circles are drawn with so many corners. */
const CORNERS = 32

function patchZone({ at, radius, what }: Patch, index: number): SceneZone {
  const outline = Array.from({ length: CORNERS }, (_, corner) => {
    const angle = (corner * 2 * Math.PI) / CORNERS
    return { x: at.x + radius * Math.cos(angle), y: at.y + radius * Math.sin(angle) }
  })
  return { id: `${what} ${index}`, z: at.z, outline, ...patchLooks[what] }
}
