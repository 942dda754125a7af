import type { Counters, CounterView } from '@gargoyle/bmg-counters'
import { cm, lengthUnits, sameSpot } from '@gargoyle/table'
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
import type { CounterMoment, MarkerView, ModelView } from './moment.ts'
import type { CounterPatch, CounterShown, CounterTable, ModelData } from './table-data.ts'
import { counterLetters, placesOfCounters } from './words.ts'

/** A moment as the scene reads it: the data that was sent, by kind. */
interface Seen {
  readonly view: CounterView
  readonly table: CounterTable
  readonly shown: CounterShown
  sideOf(seat: string): TableSide
}

/** The table at a moment: whatever lies and stands on it. */
export function counterScene({ info, look }: CounterMoment): SceneContent {
  const seen: Seen = {
    view: look.view,
    table: info.table,
    shown: look.shown,
    sideOf: (seat) => (info.seats[0] === seat ? 0 : 1),
  }
  const { view, table, shown } = seen
  return {
    board: sceneBoard(table.board),
    unit: lengthUnits[table.unit],
    figures: view.models.flatMap((model) => figureOf(model, seen)),
    // A carried marker lies under its carrier: the figure shows that it has it.
    tokens: view.markers.filter(({ carrier }) => carrier === null).map((marker) => tokenOf(marker, seen)),
    lights: shown.lights.map(sceneLight),
    zones: [...zonesOf(seen), ...shown.patches.map(patchZone)],
    night: true,
  }
}

const builds: Readonly<Record<ModelView['rank'], Build>> = {
  leader: 'boss',
  sidekick: 'leader',
  'free-agent': 'fighter',
  henchman: 'thug',
}

/** Bases wider than this carry a big model, in table units. */
const BIG = 1900

/** The build of a model: the leader is the boss, the rest go by rank, unless the base is of more than human size. */
const counterBuild = ({ rank, radius, leads }: Pick<ModelData, 'rank' | 'radius' | 'leads'>): Build =>
  radius > BIG ? 'giant' : leads ? 'boss' : builds[rank]

/** What a model's figure and portrait are drawn from. */
export const partsOfModel = (data: ModelData): FigureParts =>
  partsFor(data, () => ({
    ...data,
    rank: data.leads ? 'leader' : data.rank,
    isBig: data.radius > BIG,
  }))

function figureOf(model: ModelView, { view, table, shown, sideOf }: Seen): readonly Figure[] {
  const data = table.models[model.id]
  if (model.at === null || data === undefined) return []
  const route = shown.routes[model.id]
  const last = route?.at(-1)
  const isActive = view.activation?.model === model.id
  return [
    {
      id: figureId(model.id),
      at: model.at,
      radius: data.radius,
      height: data.height,
      build: counterBuild(data),
      parts: partsOfModel(data),
      side: sideOf(model.seat),
      name: model.label,
      initials: initialsAmong(
        model.label,
        view.models.filter(({ seat }) => seat === model.seat).map(({ label }) => label),
      ),
      posture: model.condition === 'ko' ? 'out' : model.condition === 'down' ? 'lying' : 'standing',
      isActive,
      isDone: model.activated,
      badges: badgesOf(model, view, table, isActive),
      ...(route && last && sameSpot(last, model.at) ? { route, falls: shown.falls.includes(model.id) } : {}),
    },
  ]
}

/** Counters in a word: `2M 1A`. Nothing where there are none. */
export const counterText = (counters: Readonly<Counters>): string =>
  placesOfCounters
    .filter((kind) => counters[kind] > 0)
    .map((kind) => `${counters[kind]}${counterLetters[kind]}`)
    .join(' ')

/** The damage, loot and effects of a figure; for the active model also the counters that are left. */
function badgesOf(
  { id, stun, injury, condition, effects, counters }: ModelView,
  { markers }: CounterView,
  { texts }: CounterTable,
  isActive: boolean,
): readonly Badge[] {
  const lasting = new Set(effects.flatMap((effect) => texts.effects[effect.id]?.name ?? []))
  const left = counterText(counters)
  const carries = markers.some(({ carrier }) => carrier === id)
  return [
    ...badgeIf(condition === 'ko', { text: 'K.O.', tone: 'danger', icon: 'out' }),
    ...badgeIf(condition === 'down', { text: 'Knocked down', tone: 'lamp', icon: 'lying' }),
    ...damageBadges(stun, injury),
    ...badgeIf(carries, { text: 'Loot', tone: 'lamp', icon: 'loot' }),
    ...badgeIf(isActive && left !== '', { text: left, tone: 'ok', icon: 'counters' }),
    ...[...lasting].map((text): Badge => ({ text, tone: 'seen', icon: 'effect' })),
  ]
}

/** Every marker is as wide as a coin. */
const MARKER_RADIUS = 1500

const kinds: Readonly<Record<string, string>> = {
  streetlamp: 'Lamppost',
  sewer: 'Sewer',
  loot: 'Loot',
  riddle: 'Riddle',
  'ammo-crates': 'Ammo crates',
  'titan-container': 'Titan container',
  smoke: 'Smoke',
  light: 'Light',
  template: 'Ice',
}

/** A marker in words. */
export const markerName = (kind: string): string => kinds[kind] ?? kind

function tokenOf({ id, kind, at, seat, number }: MarkerView, { sideOf, shown }: Seen): SceneToken {
  const isLamp = kind === 'streetlamp'
  const holder = shown.control[id]
  const words = [
    `${markerName(kind)}${isLamp ? ` ${id}` : ''}${seat === null ? '' : ` of ${seat}`}`,
    ...(number === null ? [] : [`the number is ${number}`]),
    ...(holder === undefined ? [] : [`${holder} has it`]),
  ]
  return {
    id: tokenId(id),
    kind,
    at,
    radius: MARKER_RADIUS,
    label: words.join(', '),
    ...(seat === null ? {} : { side: sideOf(seat) }),
    ...(isLamp ? { lit: true } : {}),
  }
}

/** Until areas are taken, each has a colour of its own. */
const zoneTones = { A: 'lamp', B: 'seen', centre: 'ok' } as const

/** The areas of the scenario, for as long as they matter. */
function zonesOf({ view, shown, sideOf }: Seen): readonly SceneZone[] {
  return shown.zones.map(({ zone, outline }, index): SceneZone => {
    const band = Object.values(view.bands).find((each) => each.zone === zone)
    return {
      id: zoneId(zone, index),
      label:
        zone === 'centre' ? 'The middle' : band === undefined ? `Area ${zone}` : `Area ${zone}: ${band.seat}`,
      z: 0,
      outline,
      tone: zoneTones[zone],
      ...(band === undefined ? {} : { side: sideOf(band.seat) }),
    }
  })
}

const patchLooks: Readonly<Record<CounterPatch['what'], Pick<SceneZone, 'label' | 'tone' | 'height'>>> = {
  smoke: { label: 'Smoke', tone: 'plain', height: cm(7) },
  ice: { label: 'Ice', tone: 'picked' },
  light: { label: 'Light', tone: 'lamp' },
}

function patchZone({ at, radius, what }: CounterPatch, index: number): SceneZone {
  return { id: `${what} ${index}`, z: at.z, outline: circleOutline(at, radius), ...patchLooks[what] }
}
