import {
  boardOf,
  bodyOf,
  enemiesInContact,
  friendsOf,
  hasRank,
  hasTrait,
  isOnTable,
  lightsOf,
  profileOf,
  within,
} from '@gargoyle/bmg-common'
import { isLit } from '@gargoyle/table'
import { type Strike, weaponHas } from '../attack/strike.ts'
import { applies } from '../rules/rule-system.ts'
import type { Bmg3Case, Bmg3Rule, Bmg3Rules } from '../rules/special-rule.ts'
import type { Model, Play } from '../state.ts'
import { ALL, isAgainst } from '../weapons/dice.ts'

/** A rule that gives attacks Bleed (X) in some situations: their critical hits hurt instead of knocking down. */
function bleeding(
  injuries: number,
  when: (game: Play, strike: Strike, owner: Model) => boolean,
): { readonly own: NonNullable<Bmg3Rule['own']>; readonly critical: NonNullable<Bmg3Rule['critical']> } {
  const works = (game: Play, strike: Strike, owner: Model): boolean =>
    when(game, strike, owner) &&
    !applies(game, 'denies-weapon-rule', { about: strike.target, strike, purpose: 'bleed' })
  return {
    own: {
      'no-knock-down': ({ game, owner, strike }) => strike !== undefined && works(game, strike, owner),
    },
    critical: {
      label: `${injuries} more ${injuries === 1 ? 'injury' : 'injuries'}`,
      when: ({ game, owner, strike }) => works(game, strike, owner),
      hurts: () => ({ injury: injuries }),
    },
  }
}

/** bmg3/core/outnumbered: who ignores the penalty is outnumbered all the same. */
const isOutnumbered = (game: Play, { kind, target }: Strike): boolean =>
  kind === 'melee' && enemiesInContact(game, target).length > 1
const heldStill = bleeding(2, isOutnumbered)

/** Noted on a strike at a model that was bleeding when the attack began. */
const SCENT = 'blood-scent'
const smells = ({ strike }: Bmg3Case): number => (strike?.notes.has(SCENT) ? 1 : 0)
const scented = bleeding(1, (_, strike) => strike.notes.has(SCENT))

const WORTHY = 50
const isWorthy = ({ game, strike }: Bmg3Case): boolean =>
  strike !== undefined && profileOf(game, strike.target).reputation > WORTHY

const isFoe = (game: Play, args: readonly string[], model: Model): boolean =>
  hasTrait(game, model, args[1] ?? '')

/** The first strike of an attack at a foe of the named kind, so that the dice are had once. */
const isFirstAtFoe = ({ game, args }: Bmg3Case, strike: Strike): boolean =>
  strike.attack.strikes.find(({ target }) => isFoe(game, args, target)) === strike

const isInTheDark = ({ game, owner }: Pick<Bmg3Case, 'game' | 'owner'>): boolean =>
  isOnTable(owner) && !isLit(boardOf(game), bodyOf(game, owner), lightsOf(game)).lit

const hasRival = (game: Play, owner: Model): boolean =>
  friendsOf(game, owner.seat).some((friend) => friend !== owner && hasTrait(game, friend, 'competitive'))

const withRival = ({ game, owner }: Bmg3Case): number => (hasRival(game, owner) ? 1 : 0)

const whenHurt = ({ owner }: Bmg3Case): number => (owner.injury > 0 ? 1 : 0)

/** How near a target must be for one eye to be enough. */
const ONE_EYED = 8

