import { addEffect, areEnemies, isOnTable, sees } from '@gargoyle/bmg-common'
import type { CounterRules } from '@gargoyle/bmg-counters'
import {
  agrees,
  applies,
  award,
  becomeCasualty,
  gainTrait,
  hasMoved,
  hasTraitNow,
  inflict,
  isCalled,
  isHenchman,
  isRanged,
  type Model,
  move,
  moveCounters,
  type Play,
  payCounters,
  paymentBlockedReason,
  rollSkill,
  sufferEffect,
} from '@gargoyle/bmg-counters/toolkit'
import type { Rule } from '@gargoyle/engine'
import { isVehicle } from '../effects/vehicles.ts'
import { chooseWhenHired } from '../tables/hire-choice.ts'
import { multitask } from '../tables/multitask.ts'
import { arriveInRound } from './arrive-later.ts'
import { freeShotBlockedReason, shootForFree } from './free-shot.ts'
import { aids } from './friends.ts'
import { pickLostCounter } from './lose-counter.ts'
import { patientsBeside, surgeryBlockedReason, treat } from './medic.ts'
import { mine } from './mine.ts'
import { othersWithin } from './others.ts'
import {
  conscious,
  enemiesInSight,
  friendsWithin,
  inchesIn,
  notVehicle,
  onOne,
  type Whom,
} from './targets.ts'

const SC = { special: 1 } as const
const TWO_SC = { special: 2 } as const

/** Models in sight within 8", friend or foe, that are no vehicles. */
const anybodySeen: Whom = (game, owner) =>
  othersWithin(game, owner, inchesIn(game, 8)).filter(
    (model) => notVehicle(game, model) && sees(game, owner, model),
  )

const veterans = friendsWithin(
  8,
  (game, model) => conscious(game, model) && hasTraitNow(game, model, 'veteran'),
  {
    self: false,
  },
)

/** Hypnosis, and whether it took. */
function* hypnotize(game: Play, target: Model, by: Model): Rule<boolean> {
  const before = target.seat
  yield* sufferEffect(game, target, { id: 'hypnotize', args: [] }, { by })
  return target.seat !== before
}

