import {
  addEffect,
  bodyOf,
  hasRank,
  hasTrait,
  isConscious,
  isOnTable,
  labelOf,
  type ModelId,
  modelOf,
  removeEffect,
  within,
} from '@gargoyle/bmg-common'
import { memory, type Rule, recall, remember } from '@gargoyle/engine'
import { giveAudacity } from '../activation/audacity.ts'
import { inspireRange } from '../activation/inspire.ts'
import { grantExtraAction } from '../activation/payment.ts'
import { strengthAttack } from '../attack/strength-attack.ts'
import { caughtBy } from '../attack/templates.ts'
import type { ObjectiveCard } from '../cards/card.ts'
import { takeFrom } from '../cards/hand.ts'
import { becomeCasualty } from '../damage/casualty.ts'
import { inflict } from '../damage/harm.ts'
import { crewOf } from '../model/crew.ts'
import { move, moveBlockedReason } from '../movement/move.ts'
import type { Bmg3Rule, Bmg3Rules, Bmg3Scope } from '../rules/special-rule.ts'
import type { Model, Play } from '../state.ts'
import { chooseModel, chooseModelOrNone, targetsOf } from './helpers.ts'
import { onTarget, ruleOf } from './special-actions.ts'

/*
 * What a Task counter does, and what a Cranial Bomb Activated card says, is ours: no source prints either. A Task is an
 * action more; the bomb is a card that blocks a place in the hand until it goes off.
 */

export const TASK = 'task'

/** bmg3/trait/volunteer: those who came of their own will may let others do it. */
function* passOn(game: Play, volunteer: Model): Rule<Model> {
  const others = targetsOf(game, volunteer, { side: 'friend', within: 8, seen: true, only: 'conscious' })
  const asking = {
    rule: ruleOf('volunteer'),
    name: 'volunteer',
    prompt: `Who gets the Task of ${labelOf(game, volunteer)} instead?`,
  }
  return (yield* chooseModelOrNone(game, volunteer.seat, others, asking)) ?? volunteer
}

const giveCounter = (game: Play, model: Model): void => {
  addEffect(game, model, TASK, { until: 'game' })
  game.emit(() => ({ name: 'task', text: `${labelOf(game, model)} has a Task.`, about: { model: model.id } }))
}

/** Gives a model a Task counter, and lets those act who are interested in it. */
export function* giveTask(game: Play, model: Model): Rule<void> {
  const bearer = hasTrait(game, model, 'volunteer') ? yield* passOn(game, model) : model
  giveCounter(game, bearer)
  for (const commander of game.state.models) {
    if (commander.seat !== bearer.seat || commander === bearer || !isOnTable(commander)) continue
    if (!isConscious(commander) || !hasTrait(game, commander, 'a-r-g-u-s-commander')) continue
    if (!within(game, commander, bearer, 4)) continue
    const boss = modelOf(game, crewOf(game, commander.seat).boss)
    const team = targetsOf(game, boss, {
      side: 'friend',
      within: inspireRange(game, boss),
      only: 'conscious',
      if: (friend) => friend !== bearer,
    })
    const asking = {
      rule: ruleOf('a-r-g-u-s-commander'),
      prompt: 'Who gets a Task as well?',
      name: 'second-task',
    }
    const other = yield* chooseModel(game, commander.seat, team, asking)
    if (other !== undefined) giveCounter(game, other)
  }
}

/** The id of the bomb's card, and of the counter of those that are in play. */
export const BOMB = 'cranial-bomb'

/** How many bombs there are for a crew. */
const BOMBS = 3

/** The models that a bomb may kill: the active one, or those with First to Fall, but no Volunteer. */
const victims = (game: Play, seat: Model['seat']): readonly Model[] =>
  game.state.models.filter(
    (model) =>
      model.seat === seat &&
      isOnTable(model) &&
      !hasTrait(game, model, 'volunteer') &&
      !hasTrait(game, model, 'swarm') &&
      (game.state.activation?.model === model.id || hasTrait(game, model, 'first-to-fall')),
  )

