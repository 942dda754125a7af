import {
  addEffect,
  areEnemies,
  bodyOf,
  effectOn,
  hasEffect,
  isInContact,
  isOnTable,
  labelOf,
  removeEffect,
} from '@gargoyle/bmg-common'
import type { Rule } from '@gargoyle/engine'
import { flatDistance, type Spot, turn } from '@gargoyle/table'
import { canPay } from '../activation/payment.ts'
import { inflict } from '../damage/harm.ts'
import { skillRoll } from '../model/skill-roll.ts'
import { move, moveBlockedReason } from '../movement/move.ts'
import type { Bmg3Rules, Bmg3Scope } from '../rules/special-rule.ts'
import type { Model, Play } from '../state.ts'
import { type Aimed, chooseTarget, isActive, noTargetReason } from './helpers.ts'

/** A short move in between, once a round: to stay is to wait for a better moment. */
function* dash({ game, owner, id, rule }: Bmg3Scope, inches: number): Rule<void> {
  const moved = yield* move(game, { model: owner, reason: 'Fast', rule, upTo: inches })
  if (moved !== undefined && moved.path.path.legs.length > 0) owner.usedThisRound.push(id)
}

function* sneak({ game, owner, rule }: Bmg3Scope): Rule<void> {
  yield* move(game, { model: owner, reason: 'Sneaking', rule, upTo: 2 })
}

function* scoutAhead({ game, owner, rule }: Bmg3Scope): Rule<void> {
  yield* move(game, { model: owner, reason: 'Scout', rule, action: true })
}

/** Whether a model can still take a Movement action after a Special action. */
function noMoveLeftReason(game: Play, owner: Model): string | undefined {
  const why = moveBlockedReason(game, owner)
  if (why !== undefined) return why
  return canPay(game, owner, 'special', 'movement') ? undefined : 'It would have no Movement action left.'
}

const formation: Aimed = { side: 'friend', within: 8, only: 'conscious' }

function* callIn({ game, owner, rule }: Bmg3Scope): Rule<void> {
  const friend = yield* chooseTarget(game, owner, formation, { rule, prompt: 'Who moves closer?' })
  if (friend === undefined || !isOnTable(friend)) return
  const start = bodyOf(game, friend)
  const goal = bodyOf(game, owner)
  yield* move(game, {
    model: friend,
    reason: 'Stay in Formation',
    rule,
    upTo: 6,
    straight: true,
    accept: (end) =>
      isTowards(start, end, goal) ? undefined : `It must move straight towards ${labelOf(game, owner)}.`,
  })
}

/** Whether a place lies on the line to a goal and nearer to it, give or take the rounding to whole units. */
function isTowards(start: Spot, end: Spot, goal: Spot): boolean {
  const way = flatDistance(start, goal)
  if (way === 0) return false
  return Math.abs(turn(start, goal, end)) / way <= 2 && flatDistance(end, goal) < way
}

/** Hurts an enemy that walks out of contact. */
function* punish(game: Play, owner: Model, mover: Model): Rule<void> {
  yield* inflict(game, mover, { injury: 1, by: owner, cause: 'Coward’s Reward' })
}

/** Whether a model was in contact with another when it stood somewhere else. */
const wasInContact = (game: Play, mover: Model, from: Spot, owner: Model): boolean =>
  isInContact(game, { ...mover, at: from }, owner)

/** bmg3/trait/animal: fire may frighten it so that it stays where it is for a round. */
function* shyAtFire({ game, owner, rule }: Bmg3Scope): Rule<void> {
  if (!isOnTable(owner) || !hasEffect(owner, 'fire')) return
  const { passed } = yield* skillRoll(game, owner, 'willpower', {
    reason: 'fire',
    rule,
    final: true,
  })
  if (!passed) addEffect(game, owner, 'panic', { until: 'game', value: 2 })
}

