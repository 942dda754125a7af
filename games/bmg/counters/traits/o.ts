import { addEffect, areEnemies, isOnTable, removeEffect, sees } from '@gargoyle/bmg-common'
import { automaticImpacts } from '../attack/automatic-impacts.ts'
import { chooseModel } from '../model/choose-model.ts'
import { release } from '../model/grip.ts'
import { isInGame } from '../model/in-game.ts'
import { moveCounters } from '../model/move-counters.ts'
import type { CounterRules } from '../rules/special-rule.ts'
import type { Model, Play } from '../state.ts'
import type { Weapon } from '../vocabulary.ts'
import { onEnemySeen } from './helpers.ts'

const friendsSeen = (game: Play, owner: Model): readonly Model[] =>
  game.state.models.filter(
    (model) => model !== owner && model.seat === owner.seat && isOnTable(model) && sees(game, owner, model),
  )

/** What a pistol that fires once is. bmg1/trait/one-shot-gun */
const ONE_SHOT: Weapon = {
  id: 'one-shot-gun',
  name: 'One Shot Gun',
  damage: { injury: 3, stun: 0 },
  rules: [{ id: 'crt', args: ['casualty'] }],
}

/** Traits whose names begin with O. */
export const o: CounterRules = {
  // bmg1/trait/obsessive, bmg1/core/mental-disorder
  obsessive: {
    name: 'Obsessive',
    text: 'Once it has attacked an enemy it attacks only that one until it is K.O. or out, with Strength 1 better.',
    disorder: true,
    own: {
      'only-attacks': ({ owner, other }) =>
        other !== undefined && obsessionOf(owner) === other.id && isHunted(other),
      // bmg1/core/sewers: it does not change its target because that has gone down.
      'may-not-attack': ({ game, owner, other }) => {
        const held = game.state.models[obsessionOf(owner) ?? -1]
        return held !== undefined && held !== other && held.sewerSince !== undefined && isHunted(held)
      },
      strength: ({ owner, strike }) =>
        strike !== undefined && obsessionOf(owner) === strike.sufferer.id ? -1 : 0,
    },
    on: {
      'attack-resolved'({ game, owner, attack }) {
        const [first] = attack.strikes
        if (attack.attacker !== owner || first === undefined || !areEnemies(owner, first.target)) return
        const held = game.state.models[obsessionOf(owner) ?? -1]
        if (held !== undefined && isHunted(held)) return
        removeEffect(owner, 'obsession')
        if (isHunted(first.target))
          addEffect(game, owner, 'obsession', { until: 'game', args: [`${first.target.id}`] })
      },
    },
  },
  // bmg1/trait/one-armed, bmg2/trait/one-armed
  'one-armed': {
    name: 'One-Armed',
    text: 'Block dice are 1 worse.',
    own: { 'block-roll': -1 },
  },
  // bmg1/trait/one-shot-gun
  'one-shot-gun': {
    name: 'One Shot Gun',
    text: 'Once a game, instead of attacking: an enemy in sight within 20 cm takes a hit of Strength 2+ with three injuries, and a critical makes a casualty.',
    action: {
      ...onEnemySeen(
        20,
        { cost: { attack: 2, special: 2 }, limit: 'game', weapon: ONE_SHOT },
        (game, target, by) => {
          // bmg1/core/grab: it attacks another than the model it holds.
          release(game, by, target)
          const { name, damage, rules } = ONE_SHOT
          return automaticImpacts(game, target, {
            impacts: 1,
            strength: 2,
            damage,
            name,
            by,
            isAttack: true,
            rules,
          })
        },
      ),
      attack: true,
    },
  },
  // bmg1/trait/order
  order: {
    name: 'Order',
    text: 'Once an activation a friend in sight moves up to two of its counters.',
    action: {
      cost: { special: 1 },
      limit: 'activation',
      why: ({ game, owner }) => (friendsSeen(game, owner).length === 0 ? 'It sees no friend.' : undefined),
      *perform({ game, owner, rule }) {
        const friend = yield* chooseModel(game, owner.seat, {
          name: 'target',
          prompt: 'Who gets the order?',
          rule,
          among: friendsSeen(game, owner),
        })
        yield* moveCounters(game, owner.seat, friend, 2, 'Order', owner)
      },
    },
  },
}

const obsessionOf = (owner: Model): number | undefined => {
  const held = owner.effects.find(({ id }) => id === 'obsession')
  return held === undefined ? undefined : Number(held.args[0])
}

/** Below ground too. bmg1/trait/obsessive */
const isHunted = (target: Model): boolean => isInGame(target) && target.condition !== 'ko'

/** Effects of these traits. */
export const oEffects: CounterRules = {
  obsession: { name: 'Obsessed', text: 'It attacks one enemy only.' },
}
