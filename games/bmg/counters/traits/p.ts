import {
  addEffect,
  cardOf,
  effectOn,
  labelOf,
  modelOf,
  removeEffect,
  sees,
  within,
} from '@gargoyle/bmg-common'
import { recall, remember, roundMemory } from '@gargoyle/engine'
import { canActivate } from '../activation/activation.ts'
import { inflict } from '../damage/inflict.ts'
import { sufferEffect } from '../damage/suffer.ts'
import { inUnits, ruleId } from '../edition.ts'
import { agrees, chooseModel, chooseModelOrNone } from '../model/choose-model.ts'
import { gainCounter, payCounters } from '../model/counters.ts'
import { orderNext } from '../round/order-next.ts'
import { canPrepare } from '../round/raise-a-plan.ts'
import { applies, CURED } from '../rules/rule-system.ts'
import type { CounterRules } from '../rules/special-rule.ts'
import type { Model, Play } from '../state.ts'
import { canPayTrait, enemiesSeen, fallenBeside, isCancelled, isHurt } from './helpers.ts'

/** Markers that a Power Armor takes before it must be repaired. */
const ARMOUR = 3

/** The models it can analyse: friends and enemies in sight within 20 cm. bmg1/trait/psychoanalysis */
const patients = (game: Play, owner: Model): readonly Model[] =>
  game.state.models.filter(
    (model) => model !== owner && within(game, owner, model, inUnits(game, 20)) && sees(game, owner, model),
  )

/**
 * The models it can steal from: K.O. models that have a weapon and are not immune. bmg1/trait/pickpocket,
 * bmg2/trait/safe-hands
 */
const pockets = (game: Play, owner: Model): readonly Model[] =>
  fallenBeside(game, owner).filter(
    (model) => model.arms.length > 0 && !applies(game, 'immune', { about: model, purpose: 'steal' }),
  )

/** Whether a model has persuaded an enemy this round. bmg2/trait/persuasive */
const hasPersuaded = roundMemory<boolean>('persuasive/used', false)

