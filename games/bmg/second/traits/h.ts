import { addEffect, boardOf, cardOf, hasTrait, lengthOf, removeEffect } from '@gargoyle/bmg-common'
import type { BandMember, CounterRules } from '@gargoyle/bmg-counters'
import {
  gainAnyCounter,
  inflict,
  isHenchman,
  isWeaponNamed,
  type Model,
  newAttack,
  newStrike,
  type Play,
  shootAt,
  trigger,
  weaponAt,
} from '@gargoyle/bmg-counters/toolkit'
import { memory, type Rule, recall, remember } from '@gargoyle/engine'
import { hack } from './c.ts'
import { blowUp } from './detonate.ts'
import { succeedsLeader } from './promote.ts'
import { shotByTrait } from './shot-by-trait.ts'
import {
  conscious,
  enemiesAnywhere,
  enemiesInSight,
  friendsOfOwner,
  inchesIn,
  isMachine,
  onOne,
} from './targets.ts'

/** Henchmen that their player has hired, not those of another under control. bmg2/trait/henchman-bomb, bmg2/effect/hypnotize */
const isHiredHenchman = (game: Play, model: Model): boolean =>
  isHenchman(game, model) && cardOf(game, model).seat === model.seat

/** More dice than any roll has. */
const ALL = 99

/** Effects that bring a hovering model down. bmg2/trait/hover */
const downing: readonly string[] = ['paralyze', 'immobilized', 'stunned']

/** Targets of a hidden sniper: in sight, and near an edge of the board. bmg2/trait/hidden-sniper */
function exposed(game: Play, owner: Model): readonly Model[] {
  const { width, depth } = boardOf(game)
  const most = lengthOf(game, inchesIn(game, 12))
  return enemiesInSight()(game, owner).filter((model) => {
    const { x, y } = model.at!
    const { radius } = cardOf(game, model)
    return Math.min(x, y, width - x, depth - y) - radius <= most
  })
}

/** The rifle of a sniper that is nowhere to be seen. */
const RIFLE = {
  id: 'hidden-sniper',
  name: 'Hidden Sniper',
  damage: { injury: 2, stun: 0 },
  rateOfFire: 2,
  rules: [{ id: 'firearm', args: [] }],
} as const

/** Whether an attack is that of a hidden sniper. bmg2/trait/hidden-sniper */
export const isFromHiding = memory<boolean>('hidden-sniper/attack', false)

function* snipe(game: Play, target: Model, owner: Model): Rule<void> {
  const attack = newAttack({ attacker: owner, kind: 'ranged', weapon: RIFLE, arm: -1 })
  remember(attack, isFromHiding, true)
  const strike = newStrike(attack, target, { dice: RIFLE.rateOfFire })
  yield* trigger(game, 'attack-declared', { attack })
  yield* shootAt(game, strike)
  yield* trigger(game, 'attack-resolved', { attack })
}

/** Falls out of the air: two injuries. bmg2/trait/hover */
function* comeDown(game: Play, owner: Model): Rule<void> {
  removeEffect(owner, 'hover')
  yield* inflict(game, owner, { injury: 2, cause: 'coming down from the air' })
}

/** Henchmen that hit hard with their fists. bmg2/trait/hard-guys */
const isHardGuy = (game: Play, model: Model): boolean =>
  isHenchman(game, model) &&
  (hasTrait(game, model, 'reinforced-gloves') ||
    [...model.arms.keys()].some((arm) => isWeaponNamed(weaponAt(game, model, arm), 'brass-knuckles')))

/** Whether a model is big enough to push, grab or knock down a Huge one. bmg2/trait/huge */
const isBig = (game: Play, other: Model | undefined): boolean =>
  other !== undefined && (hasTrait(game, other, 'large') || hasTrait(game, other, 'huge'))

/** Whether a model is Batman, in any version. */
const isBatman = ({ profile }: BandMember): boolean => /^batman\b/i.test(profile.alias)

