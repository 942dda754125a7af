import { addEffect, failures, labelOf, rerollDice, touches } from '@gargoyle/bmg-common'
import type { CounterRule, CounterRules } from '@gargoyle/bmg-counters'
import {
  agrees,
  type CounterScope,
  canPayTrait,
  chooseModelOrNone,
  computeTotal,
  gainAnyCounter,
  gainCounter,
  gelActions,
  isFlareLit,
  isShotRoll,
  type Model,
  moveCounters,
  type Play,
  payCounters,
  paymentBlockedReason,
  type TraitAction,
} from '@gargoyle/bmg-counters/toolkit'
import { type Rule, type RuleDifferences, remember, shows } from '@gargoyle/engine'
import { isVehicle } from '../effects/vehicles.ts'

import {
  awakeHenchman,
  enemiesInSight,
  friendsWithin,
  inchesIn,
  notVehicle,
  onOne,
  turnsOn,
  type Whom,
} from './targets.ts'

const SC = { special: 1 } as const

/** Henchmen that a trait of another calls: never the caller itself. bmg2/core/traits-include-self */
const followers: Whom = friendsWithin(4, awakeHenchman, { self: false })

/** Calls Henchmen within 4": each gains a counter, beyond its skill if need be. bmg2/core/counters-above-maximum */
export const callFriends = (
  work: (game: Play, model: Model, it: CounterScope) => Rule<void> | undefined,
  whom: Whom,
): TraitAction => ({
  cost: SC,
  limit: 'round',
  why: ({ game, owner }) => (whom(game, owner).length === 0 ? 'No henchman is near enough.' : undefined),
  *perform(it) {
    const { game, owner } = it
    for (const model of whom(game, owner)) {
      const gift = work(game, model, it)
      if (gift !== undefined) yield* gift
    }
  },
})

/** The models that a model can inspire: Henchmen within 4", or further. bmg2/trait/inspire, bmg2/trait/absolute-power */
const inspired: Whom = (game, owner) => {
  const inches = computeTotal(game, 'inspires-within', { about: owner }, 4)
  return friendsWithin(inches, awakeHenchman, { self: false })(game, owner)
}

