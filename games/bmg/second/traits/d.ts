import { areEnemies, enemiesInContact, hasTrait, isInContact, within } from '@gargoyle/bmg-common'
import type { BandMember, CounterRules } from '@gargoyle/bmg-counters'
import {
  award,
  becomeCasualty,
  gainCounter,
  loseCounters,
  type Model,
  type Play,
  rankOf,
  rollSkill,
  weaponHas,
} from '@gargoyle/bmg-counters/toolkit'
import { memory, recall, remember } from '@gargoyle/engine'
import { othersWithin } from './others.ts'
import {
  anyoneInSight,
  awakeHenchman,
  enemiesInSight,
  enemiesWithin,
  inchesIn,
  lasting,
  notVehicle,
  onOne,
  type Whom,
} from './targets.ts'

const enemyHenchmen: Whom = enemiesWithin(6, awakeHenchman)

/** Whether another friend with Death Pack touches a target. bmg2/trait/death-pack */
const isHunted = (game: Play, owner: Model, target: Model): boolean =>
  game.state.models.some(
    (mate) =>
      mate !== owner &&
      mate.seat === owner.seat &&
      hasTrait(game, mate, 'death-pack') &&
      isInContact(game, mate, target),
  )

/** The creatures that come with their professor. bmg2/trait/dollotrons */
const isDollotron = ({ profile }: BandMember): boolean => /^dollotron/i.test(profile.alias)

/** Whether a model has been paid for its first casualty. bmg2/trait/death-marks */
const hasMarked = memory<boolean>('death-marks/paid', false)

