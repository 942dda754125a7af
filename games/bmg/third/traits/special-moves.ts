import {
  addEffect,
  areEnemies,
  boardOf,
  bodyAt,
  bodyOf,
  enemiesInContact,
  isInContact,
  isOnTable,
  type JudgedMove,
  opponentOf,
  place,
  removeEffect,
  removeMarker,
  within,
} from '@gargoyle/bmg-common'
import type { Rule } from '@gargoyle/engine'
import { type Body, inContact, nearestOnSegment, type Spot } from '@gargoyle/table'
import { canPay } from '../activation/payment.ts'
import { strengthAttack } from '../attack/strength-attack.ts'
import { hasMovedAtAll } from '../effects/table-rules.ts'
import { move, moveBlockedReason } from '../movement/move.ts'
import { applies, trigger } from '../rules/rule-system.ts'
import type { ActionRule, Bmg3Rule, Bmg3Rules, Bmg3Scope } from '../rules/special-rule.ts'
import type { Model, Play } from '../state.ts'
import { chooseMarker, isActive, suspectsNear } from './helpers.ts'

/** Why there is no Movement action to come that a special action could change. */
function noMoveToComeReason(game: Play, owner: Model): string | undefined {
  if (!isActive(game, owner)) return 'Only in its own activation.'
  return canPay(game, owner, 'special', 'movement')
    ? undefined
    : 'It has no Movement action left to use this with.'
}

/** Ends an effect with the owner's next Movement action. */
const untilMoved: Bmg3Rule['on'] = {
  'action-done': ({ owner, effect, action }) => {
    if (effect && action.actor === owner && action.kind === 'movement') removeEffect(owner, effect.id)
  },
}

/** A Movement action through the air, so many inches further. */
export const wings = (inches: number, why?: ActionRule['why']): ActionRule => ({
  kind: 'special',
  limit: 'round',
  why: (it) => noMoveToComeReason(it.game, it.owner) ?? why?.(it),
  perform: ({ game, owner }) => {
    addEffect(game, owner, 'airborne', { until: 'activation', value: inches })
  },
})

/** What is not to be used in two activations running: when it was, and that an activation has passed since. */
const HOOK = 'grapple'

/** bmg3/trait/batclaw, under all its names. */
const grapple = (name: string): Bmg3Rule => ({
  name,
  text: 'Special, once a round and never in two activations running: this activation’s Movement action goes 6" further and through the air, in any direction, over obstacles and difficult ground.',
  action: {
    ...wings(6, ({ game, owner }) => {
      const used = owner.lastUse[HOOK]
      return used !== undefined && used !== game.state.round
        ? 'It was used in its last activation.'
        : undefined
    }),
    perform: ({ game, owner }) => {
      owner.lastUse[HOOK] = game.state.round
      addEffect(game, owner, 'airborne', { until: 'activation', value: 6 })
    },
  },
  on: {
    'activation-end': ({ game, owner, active }) => {
      const used = owner.lastUse[HOOK]
      if (active === owner && used !== undefined && used !== game.state.round) delete owner.lastUse[HOOK]
    },
  },
})

/** Whether a base meets another one on a straight way. */
function meetsOnLeg(game: Play, owner: Model, from: Spot, to: Spot, other: Body): boolean {
  const near = nearestOnSegment(from.x, from.y, to.x, to.y, other.x, other.y)
  // A model that it only moves away from is not met.
  if (near.x === from.x && near.y === from.y) return false
  return [from.z, to.z].some((z) => inContact(boardOf(game), bodyAt(game, owner, { ...near, z }), other))
}

/**
 * bmg3/trait/charge, bmg3/trait/accelerated-venom: all models whose base is met on the way walked, friends included. The
 * way is straight where none is given.
 */
export function metOnTheWay(game: Play, owner: Model, from: Spot, walk?: JudgedMove): readonly Model[] {
  if (!isOnTable(owner)) return []
  const ends = walk?.path.legs.map(({ to }) => to) ?? [owner.at]
  return game.state.models.filter((other) => {
    if (other === owner || !isOnTable(other)) return false
    const body = bodyOf(game, other)
    return ends.some((to, i) => meetsOnLeg(game, owner, ends[i - 1] ?? from, to, body))
  })
}

const wouldTouchEnemy = (game: Play, owner: Model, at: Spot): boolean =>
  game.state.models.some((enemy) => areEnemies(owner, enemy) && isInContact(game, { ...owner, at }, enemy))

