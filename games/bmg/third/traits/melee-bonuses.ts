import {
  areEnemies,
  hasTrait,
  isConscious,
  isInContact,
  labelOf,
  type ModelId,
  profileOf,
  removeMarker,
  slug,
  within,
} from '@gargoyle/bmg-common'
import { isAmong, memory, rememberAmong } from '@gargoyle/engine'
import { outnumberedBy } from '../attack/dice.ts'
import { isUnarmed, type Strike } from '../attack/strike.ts'
import { isCalled } from '../catalogue/called.ts'
import { heal } from '../damage/healing.ts'
import { isVehicle } from '../model/crew.ts'
import { applies } from '../rules/rule-system.ts'
import type { Bmg3Case, Bmg3Rules } from '../rules/special-rule.ts'
import type { Model, Play } from '../state.ts'
import { chooseMarkerOrNone, isActive, isDefending, suspectsNear } from './helpers.ts'

const isMelee = (strike: Strike | undefined): boolean => strike?.kind === 'melee'
const isBareHanded = (strike: Strike | undefined): boolean => isMelee(strike) && isUnarmed(strike!)

/** How near a partner must be. */
const SIDE_BY_SIDE = 4

/** Whether a partner of a model is near: any model with Teamwork, or those that its card names. */
function hasPartner({ game, owner, args }: Bmg3Case): boolean {
  const [, ...names] = args
  const isPartner = (other: Model): boolean =>
    names.some((name) =>
      name === 'all'
        ? hasTrait(game, other, 'teamwork')
        : isCalled(profileOf(game, other), name) || hasTrait(game, other, name),
    )
  return game.state.models.some(
    (other) =>
      other !== owner &&
      other.seat === owner.seat &&
      isConscious(other) &&
      isPartner(other) &&
      within(game, owner, other, SIDE_BY_SIDE),
  )
}

/** Whether another of the pack is at the target's throat already. */
const isHunted = (game: Play, owner: Model, target: Model): boolean =>
  game.state.models.some(
    (other) =>
      other !== owner &&
      other.seat === owner.seat &&
      hasTrait(game, other, 'death-pack') &&
      isInContact(game, other, target),
  )

const isPackHunt = ({ game, owner, strike }: Bmg3Case): boolean =>
  strike !== undefined && isMelee(strike) && isHunted(game, owner, strike.target)

/** A strike at an outnumbered model; of several in one attack the first, so that the die is had once. */
const isFirstOutnumbered = (game: Play, strike: Strike): boolean =>
  strike.attack.strikes.find((each) => outnumberedBy(game, each) > 0) === strike

/** Whether this is what a Combo is good with: a weapon by its name, or bare hands. */
const isCombo = ({ weapon }: Strike, args: readonly string[]): boolean =>
  args.some((name) => (weapon.id === 'unarmed' ? name === 'unarmed' : slug(weapon.name) === name))

/** Models that have given up a Suspect for Efforts in an attack. */
const payers = memory<readonly ModelId[]>('street-fighter/payers', [])

/** What a model may make Efforts for in a strike: never to shoot, and only some models to dodge. */
function effortsIn(game: Play, owner: Model, strike: Strike): 'attack' | 'defense' | 'dodge' | undefined {
  if (strike.attacker === owner) return strike.kind === 'melee' ? 'attack' : undefined
  if (strike.target !== owner) return undefined
  if (strike.kind === 'melee') return 'defense'
  const about = { about: owner, strike }
  return areEnemies(owner, strike.attacker) &&
    applies(game, 'can-dodge', about) &&
    !applies(game, 'cannot-dodge', about)
    ? 'dodge'
    : undefined
}

