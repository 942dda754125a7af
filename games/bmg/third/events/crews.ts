import { bodyOf, hasRank, isConscious, isOnTable, labelOf, type ModelId, place } from '@gargoyle/bmg-common'
import {
  ask,
  choose,
  isAmong,
  memory,
  type Rule,
  rememberAmong,
  roundMemory,
  type Seat,
} from '@gargoyle/engine'
import { manipulateBlockedReason } from '../activation/actions.ts'
import { canActivate } from '../activation/activation.ts'
import { seatsInOrder } from '../cards/resources.ts'
import { placeSuspect } from '../manipulate/suspects.ts'
import { isAside } from '../model/aside.ts'
import { judgeDeployment, somePlaces, spotsToDeploy } from '../preparation/deployment-terms.ts'
import { heldBackBy, holdBack } from '../preparation/held-back.ts'
import { zonesOf } from '../preparation/zones.ts'
import { cannotBeFirst } from '../round/execute-the-plan.ts'
import { applies } from '../rules/rule-system.ts'
import type { Bmg3Rules, Bmg3Scope } from '../rules/special-rule.ts'
import type { Model, Play } from '../state.ts'

function* pickModel(
  game: Play,
  seat: Seat,
  models: readonly Model[],
  asked: { readonly name: string; readonly prompt: string; readonly rule: string },
): Rule<Model | undefined> {
  if (models.length === 0) return undefined
  const options = models.map((model) => ({
    id: `${model.id}`,
    label: labelOf(game, model),
    about: { model: model.id },
    value: model,
  }))
  return yield* ask(game, seat, choose({ ...asked, options }))
}

/** What the activation looks for. bmg3/core/must-activate */

/** Players whose first Strength die of the round was rolled. */
const exhausted = roundMemory<readonly Seat[]>('exhausted/seats', [])

/** The Rats of both crews. */
export const rats = memory<readonly ModelId[]>('the-rat/rats', [])

/** Comes into its player's zone in the second round, or not at all. */
function* arriveLate({ game, id, rule }: Bmg3Scope<undefined>, model: Model): Rule<void> {
  const zones = zonesOf(game, model.seat)
  const terms = { zones, outside: 0, traits: false, encounter: false }
  yield* place(game, {
    model,
    reason: id,
    rule,
    accept: (at) => judgeDeployment(game, model, terms, at),
    suggestions: (random) => somePlaces(game, model, terms, random),
    search: () => spotsToDeploy(game, model, terms),
    optional: true,
  })
}

const canSet = (game: Play, model: Model): boolean =>
  isOnTable(model) &&
  isConscious(model) &&
  !applies(game, 'cannot-act', { about: model }) &&
  manipulateBlockedReason(game, model) === undefined

/** Events that single models out. */
export const crews: Bmg3Rules<undefined> = {
  exposed: {
    name: 'Exposed',
    text: 'At the start of each Raise the Plan each player names an enemy, who cannot be the first of its crew to activate this round.',
    on: {
      *'plan-start'({ game, id, rule }) {
        for (const seat of seatsInOrder(game)) {
          const enemies = game.state.models.filter((model) => model.seat !== seat && canActivate(game, model))
          const model = yield* pickModel(game, seat, enemies, {
            name: id,
            prompt: 'Which enemy cannot activate first?',
            rule,
          })
          if (model !== undefined) rememberAmong(game.state, cannotBeFirst, model.id)
        }
      },
    },
  },
  delayed: {
    name: 'Delayed',
    text: 'Each player leaves one model out of the deployment and may place it anywhere in the own zone at the start of Raise the Plan of round 2.',
    on: {
      *'cards-drawn'({ game, id, rule }) {
        for (const seat of seatsInOrder(game)) {
          yield* holdBack(game, seat, {
            cause: id,
            rule,
            prompt: 'Which of your models is delayed?',
            among: () => true,
          })
        }
      },
      *'plan-start'(it) {
        const { game, id } = it
        if (game.state.round !== 2) return
        for (const model of heldBackBy(game, id, seatsInOrder(game))) yield* arriveLate(it, model)
      },
    },
  },
  exhausted: {
    name: 'Exhausted',
    text: 'The first Strength die of each player in a round is an attack die instead.',
    on: {
      'strike-rolls': ({ game, strike }) => {
        const { seat } = strike.attacker
        if (strike.strengthDice === 0 || isAmong(game.state, exhausted, seat)) return
        rememberAmong(game.state, exhausted, seat)
        strike.strengthDice--
        strike.attackDice++
      },
    },
  },
  'the-rat': {
    name: 'The Rat',
    text: 'After the first Raise the Plan each player names one of the own Henchmen the Rat. At the end of its activations the Rat places a suspect of its crew in contact, if it can.',
    on: {
      *'plan-end'({ game, rule }) {
        if (game.state.round !== 1) return
        for (const seat of seatsInOrder(game)) {
          const henchmen = game.state.models.filter(
            (model) =>
              model.seat === seat &&
              model.condition !== 'casualty' &&
              !isAside(model) &&
              hasRank(game, model, 'henchman'),
          )
          const model = yield* pickModel(game, seat, henchmen, {
            name: 'rat',
            prompt: 'Which of your Henchmen is the Rat?',
            rule,
          })
          if (model !== undefined) rememberAmong(game.state, rats, model.id)
        }
      },
      *'activation-end'({ game, active }) {
        if (!isAmong(game.state, rats, active.id) || !canSet(game, active)) return
        yield* placeSuspect(game, {
          seat: active.seat,
          by: active,
          near: { of: bodyOf(game, active), inches: 0 },
          reason: 'The Rat',
        })
      },
    },
  },
}
