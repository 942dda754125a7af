import {
  boardOf,
  bodyAt,
  boxOfZone,
  cardOf,
  hasRank,
  isInZones,
  isNearZone,
  isOnTable,
  markersOf,
  withinOfMarker,
} from '@gargoyle/bmg-common'
import type { Random } from '@gargoyle/engine'
import { isAmong, memory, rememberAmong, type Seat } from '@gargoyle/engine'
import { distanceToNearestEdge, floorHeights, inches, type Spot, type Zone } from '@gargoyle/table'
import { applies, computeTotal } from '../rules/rule-system.ts'
import type { Model, Play } from '../state.ts'
import { encounterMarkers } from './encounter-markers.ts'
import { type Group, regulars } from './groups.ts'
import { encounterOf, zonesOf } from './zones.ts'

/** Where a model may be deployed. */
export type DeploymentTerms = {
  readonly zones: readonly Zone[]
  /** Inches that it may stand outside. */
  readonly outside: number
  /** Whether traits that allow other places count: not where the encounter wants a model in a zone. */
  readonly traits: boolean
  /** Whether what the encounter says about single models counts. */
  readonly encounter: boolean
}

/** How far outside a model is deployed that fits nowhere: the least that leaves room. */
const SQUEEZE = [1, 2, 4, 8, 16, 100] as const

/**
 * The terms of a model's deployment, strictest first. The first that leave it any room count: a crowded zone must
 * not stop the game. bmg3/core/deploy
 */
export function* deploymentTerms(
  game: Play,
  model: Model,
  group: Group | undefined,
): Generator<DeploymentTerms> {
  const zones = zonesOf(game, model.seat)
  const own = computeTotal(game, 'deploys-outside', { about: model }, 0)
  const missing = zonesToFill(game, model, zones)
  const terms = { zones, outside: Math.max(own, vanguardOf(game, model)), traits: true, encounter: true }
  if (missing !== undefined) yield { ...terms, zones: missing, outside: 0, traits: false }
  yield { ...terms, zones: zonesFor(game, model, group, zones) }
  yield terms
  yield { ...terms, encounter: false }
  for (const outside of SQUEEZE) yield { ...terms, outside: Math.max(outside, own), encounter: false }
}

/** Why a model may not be deployed at a place, if it may not. */
export function judgeDeployment(
  game: Play,
  model: Model,
  { zones, outside, traits, encounter }: DeploymentTerms,
  at: Spot,
): string | undefined {
  const { radius } = cardOf(game, model)
  const inPlace =
    isInZones(at, radius, zones) ||
    (outside > 0 && zones.some((zone) => isNearZone(at, radius, zone, inches(outside)))) ||
    (traits && leadsElsewhere(game, model, at))
  if (!inPlace) return 'It must stand wholly in your deployment zone.'
  return encounter ? judgeByEncounter(game, model, at) : undefined
}

function leadsElsewhere(game: Play, model: Model, at: Spot): boolean {
  const near = computeTotal(game, 'deploys-near-sewers', { about: model }, 0)
  if (
    near > 0 &&
    markersOf(game, 'sewer').some((sewer) => withinOfMarker(game, { ...model, at }, sewer, near))
  )
    return true
  return (
    applies(game, 'deploys-at-sewers', { about: model }) &&
    markersOf(game, 'sewer').some((sewer) => withinOfMarker(game, { ...model, at }, sewer, 0))
  )
}

/** What the encounter asks of single models. */
function judgeByEncounter(game: Play, model: Model, at: Spot): string | undefined {
  const { leadersAtEdge } = encounterOf(game).deployment ?? {}
  if (
    leadersAtEdge !== undefined &&
    (hasRank(game, model, 'leader') || hasRank(game, model, 'free-agent')) &&
    distanceToNearestEdge(boardOf(game), bodyAt(game, model, at)) > inches(leadersAtEdge)
  ) {
    return `Leaders and Free Agents stay within ${leadersAtEdge}" of the table's edge.`
  }
  return judgeNearMarkers(game, model, at)
}

/** Only Leaders stand near the markers of some encounters, wherever else others may be deployed. */
export function judgeNearMarkers(game: Play, model: Model, at: Spot): string | undefined {
  const { leadersNearMarkers } = encounterOf(game).deployment ?? {}
  if (leadersNearMarkers === undefined || hasRank(game, model, 'leader')) return undefined
  return encounterMarkers(game).some((marker) =>
    withinOfMarker(game, { ...model, at }, marker, leadersNearMarkers),
  )
    ? `Only Leaders are deployed within ${leadersNearMarkers}" of an event marker.`
    : undefined
}

/** Players one of whose models stands outside its zone because the encounter allows it. */
const usedVanguard = memory<readonly Seat[]>('deployment/vanguard', [])

