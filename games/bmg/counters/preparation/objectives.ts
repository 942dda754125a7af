import {
  addMarker,
  askPoint,
  boardOf,
  boxOfZone,
  flatMarker,
  isInZones,
  isNearZone,
  labelOf,
  MARKER_RADIUS,
  markerBody,
  opponentOf,
  placeOf,
} from '@gargoyle/bmg-common'
import { ask, chooseSome, type Random, type Rule, type Seat } from '@gargoyle/engine'
import { cm, distance, distanceToNearestEdge, fitsHere, type Spot, type Zone } from '@gargoyle/table'
import { describeLength, ruleId, tableLength } from '../edition.ts'
import { agrees } from '../model/choose-model.ts'
import { isObjective } from '../round/control.ts'
import { applies, computeTotal } from '../rules/rule-system.ts'
import type { Model, ObjectiveKind, Play } from '../state.ts'
import { areasOf, deploymentAreas, enemyAreas, scenarioOf } from './areas.ts'
import { playFirstStrategies, playLastStrategies } from './strategies.ts'

/** Kinds that every player chooses. bmg1/core/objectives */
const CHOSEN = 3

/** Distances in centimetres. bmg1/core/objective-placement, bmg2/core/objective-placement */
const FROM_OTHERS = 5
const FROM_OWN_AREA = 10
const NEUTRAL = 20

/**
 * Phase D: each chooses three kinds of four, then they are placed by turns; then strategies, which may add one. What
 * changes objectives waits until all lie. Parts: 0 choosing, 1 and 3 placing, a step for each objective, 2 strategies.
 * bmg1/core/objectives, bmg1/core/objective-placement, bmg1/strategy/change-of-plans
 */
export function* objectives(game: Play): Rule<void> {
  const { state } = game
  if (state.part === 0) for (const seat of game.seats) yield* chooseKinds(game, seat)
  else if (state.part === 2) {
    yield* playFirstStrategies(game, 'D')
    if (seatToPlace(game) === undefined) yield* playLastStrategies(game, 'D')
  } else {
    const seat = seatToPlace(game)
    if (seat !== undefined) {
      yield* placeNext(game, seat)
      state.turn = opponentOf(game, seat)
      if (seatToPlace(game) !== undefined) return
    }
  }
  if (state.part < 3) {
    state.part++
    state.turn = state.firstDeployer
    return
  }
  yield* playLastStrategies(game, 'D')
  state.stage = 'start'
  state.part = 0
  state.turn = state.first
}

export const objectiveNames: Readonly<Record<ObjectiveKind, string>> = {
  loot: 'Loot',
  riddle: 'Riddle',
  'ammo-crates': 'Ammo Crates',
  'titan-container': 'Titan Container',
  'safe-boxes': 'Safe Boxes',
}

/** Riddles beyond the first, for players who may. */
const MORE_RIDDLES = ['riddle-2', 'riddle-3'] as const

function* chooseKinds(game: Play, seat: Seat): Rule<void> {
  const own = game.state.models.filter((model) => model.seat === seat)
  // bmg2/trait/objectives-puzzles-everywhere
  if (own.some((model) => applies(game, 'no-objectives', { about: model }))) return
  // bmg2/trait/quiz-master: riddles may be chosen more than once.
  const riddles = own.some((model) => applies(game, 'repeats-riddles', { about: model })) ? MORE_RIDDLES : []
  // bmg1/trait/primary-target-type: some bands have no choice about one of them.
  const { objectives: kinds } = game.content.edition
  const wanted = kinds
    .filter((kind) => own.some((model) => applies(game, 'wants-objective', { about: model, purpose: kind })))
    .slice(0, CHOSEN)
  const left = CHOSEN - wanted.length
  const chosen =
    left === 0
      ? []
      : yield* ask(
          game,
          seat,
          chooseSome({
            name: 'objectives',
            prompt: `Which ${left} kinds of objectives do you choose?`,
            rule: ruleId(game, 'core/objectives'),
            min: left,
            max: left,
            options: [
              ...kinds
                .filter((kind) => !wanted.includes(kind))
                .map((kind) => ({ id: kind, value: kind, label: objectiveNames[kind] })),
              ...riddles.map((id) => ({ id, value: 'riddle' as const, label: 'Another Riddle' })),
            ],
          }),
        )
  game.state.bands[seat]!.objectives = [...wanted, ...chosen, ...(yield* extraLoot(game, own))]
}

