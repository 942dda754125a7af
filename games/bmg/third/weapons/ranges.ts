import { bodyOf, within } from '@gargoyle/bmg-common'
import { forget, memory, recall, remember } from '@gargoyle/engine'
import { inches, isWithin } from '@gargoyle/table'
import { rangedTargets } from '../attack/ranged.ts'
import { movedAnyhow } from '../effects/table-rules.ts'
import { computeTotal } from '../rules/rule-system.ts'
import type { Bmg3Case, Bmg3Rules } from '../rules/special-rule.ts'
import { offer } from '../traits/helpers.ts'
import { amount } from './on-hit.ts'
import { wayAround } from './way-around.ts'

const SHORT = 8
const MEDIUM = 16

/** bmg3/weapon/acceleration: how near a target is too near for it. */
const ACCELERATES_BEYOND = 8

/** How far weapons reach, and what hinders a shot. */
export const ranges: Bmg3Rules = {
  'short-range': {
    name: 'Short Range',
    text: `Effective within ${SHORT}".`,
    own: { 'effective-range': SHORT },
  },
  'medium-range': {
    name: 'Medium Range',
    text: `Effective within ${MEDIUM}".`,
    own: { 'effective-range': MEDIUM },
  },
  reach: {
    name: 'Reach (X)',
    text: 'Strikes enemies up to X" away that the wielder sees, not only those in contact.',
    own: { reach: ({ args }) => ({ raisedTo: amount(args) }) },
  },
  light: {
    name: 'Light',
    text: 'Can be fired while an enemy is in contact.',
    own: { 'shoots-in-contact': true },
  },
  throwing: {
    name: 'Throwing',
    text: 'Moving first costs no dice.',
    own: { 'move-penalty': () => ({ set: 0 }) },
  },
  scope: {
    name: 'Scope',
    text: 'The shooter sees as far as there is a line of sight, by night too, and its targets have no cover.',
    own: { 'ignores-night': true, 'ignores-cover': true },
  },
  'remote-controlled': {
    name: 'Remote Controlled',
    text: 'Finds its way around obstacles: the range is measured along that way and is never exceeded, and targets have no cover.',
    own: {
      'ignores-cover': true,
      // Asked about the target, before there is a strike.
      'beyond-reach': ({ game, about, other, weapon }) => {
        if (other === undefined || weapon === undefined) return false
        const range = computeTotal(game, 'effective-range', { about: other, weapon }, 0)
        return range > 0 && !wayAround(game, other, about, range)
      },
    },
  },
  'small-caliber': {
    name: 'Small Caliber',
    text: 'Loses two dice instead of one beyond its effective range.',
    own: { 'range-penalty': 1 },
  },
  'high-caliber': {
    name: 'High Caliber',
    text: 'Within its effective range the Strength die is the last die to be lost.',
    own: { 'strength-die-last': (it) => targetsOf(it).some((target) => isEffective(it, target)) },
  },
  acceleration: {
    name: 'Acceleration',
    text: `Targets more than ${ACCELERATES_BEYOND}" away cannot dodge, and the first loss that would take the Strength die turns it into an attack die.`,
    own: {
      'strength-die-turns': (it) => {
        const targets = targetsOf(it)
        return (
          targets.length > 0 &&
          targets.every((target) => !within(it.game, it.owner, target, ACCELERATES_BEYOND))
        )
      },
    },
    foe: {
      'cannot-dodge': ({ game, owner, about }) => !within(game, owner, about, ACCELERATES_BEYOND),
    },
  },
  silencer: {
    name: 'Silencer',
    text: 'Its targets cannot dodge.',
    foe: { 'cannot-dodge': true },
  },
  aim: {
    name: 'Aim',
    text: 'Adds 1 to attack dice if the shooter has not moved in this activation.',
    own: { 'attack-roll': ({ game, owner }) => (hasMoved(game, owner) ? 0 : 1) },
  },
  assault: {
    name: 'Assault',
    text: 'Instead of losing dice for having moved, the shooter may take 1 off its attack dice.',
    own: {
      // Until the player has decided, the possible choice counts.
      'move-penalty': ({ game }) => (choice(game) === 'holds' ? 0 : { set: 0 }),
      'attack-roll': ({ game, strike }) => (strike?.kind === 'ranged' && choice(game) === 'rushes' ? -1 : 0),
    },
    on: {
      *'weapon-readied'({ game, owner, attack }) {
        const { activation } = game.state
        if (activation?.model !== owner.id || attack.kind !== 'ranged') return
        forget(activation, assaultChoice)
        if (!activation.moved) return
        const rushes = yield* offer(game, owner.seat, {
          rule: 'bmg3/weapon/assault',
          name: 'assault',
          prompt: 'Keep all dice after moving, and take 1 off each attack die?',
        })
        remember(activation, assaultChoice, rushes ? 'rushes' : 'holds')
      },
    },
  },
}

/** Whether the active model keeps all its dice after moving, or loses some, once its player has said so. */
const assaultChoice = memory<'rushes' | 'holds' | null>('assault/choice', null)

const choice = (game: Bmg3Case['game']) => recall(game.state.activation, assaultChoice)

/** Whether a model has moved in this activation in any way; noted by the standing rules. */
function hasMoved(game: Bmg3Case['game'], { id }: Bmg3Case['owner']): boolean {
  const { activation } = game.state
  return activation?.model === id && (activation.moved || recall(activation, movedAnyhow))
}

/** The targets of a shot: that of the strike, or before there is one all possible ones. */
const targetsOf = ({ game, owner, strike, weapon }: Bmg3Case): readonly Bmg3Case['owner'][] => {
  if (strike !== undefined) return [strike.target]
  return weapon === undefined ? [] : rangedTargets(game, owner, weapon).map(({ target }) => target)
}

function isEffective({ game, owner, strike, weapon }: Bmg3Case, target: Bmg3Case['owner']): boolean {
  const used = strike?.weapon ?? weapon
  if (used === undefined) return false
  const range = computeTotal(game, 'effective-range', { about: owner, weapon: used }, 0)
  return range === 0 || isWithin(bodyOf(game, owner), bodyOf(game, target), inches(range))
}