/** Traits that make a model fight better, or worse, depending on target and place. */
export const situationalAttackBonuses: Bmg3Rules = {
  duelist: {
    name: 'Duelist',
    text: 'In contact with exactly one enemy, it rolls attack dice that miss in melee again.',
    own: {
      'attack-rerolls': ({ game, owner, strike }) =>
        strike?.kind === 'melee' && enemiesInContact(game, owner).length === 1 ? ALL : 0,
    },
  },
  'hold-em-still': {
    name: 'Hold ’Em Still',
    text: 'Against a target that is outnumbered it adds 1 to its attack dice, and a critical hit does not knock down but gives two injuries.',
    own: {
      ...heldStill.own,
      'attack-roll': ({ game, strike }) => (strike !== undefined && isOutnumbered(game, strike) ? 1 : 0),
    },
    critical: heldStill.critical,
  },
  'blood-scent': {
    name: 'Blood Scent',
    text: 'Against a target that has an injury when the attack begins it adds 1 to its attack and Strength dice, and a critical hit does not knock down but gives an injury.',
    own: { ...scented.own, 'attack-roll': smells, 'strength-roll': smells },
    critical: scented.critical,
    on: {
      'attack-declared': ({ owner, attack }) => {
        if (attack.attacker === owner)
          for (const { target, notes } of attack.strikes) if (target.injury > 0) notes.add(SCENT)
      },
    },
  },
  tension: {
    name: 'Tension',
    text: 'Attack and Defense are 1 higher while it has an injury.',
    own: { attack: whenHurt, defense: whenHurt },
  },
  competitive: {
    name: 'Competitive',
    text: 'Attack, Defense and Willpower are 1 higher while another friend with this trait is on the table.',
    own: { attack: withRival, defense: withRival, willpower: withRival },
  },
  alpha: {
    name: 'Alpha',
    text: 'Nothing lowers its Attack and its Defense: not being outnumbered, knocked down or K.O. either.',
    // Being K.O. is one of the things that do not lower them.
    always: true,
    own: { 'never-lowered': true },
  },
  cyclops: {
    name: 'Cyclops',
    text: 'Its shots at targets more than 8" away take 1 off every attack die, once however imprecise the weapon is.',
    own: {
      'attack-roll': ({ game, owner, strike }) =>
        strike?.kind === 'ranged' &&
        !weaponHas(strike.weapon, 'imprecise') &&
        !within(game, owner, strike.target, ONE_EYED)
          ? -1
          : 0,
    },
  },
  'the-holiday-killer': {
    name: 'The Holiday Killer',
    text: 'Against a target of more than 50 Reputation it rolls attack dice that miss and a failed Strength die again.',
    own: {
      'attack-rerolls': (it) => (isWorthy(it) ? ALL : 0),
      'strength-rerolls': (it) => (isWorthy(it) ? ALL : 0),
    },
  },
  arrogant: {
    name: 'Arrogant',
    text: 'Against a target of less Reputation than its own it rolls an attack die less.',
    own: {
      'attack-dice': ({ game, owner, strike }) =>
        strike !== undefined && profileOf(game, strike.target).reputation < profileOf(game, owner).reputation
          ? -1
          : 0,
    },
  },
  antagonist: {
    name: 'Antagonist (X, trait)',
    text: 'Rolls X dice more when it attacks a model with the named trait, and when it defends against one.',
    own: {
      'attack-dice': (it) =>
        it.strike !== undefined && isFirstAtFoe(it, it.strike) ? Number(it.args[0]) : 0,
      'defense-dice': ({ game, args, strike }) =>
        strike !== undefined && isFoe(game, args, strike.attacker) ? Number(args[0]) : 0,
    },
  },
  'born-in-the-darkness': {
    name: 'Born in the Darkness',
    text: 'Where no light falls on it, it adds 1 to its defence dice, and nobody’s Sneak Attack surprises it.',
    own: {
      'defense-roll': (it) => (isInTheDark(it) ? 1 : 0),
      'never-surprised': isInTheDark,
    },
  },
  emp: {
    name: 'EMP',
    text: 'Rolls a failed Strength die again against Cybernetics, Bots, Robots and Vehicles.',
    own: {
      'strength-rerolls': (it) =>
        isAgainst(it, ['cybernetic', 'bot', 'robot']) ||
        (it.strike !== undefined && hasRank(it.game, it.strike.target, 'vehicle'))
          ? ALL
          : 0,
    },
  },
  sharpshooter: {
    name: 'Sharpshooter',
    text: 'Its ranged attacks ignore cover.',
    own: { 'ignores-cover': true },
  },
}
