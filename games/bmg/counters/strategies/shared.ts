import {
  addMarker,
  askPoint,
  cardOf,
  isInZones,
  isNearZone,
  judgeFurniture,
  labelOf,
  MARKER_RADIUS,
  placedBy,
} from '@gargoyle/bmg-common'
import { ask, choose, forget, type Rule, recall, remember, type Seat, shows } from '@gargoyle/engine'
import { cm, type Spot } from '@gargoyle/table'
import { ruleId } from '../edition.ts'
import { agrees, chooseModel } from '../model/choose-model.ts'
import { areasOf, enemyAreas } from '../preparation/areas.ts'
import { isHeldBack } from '../preparation/bands.ts'
import { arriveAtEdge } from '../preparation/deploy.ts'
import { furnitureTerms } from '../preparation/furniture.ts'
import { objectiveNames } from '../preparation/objectives.ts'
import { chooseScenario } from '../preparation/select-scenario.ts'
import type { Strategy } from '../preparation/strategy.ts'
import { applies } from '../rules/rule-system.ts'
import type { CounterRule } from '../rules/special-rule.ts'
import type { Model, Play } from '../state.ts'

/** Strategies that both counter editions have, with the values of the first. */
export const sharedStrategies = {
  // bmg1/strategy/global-plan, bmg2/strategy/global-plan
  'global-plan': {
    name: 'Global Plan',
    text: 'You choose the scenario. Nothing if both players have it.',
    value: 3,
    phase: 'A',
    clashes: true,
    play: chooseScenario,
  },
  // bmg1/strategy/fast-advance, bmg2/strategy/fast-advance
  'fast-advance': {
    name: 'Fast Advance',
    text: 'Your deployment area is 10 cm larger, or two areas 5 cm each. Nothing if both players have it.',
    value: 2,
    phase: 'C',
    clashes: true,
  },
  // bmg1/strategy/ambush, bmg2/strategy/ambush
  ambush: {
    name: 'Ambush',
    text: 'You deploy your whole band after the enemy has. Nothing if both players have it.',
    value: 2,
    phase: 'C',
    clashes: true,
  },
  // bmg1/strategy/patrol, bmg2/strategy/patrol
  patrol: {
    name: 'Patrol',
    text: 'One model may stand up to 10 cm outside your area; where models arrive by a die, +1 on that die.',
    value: 1,
    phase: 'C',
  },
  // bmg1/strategy/reinforcements, bmg2/strategy/reinforcements
  reinforcements: {
    name: 'Reinforcements',
    text: 'On 4+ a model stays off the table and arrives at any edge but the enemy’s in the Raise a Plan of the second round.',
    value: 1,
    phase: 'C',
    play: holdBack,
  },
  // bmg1/strategy/maps, bmg2/strategy/maps
  maps: {
    name: 'Maps',
    text: 'You place two more lampposts or one more sewer, in no deployment area.',
    value: 1,
    phase: 'B',
    play: (game, seat) => useMaps(game, seat),
  },
  // bmg1/strategy/secret-objective, bmg2/strategy/secret-objective
  'secret-objective': {
    name: 'Secret Objective',
    text: 'You place an objective more, of any kind.',
    value: 1,
    phase: 'D',
    once: true,
    play: addObjective,
  },
  // bmg1/strategy/early-bird, bmg2/strategy/early-bird
  'early-bird': {
    name: 'Early Bird',
    text: 'In the first round you take the lead without a draw. Nothing if both players have it.',
    value: 2,
    phase: 'E',
    clashes: true,
  },
  // bmg1/strategy/battle-cry, bmg2/strategy/battle-cry
  'battle-cry': {
    name: 'Battle Cry',
    text: 'Your band thinks of flight only when it has lost 80% of its reputation.',
    value: 2,
    phase: 'E',
  },
  // bmg1/strategy/perfect-plan, bmg2/strategy/perfect-plan
  'perfect-plan': {
    name: 'Perfect Plan',
    text: 'A lead counter more in the bag.',
    value: 3,
    phase: 'C',
  },
} as const satisfies Readonly<Record<string, Strategy>>

/** A model may be held off the table. bmg1/strategy/reinforcements, bmg2/strategy/reinforcements */
function* holdBack(game: Play, seat: Seat): Rule<void> {
  const waiting = game.state.models.filter(
    (model) =>
      model.seat === seat &&
      model.condition === 'away' &&
      !recall(model, isHeldBack) &&
      // Who is not deployed is not held back either. bmg2/trait/timely-arrival, bmg2/trait/plant
      !applies(game, 'arrives-later', { about: model }),
  )
  if (waiting.length === 0) return
  const model = yield* chooseModel(game, seat, {
    name: 'reinforcements',
    prompt: 'Who may come later?',
    rule: ruleId(game, 'strategy/reinforcements'),
    among: waiting,
  })
  const rule = ruleId(game, 'strategy/reinforcements')
  const [die] = game.dice.roll({ purpose: 'reinforcements (4+)', seat, rule }).dice
  if (!shows(die!, (face) => face >= 4)) return
  // It may be held back, and need not.
  const prompt = `Does ${labelOf(game, model)} stay off the table until the second round?`
  if (yield* agrees(game, seat, { name: 'hold-back', prompt, rule, model })) remember(model, isHeldBack, true)
}