/** What the Compendium says otherwise about shared traits from D to I. */
export const changedDToI: NonNullable<RuleDifferences<CounterRule>['changed']> = {
  // bmg2/trait/desensitized: before Sturdy and Weak, which are asked about only where markers cost counters at all.
  desensitized: { name: 'Desensitized' },
  // bmg2/trait/detective
  detective: { text: 'It cancels a pass of the enemy each round while it is in play, K.O. or not.' },
  // bmg2/trait/dirty-fighter, bmg2/core/shooting-in-contact
  'dirty-fighter': {
    text: 'It shoots although enemies touch it, with hit dice 1 better at those who do.',
    own: {
      'shoots-close': true,
      'impact-roll': ({ game, owner, strike }) =>
        strike?.kind === 'ranged' && touches(game, owner, strike.sufferer) ? 1 : 0,
    },
  },
  // bmg2/trait/disarray
  disarray: {
    text: 'Once an activation it moves two counters on the card of an enemy in sight, no vehicle.',
    action: onOne({
      cost: SC,
      limit: 'activation',
      whom: enemiesInSight(undefined, notVehicle),
      nobody: 'It sees no enemy.',
      act: (game, target, owner) => moveCounters(game, owner.seat, target, 2, 'Disarray', owner),
    }),
  },
  // bmg2/trait/discourage
  discourage: {
    text: 'Once a round the Willpower of an enemy in sight, no vehicle, is 2 less until the end of the next Raise the Plan.',
    action: onOne({
      cost: { special: 2 },
      limit: 'round',
      whom: enemiesInSight(undefined, notVehicle),
      nobody: 'It sees no enemy.',
      act(game, target, by) {
        addEffect(game, target, 'discourage', { until: 'game', by, each: true })
      },
    }),
  },
  // bmg2/trait/distract
  distract: {
    text: 'Once a round the Defense of an enemy in sight within 4" is 1 less until the end of the round; twice does nothing more.',
  },
  // bmg2/trait/elusive, bmg2/core/passive-traits
  elusive: {
    text: 'For 1MC it rolls a failed Ping! again.',
    own: {},
    on: {
      *'dice-rolled'({ game, owner, rolled, rule }) {
        if (rolled.purpose !== 'blink' || rolled.roller !== owner) return
        const prompt = `Does ${labelOf(game, owner)} roll a Ping! again? (1MC)`
        // A Ping! is the die of one hit: 1MC each. bmg2/core/repeat-use, bmg2/effect/knocked-down
        while (canPayTrait(game, owner, { movement: 1 })) {
          const [failed] = failures(rolled)
          if (failed === undefined) return
          if (!(yield* agrees(game, owner.seat, { name: 'elusive', prompt, rule, model: owner }))) return
          yield* payCounters(game, owner, { movement: 1 }, 'Elusive')
          rerollDice(game, rolled, [failed], { reason: 'Elusive', rule })
        }
      },
    },
  },
  // bmg2/trait/expert-marksman, bmg2/core/ping-values
  'expert-marksman': {
    text: 'Targets of its shots have -1 on Ping! rolls.',
    own: { 'targets-blink-roll': ({ strike }) => (strike?.kind === 'ranged' ? -1 : 0) },
    on: {},
  },
  // bmg2/trait/explosive-gel
  'explosive-gel': {
    text: 'It puts gel on a lamppost or sewer by manipulating it, and destroys it for 1SC whenever it likes in its activations. Objectives are not destroyed.',
    action: gelActions(true),
  },
  // bmg2/trait/fast, bmg2/core/movement
  fast: {
    text: 'Its basic move is 2" longer.',
    own: { 'basic-move': ({ game }) => inchesIn(game, 2) },
  },
  // bmg2/trait/flare
  flare: {
    text: 'Once a game the whole table lies in light until the end of the round.',
    action: {
      cost: { movement: 1 },
      limit: 'game',
      perform({ game }) {
        remember(game.state, isFlareLit, true)
      },
    },
  },
  // bmg2/trait/follow-me, bmg2/core/counters-above-maximum
  'follow-me': {
    text: 'Once a round every other friendly Henchman within 4" gains 1MC, beyond its Movement if need be.',
    action: callFriends((game, model) => {
      gainCounter(game, model, 'movement', 'Follow Me!', { beyond: true })
    }, followers),
  },
  // bmg2/trait/football-gear, bmg2/weapon-rule/heavy, bmg2/weapon-rule/sharp
  'football-gear': {
    text: 'Sharp and Heavy do nothing against it.',
    own: { 'denies-weapon-rule': ({ purpose }) => purpose === 'sharp' || purpose === 'heavy' },
  },
  // bmg2/trait/good-aim
  'good-aim': {
    text: 'Once a round, until its end, it ignores Aim, and hit dice of its shots are 1 better.',
    action: turnsOn({ cost: SC, limit: 'round' }, 'steady-aim'),
  },
  // bmg2/trait/gunman
  gunman: {
    text: 'Until the end of the round it makes two ranged attacks instead of one, with different weapons if it likes, each with its own magazine.',
    action: turnsOn({ cost: { special: 2 }, limit: 'round' }, 'two-guns'),
  },
  // bmg2/trait/handyman, bmg2/core/recount-order
  handyman: {
    text: 'It manipulates without MC. In contact with a damaged vehicle at the end of the round, 1SC and a 4+ take a stun off it.',
    on: {
      *'round-end'({ game, owner, rule }) {
        const broken = game.state.models.filter(
          (model) => isVehicle(game, model) && model.stun > 0 && touches(game, owner, model),
        )
        if (broken.length === 0 || paymentBlockedReason(game, owner, SC) !== undefined) return
        const vehicle = yield* chooseModelOrNone(game, owner.seat, {
          name: 'repair-vehicle',
          prompt: `Which vehicle does ${labelOf(game, owner)} repair? (1SC)`,
          rule,
          among: broken,
        })
        if (vehicle === undefined) return
        yield* payCounters(game, owner, SC, 'Handyman')
        const [die] = game.dice.roll({ purpose: 'repair (4+)', seat: owner.seat, rule }).dice
        if (shows(die!, (face) => face >= 4)) vehicle.stun--
      },
    },
  },
  // bmg2/trait/hates-crew-s, bmg2/core/rivals
  'hates-crew-s': { name: 'Hates: Crew/s', text: 'It never joins those crews.' },
  // bmg2/trait/hidden, bmg2/core/pregame-sequence
  hidden: {
    text: 'It is deployed last and anywhere, more than 4" from every objective, and where no enemy within 12" sees it.',
    own: { 'deploys-anywhere': true, 'deploys-unseen': true },
  },
  // bmg2/trait/immortal, bmg2/core/casualty-vp
  immortal: {
    text: 'As a casualty it pays nothing.',
    own: { 'casualty-pays-nothing': true },
  },
  // bmg2/trait/informer, bmg2/core/sewers
  informer: {
    text: 'Its crew has a pass more each round while it is in play, below ground too, and not K.O.',
    own: { passes: 1 },
  },
  // bmg2/trait/inspire, bmg2/core/counters-above-maximum
  inspire: {
    text: 'Once a round every other friendly Henchman within 4" gains a counter where its player likes, beyond its skill if need be.',
    action: callFriends(
      (game, model, { rule }) => gainAnyCounter(game, model, { rule, reason: 'Inspire', beyond: true }),
      inspired,
    ),
  },
}

/** Effects of these traits. */
export const changedDToIEffects: CounterRules = {
  // bmg2/trait/good-aim
  'steady-aim': {
    name: 'Good Aim',
    text: 'Ignores Aim; hit dice of shots +1.',
    rule: 'bmg2/trait/good-aim',
    own: { 'ignores-aim': true, 'impact-roll': (it) => (isShotRoll(it) ? 1 : 0) },
  },
  // bmg2/trait/gunman
  'two-guns': {
    name: 'Gunman',
    text: 'Two ranged attacks, with different weapons if it likes.',
    rule: 'bmg2/trait/gunman',
    own: { 'shoots-twice': true, 'switches-weapons': true },
  },
}
