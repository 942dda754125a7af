import { hasTrait, within } from '@gargoyle/bmg-common'
import { isUnarmed, weaponHas } from '../attack/strike.ts'
import { terrorPileOf } from '../effects/terror.ts'
import { crewOf } from '../model/crew.ts'
import type { Bmg3Case, Bmg3Rule, Bmg3Rules } from '../rules/special-rule.ts'

import { isActiveInvention } from './inventions.ts'

/** How far an ancient Plant reaches beyond the others. */
const FURTHER = 2
const ANCIENT_ZONE = 6

/** Ground that is hard to cross around what has roots, of wood or of fear. */
const hardToCross = (name: string): Bmg3Rule => ({
  name,
  text: 'Whoever moves within its action zone of 4" is impaired, friend or foe.',
  own: { 'rough-around': ({ game, owner }) => 4 + (hasTrait(game, owner, 'ancient-plants') ? FURTHER : 0) },
})

const terror = ({ game, owner }: Bmg3Case): number => terrorPileOf(game, owner.seat)

/** Equipment that is worn, drunk or built in, and changes its bearer for the whole game. */
export const wornGear: Bmg3Rules = {
  'neurotoxic-drugs': {
    name: 'Neurotoxic Drugs',
    text: 'Moves 2" further and may dodge shots.',
    own: { movement: 2, 'can-dodge': true },
  },
  'upgraded-batsuit': {
    name: 'Upgraded Batsuit',
    text: 'Endurance is 1 higher.',
    // A body stays as tough as it is when it is out cold.
    always: true,
    own: { endurance: 1 },
  },
  'trained-mobsters': {
    name: 'Trained Mobsters',
    text: 'Endurance is 2 higher.',
    always: true,
    own: { endurance: 2 },
  },
  'kevlar-cowl': {
    name: 'Kevlar Cowl',
    text: 'Critical hits do nothing to it but hit.',
    own: { 'no-criticals': true },
  },
  'genetic-alteration': { name: 'Genetic Alteration', text: 'Moves 2" further.', own: { movement: 2 } },
  'enhanced-servo-engines': {
    name: 'Enhanced Servo-Engines',
    text: 'Moves 1" further. The list also gives it Combo with its Mechanic Claw.',
    own: { movement: 1 },
  },
  'ancient-plants': {
    name: 'Ancient Plants',
    text: 'Willpower, Attack, Defense and Special are 1 higher, Strength dice 1 better, Endurance 3 higher, and its action zone reaches 6". The list also gives it Invulnerability (1) and Tough Skin.',
    always: true,
    own: {
      willpower: 1,
      endurance: 3,
      attack: 1,
      defense: 1,
      special: 1,
      strength: -1,
      reach: FURTHER,
      'reveal-reach': FURTHER,
      'strikes-unseen': ({ game, owner, other }) =>
        other !== undefined && within(game, owner, other, ANCIENT_ZONE),
    },
  },
  'large-roots': hardToCross('Large Roots'),
  'fear-dampening': hardToCross('Fear Dampening'),
  'improved-armor': {
    name: 'Improved Armor',
    text: 'Bots of its crew have Light Armor, whatever becomes of this model.',
    teaches: [{ traits: [{ id: 'light-armor', args: [] }], who: ({ pupil }) => pupil.traitIds.has('bot') }],
  },
  'terror-invigoration': {
    name: 'Terror Invigoration',
    text: 'Rolls a die more in its attacks and in its defence for every card in its player’s Terror pile.',
    own: { 'attack-pool': terror, 'ranged-pool': terror, 'defense-dice': terror },
  },
  'enhanced-gas': {
    name: 'Enhanced Gas',
    text: 'Enervating that an enemy within 8" suffers is 1 stronger.',
    around: {
      'status-value': ({ game, owner, about, purpose }) =>
        purpose === 'enervating' && about.seat !== owner.seat && within(game, owner, about, 8) ? 1 : 0,
    },
  },
  'chain-of-command': {
    name: 'Chain of Command',
    text: 'When the Boss is out of the game it becomes the Boss, with the full range of Inspire.',
    own: {
      'takes-over': true,
      'inspire-range': ({ game, owner }) => {
        const { boss, bosses } = crewOf(game, owner.seat)
        return bosses > 1 && boss === owner.id ? 4 : 0
      },
    },
  },
  'lords-of-gotham': {
    name: 'Lords of Gotham',
    text: 'Its crew places a sewer more.',
    always: true,
    own: { 'extra-sewers': 1 },
  },
  'improved-batclaw': {
    name: 'Improved Batclaw',
    text: 'One of Lucius’s inventions: its Batclaw carries it 8" further instead of 6", while this invention is the active one.',
    own: {
      'flight-bonus': ({ owner, game, id }) =>
        isActiveInvention(game, owner, id) &&
        owner.effects.some(({ id, value }) => id === 'airborne' && value === 6)
          ? 2
          : 0,
    },
  },
  'improved-batlings': {
    name: 'Improved Batlings',
    text: 'One of Lucius’s inventions: attacks with Throwing weapons add 1 to their attack dice, and the Strength die hits on 3 or more whatever its Strength is, while this invention is the active one.',
    own: {
      'attack-roll': ({ game, owner, strike, id }) =>
        strike?.kind === 'ranged' &&
        weaponHas(strike.weapon, 'throwing') &&
        isActiveInvention(game, owner, id)
          ? 1
          : 0,
    },
    rearms: ({ game, owner, weapon, id }) =>
      weaponHas(weapon, 'throwing') && isActiveInvention(game, owner, id)
        ? { ...weapon, strength: 3 }
        : weapon,
  },
  'improved-bat-armor': {
    name: 'Improved Bat-Armor',
    text: 'One of Lucius’s inventions: adds 1 to its defence dice as long as it has Bat-Armor Mk II, while this invention is the active one.',
    own: {
      'defense-roll': ({ game, owner, id }) =>
        hasTrait(game, owner, 'bat-armor-mk-ii') && isActiveInvention(game, owner, id) ? 1 : 0,
    },
  },
  'improved-reinforced-gloves': {
    name: 'Improved Reinforced Gloves',
    text: 'One of Lucius’s inventions: whoever defends against its bare hands takes 1 off every defence die, while this invention is the active one.',
    foe: {
      'defense-roll': ({ game, owner, strike, id }) =>
        strike?.attacker === owner &&
        isUnarmed(strike) &&
        hasTrait(game, owner, 'reinforced-gloves') &&
        isActiveInvention(game, owner, id)
          ? -1
          : 0,
    },
  },
}
