import {
  addEffect,
  boardOf,
  bodyAt,
  bodyOf,
  boxOfZone,
  cardOf,
  enemiesOf,
  isInZones,
  isNearZone,
  isOnTable,
  labelOf,
  markersOf,
  place,
  sees,
  withinOfMarker,
} from '@gargoyle/bmg-common'
import { ask, choose, memory, type Random, type Rule, recall, remember } from '@gargoyle/engine'
import { type Box, cm, distance, floorHeights, type Spot, showLength, type Zone } from '@gargoyle/table'
import { coverBeside } from '../activation/options.ts'
import { ruleId, tableLength } from '../edition.ts'
import { isObjective } from '../round/control.ts'
import { applies, computeTotal } from '../rules/rule-system.ts'
import type { Model, Play } from '../state.ts'
import { deploymentAreas, scenarioOf } from './areas.ts'

/** How far models that deploy nearly anywhere keep from objectives, in centimetres. */
const FROM_OBJECTIVES = 10

/** How far outside a model is deployed that fits nowhere: the least that leaves room, in centimetres. */
const SQUEEZE = [5, 10, 20, 40, 300] as const

/** Where a model may stand: areas, and how far around them. */
type Terms = { readonly zones: readonly Zone[]; readonly outside: number; readonly anywhere: boolean }

/**
 * Deploys a model wholly in its area, or as far outside as traits and strategies allow. bmg1/core/deployment-groups,
 * bmg2/core/deployment
 */
export function* deployModel(game: Play, model: Model, group?: 1 | 2): Rule<void> {
  for (const terms of termsFor(game, model, group)) {
    yield* place(game, {
      model,
      reason: 'deployment',
      rule: ruleId(game, 'core/deployment-groups'),
      accept: (at) => judge(game, model, terms, at),
      suggestions: (random) => suggestions(game, model, terms, random),
      search: () => spots(game, model, terms),
    })
    if (isOnTable(model)) break
  }
  if (!isOnTable(model)) {
    game.emit({ name: 'no-room', text: `There is no room for ${labelOf(game, model)}.` })
    return
  }
  notePatrol(game, model)
  noteGroupArea(game, model, group)
  yield* crouchAtOnce(game, model)
}

function* termsFor(game: Play, model: Model, group: 1 | 2 | undefined): Generator<Terms> {
  const all = deploymentAreas(game, model.seat)
  const apart = scenarioOf(game).groupsApart && group !== undefined && all.length > 1
  const zones = apart ? groupAreas(game, model, group, all) : all
  const outside = Math.max(computeTotal(game, 'deploys-outside', { about: model }, 0), patrolOf(game, model))
  const anywhere = applies(game, 'deploys-anywhere', { about: model })
  yield { zones, outside, anywhere }
  for (const further of SQUEEZE) yield { zones, outside: further, anywhere }
}

/** The place among the areas of a band that its first group has taken, by seat. bmg1/scenario-rule/securing-areas */
const groupAreaTaken = memory<Readonly<Record<string, number>>>('deployment/group-areas', {})

/** How many models bands have sent on patrol, by seat. bmg1/strategy/patrol */
export const patrolsSent = memory<Readonly<Record<string, number>>>('patrol/sent', {})

/**
 * Where a group may stand that has an area for itself: the first in whichever its player likes, the second in the other.
 * bmg1/scenario-rule/securing-areas, bmg1/scenario-rule/ambush-sides
 */
function groupAreas({ state }: Play, { seat }: Model, group: 1 | 2, all: readonly Zone[]): readonly Zone[] {
  const taken = recall(state, groupAreaTaken)[seat]
  if (taken === undefined) return all
  const first = all[taken]
  return all.filter((zone) => (zone === first) === (group === 1))
}

/** The first model that is deployed decides for its group. */
function noteGroupArea(game: Play, model: Model, group: 1 | 2 | undefined): void {
  const { state } = game
  const all = deploymentAreas(game, model.seat)
  if (!scenarioOf(game).groupsApart || group !== 1 || all.length < 2 || !isOnTable(model)) return
  const taken = recall(state, groupAreaTaken)
  if (taken[model.seat] !== undefined) return
  const { at } = model
  const far = all.map((zone) => distanceToBox(at, boxOfZone(zone)))
  remember(state, groupAreaTaken, { ...taken, [model.seat]: far.indexOf(Math.min(...far)) })
}