/** Traits with bonuses in melee. */
export const meleeBonuses: Bmg3Rules = {
  // bmg3/trait/reinforced-gloves
  'reinforced-gloves': {
    name: 'Reinforced Gloves',
    text: 'Bare hands do two stuns with every hit.',
    unarmed: { damage: { stun: 2, injury: 0 } },
  },
  // bmg3/trait/claws
  claws: {
    name: 'Claws',
    text: 'Bare hands do an injury and a stun with every hit.',
    unarmed: { damage: { stun: 1, injury: 1 } },
  },
  'master-fighter': {
    name: 'Master Fighter',
    text: 'Adds 1 to each attack die of its unarmed melee attacks.',
    own: { 'attack-roll': ({ strike }) => (isBareHanded(strike) ? 1 : 0) },
  },
  'close-combat-master': {
    name: 'Close Combat Master',
    text: 'Rolls missed attack dice of its unarmed melee attacks again.',
    own: { 'attack-rerolls': ({ strike }) => (isBareHanded(strike) ? strike!.attackDice : 0) },
  },
  'weapon-master': {
    name: 'Weapon Master',
    text: 'Adds 1 to each attack die of its melee attacks with a weapon.',
    own: { 'attack-roll': ({ strike }) => (isMelee(strike) && !isBareHanded(strike) ? 1 : 0) },
  },
  'martial-expert': {
    name: 'Martial Expert',
    text: 'A natural 4 or more on its Strength die is a critical hit, even where that die does not hit.',
    own: { 'critical-from': { loweredTo: 4 } },
  },
  combo: {
    name: 'Combo (weapon)',
    text: 'With what is named, every two hits it rolls bring one more, before the target defends.',
    on: {
      'hits-rolled': ({ owner, args, strike }) => {
        if (strike.attacker === owner && isCombo(strike, args))
          strike.hits += Math.floor((strike.hits + strike.strengthHits) / 2)
      },
    },
  },
  mobster: {
    name: 'Mobster',
    text: 'Rolls an attack die more in melee against a target that is outnumbered.',
    own: {
      'attack-dice': ({ game, strike }) => (strike !== undefined && isFirstOutnumbered(game, strike) ? 1 : 0),
    },
  },
  'death-pack': {
    name: 'Death Pack',
    text: 'In melee against a target that is in contact with a friend who has this trait too, it rolls an attack die more and adds 1 to each attack die.',
    own: {
      'attack-dice': (it) => (isPackHunt(it) ? 1 : 0),
      'attack-roll': (it) => (isPackHunt(it) ? 1 : 0),
    },
  },
  teamwork: {
    name: 'Teamwork (X)',
    text: 'With its partner within 4", it rolls X dice more when defending, and in melee attacks of its own activation. Partners are friends with Teamwork, or those that the card names.',
    own: {
      'whole-attack-dice': (it) =>
        it.purpose === 'melee' && isActive(it.game, it.owner) && hasPartner(it) ? Number(it.args[0]) : 0,
      'defense-dice': (it) => (hasPartner(it) ? Number(it.args[0]) : 0),
    },
  },
  amazon: {
    name: 'Amazon',
    text: 'Adds 1 to each of its attack and defence dice. Attacks of enemies on it lose an attack die.',
    own: { 'attack-roll': 1, 'defense-roll': 1 },
    foe: { 'attack-dice': ({ owner, about }) => (areEnemies(owner, about) ? -1 : 0) },
  },
  'street-fighter': {
    name: 'Street Fighter',
    text: 'When it attacks or defends in melee, or could dodge a shot, it may remove a friendly Suspect within 2" for two free Efforts.',
    own: {
      'free-efforts': ({ owner, strike, purpose }) =>
        (purpose === 'attack' || isDefending(purpose)) && isAmong(strike?.attack, payers, owner.id) ? 2 : 0,
    },
    on: {
      *'strike-begins'({ game, owner, strike, rule, id }) {
        const side = effortsIn(game, owner, strike)
        if (side === undefined || owner.condition !== 'up') return
        // The attacker's Efforts are for the whole attack, so it is asked once.
        if (side === 'attack' && strike !== strike.attack.strikes[0]) return
        if (applies(game, 'no-efforts', { about: owner, purpose: side, strike })) return
        const suspect = yield* chooseMarkerOrNone(
          game,
          owner.seat,
          suspectsNear(game, owner, 2, owner.seat),
          {
            name: id,
            prompt: `Which Suspect does ${labelOf(game, owner)} remove for two free Efforts?`,
            rule,
          },
        )
        if (suspect === undefined) return
        removeMarker(game, suspect)
        rememberAmong(strike.attack, payers, owner.id)
      },
    },
  },
  cannibal: {
    name: 'Cannibal',
    text: 'When it takes an enemy other than a Vehicle out of the game in melee, it loses up to two damage markers.',
    on: {
      *casualty({ game, owner, victim, by, harm }) {
        if (by !== owner || !areEnemies(owner, victim) || isVehicle(game, victim)) return
        if (isMelee(harm?.strike)) yield* heal(game, owner, 2)
      },
    },
  },
}
