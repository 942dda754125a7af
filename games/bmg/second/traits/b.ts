import { areEnemies, hasTrait } from '@gargoyle/bmg-common'
import type { CounterRules } from '@gargoyle/bmg-counters'
import { hasCrouched, hasMoved, isUnarmed, rollSkill, weaponHas } from '@gargoyle/bmg-counters/toolkit'
import { recall, remember, roundMemory } from '@gargoyle/engine'
import { dismount, isRider } from './batpod.ts'
import { blowUp } from './detonate.ts'
import { IN_FLIGHT } from './flight.ts'
import { removeMarkers } from './repair.ts'
import {
  awakeHenchman,
  enemiesInSight,
  friendsInSight,
  friendsOfOwner,
  friendsWithin,
  inchesIn,
  lasting,
  onOne,
  turnsOn,
  type Whom,
} from './targets.ts'

const henchmen: Whom = friendsWithin(8, awakeHenchman)

/** Effects that mean nothing to a machine. bmg2/trait/bot */
const living: readonly (string | undefined)[] = ['enervating', 'hypnotize', 'poison', 'scared', 'terror']

/** Weapons that are hard put to damage a machine. */
const shots = ['firearm', 'mechanic', 'mechanical', 'beam'] as const

/** Whether a model has rolled for its bracelets this round. bmg2/trait/bracelets-of-submission */
const hasUsedBracelets = roundMemory<boolean>('bracelets-of-submission/used', false)

