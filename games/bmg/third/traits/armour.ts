import { areEnemies, ignoreMarkers, labelOf } from '@gargoyle/bmg-common'
import { recall } from '@gargoyle/engine'
import { weaponHas } from '../attack/strike.ts'
import { weaponRulesOf } from '../damage/harm.ts'
import { frozenSuspect } from '../manipulate/suspect-marks.ts'
import { offerEfforts } from '../model/effort.ts'
import type { Bmg3Case, Bmg3Rules } from '../rules/special-rule.ts'
import { isDefending, suspectsNear } from './helpers.ts'

/** Dice that enemies lose who attack the bearer. */
const diceLost =
  (dice: number) =>
  ({ owner, about }: Bmg3Case): number =>
    areEnemies(owner, about) ? -dice : 0

/** How near Frozen Suspects must be to cool a Cryo-Armor. */
const COOLED_WITHIN = 4

/** What protects its bearer. */
export const armour: Bmg3Rules = {
  // bmg3/trait/bat-armor-mk-i
  'bat-armor-mk-i': {
    name: 'Bat-Armor Mk I',
    text: 'Enemies who attack this model roll no Strength die.',
    foe: { 'no-strength-die': ({ owner, about }) => areEnemies(owner, about) },
  },
  'light-armor': {
    name: 'Light Armor',
    text: 'Attacks of enemies on this model lose an attack die.',
    foe: { 'attack-dice': diceLost(1) },
  },
  'medium-armor': {
    name: 'Medium Armor',
    text: 'Attacks of enemies on this model lose two attack dice.',
    foe: { 'attack-dice': diceLost(2) },
  },
  // bmg3/trait/power-armor
  'power-armor': {
    name: 'Power Armor',
    text: 'Attacks of enemies on this model lose an attack die. Whenever it is damaged it may make Efforts, and ignores two of the markers for each.',
    foe: { 'attack-dice': diceLost(1) },
    on: {
      *harming({ game, owner, harm, rule, id }) {
        if (harm.to !== owner) return
        const what = { purpose: id, ...(harm.strike ? { strike: harm.strike } : {}) }
        const efforts = yield* offerEfforts(game, owner, what, {
          prompt: `Efforts of ${labelOf(game, owner)}: two markers less for each?`,
          cap: Math.ceil((harm.stun + harm.injury) / 2),
          rule,
        })
        yield* ignoreMarkers(game, harm, 2 * efforts, { rule })
      },
    },
  },
  'cryo-armor': {
    name: 'Cryo-Armor (X)',
    text: 'Attacks of enemies on this model lose X attack dice. Within 4" of a Frozen Suspect it has X free Efforts when defending. Whatever removes damage treats it as a Vehicle.',
    own: {
      'mended-as-vehicle': true,
      'free-efforts': ({ game, owner, args, purpose }) =>
        isDefending(purpose) && isCooled(game, owner) ? Number(args[0]) : 0,
    },
    foe: { 'attack-dice': (it) => diceLost(Number(it.args[0]))(it) },
  },
  'bulletproof-vest': {
    name: 'Bulletproof Vest',
    text: 'Firearms lose an attack die against this model.',
    foe: { 'attack-dice': ({ strike }) => (strike && weaponHas(strike.weapon, 'firearm') ? -1 : 0) },
  },
  'kevlar-vest': {
    name: 'Kevlar Vest',
    text: 'Whenever an enemy damages this model it ignores one marker of its choice, but never the last one.',
    on: {
      *harming({ game, owner, harm, rule }) {
        if (harm.to !== owner || harm.by === undefined || !areEnemies(harm.by, owner)) return
        if (harm.stun + harm.injury > 1) yield* ignoreMarkers(game, harm, 1, { rule })
      },
    },
  },
  'hockey-gear': {
    name: 'Hockey Gear',
    text: 'Sharp weapons of enemies are not sharp against this model.',
    own: {
      'denies-weapon-rule': ({ owner, strike, purpose }) =>
        purpose === 'sharp' && strike !== undefined && areEnemies(owner, strike.attacker),
    },
  },
  'gas-mask': {
    name: 'Gas Mask',
    text: 'Neither damage nor statuses of anything with the Gas rule touch this model.',
    own: {
      immune: ({ purpose }) => purpose === 'gas',
      'no-criticals': ({ strike }) => strike !== undefined && weaponHas(strike.weapon, 'gas'),
    },
    on: {
      harming: ({ owner, harm }) => {
        if (harm.to === owner && [...weaponRulesOf(harm), ...harm.nature].includes('gas')) {
          harm.stun = 0
          harm.injury = 0
        }
      },
    },
  },
  // bmg3/trait/bat-cape
  'bat-cape': {
    name: 'Bat Cape',
    text: 'Falls neither hurt this model nor take it out of the game.',
    own: { 'no-fall-damage': true, 'no-fall-casualty': true },
  },
}

const isCooled = (game: Bmg3Case['game'], owner: Bmg3Case['owner']): boolean =>
  suspectsNear(game, owner, COOLED_WITHIN).some((suspect) => recall(suspect, frozenSuspect))
