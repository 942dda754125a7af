import { type Bmg3View, frozenSuspect, hasEvidence, isBurning, isIce, isUnlit } from '@gargoyle/bmg3'
import { type Memory, recall } from '@gargoyle/engine'
import { inches, sameSpot } from '@gargoyle/table'
import type { FigureParts } from '../../scene/figures/figure-parts.ts'
import type {
  Badge,
  Build,
  Figure,
  SceneContent,
  SceneToken,
  SceneZone,
  TableSide,
} from '../../scene/scene-content.ts'
import { initialsAmong } from '../bmg/initials.ts'
import { figureId, tokenId, zoneId } from '../bmg/places.ts'
import { badgeIf, circleOutline, damageBadges, sceneBoard, sceneLight } from '../bmg/scene-parts.ts'
import { partsFor } from '../card-parts.ts'
import type { Bmg3Moment, ModelView } from './moment.ts'
import type { ModelData, Patch, ShownData, TableData } from './table-data.ts'

/** A moment as the scene reads it: the data that was sent, by kind. */
interface Seen {
  readonly view: Bmg3View
  readonly table: TableData
  readonly shown: ShownData
  sideOf(seat: string): TableSide
}

/** The table at a moment: whatever lies and stands on it. */
export function bmg3Scene({ info, look }: Bmg3Moment): SceneContent {
  const seen: Seen = {
    view: look.view,
    table: info.table,
    shown: look.shown,
    sideOf: (seat) => (info.seats[0] === seat ? 0 : 1),
  }
  const { view, table, shown } = seen
  return {
    board: sceneBoard(table.board, shown.walls),
    figures: view.models.flatMap((model) => figureOf(model, seen)),
    tokens: view.markers.map((marker) => tokenOf(marker, seen)),
    lights: shown.lights.map(sceneLight),
    zones: [...deploymentZones(seen), ...shown.patches.map(patchZone)],
    night: true,
  }
}

const builds: Readonly<Record<ModelView['rank'], Build>> = {
  leader: 'boss',
  sidekick: 'leader',
  'free-agent': 'fighter',
  henchman: 'thug',
  vehicle: 'machine',
}

/** Bases as wide as this carry a big model, in table units. */
const BIG = 2500

/** How a model is shaped: by its rank, unless it is bigger than people are. */
export function buildOf({ rank, radius }: Pick<ModelData, 'rank' | 'radius'>): Build {
  return radius >= BIG && rank !== 'vehicle' ? 'giant' : builds[rank]
}

/** What a model's figure and portrait are drawn from. */
export const partsOfModel = (data: ModelData): FigureParts =>
  partsFor(data, () => ({ ...data, isBig: data.radius >= BIG }))

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
      parts: partsOfModel(data),
      side: sideOf(model.seat),
      name: model.label,
      initials: initialsAmong(
        model.label,
        view.models.filter(({ seat }) => seat === model.seat).map(({ label }) => label),
      ),
      posture: model.condition === 'ko' ? 'out' : model.condition === 'down' ? 'lying' : 'standing',
      isActive: view.activation?.model === model.id,
      isDone: model.activated,
      badges: badgesOf(model, table),
      ...(route && last && sameSpot(last, model.at) ? { route, falls: shown.falls.includes(model.id) } : {}),
    },
  ]
}

/** What a figure has suffered, what it is granted, and what lasts on it. */
export function badgesOf(
  { stun, injury, audacity, condition, effects }: ModelView,
  { book }: Pick<TableData, 'book'>,
): readonly Badge[] {
  const lasting = new Set(effects.flatMap(({ id }) => book.effects[id]?.name ?? []))
  return [
    ...badgeIf(condition === 'ko', { text: 'K.O.', tone: 'danger', icon: 'out' }),
    ...badgeIf(condition === 'down', { text: 'Knocked down', tone: 'lamp', icon: 'lying' }),
    ...damageBadges(stun, injury),
    ...badgeIf(audacity, { text: 'Audacity', tone: 'lamp', icon: 'bold' }),
    ...[...lasting].map((text): Badge => ({ text, tone: 'seen', icon: 'effect' })),
  ]
}

function tokenOf(marker: Bmg3View['markers'][number], { sideOf }: Seen): SceneToken {
  const { id, kind, at, seat } = marker
  const isLamp = kind === 'streetlamp'
  const lit = !recall(marker, isUnlit)
  return {
    id: tokenId(id),
    kind,
    at,
    radius: MARKER_RADIUS,
    label: isLamp ? `Streetlamp ${id}${lit ? '' : ', out'}` : tokenLabel(marker),
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

/** What is publicly known of a marker, in words. */
const markWords: readonly (readonly [mark: Memory<boolean>, words: string])[] = [
  [hasEvidence, 'with evidence'],
  [frozenSuspect, 'frozen'],
  [isBurning, 'in flames'],
  [isIce, 'ice'],
]

function tokenLabel({ kind, seat, ...marker }: Bmg3View['markers'][number]): string {
  const words = markWords.flatMap(([mark, word]) => (recall(marker, mark) ? word : []))
  return [seat === null ? kinds[kind] : `${kinds[kind]} of ${seat}`, ...words].join(', ')
}

/** Until zones are taken, each has a colour of its own. */
const zoneTones = { A: 'lamp', B: 'seen' } as const

/** Where each side deploys, for as long as it matters. */
function deploymentZones({ view, shown, sideOf }: Seen): readonly SceneZone[] {
  return shown.zones.map(({ zone, outline }, index): SceneZone => {
    const crew = Object.values(view.crews).find((each) => each.zone === zone)
    return {
      id: zoneId(zone, index),
      label: crew === undefined ? `Zone ${zone}` : `Zone ${zone}: ${crew.seat}`,
      z: 0,
      outline,
      tone: zoneTones[zone],
      ...(crew === undefined ? {} : { side: sideOf(crew.seat) }),
    }
  })
}

const patchLooks: Readonly<Record<Patch['what'], Pick<SceneZone, 'label' | 'tone' | 'height'>>> = {
  smoke: { label: 'Smoke', tone: 'plain', height: inches(3) },
  ice: { label: 'Ice', tone: 'picked' },
  rough: { label: 'Broken ground', tone: 'danger' },
}

function patchZone({ at, radius, what }: Patch, index: number): SceneZone {
  return { id: `${what} ${index}`, z: at.z, outline: circleOutline(at, radius), ...patchLooks[what] }
}