/** Models that were held back arrive when the second round is planned. */
export const reinforcementsArriving = (
  arrive: (game: Play, model: Model) => Rule<void>,
): CounterRule<undefined> => ({
  name: 'Reinforcements',
  text: 'They arrive at an edge of the table.',
  on: {
    *'plan-start'({ game }) {
      if (game.state.round !== 2) return
      for (const model of game.state.models) {
        if (!recall(model, isHeldBack) || model.condition !== 'away') continue
        forget(model, isHeldBack)
        yield* arrive(game, model)
      }
    },
  },
})

/** At any edge but that of the enemy's area, nor where such an area comes up to another edge. bmg1/strategy/reinforcements */
export const reinforcementsArrive = reinforcementsArriving((game, model) =>
  arriveAtEdge(
    game,
    model,
    (edge) => !isEnemyEdge(game, model.seat, edge),
    ruleId(game, 'strategy/reinforcements'),
    { accept: outOfEnemyAreas(game, model) },
  ),
)

/** Judges where a model comes on that was held back: no part of it in an area of the enemy. */
export const outOfEnemyAreas =
  (game: Play, model: Model) =>
  (at: Spot): string | undefined =>
    enemyAreas(game, model.seat).some((zone) => isNearZone(at, cardOf(game, model).radius, zone, 0))
      ? 'Not in the area of the enemy.'
      : undefined

type Edge = 'west' | 'east' | 'south' | 'north'

/** Whether an enemy area lies along an edge: over more than half of it. */
function isEnemyEdge(game: Play, seat: Seat, edge: Edge): boolean {
  const { width, depth } = game.content.board
  const along = edge === 'west' || edge === 'east'
  const spot: Spot = {
    x: edge === 'west' ? cm(2) : edge === 'east' ? width - cm(2) : Math.round(width / 2),
    y: along ? Math.round(depth / 2) : edge === 'south' ? cm(2) : depth - cm(2),
    z: 0,
  }
  return isInZones(spot, cm(1), enemyAreas(game, seat))
}

/** In no deployment area: whose they will be is not known yet. bmg1/strategy/maps */
function whyInArea(game: Play, at: Spot): string | undefined {
  const { A, B } = areasOf(game)
  return [...A, ...B].some((zone) => isNearZone(at, MARKER_RADIUS, zone, 0))
    ? 'Not in a deployment area.'
    : undefined
}

/** Lampposts or a sewer more. bmg1/strategy/maps, bmg2/strategy/maps */
export function* useMaps(
  game: Play,
  seat: Seat,
  blockedReason: (game: Play, at: Spot) => string | undefined = whyInArea,
): Rule<void> {
  const what = yield* ask(
    game,
    seat,
    choose({
      name: 'maps',
      prompt: 'What do your maps show?',
      rule: ruleId(game, 'strategy/maps'),
      options: [
        { id: 'streetlamp', label: 'Two lampposts' },
        { id: 'sewer', label: 'A sewer' },
      ],
    }),
  )
  const terms = furnitureTerms(game, what, [])
  const judge = (at: Spot): string | undefined => judgeFurniture(game, terms, at) ?? blockedReason(game, at)
  for (let left = what === 'sewer' ? 1 : 2; left > 0; left--) {
    const spots = [...grid(game)].filter((at) => judge(at) === undefined)
    if (spots.length === 0) return
    const at = yield* askPoint(game, seat, {
      name: what,
      prompt: 'Where does it go? (Maps)',
      rule: ruleId(game, 'strategy/maps'),
      about: { kind: what, radius: MARKER_RADIUS },
      judge,
      candidates: (random, n) => random.shuffle(spots).slice(0, Math.max(1, n)),
    })
    // bmg2/strategy/vandalism
    const marker = addMarker(game, what, at)
    if (terms.noted) remember(marker, placedBy, seat)
  }
}

function* grid(game: Play): Generator<Spot> {
  const { width, depth } = game.content.board
  const step = cm(4)
  for (let x = 2 * step; x < width; x += step)
    for (let y = 2 * step; y < depth; y += step) yield { x, y, z: 0 }
}

/** An objective more. bmg1/strategy/secret-objective, bmg2/strategy/secret-objective */
function* addObjective(game: Play, seat: Seat): Rule<void> {
  const kind = yield* ask(
    game,
    seat,
    choose({
      name: 'secret-objective',
      prompt: 'Which kind of objective do you add?',
      rule: ruleId(game, 'strategy/secret-objective'),
      // Safe Boxes are an objective of the second edition only.
      options: game.content.edition.objectives.map((id) => ({ id, label: objectiveNames[id] })),
    }),
  )
  game.state.bands[seat]!.objectives.push(kind)
}