/** Traits of the Compendium whose names begin with M. */
export const compendiumM: CounterRules = {
  // bmg2/trait/magic-tattoos
  'magic-tattoos': {
    name: 'Magic Tattoos',
    text: 'Immune to Steal and Fire.',
    always: true,
    own: { immune: ({ purpose }) => purpose === 'steal' || purpose === 'fire' },
  },
  // bmg2/trait/make-them-perfect
  'make-them-perfect': {
    name: 'Make Them Perfect',
    text: 'It grabs without SC.',
    own: { 'no-counter-for': ({ purpose }) => purpose === 'grab' },
  },
  // bmg2/trait/man-of-steel
  'man-of-steel': {
    name: 'Man of Steel',
    text: 'Immune to Push, Fire and Enervating. With Tough Skin damage dice against it are 2 worse, not 1.',
    always: true,
    own: {
      immune: ({ purpose }) => ['pushed', 'fire', 'enervating'].includes(purpose ?? ''),
      'cannot-be-pushed': true,
    },
    foe: { 'damage-roll': ({ game, owner }) => (hasTraitNow(game, owner, 'tough-skin') ? -1 : 0) },
  },
  // bmg2/trait/martial-expert
  'martial-expert': {
    name: 'Martial Expert',
    text: 'Its collateral die makes a critical on 4, 5 and 6.',
    own: { 'critical-on': { set: 4 } },
  },
  // bmg2/trait/master-criminal
  'master-criminal': {
    name: 'Master Criminal',
    text: 'Henchmen of its crew with Criminal hit with +1.',
    own: { 'impact-roll': ({ game, owner }) => (isCriminal(game, owner) ? 1 : 0) },
    around: {
      'impact-roll': ({ game, owner, about }) =>
        aids(game, owner, about) && isCriminal(game, about) ? 1 : 0,
    },
  },
  // bmg2/trait/master-of-stealth
  'master-of-stealth': {
    name: 'Master of Stealth',
    text: 'Enemies see it within 6" only, unless it is lit or they see further by other rules. Its Sneak Attacks hit with +1.',
    own: {
      'seen-within': ({ game, owner, other }) =>
        other !== undefined && areEnemies(owner, other) ? { set: inchesIn(game, 6) } : 0,
      'impact-roll': ({ strike }) => (strike !== undefined && isSneaky(strike) ? 1 : 0),
    },
  },
  // bmg2/trait/medic
  medic: {
    name: 'Medic',
    text: 'An injury or two stuns come off a friend in contact that is no vehicle, not off itself and not while an enemy is in contact. Who wakes up so sits the round out.',
    action: {
      ...onOne({
        cost: TWO_SC,
        whom: patientsBeside,
        nobody: 'No hurt friend is in contact.',
        prompt: 'Who is treated?',
        act: (game, patient, owner, { rule }) => treat(game, patient, owner, rule),
      }),
      why: ({ game, owner }) => surgeryBlockedReason(game, owner),
    },
  },
  // bmg2/trait/medium-armor
  'medium-armor': {
    name: 'Medium Armor',
    text: 'Damage dice against it are 2 worse.',
    always: true,
    foe: { 'damage-roll': -2 },
  },
  // bmg2/trait/menace
  menace: {
    name: 'Menace',
    text: 'Until the end of the round enemies spend a counter more of any kind to attack it.',
    action: {
      cost: TWO_SC,
      perform({ game, owner, id }) {
        addEffect(game, owner, id, { until: 'round' })
      },
    },
    effect: {
      name: 'Menacing',
      text: 'Attacking it takes a counter more.',
      foe: { 'attack-surcharge': ({ owner, about }) => (owner.seat === about.seat ? 0 : 1) },
    },
  },
  // bmg2/trait/mental-dominance
  'mental-dominance': {
    name: 'Mental Dominance',
    text: 'Once an activation it moves four counters on the card of an enemy in sight that is no vehicle.',
    action: onOne({
      cost: TWO_SC,
      limit: 'activation',
      whom: enemiesInSight(undefined, notVehicle),
      nobody: 'It sees no enemy.',
      act: (game, target, owner) => moveCounters(game, owner.seat, target, 4, 'Mental Dominance', owner),
    }),
  },
  // bmg2/trait/mercenary
  mercenary: {
    name: 'Mercenary',
    text: 'It joins a League of Assassins only with Bane.',
    keyword: true,
    forming: {
      why: ({ member, band }) =>
        band.affiliation === 'league-of-shadows' &&
        // His cards do not print who he is: he is known as Bane only.
        !band.members.some(({ profile }) => profile.name === 'Bane' || isCalled(profile, 'bane'))
          ? `${member.profile.alias} joins the League of Assassins only with Bane.`
          : undefined,
    },
  },
  // bmg2/trait/military-tradition
  'military-tradition': {
    name: 'Military Tradition',
    text: 'Once a round other Veterans of its crew within 8" may move up to 2".',
    action: {
      cost: TWO_SC,
      limit: 'round',
      why: ({ game, owner }) =>
        veterans(game, owner).length === 0 ? 'No other Veteran is within 8".' : undefined,
      *perform({ game, owner, rule }) {
        for (const model of veterans(game, owner))
          yield* move(game, {
            model,
            reason: 'Military Tradition',
            rule,
            upTo: inchesIn(game, 2),
          })
      },
    },
  },
  // bmg2/trait/millionaire
  millionaire: {
    name: 'Millionaire',
    text: 'Its crew has $400 more.',
    keyword: true,
    forming: { funding: () => 400 },
  },
  // bmg2/trait/mind-blast
  'mind-blast': {
    name: 'Mind Blast',
    text: 'Once a round a model in sight within 8" that is no vehicle passes a Willpower roll or takes two injuries.',
    action: onOne({
      cost: TWO_SC,
      limit: 'round',
      whom: anybodySeen,
      nobody: 'It sees no one within 8".',
      *act(game, target, by, { rule }) {
        if (!(yield* rollSkill(game, target, 'willpower', { reason: 'against the blast', rule })))
          yield* inflict(game, target, { injury: 2, by, cause: 'Mind Blast' })
      },
    }),
  },
  // bmg2/trait/mind-control
  'mind-control': {
    name: 'Mind Control',
    text: 'Once a round an enemy in sight within 8" that is no vehicle is hypnotized; if that works it loses a counter of the choice of its new master.',
    action: onOne({
      cost: TWO_SC,
      limit: 'round',
      whom: enemiesInSight(8, notVehicle),
      nobody: 'It sees no enemy within 8".',
      *act(game, target, by, { rule }) {
        if (yield* hypnotize(game, target, by)) yield* pickLostCounter(game, target, by, rule)
      },
    }),
  },
  // bmg2/trait/mind-control-device
  'mind-control-device': {
    name: 'Mind Control Device',
    text: 'Once a round an enemy in sight within 8" that is no vehicle is hypnotized; if that works: 1VP.',
    action: onOne({
      cost: TWO_SC,
      limit: 'round',
      whom: enemiesInSight(8, notVehicle),
      nobody: 'It sees no enemy within 8".',
      *act(game, target, by, { rule }) {
        if (yield* hypnotize(game, target, by)) award(game, by.seat, 1, rule, 'a mind under control')
      },
    }),
  },
  mine,
  // bmg2/trait/minion
  minion: {
    name: 'Minion',
    text: 'It may be in a crew three times.',
    keyword: true,
    forming: { copies: 3 },
  },
  // bmg2/trait/mixed-combat-style
  'mixed-combat-style': {
    name: 'Mixed Combat Style',
    text: 'Beside its close combat attack it makes a free ranged attack in this activation.',
    action: {
      cost: TWO_SC,
      limit: 'activation',
      why: ({ game, owner }) =>
        game.state.activation?.attackKind === 'ranged' ? 'It has shot.' : freeShotBlockedReason(game, owner),
      perform: ({ game, owner, rule }) => shootForFree(game, owner, rule),
    },
  },
  // bmg2/trait/monitoring-device
  'monitoring-device': {
    name: 'Monitoring Device',
    text: 'Until the end of the round it has Total Vision and its ranged weapons are Remote Controlled.',
    action: {
      cost: SC,
      perform({ game, owner, id }) {
        gainTrait(game, owner, { id: 'total-vision', args: [] }, 'round')
        addEffect(game, owner, id, { until: 'round' })
      },
    },
    effect: {
      text: 'Its ranged weapons are Remote Controlled.',
      changesWeapon: ({ weapon }) =>
        isRanged(weapon)
          ? { ...weapon, rules: [...weapon.rules, { id: 'remote-controlled', args: [] }] }
          : weapon,
    },
  },
  // bmg2/trait/moral-compass
  'moral-compass': {
    name: 'Moral Compass',
    text: 'While it is in play and not K.O. no model of its crew uses Coup de Grâce.',
    own: { 'no-coup-de-grace': true },
    around: { 'no-coup-de-grace': ({ owner, about }) => about.seat === owner.seat },
  },
  // bmg2/trait/mortal-kiss
  'mortal-kiss': {
    name: 'Mortal Kiss',
    text: 'For 2SC a model that it grabs and damages is a casualty, unless it is a vehicle.',
    on: {
      *struck({ game, owner, strike, rule }) {
        const { attacker, sufferer, attack, successes } = strike
        if (attacker !== owner || attack.mode !== 'grab' || successes === 0 || !isOnTable(sufferer)) return
        if (isVehicle(game, sufferer) || paymentBlockedReason(game, owner, TWO_SC) !== undefined) return
        // bmg2/trait/large: a grab that holds no model is no success.
        if (applies(game, 'cannot-be-grabbed', { about: sufferer, other: owner })) return
        const prompt = 'Is it a mortal kiss? (2SC)'
        if (!(yield* agrees(game, owner.seat, { name: 'mortal-kiss', prompt, rule, model: owner }))) return
        yield* payCounters(game, owner, TWO_SC, 'Mortal Kiss')
        yield* becomeCasualty(game, sufferer, owner)
      },
    },
  },
  // bmg2/trait/multifire
  multifire: {
    name: 'Multifire',
    text: 'Once a round: rate of fire +2, and it does not move in this round.',
    action: {
      cost: TWO_SC,
      limit: 'round',
      why: ({ game }) =>
        game.state.activation !== undefined && hasMoved(game.state.activation) ? 'It has moved.' : undefined,
      perform({ game, owner, id }) {
        addEffect(game, owner, id, { until: 'round' })
      },
    },
    effect: { text: 'Rate of fire +2, no moving.', own: { 'rate-of-fire': 2, 'cannot-move': true } },
  },
  // bmg2/trait/multitask, bmg2/table/multitask
  multitask: {
    name: 'Multitask',
    text: 'When it is hired it is made an Explorer, a Hacker, a Defensor or a Fighter.',
    always: true,
    on: { hired: ({ game, owner }) => chooseWhenHired(game, owner, multitask) },
  },
  // bmg2/trait/multiverse-teleportation-device
  'multiverse-teleportation-device': {
    name: 'Multiverse Teleportation Device',
    text: 'It is not deployed: at the start of Raise the Plan of the second round it is placed anywhere but under a roof.',
    always: true,
    own: { 'arrives-later': true },
    on: {
      arriving: ({ game, owner, rule }) => arriveInRound(game, owner, { round: 2, rule }),
    },
  },
}

const isCriminal = (game: Play, model: Model): boolean =>
  isHenchman(game, model) && hasTraitNow(game, model, 'criminal')

const isSneaky = ({
  attack,
  attacker,
}: {
  readonly attack: { readonly special: string | undefined }
  readonly attacker: Model
}): boolean => attack.special === 'sneak-attack' || attacker.effects.some(({ id }) => id === 'sneak-attack')
