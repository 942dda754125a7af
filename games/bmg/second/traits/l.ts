import { addEffect, cardOf, labelOf } from '@gargoyle/bmg-common'
import type { CounterRules } from '@gargoyle/bmg-counters'
import {
  agrees,
  gainAnyCounter,
  isHenchman,
  isRanged,
  loseCounters,
  type Model,
  modelOptions,
  type Play,
  weaponHas,
} from '@gargoyle/bmg-counters/toolkit'
import {
  ask,
  chooseSome,
  forget,
  memory,
  type Rule,
  type RuleId,
  recall,
  remember,
  roundMemory,
} from '@gargoyle/engine'
import { aids, hasFellow, isAwake } from './friends.ts'
import { othersWithin } from './others.ts'
import { inchesIn, notVehicle } from './targets.ts'

/** Whether a legend has had its first activation this round. bmg2/trait/living-legend */
export const hasActivatedOnce = roundMemory<boolean>('living-legend/activated-once', false)

/** Whether a legend has cancelled a trait this round. bmg2/trait/living-legend */
const hasCancelled = roundMemory<boolean>('living-legend/cancelled', false)

/** Whether a legend waits for others between its two activations. bmg2/trait/living-legend */
const isResting = memory<boolean>('living-legend/resting', false)

/** How many Henchmen get longer guns. */
const GUNS = 3

const hasShortGun = (game: Play, model: Model): boolean =>
  cardOf(game, model).weapons.some(
    (weapon) => isRanged(weapon) && weaponHas(weapon, 'short-range') && weaponHas(weapon, 'firearm'),
  )

/** Before the game the boss picks who gets a longer barrel. bmg2/trait/long-guns */
function* handOut(game: Play, owner: Model, rule: RuleId): Rule<void> {
  if (!cardOf(game, owner).leads) return
  const among = game.state.models.filter(
    (model) => model.seat === owner.seat && isHenchman(game, model) && hasShortGun(game, model),
  )
  if (among.length === 0) return
  const picked = yield* ask(
    game,
    owner.seat,
    chooseSome({
      name: 'long-guns',
      prompt: 'Whose short-range firearms reach as far as medium range?',
      rule,
      min: 0,
      max: Math.min(GUNS, among.length),
      options: modelOptions(game, among),
    }),
  )
  for (const model of picked) addEffect(game, model, 'long-guns', { until: 'game', by: owner })
}

/** Traits of the Compendium whose names begin with L. */
export const compendiumL: CounterRules = {
  // bmg2/trait/lazy-cousins
  'lazy-cousins': {
    name: 'Lazy Cousins',
    text: 'Willpower -1 while no other model with this trait is in play.',
    own: { willpower: ({ game, owner }) => (hasFellow(game, owner, 'lazy-cousins') ? 0 : -1) },
  },
  // bmg2/trait/leadership
  leadership: {
    name: 'Leadership',
    text: 'Friends within 8", itself too, roll failed Willpower rolls again.',
    own: { 'skill-rerolls': ({ purpose }) => purpose === 'willpower' },
    around: {
      'skill-rerolls': ({ game, owner, about, purpose }) =>
        purpose === 'willpower' && aids(game, owner, about, 8),
    },
  },
  // bmg2/trait/light-armor
  'light-armor': {
    name: 'Light Armor',
    text: 'Damage dice against it are 1 worse.',
    always: true,
    foe: { 'damage-roll': -1 },
  },
  // bmg2/trait/living-legend
  'living-legend': {
    name: 'Living Legend',
    text: 'Two activations a round, not one right after the other while others can still activate; two counters at the start of the second, and the same weapon in both. Once a round it cancels a trait that is used on it. Its crew has a pass less.',
    own: {
      passes: -1,
      'cannot-activate': ({ game, owner }) =>
        recall(owner, hasActivatedOnce) &&
        recall(owner, isResting) &&
        game.state.models.some((other) => other !== owner && !other.activated && isAwake(other)),
    },
    on: {
      'activation-end'({ owner, active }) {
        forget(owner, isResting)
        if (owner !== active || recall(owner, hasActivatedOnce) || !isAwake(owner)) return
        remember(owner, hasActivatedOnce, true)
        owner.activated = false
        remember(owner, isResting, true)
      },
      *'activation-start'({ game, owner, active, rule }) {
        if (owner !== active || !recall(owner, hasActivatedOnce)) return
        for (let n = 0; n < 2; n++) yield* gainAnyCounter(game, owner, { rule, reason: 'Living Legend' })
      },
      *targeted({ game, owner, target, by, halt, rule }) {
        if (target !== owner || by === owner || halt.stopped !== undefined) return
        if (recall(owner, hasCancelled)) return
        const prompt = `Does ${labelOf(game, owner)} cancel the trait of ${labelOf(game, by)}?`
        if (!(yield* agrees(game, owner.seat, { name: 'living-legend', prompt, rule, model: owner }))) return
        remember(owner, hasCancelled, true)
        halt.stopped = 'Living Legend'
      },
    },
  },
  // bmg2/trait/long-guns
  'long-guns': {
    name: 'Long Guns',
    text: 'If it leads, firearms of short range of up to three Henchmen have medium range.',
    always: true,
    on: { hired: ({ game, owner, rule }) => handOut(game, owner, rule) },
    effect: {
      name: 'Long gun',
      text: 'Its firearms of short range have medium range.',
      changesWeapon: ({ weapon }) =>
        weaponHas(weapon, 'short-range') && weaponHas(weapon, 'firearm')
          ? {
              ...weapon,
              rules: weapon.rules.map((use) =>
                use.id === 'short-range' ? { id: 'medium-range', args: [] } : use,
              ),
            }
          : weapon,
    },
  },
  // bmg2/trait/lunatic-laugh
  'lunatic-laugh': {
    name: 'Lunatic Laugh',
    text: 'All other models within 4" that are no vehicles lose a counter of their choice.',
    action: {
      cost: { special: 2 },
      why: ({ game, owner }) =>
        othersWithin(game, owner, inchesIn(game, 4)).some((model) => notVehicle(game, model))
          ? undefined
          : 'No other model is within 4".',
      *perform({ game, owner }) {
        for (const model of othersWithin(game, owner, inchesIn(game, 4)))
          if (notVehicle(game, model)) yield* loseCounters(game, model, 1, 'Lunatic Laugh')
      },
    },
  },
}