/** Traits of the Compendium whose names begin with B. */
export const addedB: CounterRules = {
  // bmg2/trait/backpack
  backpack: {
    name: 'Backpack',
    text: 'It moves with loot without paying for it.',
    own: { 'no-counter-for': ({ purpose }) => purpose === 'loot' },
  },
  // bmg2/trait/bat-armor-mk-iii
  'bat-armor-mk-iii': {
    name: 'Bat-Armor MK III',
    text: 'A die for each hit it would take: on 5+ it is ignored. Once it has moved in its activation it strikes enemies up to 2" away that it sees with its own eyes.',
    always: true,
    own: {
      armour: { set: 5 },
      reach: ({ game, owner }) => {
        const { activation } = game.state
        return activation?.model === owner.id && hasMoved(activation) ? { set: inchesIn(game, 2) } : 0
      },
    },
  },
  // bmg2/trait/batpod
  batpod: {
    name: 'Batpod',
    text: 'Its basic move is 8" longer; it neither jumps, climbs nor uses sewers. At the beginning of Raise the Plan Batman (DKR) may take its place, with all its markers.',
    own: {
      'basic-move': ({ game }) => inchesIn(game, 8),
      'cannot-go-by': ({ purpose }) => purpose === 'climb' || purpose === 'jump',
      'cannot-use-sewers': true,
    },
    reserve: isRider,
    on: { 'plan-start': ({ game, owner, rule }) => dismount(game, owner, rule) },
  },
  // bmg2/trait/bluff
  bluff: {
    name: 'Bluff',
    text: 'Once a round the Attack of an enemy in sight within 6" is 1 less until the end of the round; twice does nothing more.',
    action: onOne({
      cost: { special: 1 },
      limit: 'round',
      whom: enemiesInSight(6),
      nobody: 'It sees no enemy within 6".',
      act: lasting(),
    }),
    effect: { name: 'Bluffed', text: 'Attack -1.', own: { attack: -1 } },
  },
  // bmg2/trait/bonebreaker
  bonebreaker: {
    name: 'Bonebreaker',
    text: 'Until the end of the round a critical hit of its bare hands does two injuries.',
    action: turnsOn({ cost: { special: 1 }, limit: 'round' }),
    effect: {
      text: 'Criticals of bare hands do two injuries.',
      changesWeapon: ({ weapon }) =>
        isUnarmed({ weapon }) ? { ...weapon, rules: [...weapon.rules, { id: 'crt', args: ['ii'] }] } : weapon,
    },
  },
  // bmg2/trait/bosss-orders
  'bosss-orders': {
    name: "Boss's Orders",
    text: 'Once a round every friendly Henchman within 8" has hit dice 1 better in close combat until the end of the round.',
    action: {
      cost: { special: 2 },
      limit: 'round',
      why: ({ game, owner }) =>
        henchmen(game, owner).length === 0 ? 'No Henchman is within 8".' : undefined,
      perform(it) {
        const { game, owner } = it
        for (const model of henchmen(game, owner)) lasting()(game, model, owner, it)
      },
    },
    effect: {
      text: 'Hit dice are 1 better in close combat.',
      own: { 'impact-roll': ({ strike }) => (strike?.kind === 'melee' ? 1 : 0) },
    },
  },
  // bmg2/trait/bot, bmg2/core/robot-label
  bot: {
    name: 'Bot',
    text: 'It neither wakes up nor loses stuns in the Recount. Firearms, Mechanical and Beam weapons damage it on 4+. It takes no doses, and Enervating, Hypnotize, Poison, Scared and Terror do nothing to it.',
    always: true,
    own: {
      'damage-at-least': ({ strike }) =>
        strike !== undefined && shots.some((id) => weaponHas(strike.weapon, id)) ? { set: 4 } : 0,
      'takes-no-doses': true,
      immune: ({ purpose }) => living.includes(purpose),
    },
    on: {
      recovering({ owner, model, recovery }) {
        if (model === owner) recovery.done = true
      },
    },
  },
  // bmg2/trait/bot-bomb
  'bot-bomb': {
    name: 'Bot Bomb',
    text: 'Once a round a Bot of its crew blows up: all under the explosion template around it take a hit of Strength 4+ with two injuries, and the Bot is a casualty.',
    action: onOne({
      cost: { special: 2 },
      limit: 'round',
      whom: friendsOfOwner((game, model) => hasTrait(game, model, 'bot')),
      nobody: 'Its crew has no Bot on the table.',
      prompt: 'Which Bot blows up?',
      act: (game, target, by) =>
        blowUp(game, target, { by, strength: 4, damage: { injury: 2, stun: 0 }, name: 'Bot Bomb' }),
    }),
  },
  // bmg2/trait/bot-mechanic
  'bot-mechanic': {
    name: 'Bot Mechanic',
    text: 'Once a round up to three markers are removed from a friendly Bot in sight within 4".',
    action: onOne({
      cost: { special: 2 },
      limit: 'round',
      whom: friendsInSight(4, (game, model) => hasTrait(game, model, 'bot') && model.stun + model.injury > 0),
      nobody: 'No damaged Bot is in sight within 4".',
      prompt: 'Which Bot is repaired?',
      act: (game, target, _owner, { rule }) => removeMarkers(game, target, 3, rule),
    }),
  },
  // bmg2/trait/boy-wonder
  'boy-wonder': {
    name: 'Boy Wonder',
    text: 'Handy weapons do not let enemies roll hit dice against it again.',
    always: true,
    own: { 'denies-weapon-rule': ({ purpose }) => purpose === 'handy' },
  },
  // bmg2/trait/bracelets-of-submission, bmg2/core/dodging-ranged-attacks
  'bracelets-of-submission': {
    name: 'Bracelets Of Submission',
    text: 'The first time in a round that an enemy shot hits it, an Agility roll before any dodging: passed, one hit is cancelled.',
    on: {
      *'impacts-known'({ game, owner, strike, rule }) {
        if (strike.kind !== 'ranged' || strike.sufferer !== owner || strike.impacts === 0) return
        if (!areEnemies(owner, strike.attacker) || recall(owner, hasUsedBracelets)) return
        // bmg2/trait/amazon-princess: who wears that card leaves the bracelets at home.
        if (hasTrait(game, owner, 'amazon-princess')) return
        remember(owner, hasUsedBracelets, true)
        if (yield* rollSkill(game, owner, 'agility', { reason: 'with its bracelets', rule })) strike.impacts--
      },
    },
  },
  // bmg2/trait/bullet-time
  'bullet-time': {
    name: 'Bullet Time',
    text: 'Once a game it makes two ranged attacks in this activation, with two different weapons, each paid for, and moving does not reduce its rate of fire. It does not crouch in that round.',
    action: turnsOn({
      cost: { special: 3 },
      limit: 'game',
      why: ({ owner }) => (recall(owner, hasCrouched) ? 'It has crouched this round.' : undefined),
    }),
    effect: {
      text: 'Two ranged attacks with different weapons at full rate; no crouching.',
      own: {
        'shoots-twice': true,
        'keeps-rate': true,
        'switches-weapons': true,
        'cannot-repeat-weapon': true,
        'cannot-crouch': true,
      },
    },
  },
  // bmg2/trait/business-agent, bmg2/core/funding
  'business-agent': {
    name: 'Business Agent',
    text: 'Its crew has $350 more.',
    keyword: true,
    forming: { funding: () => 350 },
  },
}

/** Effects of these traits. */
export const addedBEffects: CounterRules = {
  // bmg2/trait/batclaw-grapple-gun, bmg2/trait/fly, bmg2/trait/flying-high
  [IN_FLIGHT]: {
    name: 'In the air',
    text: 'Its basic move is longer and goes over everything.',
    rule: 'bmg2/trait/fly',
    own: {
      'basic-move': ({ game, effect }) => inchesIn(game, effect?.value ?? 0),
      flies: true,
    },
  },
}
