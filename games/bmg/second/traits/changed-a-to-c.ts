import { addEffect, areEnemies, cardOf, isInContact, isOnTable, labelOf } from '@gargoyle/bmg-common'
import { type CounterRule, traits as sharedTraits } from '@gargoyle/bmg-counters'
import {
  agrees,
  applies,
  type CounterCost,
  carryOut,
  chooseMeleeArm,
  gainAnyCounter,
  letGoOfOthers,
  loseCounters,
  type Model,
  newAttack,
  newStrike,
  type Play,
  payCounters,
  paymentBlockedReason,
  rankOf,
  resolveStrike,
  sufferEffect,
  type TraitAction,
  weaponAt,
} from '@gargoyle/bmg-counters/toolkit'
import { memory, type Rule, type RuleDifferences, type RuleId, recall, remember } from '@gargoyle/engine'
import { isVehicle } from '../effects/vehicles.ts'
import { flight, takesRest } from './flight.ts'
import { takesHits } from './guard.ts'
import { removeMarkers } from './repair.ts'
import { enemiesInSight, inchesIn, lasting, notVehicle, onOne } from './targets.ts'

const SC = { special: 1 } as const

/**
 * A free strike at every model in contact, friends too, when the activation begins. bmg2/trait/aggressive-schizophrenia,
 * bmg2/core/one-weapon-a-round
 */
function* lashOut(game: Play, owner: Model, rule: RuleId): Rule<void> {
  const beside = game.state.models.filter(
    (model) =>
      isInContact(game, owner, model) &&
      // bmg2/trait/plead
      !applies(game, 'may-not-attack', { about: owner, other: model }),
  )
  if (beside.length === 0 || owner.condition !== 'up') return
  if (applies(game, 'cannot-attack', { about: owner, purpose: 'melee' })) return
  const arm = yield* chooseMeleeArm(game, owner, rule)
  const weapon = weaponAt(game, owner, arm)
  const attack = newAttack({ attacker: owner, kind: 'melee', weapon, arm, occasion: 'reaction' })
  for (const target of beside) newStrike(attack, target, { dice: 1 })
  yield* carryOut(game, attack)
}

/** Whether an attack is a Counter Attack itself: it is not answered by another. bmg2/trait/counter-attack */
export const isCounterAttack = memory<boolean>('counter-attack/attack', false)

/** Strikes back as often as it has blocked. bmg2/trait/counter-attack, bmg2/core/one-weapon-a-round */
function* strikeBack(game: Play, owner: Model, target: Model, dice: number, rule: RuleId): Rule<void> {
  const arm = yield* chooseMeleeArm(game, owner, rule)
  const weapon = weaponAt(game, owner, arm)
  const attack = newAttack({ attacker: owner, kind: 'melee', weapon, arm, occasion: 'reaction' })
  remember(attack, isCounterAttack, true)
  const strike = newStrike(attack, target, { dice })
  // bmg2/core/grab: striking another it lets go.
  letGoOfOthers(game, attack)
  yield* resolveStrike(game, strike)
}

const isLeading = (game: Play, model: Model): boolean =>
  ['leader', 'sidekick'].includes(rankOf(game, model)) || cardOf(game, model).leads

/**
 * The models that a Bodyguard guards: Leaders and Sidekicks, and others where a rule says so.
 * bmg2/trait/the-song-of-the-sirens
 */
const isWard = (game: Play, ward: Model, guard: Model): boolean =>
  isLeading(game, ward) || applies(game, 'guards', { about: guard, other: ward })

/** What taking a hit takes: nothing for some. bmg2/trait/the-untouchable */
const guardCost = (game: Play, owner: Model, ward: Model): CounterCost =>
  applies(game, 'no-counter-for', { about: owner, purpose: 'bodyguard', other: ward }) ? {} : SC

