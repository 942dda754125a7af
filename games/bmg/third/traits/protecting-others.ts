import { addEffect, areEnemies, hasTrait, labelOf, type ModelId, profileOf } from '@gargoyle/bmg-common'
import { isAmong, memory, rememberAmong } from '@gargoyle/engine'
import type { Strike } from '../attack/strike.ts'
import { isCalled } from '../catalogue/called.ts'
import { crewOf } from '../model/crew.ts'
import { beforeEfforts, mostEfforts, payEfforts } from '../model/effort.ts'
import { applies } from '../rules/rule-system.ts'
import type { Bmg3Rules } from '../rules/special-rule.ts'
import type { Model, Play } from '../state.ts'
import { chooseModelOrNone, isTarget, offer, paysEffort, targetsOf } from './helpers.ts'

/** How near those must be who step in for each other. */
export const AT_HAND = { side: 'friend', within: 4, seen: true } as const

/** Whether a strike of an enemy is about to hurt a model. */
export const hurts = (strike: Strike, model: Model): boolean =>
  strike.sufferer === model && areEnemies(strike.attacker, model) && strike.hits + strike.strengthHits > 0

export function stepIn(game: Play, strike: Strike, substitute: Model): void {
  const spared = strike.sufferer
  strike.sufferer = substitute
  game.emit(() => ({
    name: 'stepped-in',
    text: `${labelOf(game, substitute)} takes the hits for ${labelOf(game, spared)}.`,
    about: { model: substitute.id, spared: spared.id },
  }))
}

/** The Boss, and models that other rules guard as the Boss. */
const isGuarded = (game: Play, owner: Model, sufferer: Model): boolean =>
  sufferer.id === crewOf(game, owner.seat).boss ||
  (sufferer.seat === owner.seat && applies(game, 'guarded-as-boss', { about: sufferer }))

/** Models that have made the Effort to step in, in an attack. */
const guards = memory<readonly ModelId[]>('bodyguard/guards', [])

/** Traits of models that protect others, and of models that others protect. */
export const protectingOthers: Bmg3Rules = {
  bodyguard: {
    name: 'Bodyguard',
    text: 'When an enemy hits the Boss of its crew, within 4" and in its sight, this model may make an Effort to take all hits and statuses of that attack itself; one Effort is enough for all whom it guards in an attack.',
    on: {
      *'hits-kept'({ game, owner, strike, rule, id }) {
        const { sufferer } = strike
        if (!isGuarded(game, owner, sufferer) || !hurts(strike, sufferer)) return
        if (!isTarget(game, owner, sufferer, AT_HAND)) return
        const paid =
          isAmong(strike.attack, guards, owner.id) ||
          applies(game, 'guards-for-nothing', { about: owner, other: sufferer })
        const asking = {
          name: id,
          prompt: `Does ${labelOf(game, owner)} ${paid ? '' : 'make an Effort to '}take the hits for ${labelOf(game, sufferer)}?`,
          rule,
        }
        const steps = paid
          ? yield* offer(game, owner.seat, asking)
          : yield* paysEffort(game, owner, { purpose: id, strike }, asking)
        if (!steps) return
        if (!paid) rememberAmong(strike.attack, guards, owner.id)
        stepIn(game, strike, owner)
      },
    },
  },
  'protect-me': {
    name: 'Protect Me!',
    text: 'When an enemy hits this model, it may make an Effort to have a friend other than a Vehicle, within 4" and in its sight, suffer the attack instead.',
    on: {
      *'hits-kept'({ game, owner, strike, rule, id }) {
        const what = { purpose: id, strike }
        if (!hurts(strike, owner) || mostEfforts(game, owner, what) < 1) return
        const shields = targetsOf(game, owner, {
          ...AT_HAND,
          vehicles: false,
          if: (friend) =>
            !applies(game, 'cannot-be-target', { about: friend, other: strike.attacker }) &&
            // bmg3/trait/fear-advantage: those cost no Effort, and are asked for by themselves.
            !(hasTrait(game, owner, 'fear-advantage') && hasTrait(game, friend, 'nightmare')),
        })
        const shield = yield* chooseModelOrNone(game, owner.seat, shields, {
          name: id,
          prompt: `Who takes the hits for ${labelOf(game, owner)}? It costs an Effort.`,
          rule,
        })
        if (shield === undefined) return
        // bmg3/effect/enervating: the opponent may see to it that it cannot.
        yield* beforeEfforts(game, owner, what)
        if (mostEfforts(game, owner, what) < 1) return
        yield* payEfforts(game, owner, 1, what)
        stepIn(game, strike, shield)
      },
    },
  },
  'true-love': {
    name: 'True Love (name)',
    text: 'When the named friend is taken out of the game, its Willpower and Attack are 1 higher for the rest of it.',
    // It works while the model is K.O., too.
    always: true,
    on: {
      casualty: ({ game, owner, args, victim }) => {
        if (victim === owner || victim.seat !== owner.seat) return
        if (args.some((name) => isCalled(profileOf(game, victim), name)))
          addEffect(game, owner, 'heartbroken', { until: 'game' })
      },
    },
  },
}

/** Effects of these traits. */
export const loyaltyEffects: Bmg3Rules = {
  heartbroken: {
    name: 'Heartbroken',
    text: 'Willpower and Attack are 1 higher.',
    rule: 'bmg3/trait/true-love',
    own: { willpower: 1, attack: 1 },
  },
}