/** How far a place is from a rectangle, along the longer of both ways. */
const distanceToBox = ({ x, y }: Spot, { minX, minY, maxX, maxY }: Box): number =>
  Math.max(minX - x, x - maxX, minY - y, y - maxY)

/** One model of a band with a patrol may stand 10 cm outside. bmg1/strategy/patrol */
function patrolOf(game: Play, { seat }: Model): number {
  const { state } = game
  const sent = recall(state, patrolsSent)[seat] ?? 0
  const patrols = state.bands[seat]!.inForce.filter((id) => id === 'patrol').length
  return patrols > sent ? game.content.edition.measure(10) : 0
}

function notePatrol(game: Play, model: Model): void {
  if (patrolOf(game, model) === 0 || !isOnTable(model)) return
  const zones = deploymentAreas(game, model.seat)
  const own = computeTotal(game, 'deploys-outside', { about: model }, 0)
  const sent = recall(game.state, patrolsSent)
  if (judge(game, model, { zones, outside: own, anywhere: false }, model.at) !== undefined)
    remember(game.state, patrolsSent, { ...sent, [model.seat]: (sent[model.seat] ?? 0) + 1 })
}

function judge(game: Play, model: Model, { zones, outside, anywhere }: Terms, at: Spot): string | undefined {
  const { radius } = cardOf(game, model)
  const inside =
    anywhere ||
    isInZones(at, radius, zones) ||
    isAtSewer(game, model, at) ||
    (outside > 0 && zones.some((zone) => isNearZone(at, -radius, zone, lengthOutside(game, outside))))
  if (!inside) return 'It must stand wholly in your deployment area.'
  if (isSpotted(game, model, zones, at)) return 'An enemy within 12" sees it there.'
  if (!nearObjective(game, model, at)) return undefined
  const room = showLength(tableLength(game, FROM_OBJECTIVES), game.content.edition.unit)
  return `It must be more than ${room} from every objective.`
}

/** Whether a hidden model would be seen at a place outside its area. bmg2/trait/hidden */
function isSpotted(game: Play, model: Model, zones: readonly Zone[], at: Spot): boolean {
  if (!applies(game, 'deploys-unseen', { about: model })) return false
  if (isInZones(at, cardOf(game, model).radius, zones)) return false
  const there: Model = { ...model, at }
  // At least so far away is far enough.
  const far = tableLength(game, 30)
  return enemiesOf(game, model.seat).some(
    (enemy) =>
      isOnTable(enemy) &&
      distance(bodyOf(game, enemy), bodyAt(game, model, at)) < far &&
      sees(game, enemy, there),
  )
}

/** Some are deployed beside any sewer. bmg2/trait/lord-of-the-sewers */
const isAtSewer = (game: Play, model: Model, at: Spot): boolean =>
  applies(game, 'deploys-at-sewers', { about: model }) &&
  markersOf(game, 'sewer').some((sewer) => withinOfMarker(game, { ...model, at }, sewer, 0))

const lengthOutside = ({ content }: Play, amount: number): number =>
  Math.round(amount * (content.edition.unit === 'cm' ? 1000 : 2540))

function nearObjective(game: Play, model: Model, at: Spot): boolean {
  const body = bodyAt(game, model, at)
  const room = tableLength(game, FROM_OBJECTIVES)
  // bmg2/trait/undercover: no closer, where others keep farther away.
  const isTooNear = applies(game, 'deploys-no-closer', { about: model })
    ? (far: number): boolean => far < room
    : (far: number): boolean => far <= room
  return game.state.markers
    .filter(isObjective)
    .some((marker) => isTooNear(distance(body, { ...marker.at, radius: 1500, height: 0 })))
}

const STEP = cm(2)

function* spots(game: Play, model: Model, { zones, outside, anywhere }: Terms): Generator<Spot> {
  const { width, depth } = boardOf(game)
  const around = lengthOutside(game, outside)
  const whole = { minX: 0, minY: 0, maxX: width, maxY: depth }
  for (const zone of anywhere || zones.length === 0 ? [whole] : zones) {
    const { minX, minY, maxX, maxY } = boxOfZone(zone)
    for (let x = Math.max(0, minX - around) + STEP; x < Math.min(width, maxX + around); x += STEP)
      for (let y = Math.max(0, minY - around) + STEP; y < Math.min(depth, maxY + around); y += STEP)
        for (const z of floorHeights(boardOf(game), cardOf(game, model).mover, x, y)) yield { x, y, z }
  }
}

