import { boardOf, boxOfZone, labelOf, opponentOf, partOfBoard } from '@gargoyle/bmg-common'
import {
  ask,
  choose,
  chooseSome,
  forget,
  memory,
  type Rule,
  recall,
  remember,
  type Seat,
} from '@gargoyle/engine'
import { ruleId } from '../edition.ts'
import { agrees, modelOptions } from '../model/choose-model.ts'
import { applies } from '../rules/rule-system.ts'
import type { Model, Play } from '../state.ts'
import { areasOf, scenarioOf } from './areas.ts'
import { deployModel } from './deploy.ts'
import { countModels } from './start.ts'
import { playStrategies } from './strategies.ts'

/**
 * Phase C: sides, groups, then one group after the other. Parts: 0 strategies and sides, 1 groups, 2 to 5 the groups,
 * a step for each model.
 * bmg1/core/deployment-groups, bmg2/core/deployment
 */
export function* bands(game: Play): Rule<void> {
  const { state } = game
  if (state.part === 0) {
    yield* playStrategies(game, 'C')
    yield* chooseSides(game)
    if (scenarioOf(game).arrives) {
      // bmg1/trait/lord-of-the-sewers: below ground is outside of the playing area too.
      for (const seat of inOrder(game)) yield* offerSewers(game, seat)
      state.stage = 'objectives'
      state.part = 0
      return
    }
  } else if (state.part === 1) {
    for (const seat of inOrder(game)) yield* divide(game, seat)
  } else {
    const { seat, group } = deployments(game)[state.part - 2]!
    const [model, ...others] = groupOf(game, seat, group)
    if (model !== undefined) {
      yield* deployModel(game, model, group)
      forget(model, deploymentGroup)
      if (others.length > 0) return
    }
    if (state.part === 5) {
      for (const each of state.models) forget(each, deploymentGroup)
      state.stage = 'objectives'
      state.part = 0
      return
    }
  }
  state.part++
}

const inOrder = (game: Play): readonly Seat[] => {
  const { firstDeployer } = game.state
  return [firstDeployer, opponentOf(game, firstDeployer)]
}

/** A die each until they differ. */
function rollOff(game: Play, purpose: string): Seat {
  const [one, other] = game.seats as readonly [Seat, Seat]
  for (let tries = 0; tries < 40; tries++) {
    const [a, b] = [one, other].map((seat) => game.dice.roll({ purpose, seat }).dice[0]!.face)
    if (a !== b) return a! > b! ? one : other
  }
  return one
}

/** Who deploys first chooses an area; in some scenarios the larger band has no choice. bmg1/core/deployment-groups, bmg1/scenario-rule/ambush-sides */
function* chooseSides(game: Play): Rule<void> {
  const { state } = game
  const scenario = scenarioOf(game)
  const winner = rollOff(game, 'deployment')
  const late = lateDeployer(game)
  // Who lies in ambush deploys last whatever the roll, and so neither has the choice nor places the first objective.
  state.firstDeployer = late === undefined || scenario.arrives ? winner : opponentOf(game, late)
  if (scenario.arrives) return
  const attacker = scenario.largerAttacks ? largerBand(game) : undefined
  // A coin says which of two equal bands attacks, not the order of deployment. bmg1/scenario-rule/ambush-sides
  const chooser = scenario.largerAttacks ? winner : state.firstDeployer
  const side =
    attacker === undefined
      ? yield* ask(
          game,
          chooser,
          choose({
            name: 'area',
            prompt: `${scenario.name}: which area do you deploy in?`,
            rule: ruleId(game, 'core/deployment-groups'),
            options: [
              { id: 'A', label: `Area A, ${whereIs(game, 'A')}` },
              { id: 'B', label: `Area B, ${whereIs(game, 'B')}` },
            ],
          }),
        )
      : attacker === chooser
        ? 'A'
        : 'B'
  state.bands[chooser]!.zone = side === 'A' ? 'A' : 'B'
  state.bands[opponentOf(game, chooser)]!.zone = side === 'A' ? 'B' : 'A'
  game.emit(() => ({
    name: 'area',
    text: `${chooser} takes area ${side}, ${whereIs(game, side)}.`,
    about: { seat: chooser, area: side },
  }))
}