/** The card that Cranial Bombs are. It is in no deck, and cannot be discarded. */
export const bombCards: Readonly<Record<string, ObjectiveCard>> = {
  [BOMB]: {
    name: 'Cranial Bomb Activated',
    affiliations: ['suicide-squad'],
    copies: BOMBS,
    type: 'violence',
    victoryPoints: 1,
    play: 'execute',
    score: 'instant',
    keywords: ['stays-in-hand'],
    objective: { text: 'Never met: it can only go off.', met: () => false },
    resource: {
      text: 'The active friend, unless it is a Volunteer, is taken out of the game, and every model within 2" of it takes two injuries.',
      cost: 0,
      timing: 'activation',
      why: ({ game, seat }) => (victims(game, seat).length > 0 ? undefined : 'There is nobody with a bomb.'),
      *perform({ game, seat }) {
        const asking = { rule: ruleOf('reckless-leader'), prompt: 'Whose bomb goes off?' }
        const victim = yield* chooseModel(game, seat, victims(game, seat), asking)
        if (victim === undefined || !isOnTable(victim)) return
        // bmg3/trait/back-on-track: the threat was enough.
        if (hasTrait(game, victim, 'back-on-track') && removeEffect(victim, TASK)) {
          game.emit(() => ({ name: 'spared', text: `${labelOf(game, victim)} is back on track.` }))
          return
        }
        const near = game.state.models.filter(
          (model) => model !== victim && isOnTable(model) && within(game, victim, model, 2),
        )
        remember(victim, wasBombed, true)
        yield* becomeCasualty(game, victim, undefined)
        for (const model of near) yield* inflict(game, model, { injury: 2, cause: 'Cranial Bomb' })
      },
    },
  },
}

const bombsOut = (game: Play, seat: Model['seat']): number => crewOf(game, seat).counters[BOMB] ?? 0

/** Puts a bomb that left the hand back on its pile. */
export function bombBack(game: Play, seat: Model['seat']): void {
  crewOf(game, seat).counters[BOMB] = bombsOut(game, seat) - 1
}

/** Whether a bomb has killed a model: one in its head, or one that it carried. */
export const wasBombed = memory<boolean>('cranial-bomb/killed', false)

/** Cards that went off go back to the pile. */
export const bombPile: Bmg3Rule<undefined> = {
  name: 'Cranial Bombs',
  text: 'A Cranial Bomb Activated card that was played goes back to its pile in the Recount.',
  rule: 'bmg3/trait/reckless-leader',
  on: {
    'recount-start': ({ game }) => {
      for (const seat of game.seats) {
        const crew = crewOf(game, seat)
        while (takeFrom(crew.spent, BOMB)) crew.counters[BOMB] = bombsOut(game, seat) - 1
      }
    },
  },
}

const timid = (game: Play, owner: Model): readonly Model[] =>
  game.state.models.filter(
    (model) =>
      model.seat === owner.seat &&
      isOnTable(model) &&
      isConscious(model) &&
      !model.audacity &&
      !model.activated,
  )

const EXPENDABLE = { strength: 2, damage: { stun: 0, injury: 3 } } as const

/** How many Movement actions of this activation each model has tracked, by its id. */
const actionsTracked = memory<Readonly<Record<ModelId, number>>>('tracking-device/tracked', {})

const tracked = ({ state: { activation } }: Play, owner: Model): number =>
  (activation && recall(activation, actionsTracked)[owner.id]) ?? 0

function countTracked(game: Play, owner: Model): void {
  const { activation } = game.state
  if (activation === undefined) return
  const counts = { ...recall(activation, actionsTracked), [owner.id]: tracked(game, owner) + 1 }
  remember(activation, actionsTracked, counts)
}

/** bmg3/trait/tracking-device: a friend follows an enemy. */
function* follow({ game, owner, id, rule }: Bmg3Scope): Rule<void> {
  const boss = modelOf(game, crewOf(game, owner.seat).boss)
  const team = targetsOf(game, boss, {
    side: 'friend',
    within: inspireRange(game, boss),
    if: (friend) => moveBlockedReason(game, friend) === undefined,
  })
  const asking = { rule, name: id, prompt: 'Which friend moves up to 4"?' }
  const friend = yield* chooseModelOrNone(game, owner.seat, team, asking)
  if (friend !== undefined) yield* move(game, { model: friend, upTo: 4, reason: 'Tracking Device', rule })
}

