import { addEffect, cardOf, hasTrait, labelOf, removeEffect } from '@gargoyle/bmg-common'
import { firstAttack } from '../activation/payment.ts'
import { isHurt } from '../damage/harm.ts'
import { giveBonus } from '../effects/bonuses.ts'
import { sufferEnervating } from '../effects/suffer.ts'
import { beforeEfforts, mostEfforts, payEfforts } from '../model/effort.ts'
import type { Bmg3Rules } from '../rules/special-rule.ts'
import type { Model, Play } from '../state.ts'
import { isActive } from './helpers.ts'

/** The traits that are Mental Disorders, wherever they are kept. */
const DISORDERS: readonly string[] = (
  'aggressive-schizophrenia anger-management anxiety bipolar bloodthirsty obsessive ocd paranoid pyromania ' +
  'surgical-madness the-voices'
).split(' ')

/** What a card prints behind the name of such a trait; also the effect of a diagnosis. */
export const DISORDER = 'mental-disorder'

/** What surgery leaves behind begins with this. bmg3/trait/surgical-madness */
export const MAD = 'surgery: '

/** Whether something is wrong with a model's mind: its card says so, or a doctor has, or has seen to it. */
export const hasDisorder = (game: Play, model: Model): boolean =>
  cardOf(game, model).traits.some(
    ({ id, args }) => hasTrait(game, model, id) && (DISORDERS.includes(id) || args.includes(DISORDER)),
  ) ||
  model.effects.some(
    ({ id }) => id === DISORDER || (id.startsWith(MAD) && DISORDERS.includes(id.slice(MAD.length))),
  )

const calmDown = { purpose: 'anger-management' } as const

/** Whether the active model has made no attack yet. */
const isPent = (game: Play, owner: Model): boolean =>
  isActive(game, owner) && firstAttack(game.state.activation) === undefined

/** Traits about mental disorders. */
export const mentalDisorders: Bmg3Rules = {
  ocd: {
    name: 'OCD',
    text: 'As long as all its attacks of an activation have been on one and the same target, it adds 1 to each attack die.',
    own: {
      'attack-roll': ({ game, owner, strike }) =>
        strike !== undefined &&
        isActive(game, owner) &&
        game.state.activation?.attacked.every((id) => id === strike.target.id)
          ? 1
          : 0,
    },
  },
  bloodthirsty: {
    name: 'Bloodthirsty',
    text: 'Gains an attack bonus in Raise the Plan if it has any damage marker.',
    on: {
      'plan-start': ({ game, owner }) => {
        if (isHurt(owner)) giveBonus(game, owner, 'attack', 1)
      },
    },
  },
  paranoid: {
    name: 'Paranoid',
    text: 'Gains a defence bonus in Raise the Plan if it has any damage marker.',
    on: {
      'plan-start': ({ game, owner }) => {
        if (isHurt(owner)) giveBonus(game, owner, 'defense', 1)
      },
    },
  },
  bipolar: {
    name: 'Bipolar',
    text: 'Rolls a die when its activation starts: even gives it a free Effort this round, odd makes it suffer Enervating (1).',
    on: {
      *'activation-start'({ game, owner, active, rule }) {
        if (active !== owner) return
        const roll = game.dice.roll({
          purpose: `${labelOf(game, owner)}'s mood`,
          seat: owner.seat,
          rule,
        })
        if (roll.dice[0]!.face % 2 === 0) addEffect(game, owner, 'elated', { until: 'round' })
        else yield* sufferEnervating(game, owner, 1, owner)
      },
    },
  },
  'anger-management': {
    name: 'Anger Management',
    text: 'An activation in which it has not attacked costs it an Effort. If it cannot make one it must attack as long as it can.',
    own: {
      'must-attack': ({ game, owner }) => isPent(game, owner) && mostEfforts(game, owner, calmDown) < 1,
    },
    on: {
      *'activation-end'({ game, owner, active }) {
        if (active !== owner || !isPent(game, owner)) return
        yield* beforeEfforts(game, owner, calmDown)
        if (mostEfforts(game, owner, calmDown) >= 1) yield* payEfforts(game, owner, 1, calmDown)
      },
    },
  },
}

/** Effects of these traits. */
export const moods: Bmg3Rules = {
  elated: {
    name: 'Elated',
    text: 'The next Effort of this round is free.',
    rule: 'bmg3/trait/bipolar',
    own: { 'free-efforts': 1 },
    on: {
      'efforts-made': ({ owner, by, id }) => {
        if (by === owner) removeEffect(owner, id)
      },
    },
  },
}