function* suggestions(game: Play, model: Model, terms: Terms, random: Random): Generator<Spot> {
  const { width, depth } = boardOf(game)
  const whole = { minX: 0, minY: 0, maxX: width, maxY: depth }
  const zones = terms.anywhere || terms.zones.length === 0 ? [whole] : terms.zones.map(boxOfZone)
  const around = lengthOutside(game, terms.outside)
  for (let tries = 0; tries < 40; tries++) {
    const { minX, minY, maxX, maxY } = random.pick(zones)
    const x = random.between(
      Math.floor(Math.max(0, minX - around)),
      Math.ceil(Math.min(width, maxX + around)),
    )
    const y = random.between(
      Math.floor(Math.max(0, minY - around)),
      Math.ceil(Math.min(depth, maxY + around)),
    )
    const floors = floorHeights(boardOf(game), cardOf(game, model).mover, x, y)
    yield { x, y, z: random.pick(floors.length > 0 ? floors : [0]) }
  }
}

/** Models may start crouched. bmg1/core/deployment-groups, bmg1/core/take-cover */
function* crouchAtOnce(game: Play, model: Model): Rule<void> {
  const pieces = coverBeside(game, model)
  if (pieces.length === 0) return
  const piece = yield* ask(
    game,
    model.seat,
    choose({
      name: 'crouch',
      prompt: `Does ${labelOf(game, model)} start crouched?`,
      rule: ruleId(game, 'core/take-cover'),
      about: { model: model.id },
      options: [
        ...pieces.map(({ id, name, kind }) => ({ id, value: id, label: `Behind ${name ?? kind}` })),
        { id: '(no)', value: undefined, label: 'No' },
      ],
    }),
  )
  if (piece !== undefined) addEffect(game, model, 'cover', { until: 'game', args: [piece] })
}

/** Further conditions for a model that arrives at an edge. */
export type ArrivalTerms = {
  /** In contact with the edge; else as near as its base. bmg2/strategy/reinforcements */
  readonly touching?: true
  /** Words if a place will not do. */
  readonly accept?: (at: Spot) => string | undefined
}

/** A place at an edge of the table, for models that arrive there. */
export function* arriveAtEdge(
  game: Play,
  model: Model,
  isEdge: (edge: 'west' | 'east' | 'south' | 'north') => boolean,
  rule: string,
  { touching, accept }: ArrivalTerms = {},
): Rule<void> {
  const { width, depth } = boardOf(game)
  const { radius } = cardOf(game, model)
  const room = touching ? radius : 2 * radius
  const edgesAt = ({ x, y }: Spot): boolean =>
    (isEdge('west') && x <= room) ||
    (isEdge('east') && x >= width - room) ||
    (isEdge('south') && y <= room) ||
    (isEdge('north') && y >= depth - room)
  const along = (random: Random): Spot => {
    const edge = random.pick((['west', 'east', 'south', 'north'] as const).filter(isEdge))
    const across = edge === 'west' || edge === 'east'
    return {
      x: edge === 'west' ? radius : edge === 'east' ? width - radius : random.below(width),
      y: across ? random.below(depth) : edge === 'south' ? radius : depth - radius,
      z: 0,
    }
  }
  function* everywhere(): Generator<Spot> {
    for (let far = radius; far < Math.max(width, depth) - radius; far += STEP) {
      yield { x: radius, y: far, z: 0 }
      yield { x: width - radius, y: far, z: 0 }
      yield { x: far, y: radius, z: 0 }
      yield { x: far, y: depth - radius, z: 0 }
    }
  }
  yield* place(game, {
    model,
    reason: 'arrival',
    rule,
    accept: (at) => (edgesAt(at) ? accept?.(at) : 'It arrives at that edge of the table.'),
    suggestions: (random) => Array.from({ length: 30 }, () => along(random)),
    search: everywhere,
  })
}