/** How far outside the encounter allows one model, in inches; 0 if another model has used this. */
function vanguardOf(game: Play, model: Model): number {
  return isAmong(game.state, usedVanguard, model.seat) ? 0 : (encounterOf(game).deployment?.oneOutside ?? 0)
}

/** Notes who has used the encounter's leave to stand outside. */
export function noteVanguard(game: Play, model: Model): void {
  const { oneOutside } = encounterOf(game).deployment ?? {}
  if (oneOutside === undefined || !isOnTable(model)) return
  const own = computeTotal(game, 'deploys-outside', { about: model }, 0)
  const usual: DeploymentTerms = {
    zones: zonesOf(game, model.seat),
    outside: own,
    traits: true,
    encounter: false,
  }
  if (judgeDeployment(game, model, usual, model.at) !== undefined)
    rememberAmong(game.state, usedVanguard, model.seat)
}

/** Zones without a model, if the models left are only just enough to fill them. */
function zonesToFill(game: Play, model: Model, zones: readonly Zone[]): readonly Zone[] | undefined {
  if (!encounterOf(game).deployment?.everyZone) return undefined
  const empty = zones.filter((zone) => !deployedIn(game, model, zone).length)
  return empty.length > 0 && regulars(game, model.seat).length <= empty.length ? empty : undefined
}

/** Crewmates who stand wholly in a zone. */
const deployedIn = (game: Play, model: Model, zone: Zone): readonly Model[] =>
  game.state.models.filter(
    (mate) =>
      mate.seat === model.seat && isOnTable(mate) && isInZones(mate.at, cardOf(game, mate).radius, [zone]),
  )

/** The zones that the encounter leaves to a model of this group. */
function zonesFor(
  game: Play,
  model: Model,
  group: Group | undefined,
  zones: readonly Zone[],
): readonly Zone[] {
  const { groupZones, leadersApart } = encounterOf(game).deployment ?? {}
  if (groupZones !== undefined && group !== undefined) {
    const zone = zones[groupZones[group - 1]!]
    return zone === undefined ? zones : [zone]
  }
  if (!leadersApart) return zones
  const kind = kindOf(game, model)
  return kind === undefined ? zones : zones.filter((zone) => keepsApart(game, model, kind, zone, zones))
}

type Kind = 'leader' | 'sidekick'

const kindOf = (game: Play, model: Model): Kind | undefined =>
  hasRank(game, model, 'leader') ? 'leader' : hasRank(game, model, 'sidekick') ? 'sidekick' : undefined

/** Whether a zone has none of the others, and leaves those still to come one without any of this kind. */
function keepsApart(game: Play, model: Model, kind: Kind, zone: Zone, zones: readonly Zone[]): boolean {
  const isOther = (mate: Model): boolean => {
    const its = kindOf(game, mate)
    return its !== undefined && its !== kind
  }
  if (deployedIn(game, model, zone).some(isOther)) return false
  if (!regulars(game, model.seat).some(isOther)) return true
  return zones.some(
    (left) => left !== zone && !deployedIn(game, model, left).some((mate) => kindOf(game, mate) === kind),
  )
}

/** How close together the places are that are looked through. */
const STEP = inches(0.5)

/** Every place in the zones and as far around as the terms allow, on all floors, in a fixed order. */
export function* spotsToDeploy(game: Play, model: Model, terms: DeploymentTerms): Generator<Spot> {
  const board = boardOf(game)
  const { mover, radius } = cardOf(game, model)
  for (const zone of terms.zones) {
    const box = boxOfZone(zone)
    const margin = terms.outside > 0 ? -inches(terms.outside) : radius
    const [west, south] = [Math.max(radius, box.minX + margin), Math.max(radius, box.minY + margin)]
    const east = Math.min(board.width - radius, box.maxX - margin)
    const north = Math.min(board.depth - radius, box.maxY - margin)
    for (let y = south; y <= north; y += STEP)
      for (let x = west; x <= east; x += STEP)
        for (const z of floorHeights(board, mover, x, y)) yield { x, y, z }
  }
}

/** Random places in the zones, on every floor. */
export function* somePlaces(
  game: Play,
  model: Model,
  { zones }: DeploymentTerms,
  random: Random,
): Generator<Spot> {
  for (let i = 0; i < 40; i++) {
    const box = boxOfZone(random.pick(zones))
    const x = random.between(box.minX, box.maxX)
    const y = random.between(box.minY, box.maxY)
    const floors = floorHeights(boardOf(game), cardOf(game, model).mover, x, y)
    yield { x, y, z: random.pick(floors.length > 0 ? floors : [0]) }
  }
}