/** What the Compendium says otherwise about shared traits from A to C. */
export const changedAToC: NonNullable<RuleDifferences<CounterRule>['changed']> = {
  // bmg2/trait/acrobat, bmg2/core/movement, bmg2/core/jump
  acrobat: {
    text: 'Its basic move is 1" longer. Jumps and standing up take no MC, and a jump does not impair it; it moves through models. It has Dodge.',
    own: {
      'basic-move': ({ game }) => inchesIn(game, 1),
      'no-counter-for': ({ purpose }) => purpose === 'jump' || purpose === 'stand',
      'not-impaired': ({ purpose }) => purpose === 'jump',
      'moves-through-models': true,
    },
  },
  // bmg2/trait/affinity
  affinity: {
    name: 'Affinity (Model)',
    text: 'A crew that has that model for its own sake hires it as a Free Agent, whatever its rank.',
  },
  // bmg2/trait/aggressive-schizophrenia, bmg2/core/mental-disorder
  'aggressive-schizophrenia': {
    text: 'When its activation begins it strikes everybody in contact once, friend or foe, without AC and beside its attack.',
    own: {},
    on: {
      *'activation-start'({ game, owner, active, rule }) {
        if (owner === active) yield* lashOut(game, owner, rule)
      },
    },
  },
  // bmg2/trait/air-support
  'air-support': {
    action: { ...(sharedTraits['air-support']?.action as TraitAction), cost: { special: 2 } },
  },
  // bmg2/trait/amphibious, bmg2/core/sewers
  amphibious: {
    text: 'Difficult ground of water does not impair it, and it goes down a sewer for 1MC.',
    own: { swims: true, 'enters-sewers-cheaply': true },
  },
  // bmg2/trait/bat-armor-mk-ii
  'bat-armor-mk-ii': {
    name: 'Bat-Armor MK II',
    text: 'A die for each hit it would take: on 6 it is ignored. Its basic move is 1" longer.',
    own: { armour: { set: 6 }, 'basic-move': ({ game }) => inchesIn(game, 1) },
  },
  // bmg2/trait/bat-cape, bmg2/core/leap-down
  'bat-cape': {
    text: 'For 1SC, also out of turn, a jump or fall neither harms it nor knocks it down. It leaps down without MC and without using up its move.',
    own: {
      'no-counter-for': ({ purpose }) => purpose === 'drop',
      'not-impaired': ({ purpose }) => purpose === 'drop',
    },
  },
  // bmg2/trait/batclaw-grapple-gun
  'batclaw-grapple-gun': {
    name: 'Batclaw/Grapple Gun',
    text: 'Once a round its basic move is 8" longer and goes in any direction, over everything. Not in two of its activations running.',
    action: flight({ id: 'batclaw-grapple-gun', inches: 8, cost: { movement: 1, special: 1 }, rests: true }),
    on: takesRest('batclaw-grapple-gun'),
  },
  // bmg2/trait/bipolar, bmg2/core/mental-disorder
  bipolar: {
    text: 'A die when its activation begins: even gives it a counter, odd takes one.',
    on: {
      *'activation-start'({ game, owner, active, rule }) {
        if (owner !== active) return
        const [die] = game.dice.roll({ purpose: 'Bipolar', seat: owner.seat, rule }).dice
        if (die!.face % 2 === 0) yield* gainAnyCounter(game, owner, { rule, reason: 'Bipolar' })
        else yield* loseCounters(game, owner, 1, 'Bipolar')
      },
    },
  },
  // bmg2/trait/bodyguard, bmg2/core/passive-traits
  bodyguard: {
    text: 'For 1SC it takes the hits of a Leader or Sidekick of its crew in sight within 2".',
    on: takesHits({ id: 'bodyguard', inches: 2, needsSight: true, isWard, cost: guardCost }),
  },
  // bmg2/trait/cannibal
  cannibal: {
    text: 'When it makes an enemy, no vehicle, a casualty in close combat, up to two of its markers are removed.',
    on: {
      'attack-resolved': ({ game, owner, attack, rule }) => {
        if (attack.attacker !== owner || attack.kind !== 'melee') return undefined
        const eaten = attack.strikes.filter(
          ({ sufferer }) =>
            sufferer.condition === 'casualty' && areEnemies(owner, sufferer) && !isVehicle(game, sufferer),
        )
        return eaten.length === 0 ? undefined : removeMarkers(game, owner, 2 * eaten.length, rule)
      },
    },
  },
  // bmg2/trait/catcher-gear, bmg2/weapon-rule/heavy
  'catcher-gear': {
    text: 'Heavy does nothing against it.',
    own: { 'denies-weapon-rule': ({ purpose }) => purpose === 'heavy' },
  },
  // bmg2/trait/charismatic
  charismatic: {
    text: 'Its crew may have a Free Agent more.',
    forming: { freeAgents: () => 1 },
  },
  // bmg2/trait/climbing-claws, bmg2/core/climb
  'climbing-claws': {
    name: 'Climbing Claws',
    text: 'Climbing does not impair it, and its move may end anywhere on a wall.',
    own: {
      'not-impaired': ({ purpose }) => purpose === 'climb',
      clings: true,
      'clings-freely': true,
    },
  },
  // bmg2/trait/commissioner: what its friends may do is part of the rules of all models.
  commissioner: {
    text: 'It and its friends within 8" arrest for 1MC.',
    action: undefined,
    keyword: true,
  },
  // bmg2/trait/confusion
  confusion: {
    text: 'Once a round, on an enemy in sight within 8", no vehicle: Attack and Defense -1, and it cannot spend SC, until the end of the round.',
    action: onOne({
      cost: { special: 2 },
      limit: 'round',
      whom: enemiesInSight(8, notVehicle),
      nobody: 'It sees no enemy within 8".',
      act: lasting({ each: true }),
    }),
  },
  // bmg2/trait/control-pheromones
  'control-pheromones': {
    text: 'Once a round an enemy in sight within 5", no vehicle, may be hypnotized.',
    action: onOne({
      cost: { special: 3 },
      limit: 'round',
      whom: enemiesInSight(5, notVehicle),
      nobody: 'It sees no enemy within 5".',
      act: (game, target, by) => sufferEffect(game, target, { id: 'hypnotize', args: [] }, { by }),
    }),
  },
  // bmg2/trait/counter-attack, bmg2/core/passive-traits
  'counter-attack': {
    text: 'For 1SC, until the end of the round, it strikes back at once for every Block die that succeeds, at most as often as it was hit.',
    on: {
      *blocked({ game, owner, strike, successes, rule, id }) {
        const { attacker, sufferer, attack } = strike
        if (sufferer !== owner || recall(attack, isCounterAttack)) return
        if (!isOnTable(attacker) || !areEnemies(owner, attacker)) return
        if (!owner.effects.some(({ id }) => id === 'counter-attack')) {
          if (paymentBlockedReason(game, owner, SC) !== undefined) return
          const prompt = `Does ${labelOf(game, owner)} strike back this round? (1SC)`
          if (!(yield* agrees(game, owner.seat, { name: 'counter-attack', prompt, rule, model: owner })))
            return
          yield* payCounters(game, owner, SC, 'Counter Attack')
          addEffect(game, owner, id, { until: 'round' })
        }
        yield* strikeBack(game, owner, attacker, successes, rule)
      },
    },
    effect: { name: 'Counter Attack', text: 'It strikes back for every Block die that succeeds.' },
  },
}