/** Traits of the Compendium whose names begin with H. */
export const addedH: CounterRules = {
  // bmg2/trait/hacking, bmg2/core/robot-label
  hacking: {
    name: 'Hacking',
    text: 'Once an activation it moves two counters of an enemy Bot or Cybernetic, wherever that is.',
    action: onOne({
      cost: { special: 1 },
      limit: 'activation',
      whom: enemiesAnywhere(isMachine),
      nobody: 'The enemy has no machine on the table.',
      act: hack('Hacking'),
    }),
  },
  // bmg2/trait/hard-guys
  'hard-guys': {
    name: 'Hard Guys',
    text: 'If it is the Boss, friendly Henchmen with Reinforced Gloves or Brass Knuckles roll failed damage dice again.',
    around: {
      'damage-rerolls': ({ game, owner, about }) =>
        cardOf(game, owner).leads && about.seat === owner.seat && isHardGuy(game, about) ? ALL : 0,
    },
  },
  // bmg2/trait/hates-humanity
  'hates-humanity': {
    name: 'Hates Humanity',
    text: 'Traits of friends do nothing to it.',
    always: true,
    own: { 'no-friendly-traits': true },
  },
  // bmg2/trait/heavy-armor
  'heavy-armor': {
    name: 'Heavy Armor',
    text: 'Damage dice against it are 3 worse.',
    always: true,
    foe: { 'damage-roll': -3 },
  },
  // bmg2/trait/heir-to-the-cowl, bmg2/core/rank-change
  'heir-to-the-cowl': {
    name: 'Heir To The Cowl',
    text: 'In a crew without a Batman it is a Leader.',
    keyword: true,
    forming: {
      rank: ({ member, band }) =>
        band.members.some((mate) => mate !== member && isBatman(mate)) ? undefined : 'leader',
    },
  },
  // bmg2/trait/henchman-bomb
  'henchman-bomb': {
    name: 'Henchman Bomb',
    text: 'Once a game a Henchman of its crew blows up: all others under the explosion template around it take a hit of Strength 2+ with three injuries, and it is a casualty.',
    action: onOne({
      cost: { special: 2 },
      limit: 'game',
      whom: friendsOfOwner(isHiredHenchman),
      nobody: 'Its crew has no Henchman on the table.',
      prompt: 'Which Henchman blows up?',
      act: (game, target, by) =>
        blowUp(game, target, { by, strength: 2, damage: { injury: 3, stun: 0 }, name: 'Henchman Bomb' }),
    }),
  },
  // bmg2/trait/heroic, bmg2/core/counters-above-maximum
  heroic: {
    name: 'Heroic',
    text: 'Once a round a friend anywhere on the table gains a counter, beyond its skill if need be.',
    action: onOne({
      cost: { special: 1 },
      limit: 'round',
      whom: friendsOfOwner(conscious),
      nobody: 'No friend is on the table.',
      prompt: 'Who gains a counter?',
      act: (game, target, _owner, { rule }) =>
        gainAnyCounter(game, target, { rule, reason: 'Heroic', beyond: true }),
    }),
  },
  // bmg2/trait/hidden-boss, bmg2/core/rank-change
  'hidden-boss': {
    name: 'Hidden Boss',
    text: 'Once the Leader of its crew is a casualty it is the Leader, with Willpower +1, for the rest of the game.',
    ...succeedsLeader,
  },
  // bmg2/trait/hidden-sniper
  'hidden-sniper': {
    name: 'Hidden Sniper',
    text: 'Once a round, not in the first, instead of attacking: two shots at an enemy in sight within 12" of an edge of the table. Firearm, two injuries, no Ping!.',
    own: { 'ignores-blink': ({ strike }) => recall(strike?.attack, isFromHiding) },
    action: shotByTrait({
      cost: { attack: 2 },
      limit: 'round',
      whom: (game, owner) => (game.state.round === 1 ? [] : exposed(game, owner)),
      nobody: 'Not in the first round, and only at an enemy in sight within 12" of an edge.',
      act: snipe,
    }),
  },
  // bmg2/trait/hover
  hover: {
    name: 'Hover',
    text: 'Until the next Raise the Plan it is hit in close combat on a natural 6 only, has no Ping! and does not crouch. Brought down by a K.O., a knock-down, Paralyze, Pinned Down or Stunned it takes two injuries.',
    action: {
      cost: { movement: 1 },
      limit: 'round',
      perform({ game, owner, id }) {
        removeEffect(owner, 'cover')
        addEffect(game, owner, id, { until: 'game' })
      },
    },
    effect: {
      name: 'Hovering',
      text: 'Hit in close combat on a natural 6 only; no Ping!, no crouching.',
      own: { 'cannot-crouch': true },
      foe: {
        'only-sixes': ({ owner, strike, purpose }) =>
          purpose === 'impact' && strike?.kind === 'melee' && strike.sufferer === owner,
        'ignores-blink': ({ owner, strike }) => strike?.sufferer === owner,
      },
      on: {
        'plan-start'({ owner, id }) {
          removeEffect(owner, id)
        },
        *'knocked-out'({ game, owner, victim }) {
          if (victim === owner) yield* comeDown(game, owner)
        },
        *'knocked-down'({ game, owner, victim }) {
          if (victim === owner) yield* comeDown(game, owner)
        },
        *suffered({ game, owner, victim, what }) {
          if (victim === owner && downing.includes(what)) yield* comeDown(game, owner)
        },
      },
    },
  },
  // bmg2/trait/huge, bmg2/core/movement
  huge: {
    name: 'Huge',
    text: 'Its basic move is 3" longer. It is pushed, grabbed and knocked down in close combat only by Large and Huge models. Ping! -2. It charges, and makes failed Endurance rolls again.',
    always: true,
    grants: ['charge'],
    own: {
      'basic-move': ({ game }) => inchesIn(game, 3),
      'cannot-be-pushed': ({ game, other }) => !isBig(game, other),
      'cannot-be-grabbed': ({ game, other }) => !isBig(game, other),
      'evades-grabs': ({ game, other }) => !isBig(game, other),
      'cannot-be-knocked-down': ({ game, other, purpose }) => purpose === 'melee' && !isBig(game, other),
      'blink-roll': -2,
      'skill-rerolls': ({ purpose }) => purpose === 'endurance',
    },
  },
}
