import {
  addMarker,
  askPoint,
  isInZones,
  isNearZone,
  judgeFurniture,
  MARKER_RADIUS,
  moveMarker,
} from '@gargoyle/bmg-common'
import {
  areasOf,
  arriveAtEdge,
  type CounterRule,
  chooseModel,
  chooseScenario,
  enemyAreas,
  furnitureTerms,
  heldBack,
  isObjective,
  objectiveKinds,
  objectiveNames,
  type Play,
  type Strategy,
} from '@gargoyle/bmg-counters'
import { ask, choose, type Rule, type Seat, shows, sumOf } from '@gargoyle/engine'
import { cm, type Spot } from '@gargoyle/table'

/** The strategies with the values and phases printed with them. bmg1/core/strategies, bmg1/core/strategy-order */
export const strategies: Readonly<Record<string, Strategy>> = {
  // bmg1/strategy/global-plan
  'global-plan': {
    name: 'Global Plan',
    text: 'You choose the scenario. Nothing if both players have it.',
    value: 3,
    phase: 'A',
    clashes: true,
    play: chooseScenario,
  },
  // bmg1/strategy/fast-advance
  'fast-advance': {
    name: 'Fast Advance',
    text: 'Your deployment area is 10 cm larger, or two areas 5 cm each. Nothing if both players have it.',
    value: 2,
    phase: 'C',
    clashes: true,
  },
  // bmg1/strategy/ambush
  ambush: {
    name: 'Ambush',
    text: 'You deploy your whole band after the enemy has. Nothing if both players have it.',
    value: 2,
    phase: 'C',
    clashes: true,
  },
  // bmg1/strategy/patrol
  patrol: {
    name: 'Patrol',
    text: 'One model may stand up to 10 cm outside your area; where models arrive by a die, +1 on that die.',
    value: 1,
    phase: 'C',
  },
  // bmg1/strategy/reinforcements
  reinforcements: {
    name: 'Reinforcements',
    text: 'On 4+ a model stays off the table and arrives at any edge but the enemy’s in the Raise a Plan of the second round.',
    value: 1,
    phase: 'C',
    play: holdBack,
  },
  // bmg1/strategy/maps
  maps: {
    name: 'Maps',
    text: 'You place two more lampposts or one more sewer, in no deployment area.',
    value: 1,
    phase: 'B',
    play: useMaps,
  },
  // bmg1/strategy/secret-objective
  'secret-objective': {
    name: 'Secret Objective',
    text: 'You place an objective more, of any kind.',
    value: 1,
    phase: 'D',
    once: true,
    play: addObjective,
  },
  // bmg1/strategy/change-of-plans
  'change-of-plans': {
    name: 'Change of Plans',
    text: 'After all objectives are placed you move one of them by up to two dice in centimetres.',
    value: 1,
    phase: 'D',
    once: true,
    play: changePlans,
  },
  // bmg1/strategy/informer
  informer: {
    name: 'Informer',
    text: 'It cancels a strategy of the enemy when that is played, another Informer too.',
    value: 2,
    phase: 'any',
  },
  // bmg1/strategy/early-bird
  'early-bird': {
    name: 'Early Bird',
    text: 'In the first round you take the lead without a draw. Nothing if both players have it.',
    value: 2,
    phase: 'E',
    clashes: true,
  },
  // bmg1/strategy/battle-cry
  'battle-cry': {
    name: 'Battle Cry',
    text: 'Your band thinks of flight only when it has lost 80% of its reputation.',
    value: 2,
    phase: 'E',
  },
  // bmg1/strategy/perfect-plan
  'perfect-plan': {
    name: 'Perfect Plan',
    text: 'A lead counter more in the bag.',
    value: 3,
    phase: 'C',
  },
}

/** bmg1/strategy/reinforcements */
function* holdBack(game: Play, seat: Seat): Rule<void> {
  const waiting = game.state.models.filter(
    (model) =>
      model.seat === seat && model.condition === 'away' && !game.state.gameNotes.includes(heldBack(model)),
  )
  if (waiting.length === 0) return
  const model = yield* chooseModel(game, seat, {
    name: 'reinforcements',
    prompt: 'Who may come later?',
    rule: 'bmg1/strategy/reinforcements',
    among: waiting,
  })
  const [die] = game.dice.roll({
    purpose: 'reinforcements (4+)',
    seat,
    rule: 'bmg1/strategy/reinforcements',
  }).dice
  if (shows(die!, (face) => face >= 4)) game.state.gameNotes.push(heldBack(model))
}