/** The player who deploys the whole band after the other has. bmg1/strategy/ambush, bmg2/strategy/ambush */
const lateDeployer = ({ state, seats }: Play): Seat | undefined =>
  seats.find((seat) => state.bands[seat]!.inForce.includes('ambush'))

/** Where an area of the scenario is: `towards the west edge`, `in the south-west corner and in the north-east corner`. */
function whereIs(game: Play, side: 'A' | 'B'): string {
  const parts = areasOf(game)[side].map((zone) => {
    const { minX, minY, maxX, maxY } = boxOfZone(zone)
    return partOfBoard(boardOf(game), { x: (minX + maxX) / 2, y: (minY + maxY) / 2 })
  })
  return parts.join(' and ')
}

/** The band with more models; none if they are equal. */
function largerBand({ state, seats }: Play): Seat | undefined {
  const [one, other] = seats as readonly [Seat, Seat]
  const more = countModels(state, one) - countModels(state, other)
  return more === 0 ? undefined : more > 0 ? one : other
}

/** The group that a model is deployed with; 0 before it has one. bmg1/core/deployment-groups */
const deploymentGroup = memory<0 | 1 | 2>('deployment/group', 0)

/** Whether a model is held off the table. bmg1/strategy/reinforcements */
export const isHeldBack = memory<boolean>('reinforcements/held-back', false)

/** Models that are deployed with the others. Those that may stand nearly anywhere wait until the objectives lie. */
const regulars = (game: Play, seat: Seat): readonly Model[] =>
  game.state.models.filter(
    (model) =>
      model.seat === seat &&
      model.condition === 'away' &&
      model.sewerSince === undefined &&
      !recall(model, isHeldBack) &&
      !applies(game, 'arrives-later', { about: model }) &&
      !deploysLast(game, model),
  )

/** bmg1/trait/hidden, bmg1/trait/undercover: they keep away from objectives, which are placed after the bands. */
export const deploysLast = (game: Play, model: Model): boolean =>
  applies(game, 'deploys-anywhere', { about: model }) || applies(game, 'deploys-last', { about: model })

const groupOf = (game: Play, seat: Seat, group: 1 | 2): readonly Model[] =>
  regulars(game, seat).filter((model) => recall(model, deploymentGroup) === group)

/** As equal as possible. bmg1/core/deployment-groups */
function* divide(game: Play, seat: Seat): Rule<void> {
  yield* offerSewers(game, seat)
  const models = regulars(game, seat)
  const half = models.length / 2
  const firstGroup =
    models.length < 2
      ? models
      : yield* ask(
          game,
          seat,
          chooseSome({
            name: 'groups',
            prompt: 'Which models are in your first group?',
            rule: ruleId(game, 'core/deployment-groups'),
            min: Math.floor(half),
            max: Math.ceil(half),
            options: modelOptions(game, models),
          }),
        )
  for (const model of models) remember(model, deploymentGroup, firstGroup.includes(model) ? 1 : 2)
}

/** Some may begin the game below ground. bmg1/trait/lord-of-the-sewers */
function* offerSewers(game: Play, seat: Seat): Rule<void> {
  for (const model of regulars(game, seat)) {
    if (!applies(game, 'starts-in-sewer', { about: model })) continue
    const below = yield* agrees(game, seat, {
      name: 'start-in-sewer',
      prompt: `Does ${labelOf(game, model)} begin in the sewers?`,
      rule: ruleId(game, 'core/sewers'),
      model,
    })
    // It stays there for at least one round.
    if (below) model.sewerSince = 0
  }
}

/** By turns, or one band after the other where a strategy wants to come last. bmg1/strategy/ambush */
function deployments(game: Play): readonly { readonly seat: Seat; readonly group: 1 | 2 }[] {
  const [first, second] = inOrder(game) as readonly [Seat, Seat]
  const late = lateDeployer(game)
  if (late === undefined)
    return [
      { seat: first, group: 1 },
      { seat: second, group: 1 },
      { seat: first, group: 2 },
      { seat: second, group: 2 },
    ]
  const early = opponentOf(game, late)
  return [
    { seat: early, group: 1 },
    { seat: early, group: 2 },
    { seat: late, group: 1 },
    { seat: late, group: 2 },
  ]
}