/** A loot more for bands that may have one and want it: the enemy may carry it off. bmg1/trait/lord-of-business, bmg2/trait/lord-of-business */
function* extraLoot(game: Play, band: readonly Model[]): Rule<readonly ObjectiveKind[]> {
  const more: ObjectiveKind[] = []
  for (const model of band) {
    for (let left = computeTotal(game, 'extra-loot', { about: model }, 0); left > 0; left--) {
      const wants = yield* agrees(game, model.seat, {
        name: 'extra-loot',
        prompt: `Do you place a Loot more? (${labelOf(game, model)})`,
        rule: ruleId(game, 'trait/lord-of-business'),
        model,
      })
      if (wants) more.push('loot')
    }
  }
  return more
}

/**
 * The player who deployed first places first, then by turns; a player with none left is skipped.
 * bmg1/core/objective-placement
 */
function seatToPlace(game: Play): Seat | undefined {
  const { turn, bands } = game.state
  return [turn, opponentOf(game, turn)].find((seat) => bands[seat]!.objectives.length > 0)
}

function* placeNext(game: Play, seat: Seat): Rule<void> {
  const band = game.state.bands[seat]!
  const kinds = [...new Set(band.objectives)]
  const [kind] =
    kinds.length === 1
      ? kinds
      : yield* ask(
          game,
          seat,
          chooseSome({
            name: 'objective',
            prompt: 'Which objective do you place?',
            rule: ruleId(game, 'core/objective-placement'),
            min: 1,
            max: 1,
            options: kinds.map((id) => ({ id, label: objectiveNames[id] })),
          }),
        )
  if (kind === undefined) return
  band.objectives.splice(band.objectives.indexOf(kind), 1)
  const markers = kind === 'riddle' ? riddleMarkers(game, seat) : 1
  for (let n = 0; n < markers; n++) yield* placeObjective(game, seat, kind)
}

/** Markers of a riddle: the most that a model of the band makes of them. bmg2/objective/riddle */
function riddleMarkers(game: Play, seat: Seat): number {
  const more = game.state.models
    .filter((model) => model.seat === seat)
    .map((model) => computeTotal(game, 'extra-riddles', { about: model }, 0))
  return game.content.edition.riddleMarkers + Math.max(0, ...more)
}

/** How strictly a place is judged: the scenario's demands are dropped where no place meets them. */
type Strictness = 'all' | 'area' | 'free'

/** Why an objective cannot lie at a place. bmg1/core/objective-placement, bmg1/core/objectives-stay */
export const judgeObjective = (
  game: Play,
  seat: Seat,
  kind: ObjectiveKind,
  at: Spot,
  strictness: Strictness = 'all',
): string | undefined => objectiveJudge(game, seat, kind, strictness)(at)

/** The same for many places: what is the same for all of them is looked up once. */
function objectiveJudge(
  game: Play,
  seat: Seat,
  kind: ObjectiveKind,
  strictness: Strictness,
): (at: Spot) => string | undefined {
  const board = boardOf(game)
  const apart = tableLength(game, FROM_OTHERS)
  const others = game.state.markers.map(markerBody)
  const own = deploymentAreas(game, seat)
  const fromOwn = tableLength(game, FROM_OWN_AREA)
  const whyWrongArea = areaJudge(game, seat, kind, strictness)
  return (at) => {
    const body = markerBody({ at })
    if (distanceToNearestEdge(board, body) < apart)
      return `It must be ${describeLength(game, FROM_OTHERS)} from every edge.`
    if (others.some((other) => isNear(at, other, apart) && distance(body, other) < apart))
      return `It must be ${describeLength(game, FROM_OTHERS)} from other objects.`
    const fit = fitsHere(board, flatMarker, at)
    if (!fit.ok) return fit.reason
    if (own.some((zone) => isNearZone(at, MARKER_RADIUS, zone, fromOwn)))
      return `It may not be within ${describeLength(game, FROM_OWN_AREA)} of your own area.`
    return whyWrongArea(at)
  }
}

/** Whether two markers may be nearer than so far: of most it is seen without measuring that they are not. */
const isNear = (a: Spot, b: Spot, apart: number): boolean =>
  Math.abs(a.x - b.x) < apart + 2 * MARKER_RADIUS && Math.abs(a.y - b.y) < apart + 2 * MARKER_RADIUS

