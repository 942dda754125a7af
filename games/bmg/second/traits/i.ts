import { addEffect, cardOf, effectOn, ignoreMarkers } from '@gargoyle/bmg-common'
import type { CounterRules } from '@gargoyle/bmg-counters'
import {
  counterNames,
  gainAnyCounter,
  isHenchman,
  rollSkill,
  sufferEffect,
} from '@gargoyle/bmg-counters/toolkit'
import { shows } from '@gargoyle/engine'
import { chooseWhenHired, frighten, iWillBreakYou } from '../tables/index.ts'
import {
  anyoneInSight,
  enemiesInSight,
  isWithinReach,
  lasting,
  notVehicle,
  onOne,
  turnsOn,
} from './targets.ts'

/** Traits of the Compendium whose names begin with I. */
export const addedI: CounterRules = {
  // bmg2/trait/i-believe-in-harvey-dent
  'i-believe-in-harvey-dent': {
    name: 'I Believe In Harvey Dent',
    text: 'If it is the Boss, a friendly Henchman rolls a die when its activation begins: even gives it a counter.',
    on: {
      *'activation-start'({ game, owner, active, rule }) {
        if (!cardOf(game, owner).leads || active.seat !== owner.seat || !isHenchman(game, active)) return
        if (!isWithinReach(game, owner, active)) return
        const [die] = game.dice.roll({ purpose: 'Harvey Dent', seat: active.seat, rule }).dice
        if (shows(die!, (face) => face % 2 === 0))
          yield* gainAnyCounter(game, active, { rule, reason: 'I Believe In Harvey Dent' })
      },
    },
  },
  // bmg2/trait/ice-flash
  'ice-flash': {
    name: 'Ice Flash',
    text: 'Once a round a model in sight within 10", friend or foe, rolls Endurance, or is Cooled. Passed, it has Defense -1 until the end of the round and loses 1MC.',
    action: onOne({
      cost: { special: 2 },
      limit: 'round',
      whom: anyoneInSight(10),
      nobody: 'It sees no model within 10".',
      *act(game, target, by, { rule }) {
        if (!(yield* rollSkill(game, target, 'endurance', { reason: 'against the ice', rule }))) {
          yield* sufferEffect(game, target, { id: 'cooled', args: [] }, { by })
          return
        }
        addEffect(game, target, 'ice-flash', { until: 'round', by })
        if (target.counters.movement === 0) return
        target.counters.movement--
        game.emit({ name: 'counter-lost', text: `The ice costs 1${counterNames.movement}.`, rule })
      },
    }),
    effect: { name: 'Chilled', text: 'Defense -1.', own: { defense: -1 } },
  },
  // bmg2/trait/incorporeal
  incorporeal: {
    name: 'Incorporeal',
    text: 'Until the end of the round stuns do nothing to it, and it moves through models and scenery, but does not end there.',
    losable: true,
    own: { 'goes-through-scenery': ({ owner }) => effectOn(owner, 'incorporeal') !== undefined },
    on: {
      harming({ owner, harm }) {
        if (harm.to === owner && effectOn(owner, 'incorporeal') !== undefined) harm.stun = 0
      },
    },
    action: turnsOn({ cost: { special: 1 }, limit: 'round' }),
    effect: { text: 'Stuns do nothing, and nothing is in its way.' },
  },
  // bmg2/trait/i-will-break-you, bmg2/table/i-will-break-you
  'i-will-break-you': {
    name: 'I Will Break You',
    text: 'When it is hired its player chooses: three more Venom Doses, or Exhaustive Planner and Willpower +1, or Close Combat Master.',
    always: true,
    on: { hired: ({ game, owner }) => chooseWhenHired(game, owner, iWillBreakYou) },
  },
  // bmg2/trait/inspire-fear, bmg2/table/fear-chart
  'inspire-fear': {
    name: 'Inspire Fear',
    text: 'An enemy in sight within 4", no vehicle, rolls Willpower; by how much it fails says on the Fear Chart what happens.',
    action: onOne({
      cost: { special: 2 },
      whom: enemiesInSight(4, notVehicle),
      nobody: 'It sees no enemy within 4".',
      act: frighten,
    }),
  },
  // bmg2/trait/instinctive-shooting
  'instinctive-shooting': {
    name: 'Instinctive Shooting',
    text: 'Until the end of the round moving does not reduce its rate of fire.',
    action: turnsOn({ cost: { special: 1 }, limit: 'round' }),
    effect: { text: 'Moving does not reduce its rate of fire.', own: { 'keeps-rate': true } },
  },
  // bmg2/trait/intimidate
  intimidate: {
    name: 'Intimidate',
    text: 'Once a round an enemy in sight within 8", no vehicle, cannot spend SC nor make Willpower rolls again until the end of the round.',
    action: onOne({
      cost: { special: 2 },
      limit: 'round',
      whom: enemiesInSight(8, notVehicle),
      nobody: 'It sees no enemy within 8".',
      act: lasting(),
    }),
    effect: {
      name: 'Intimidated',
      text: 'No SC, and no second Willpower rolls.',
      own: {
        'cannot-spend': ({ purpose }) => purpose === 'special',
        'skill-rerolls': ({ purpose }) => (purpose === 'willpower' ? 'never' : false),
      },
    },
  },
  // bmg2/trait/intimidation
  intimidation: {
    name: 'Intimidation',
    text: 'Once a round an enemy in sight within 8", no vehicle, rolls Willpower, or makes no close combat attacks until the end of the round.',
    action: onOne({
      cost: { special: 1 },
      limit: 'round',
      whom: enemiesInSight(8, notVehicle),
      nobody: 'It sees no enemy within 8".',
      *act(game, target, by, it) {
        const details = { reason: 'against intimidation', rule: it.rule }
        if (!(yield* rollSkill(game, target, 'willpower', details))) lasting()(game, target, by, it)
      },
    }),
    effect: {
      name: 'Afraid to strike',
      text: 'No close combat attacks.',
      own: { 'cannot-attack': ({ purpose }) => purpose === 'melee' },
    },
  },
  // bmg2/trait/invaluable
  invaluable: {
    name: 'Invaluable',
    text: 'As a casualty it pays 1VP more.',
    always: true,
    own: { 'casualty-points': 1 },
  },
  // bmg2/trait/invulnerability
  invulnerability: {
    name: 'Invulnerability (X)',
    text: 'The first X markers of each round are ignored, and no critical makes it a casualty.',
    always: true,
    losable: true,
    own: { immune: ({ purpose }) => purpose === 'casualty' },
    on: {
      *harming({ game, owner, args, harm, rule, id }) {
        if (harm.to !== owner) return
        const worn = effectOn(owner, 'invulnerability') ?? addEffect(game, owner, id, { until: 'round' })
        const left = Number(args[0] ?? 1) - worn.value
        worn.value += yield* ignoreMarkers(game, harm, left, { rule })
      },
    },
    effect: { name: 'Invulnerability', text: 'Markers it has ignored this round.' },
  },
}