/** Traits whose names begin with P. */
export const p: CounterRules = {
  // bmg1/trait/paranoid, bmg2/trait/paranoid, bmg1/core/mental-disorder
  paranoid: {
    name: 'Paranoid',
    text: 'With at least one marker it has a free DC in Raise a Plan, within its limit.',
    disorder: true,
    on: {
      'plan-start'({ game, owner }) {
        if (canPrepare(game, owner) && isHurt(owner)) gainCounter(game, owner, 'defense', 'Paranoid')
      },
    },
  },
  // bmg1/trait/persuasive, bmg2/trait/persuasive
  persuasive: {
    name: 'Persuasive',
    text: 'At the end of its activation, for 1SC and 1AC, an enemy in sight that has not been activated must be next.',
    on: {
      *'activation-end'({ game, owner, active, rule }) {
        const cost = { special: 1, attack: 1 }
        if (owner !== active || !canPayTrait(game, owner, cost)) return
        // bmg1/trait/lets-go: whoever follows comes at once, before any enemy.
        const next = game.state.mustActivate
        if (next !== undefined && modelOf(game, next).seat === owner.seat) return
        // bmg2/trait/persuasive: once a round, for those who activate twice.
        if (recall(owner, hasPersuaded)) return
        const target = yield* chooseModelOrNone(game, owner.seat, {
          name: 'persuasive',
          prompt: 'Which enemy must activate next? (1SC + 1AC)',
          rule,
          among: enemiesSeen(game, owner).filter((model) => canActivate(game, model)),
        })
        if (target === undefined) return
        yield* payCounters(game, owner, cost, 'Persuasive')
        remember(owner, hasPersuaded, true)
        // bmg2/trait/living-legend
        if (yield* isCancelled(game, target, owner)) return
        orderNext(game, target, 'Persuasive', rule)
        game.state.turn = target.seat
      },
    },
  },
  // bmg1/trait/pickpocket, bmg2/trait/pickpocket
  pickpocket: {
    name: 'Pickpocket',
    text: 'By manipulating it steals from a K.O. model in contact.',
    action: {
      manipulates: true,
      why: ({ game, owner }) =>
        pockets(game, owner).length > 0 ? undefined : 'No K.O. model with a weapon is in contact.',
      *perform({ game, owner, rule }) {
        const victim = yield* chooseModel(game, owner.seat, {
          name: 'target',
          prompt: 'Whose pockets?',
          rule,
          among: pockets(game, owner),
        })
        yield* sufferEffect(game, victim, { id: 'steal', args: [] }, { by: owner })
      },
    },
  },
  // bmg1/trait/poison-master, bmg2/trait/poison-master
  'poison-master': {
    name: 'Poison Master',
    text: 'Against its poison a die more is rolled, and the lowest dropped.',
    always: true,
    own: { 'poison-spare-dice': 1 },
  },
  // bmg1/trait/power-armor
  'power-armor': {
    name: 'Power Armor',
    text: 'It ignores its first three markers. Then it is broken until 2SC repair it instead of the recovery roll; before that there is nothing to repair. Each fire marker it gets does two injuries.',
    always: true,
    on: {
      harming({ game, owner, harm, id }) {
        if (harm.to !== owner) return
        const worn = effectOn(owner, 'power-armor') ?? addEffect(game, owner, id, { until: 'game' })
        while (worn.value < ARMOUR && harm.injury + harm.stun > 0) {
          if (harm.injury > 0) harm.injury--
          else harm.stun--
          worn.value++
        }
      },
      *recovering({ game, owner, model, recovery, rule, id }) {
        const cost = { special: 2 }
        if (model !== owner || recovery.done || !canPayTrait(game, owner, cost)) return
        // Only what is broken is repaired.
        if ((effectOn(owner, 'power-armor')?.value ?? 0) < ARMOUR) return
        const prompt = `Does ${labelOf(game, owner)} repair its armor instead of recovering? (2SC)`
        if (!(yield* agrees(game, owner.seat, { name: 'repair', prompt, rule, model: owner }))) return
        yield* payCounters(game, owner, cost, 'Power Armor')
        removeEffect(owner, id)
        recovery.done = true
      },
      *burning({ game, owner, victim, markers }) {
        if (victim !== owner) return
        // bmg1/effect/fire: whoever set it is to blame.
        const lit = effectOn(owner, 'fire')?.by
        const by = lit === undefined ? undefined : modelOf(game, lit)
        yield* inflict(game, owner, { injury: 2 * markers, by, cause: 'fire on its armor' })
      },
    },
    effect: { text: 'Markers it has ignored.' },
  },
  // bmg1/trait/puzzle-master
  'puzzle-master': {
    name: 'Puzzle Master',
    text: 'A riddle that it answers always pays 3VP, whoever placed it. Enemies who came close to an answer get no second try while it is in play, K.O. or not.',
    // bmg1/core/ko: it says "in play" and nothing of a K.O., as Informer does.
    always: true,
    own: { 'riddle-points': { set: 3 } },
    around: { 'no-second-riddle': ({ owner, about }) => owner.seat !== about.seat },
  },
  // bmg1/trait/primary-target-type
  'primary-target-type': {
    name: 'Primary Target: Type',
    text: 'Its player must choose an objective of that type, which pays 1VP more if this model controls it; one of the enemy does not.',
    always: true,
    own: {
      'wants-objective': ({ purpose, args }) => isTargetType(purpose, args[0]),
      // The one that its player chose: never one that the enemy has placed.
      'objective-points': ({ game, owner, purpose, args, marker }) =>
        isTargetType(purpose, args[0]) && marker?.seat === cardOf(game, owner).seat ? 1 : 0,
    },
  },
  // bmg1/trait/psycho
  psycho: {
    name: 'Psycho',
    text: 'Nothing ever changes its Willpower.',
    own: { willpower: ({ game, owner }) => ({ set: game.content.cards[owner.id]!.profile.willpower }) },
  },
  // bmg1/trait/psychologist, bmg1/trait/psychoanalysis
  psychologist: {
    name: 'Psychologist',
    text: 'It solves riddles without a roll. Psychoanalysis (1SC): disorders of a model in sight within 20 cm are off until the end of the round.',
    own: { 'solves-riddles': true },
    action: {
      label: 'Psychoanalysis',
      cost: { special: 1 },
      why: ({ game, owner }) =>
        patients(game, owner).length === 0 ? 'It sees nobody within 20 cm.' : undefined,
      *perform({ game, owner }) {
        const target = yield* chooseModel(game, owner.seat, {
          name: 'target',
          prompt: 'Whose disorders are off?',
          rule: ruleId(game, 'trait/psychoanalysis'),
          among: patients(game, owner),
        })
        addEffect(game, target, CURED, { until: 'round', by: owner })
      },
    },
  },
}

const isTargetType = (kind: string | undefined, type: string | undefined): boolean =>
  kind !== undefined &&
  type !== undefined &&
  kind.startsWith(type.replace(/s$/, '').replace('ammo-crate', 'ammo'))

/** Effects of these traits. */
export const pEffects: CounterRules = {
  // bmg1/trait/psychoanalysis, bmg1/core/mental-disorder
  psychoanalysis: { name: 'Psychoanalysis', text: 'Its disorders are off.' },
}