/** Why an objective does not go to a place, whatever else lies there. */
function areaJudge(
  game: Play,
  seat: Seat,
  kind: ObjectiveKind,
  strictness: Strictness,
): (at: Spot) => string | undefined {
  if (strictness === 'free') return () => undefined
  const { objectives: terms } = scenarioOf(game)
  const { centre } = areasOf(game)
  const middle = centre === undefined ? [] : [centre]
  const isIn = (at: Spot, zones: readonly Zone[]): boolean => isInZones(at, MARKER_RADIUS, zones)
  // bmg1/scenario-rule/central-objectives: the central zone counts as the enemy's.
  if (terms.central) return (at) => (centre && !isIn(at, middle) ? 'It goes to the central zone.' : undefined)
  const owed = strictness === 'all' ? zonesOwed(game, seat) : []
  if (owed.length > 0)
    return (at) => (isIn(at, owed) ? undefined : 'The scenario wants one in each of its zones.')
  const enemy = enemyAreas(game, seat)
  // A player who must put objectives there may put any kind there. bmg1/scenario-rule/ambush-sides
  const also = isBound(game, seat) ? [...enemy, ...middle] : []
  if (kind === 'loot' || kind === 'riddle') {
    const apart = tableLength(game, NEUTRAL) - 1
    const onNeutralGround = `It goes on neutral ground, ${describeLength(game, NEUTRAL)} from the enemy area.`
    return (at) =>
      isIn(at, also) || !enemy.some((zone) => isNearZone(at, MARKER_RADIUS, zone, apart))
        ? undefined
        : onNeutralGround
  }
  return (at) => (isIn(at, enemy) || isIn(at, also) ? undefined : 'It goes into the enemy area.')
}

/** Whether the scenario tells a player where some of its objectives go: in Ambush only the defender. */
function isBound(game: Play, seat: Seat): boolean {
  const { everyArea } = scenarioOf(game).objectives
  return everyArea === 'both' || (everyArea === 'B' && game.state.bands[seat]!.zone === 'B')
}

/**
 * Zones that must get an objective of this player and have none, if what is left is only just enough for them.
 * bmg1/scenario-rule/securing-areas, bmg1/scenario-rule/ambush-sides
 */
function zonesOwed(game: Play, seat: Seat): readonly Zone[] {
  if (!isBound(game, seat)) return []
  const { centreToo } = scenarioOf(game).objectives
  const { objectives: left } = game.state.bands[seat]!
  const { centre } = areasOf(game)
  const wanted = [...enemyAreas(game, seat), ...(centreToo && centre ? [centre] : [])]
  const own = game.state.markers.filter((marker) => isObjective(marker) && marker.seat === seat)
  const empty = wanted.filter((area) => !own.some(({ at }) => isInZones(at, MARKER_RADIUS, [area])))
  // The one that is being placed is no longer among those left.
  return empty.length > left.length ? empty : []
}

const STEP = cm(3)

function* everySpot(game: Play): Generator<Spot> {
  const { width, depth } = boardOf(game)
  for (let x = 2 * STEP; x < width; x += STEP)
    for (let y = 2 * STEP; y < depth; y += STEP) yield { x, y, z: 0 }
}

/** Lets a player place an objective. */
export function* placeObjective(game: Play, seat: Seat, kind: ObjectiveKind): Rule<void> {
  for (const strictness of ['all', 'area', 'free'] as const) {
    const judge = objectiveJudge(game, seat, kind, strictness)
    // The area first: that is looked up faster than whether anything is in the way.
    const wrongArea = areaJudge(game, seat, kind, strictness)
    const surely = firstOf(everySpot(game), (at) => wrongArea(at) === undefined && judge(at) === undefined)
    if (surely === undefined) continue
    const at = yield* askPoint(game, seat, {
      name: 'place-objective',
      prompt: `Where does ${objectiveNames[kind]} go?`,
      rule: ruleId(game, 'core/objective-placement'),
      about: { kind, radius: MARKER_RADIUS },
      judge,
      candidates: (random, n) => candidates(game, seat, judge, random, n, surely),
    })
    addMarker(game, kind, at, seat)
    game.emit(() => ({
      name: 'objective',
      text: `${seat} places ${objectiveNames[kind]}.`,
      rule: ruleId(game, 'core/objective-placement'),
      about: { kind, at: placeOf(at), seat },
    }))
    return
  }
}

function firstOf(all: Iterable<Spot>, isGood: (at: Spot) => boolean): Spot | undefined {
  for (const at of all) if (isGood(at)) return at
  return undefined
}

function candidates(
  game: Play,
  seat: Seat,
  judge: (at: Spot) => string | undefined,
  random: Random,
  n: number,
  surely: Spot,
): readonly Spot[] {
  const { width, depth } = boardOf(game)
  const boxes = [...enemyAreas(game, seat).map(boxOfZone), { minX: 0, minY: 0, maxX: width, maxY: depth }]
  const found: Spot[] = []
  for (let tries = 0; tries < 20 * n + 20 && found.length < n; tries++) {
    const { minX, minY, maxX, maxY } = random.pick(boxes)
    const at = {
      x: random.between(Math.floor(minX), Math.ceil(maxX)),
      y: random.between(Math.floor(minY), Math.ceil(maxY)),
      z: 0,
    }
    if (judge(at) === undefined) found.push(at)
  }
  return found.length > 0 ? found : [surely]
}