/** Traits of the Compendium whose names begin with D. */
export const addedD: CounterRules = {
  // bmg2/trait/daddys-girrrrl, bmg2/core/counters-above-maximum
  'daddys-girrrrl': {
    name: "Daddy's Girrrrl",
    text: 'If its activation begins within 6" of a Leader it gains 1AC, beyond its Attack if need be.',
    on: {
      'activation-start'({ game, owner, active }) {
        if (owner !== active) return
        const near = game.state.models.some(
          (model) =>
            model !== owner &&
            rankOf(game, model) === 'leader' &&
            within(game, owner, model, inchesIn(game, 6)),
        )
        if (near) gainCounter(game, owner, 'attack', "Daddy's Girrrrl", { beyond: true })
      },
    },
  },
  // bmg2/trait/death-marks
  'death-marks': {
    name: 'Death Marks',
    text: 'The first casualty that it makes in the game pays its crew 1VP more.',
    on: {
      casualty({ game, owner, victim, by, rule }) {
        if (by !== owner || !areEnemies(owner, victim) || recall(owner, hasMarked)) return
        remember(owner, hasMarked, true)
        award(game, owner.seat, 1, rule, 'its first death mark')
      },
    },
  },
  // bmg2/trait/death-or-exile
  'death-or-exile': {
    name: 'Death Or Exile',
    text: 'A K.O. model within 8", friend or foe, no vehicle, is a casualty.',
    action: onOne({
      cost: { special: 2 },
      whom: (game, owner) =>
        othersWithin(game, owner, inchesIn(game, 8)).filter(
          (model) => model.condition === 'ko' && notVehicle(game, model),
        ),
      nobody: 'No K.O. model is within 8".',
      act: (game, target, owner) => becomeCasualty(game, target, owner),
    }),
  },
  // bmg2/trait/death-pack
  'death-pack': {
    name: 'Death Pack',
    text: 'Against an enemy that touches another friend with this trait: hit dice are 1 better in close combat, and there is a free strike.',
    own: {
      'impact-roll': ({ game, owner, strike }) =>
        strike?.kind === 'melee' && isHunted(game, owner, strike.sufferer) ? 1 : 0,
      'free-strikes': ({ game, owner, other }) =>
        other !== undefined && isHunted(game, owner, other) ? 1 : 0,
    },
  },
  // bmg2/trait/delirium
  delirium: {
    name: 'Delirium',
    text: 'It makes no recovery rolls: it loses no stuns and does not wake up.',
    always: true,
    on: {
      recovering({ owner, model, recovery }) {
        if (model === owner) recovery.done = true
      },
    },
  },
  // bmg2/trait/demoralize
  demoralize: {
    name: 'Demoralize',
    text: 'Once a round every enemy Henchman within 6" loses a counter of its owner\'s choice.',
    action: {
      cost: { special: 1 },
      limit: 'round',
      why: ({ game, owner }) =>
        enemyHenchmen(game, owner).length === 0 ? 'No enemy Henchman is within 6".' : undefined,
      *perform({ game, owner }) {
        for (const model of enemyHenchmen(game, owner))
          yield* loseCounters(game, model, 1, 'Demoralize', owner.seat)
      },
    },
  },
  // bmg2/trait/demotivate
  demotivate: {
    name: 'Demotivate',
    text: 'A model in sight within 8", friend or foe, rolls Willpower, or loses two counters of the owner\'s choice.',
    action: onOne({
      cost: { special: 2 },
      whom: anyoneInSight(8),
      nobody: 'It sees no model within 8".',
      *act(game, target, owner, { rule }) {
        const details = { reason: 'against Demotivate', rule }
        if (!(yield* rollSkill(game, target, 'willpower', details)))
          yield* loseCounters(game, target, 2, 'Demotivate', owner.seat)
      },
    }),
  },
  // bmg2/trait/detective-mode
  'detective-mode': {
    name: 'Detective Mode',
    text: 'It is never Blind, and sees through smoke.',
    own: { immune: ({ purpose }) => purpose === 'blind', 'ignores-smoke': true },
  },
  // bmg2/trait/dirty-money, bmg2/core/funding
  'dirty-money': {
    name: 'Dirty Money',
    text: 'A crew that it leads has $300 more.',
    keyword: true,
    forming: { funding: ({ member }) => (member.leads ? 300 : 0) },
  },
  // bmg2/trait/disruptor
  disruptor: {
    name: 'Disruptor',
    text: 'An enemy in sight within 8" cannot shoot with Firearm and Beam weapons until the end of the round.',
    action: onOne({
      cost: { special: 2 },
      whom: enemiesInSight(8),
      nobody: 'It sees no enemy within 8".',
      act: lasting(),
    }),
    effect: {
      name: 'Disrupted',
      text: 'No shots with Firearm and Beam weapons.',
      own: {
        'cannot-use-weapon': ({ weapon }) =>
          weapon?.rateOfFire !== undefined && (weaponHas(weapon, 'firearm') || weaponHas(weapon, 'beam')),
      },
    },
  },
  // bmg2/trait/disturb
  disturb: {
    name: 'Disturb',
    text: 'Counters of a model in sight stay where they are for the rest of the round, whatever would move them.',
    action: onOne({
      cost: { special: 1 },
      whom: anyoneInSight(),
      nobody: 'It sees no model.',
      prompt: 'Whose counters stay?',
      act: lasting(),
    }),
    effect: { name: 'Disturbed', text: 'Its counters stay where they are.', own: { 'counters-stay': true } },
  },
  // bmg2/trait/dollotrons
  dollotrons: {
    name: 'Dollotrons',
    text: 'Its crew has three Dollotrons too, which cost no Reputation and join no other crew.',
    keyword: true,
    forming: {
      admits: ({ other }) => isDollotron(other),
      why({ member, band }) {
        const count = band.members.filter(isDollotron).length
        return count === 3
          ? undefined
          : `${member.profile.alias} comes with three Dollotrons; the crew has ${count}.`
      },
    },
  },
  // bmg2/trait/duelist
  duelist: {
    name: 'Duelist',
    text: 'In contact with one enemy only, it rolls failed hit dice of close combat again.',
    own: {
      'impact-rerolls': ({ game, owner, strike }) =>
        strike?.kind === 'melee' && enemiesInContact(game, owner).length === 1,
    },
  },
  // bmg2/trait/duke-of-duality
  'duke-of-duality': {
    name: 'Duke Of Duality',
    text: 'Whenever its crew gains victory points, a die: even is 1VP more, odd 1VP less.',
    own: { 'gambles-points': true },
  },
}