/** bmg3/trait/combat-flip: into, around or out of a fight. */
function* flip({ game, owner, rule }: Bmg3Scope): Rule<void> {
  const fighting = enemiesInContact(game, owner).length > 0
  yield* move(game, {
    model: owner,
    upTo: 3,
    reason: 'Combat Flip',
    rule,
    accept: (end) =>
      fighting || wouldTouchEnemy(game, owner, end) ? undefined : 'It must end in contact with an enemy.',
  })
}

/** bmg3/trait/tracking */
function* track({ game, owner, rule }: Bmg3Scope): Rule<void> {
  const found = suspectsNear(game, owner, 4, opponentOf(game, owner.seat))
  const suspect = yield* chooseMarker(game, owner.seat, found, { rule, prompt: 'Which suspect is tracked?' })
  if (suspect === undefined) return
  removeMarker(game, suspect)
  yield* trigger(game, 'suspect-removed', { suspect, by: owner })
  yield* move(game, { model: owner, upTo: 4, reason: 'Tracking', rule })
}

/** Special actions that get a model somewhere, or out of sight. */
export const specialMoves: Bmg3Rules = {
  batclaw: grapple('Batclaw'),
  'hook-arrow': grapple('Hook Arrow'),
  fly: {
    name: 'Fly',
    text: 'Special, once a round: this activation’s Movement action goes 8" further and through the air, in any direction, over obstacles and difficult ground.',
    action: wings(8),
  },
  charge: {
    name: 'Charge',
    text: 'Special, before it moves: this activation’s Movement action is a straight line, and a Strength die that does two stuns is rolled against every model it meets on the way.',
    special: {
      until: 'activation',
      why: ({ game, owner }) =>
        hasMovedAtAll(game.state.activation) ? 'It has moved.' : noMoveToComeReason(game, owner),
      text: 'The next Movement action is a straight line that hurts whoever is met.',
      own: { 'moves-straight': true },
      on: {
        ...untilMoved,
        *moved({ game, owner, mover, from, how }) {
          // Only its Movement action counts: before that is paid for, it has not moved.
          if (mover !== owner || how === 'place' || !isActive(game, owner) || !game.state.activation?.moved)
            return
          const met = metOnTheWay(game, owner, from)
          if (met.length === 0) return
          yield* strengthAttack(game, owner, met, {
            name: 'Charge',
            damage: { stun: 2, injury: 0 },
            kind: 'melee',
          })
        },
      },
    },
  },
  'combat-flip': {
    name: 'Combat Flip',
    text: 'Special: this model moves 3", if it is in contact with an enemy before or after that.',
    action: {
      kind: 'special',
      why: ({ game, owner }) =>
        moveBlockedReason(game, owner) ??
        (game.state.models.some(
          (enemy) => areEnemies(owner, enemy) && enemy.condition !== 'ko' && within(game, owner, enemy, 3),
        )
          ? undefined
          : 'No enemy is near enough.'),
      perform: flip,
    },
  },
  'super-jump': {
    name: 'Super Jump',
    text: 'Special: this model is placed completely within 6" of where it is.',
    action: {
      kind: 'special',
      why: ({ game, owner }) => moveBlockedReason(game, owner),
      *perform({ game, owner, rule }) {
        yield* place(game, {
          model: owner,
          reason: 'Super Jump',
          rule,
          near: { of: bodyOf(game, owner), upTo: 6, completely: true },
        })
      },
    },
  },
  tracking: {
    name: 'Tracking',
    text: 'Special, once a round: remove an enemy suspect within 4", and this model moves up to 4".',
    action: {
      kind: 'special',
      limit: 'round',
      why: ({ game, owner }) =>
        suspectsNear(game, owner, 4, opponentOf(game, owner.seat)).length === 0
          ? 'No enemy suspect is within 4".'
          : moveBlockedReason(game, owner),
      perform: track,
    },
  },
  concealment: {
    name: 'Concealment',
    text: 'Special: until the round ends enemies see this model only in contact, even in the light, unless a rule of theirs finds hidden models.',
    special: {
      until: 'round',
      name: 'Concealed',
      text: 'Enemies see it only in contact until the round ends.',
      own: {
        unseen: ({ game, owner, other }) =>
          other !== undefined && areEnemies(owner, other) && !applies(game, 'sees-through', { about: other }),
      },
    },
  },
}

/** Effects of these traits. */
export const onTheMove: Bmg3Rules = {
  airborne: {
    name: 'Through the air',
    text: 'The next Movement action of this activation goes through the air, and further.',
    rule: 'bmg3/trait/batclaw',
    own: { flies: true, 'flight-bonus': ({ effect }) => effect?.value ?? 0 },
    on: untilMoved,
  },
}