/** Models that were held back arrive when the second round is planned. bmg1/strategy/reinforcements */
export const reinforcementsArrive: CounterRule<undefined> = {
  name: 'Reinforcements',
  text: 'They arrive at an edge of the table.',
  rule: 'bmg1/strategy/reinforcements',
  on: {
    *'plan-start'({ game }) {
      if (game.state.round !== 2) return
      for (const model of game.state.models) {
        if (!game.state.gameNotes.includes(heldBack(model)) || model.condition !== 'away') continue
        game.state.gameNotes = game.state.gameNotes.filter((note) => note !== heldBack(model))
        yield* arriveAtEdge(
          game,
          model,
          (edge) => !isEnemyEdge(game, model.seat, edge),
          'bmg1/strategy/reinforcements',
        )
      }
    },
  },
}

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

/** bmg1/strategy/maps */
function* useMaps(game: Play, seat: Seat): Rule<void> {
  const what = yield* ask(
    game,
    seat,
    choose({
      name: 'maps',
      prompt: 'What do your maps show?',
      rule: 'bmg1/strategy/maps',
      options: [
        { id: 'streetlamp', label: 'Two lampposts' },
        { id: 'sewer', label: 'A sewer' },
      ],
    }),
  )
  const terms = furnitureTerms(game, what, [])
  const { A, B } = areasOf(game)
  const judge = (at: Spot): string | undefined =>
    judgeFurniture(game, terms, at) ??
    ([...A, ...B].some((zone) => isNearZone(at, MARKER_RADIUS, zone, 0))
      ? 'Not in a deployment area.'
      : undefined)
  for (let left = what === 'sewer' ? 1 : 2; left > 0; left--) {
    const spots = [...grid(game)].filter((at) => judge(at) === undefined)
    if (spots.length === 0) return
    const at = yield* askPoint(game, seat, {
      name: what,
      prompt: 'Where does it go? (Maps)',
      rule: 'bmg1/strategy/maps',
      about: { kind: what, radius: MARKER_RADIUS },
      judge,
      candidates: (random, n) => random.shuffle(spots).slice(0, Math.max(1, n)),
    })
    addMarker(game, what, at)
  }
}

function* grid(game: Play): Generator<Spot> {
  const { width, depth } = game.content.board
  const step = cm(4)
  for (let x = 2 * step; x < width; x += step)
    for (let y = 2 * step; y < depth; y += step) yield { x, y, z: 0 }
}

/** bmg1/strategy/secret-objective */
function* addObjective(game: Play, seat: Seat): Rule<void> {
  const kind = yield* ask(
    game,
    seat,
    choose({
      name: 'secret-objective',
      prompt: 'Which kind of objective do you add?',
      rule: 'bmg1/strategy/secret-objective',
      options: objectiveKinds.map((id) => ({ id, label: objectiveNames[id] })),
    }),
  )
  game.state.bands[seat]!.objectives.push(kind)
}

/** bmg1/strategy/change-of-plans */
function* changePlans(game: Play, seat: Seat): Rule<void> {
  const markers = game.state.markers.filter(isObjective)
  if (markers.length === 0) return
  const upTo = sumOf(
    game.dice.roll({ purpose: 'change of plans', seat, count: 2, rule: 'bmg1/strategy/change-of-plans' }),
  )
  const picked = yield* ask(
    game,
    seat,
    choose({
      name: 'change-of-plans',
      prompt: `Which objective is moved by up to ${upTo} cm?`,
      rule: 'bmg1/strategy/change-of-plans',
      options: markers.map(({ id, kind, seat: owner }) => ({
        id: `${id}`,
        label: `${objectiveNames[kind]} of ${owner}`,
        about: { marker: id },
      })),
    }),
  )
  const marker = markers.find(({ id }) => `${id}` === picked)!
  const rule = 'bmg1/strategy/change-of-plans'
  yield* moveMarker(game, { marker, upTo, chooser: seat, reason: 'Change of Plans', rule })
}