/** Traits of the Suicide Squad. */
export const tasks: Bmg3Rules = {
  volunteer: {
    name: 'Volunteer',
    text: 'No Cranial Bomb goes off in it. When it would get a Task counter, a friend within 8" and in sight may get it instead.',
    // The core of it is where Tasks are given and bombs go off.
    keyword: true,
  },
  'a-r-g-u-s-commander': {
    name: 'A.R.G.U.S. Commander',
    text: 'When a friend within 4" gets a Task counter, another friend within the range of Inspire gets one as well.',
    keyword: true,
  },
  'first-to-fall': {
    name: 'First to Fall',
    text: 'A Cranial Bomb may go off in it although it is not the active model.',
    keyword: true,
  },
  'reckless-leader': {
    name: 'Reckless Leader',
    text: 'Once in its activation it may take a Cranial Bomb Activated card into your hand, if there is room for it, to give up to two friends without Audacity a marker each.',
    action: {
      kind: 'free',
      limit: 'activation',
      why: ({ game, owner }) => {
        if (bombsOut(game, owner.seat) >= BOMBS) return 'All Cranial Bombs are in play.'
        if (crewOf(game, owner.seat).hand.length >= 4) return 'There is no room in your hand.'
        return timid(game, owner).length > 0
          ? undefined
          : 'No friend is without Audacity and yet to activate.'
      },
      *perform({ game, owner, rule }) {
        const crew = crewOf(game, owner.seat)
        crew.counters[BOMB] = bombsOut(game, owner.seat) + 1
        crew.hand.push(BOMB)
        for (let left = 2; left > 0; left--) {
          const asking = {
            rule,
            name: 'audacity-to',
            prompt: 'Who gets Audacity?',
          }
          const friend = yield* chooseModelOrNone(game, owner.seat, timid(game, owner), asking)
          if (friend === undefined) return
          giveAudacity(game, friend)
        }
      },
    },
  },
  'honor-among-thieves': {
    name: 'Honor among Thieves',
    text: 'Once a game, in its activation, a Cranial Bomb Activated card of your hand goes back to its pile.',
    action: {
      kind: 'free',
      limit: 'game',
      why: ({ game, owner }) =>
        crewOf(game, owner.seat).hand.includes(BOMB) ? undefined : 'There is no Cranial Bomb in your hand.',
      perform: ({ game, owner }) => {
        const crew = crewOf(game, owner.seat)
        if (takeFrom(crew.hand, BOMB)) crew.counters[BOMB] = bombsOut(game, owner.seat) - 1
      },
    },
  },
  'henchman-bomb': {
    name: 'Henchman Bomb',
    text: 'Special, once a game: an Explosive template on a friendly Henchman. Everybody under it is hit on a Strength die of 2+ for three injuries, and the Henchman is out of the game.',
    action: onTarget(
      ({ game }) => ({ side: 'friend', if: (friend) => hasRank(game, friend, 'henchman') }),
      'Who goes off?',
      function* ({ game, owner, target }) {
        if (!isOnTable(target)) return
        const caught = caughtBy(game, bodyOf(game, target), [target])
        if (caught.length > 0)
          yield* strengthAttack(game, owner, caught, { name: 'Henchman Bomb', ...EXPENDABLE })
        remember(target, wasBombed, true)
        yield* becomeCasualty(game, target, undefined)
      },
      'game',
    ),
  },
  'tracking-device': {
    name: 'Tracking Device',
    text: 'Special: until the round ends, for each Movement action that an enemy ends within 8", you may move a friend within the range of Inspire up to 4" at the end of that activation.',
    action: {
      kind: 'special',
      perform: ({ game, owner, id }) => {
        addEffect(game, owner, id, { until: 'round' })
      },
    },
    effect: {
      text: 'Enemies that end a Movement action within 8" let a friend move at the end of that activation.',
      on: {
        'action-done': ({ game, owner, action }) => {
          const { actor, kind } = action
          if (
            kind === 'movement' &&
            actor.seat !== owner.seat &&
            isOnTable(actor) &&
            within(game, owner, actor, 8)
          )
            countTracked(game, owner)
        },
        *'activation-end'(it) {
          // Each time, not once an activation.
          for (let left = tracked(it.game, it.owner); left > 0; left--) yield* follow(it)
        },
      },
    },
  },
}

/** Effects on models with tasks. */
export const taskEffects: Bmg3Rules = {
  task: {
    name: 'Task',
    text: 'Has a Manipulate action more in its next activation.',
    rule: 'bmg3/trait/volunteer',
    on: {
      'activation-start': ({ game, owner, active, id }) => {
        if (active !== owner) return
        removeEffect(owner, id)
        grantExtraAction(game, owner, { kind: 'manipulate', source: 'Task' })
      },
    },
  },
}