/** Traits about moving. */
export const movement: Bmg3Rules = {
  // bmg3/trait/fast
  fast: {
    name: 'Fast',
    text: 'Once a round, when anybody has finished an action, it may move as many inches as the number says, unless it is knocked down.',
    on: {
      'action-done': (it) => {
        const { owner, args, id } = it
        // Standing up takes a Movement action. bmg3/core/stand-up
        if (owner.condition !== 'up' || owner.usedThisRound.includes(id)) return undefined
        return dash(it, Number(args[0] ?? 2))
      },
    },
  },
  // bmg3/trait/sneaking
  sneaking: {
    name: 'Sneaking',
    text: 'At the start of each Recount it may move up to 2", as if in a Movement action.',
    on: { 'recount-start': sneak },
  },
  scout: {
    name: 'Scout',
    text: 'Before the first round it may move as if in a Movement action.',
    on: { deployed: scoutAhead },
  },
  tireless: {
    name: 'Tireless',
    text: 'It may spend its Special action to move 2" further in this activation.',
    action: {
      kind: 'special',
      why: ({ game, owner, id }) =>
        hasEffect(owner, id) ? 'It does so already.' : noMoveLeftReason(game, owner),
      perform: ({ game, owner, id }) => {
        addEffect(game, owner, id, { until: 'activation' })
      },
    },
    effect: { text: 'It moves 2" further in this activation.', own: { movement: 2 } },
  },
  anxiety: {
    name: 'Anxiety',
    text: 'A Mental Disorder. It moves 2" further, but must take a Movement action in its activation if it can.',
    own: { movement: 2, 'must-move': true },
  },
  'climbing-claws': {
    name: 'Climbing Claws',
    text: 'Climbing never impairs it, and its moves may end anywhere on a wall or ladder that can be climbed.',
    // Who hangs on a wall hangs there K.O., too.
    always: true,
    own: { 'ignores-impaired': ({ purpose }) => purpose === 'climb', clings: true },
  },
  'mechanical-mount': {
    name: 'Mechanical Mount',
    text: 'It moves 4" further, but neither jumps nor climbs.',
    own: { movement: 4, 'cannot-jump': true, 'cannot-climb': true },
  },
  amphibious: {
    name: 'Amphibious',
    text: 'Water does not impair it, and going into a sewer costs it no action.',
    own: { wades: true, 'sewer-without-action': true },
  },
  animal: {
    name: 'Animal',
    text: 'It steps over obstacles up to 2" high, but neither climbs nor jumps. If it is on fire in the Recount, it takes a Willpower roll that is never rolled again; if it fails, it cannot move in the next round. It buys no equipment.',
    own: { 'steps-over': { raisedTo: 2 }, 'cannot-climb': true, 'cannot-jump': true },
    on: { 'recount-start': shyAtFire },
  },
  'stay-in-formation': {
    name: 'Stay in Formation',
    text: 'Once a game, in its activation, a friend within 8" may move up to 6" straight towards it.',
    action: {
      kind: 'free',
      limit: 'game',
      why: ({ game, owner }) => noTargetReason(game, owner, formation),
      perform: callIn,
    },
  },
  'cowards-reward': {
    name: 'Coward’s Reward',
    text: 'An enemy that moves out of contact with it takes an injury, unless this model is K.O.',
    on: {
      moved: ({ game, owner, mover, from, how }) => {
        if (how === 'place' || !areEnemies(owner, mover) || !isOnTable(mover)) return undefined
        if (!wasInContact(game, mover, from, owner) || isInContact(game, mover, owner)) return undefined
        return punish(game, owner, mover)
      },
    },
  },
  stupid: {
    name: 'Stupid',
    text: 'It can never take a Manipulate action.',
    own: { 'cannot-manipulate': ({ game, owner }) => !isMindedByHarley(game, owner) },
  },
}

/** bmg3/trait/harleys-best-friends */
const isMindedByHarley = (game: Play, owner: Model): boolean =>
  isActive(game, owner) && hasEffect(owner, 'harleys-best-friends')

/** Effects of these traits. */
export const movingEffects: Bmg3Rules = {
  panic: {
    name: 'Panic',
    text: 'It cannot move until the next round is over.',
    own: { 'cannot-move': ({ effect }) => (effect?.value ?? 0) < 2 },
    on: {
      // Put on at the end of one round, it holds for the whole of the next.
      refresh: ({ owner, id }) => {
        const effect = effectOn(owner, id)
        if (effect !== undefined && --effect.value <= 0) removeEffect(owner, id)
      },
    },
  },
}
