import { isInContact, labelOf, type ModelId } from '@gargoyle/bmg-common'
import { isAmong, memory, rememberAmong } from '@gargoyle/engine'
import { isCovered } from '../attack/ranged.ts'
import type { Bmg3Case, Bmg3Rules } from '../rules/special-rule.ts'
import { offer } from '../traits/helpers.ts'
import { ALL, isAgainst } from './dice.ts'

const ARMOUR = ['light-armor', 'medium-armor', 'heavy-armor']

/** Weapons that protect their bearers, and weapons that nothing protects from. */
export const armour: Bmg3Rules = {
  gas: {
    name: 'Gas',
    text: 'Light, Medium and Heavy Armor are no help against it.',
    ignores: ARMOUR,
  },
  'shield-breaker': {
    name: 'Shield Breaker',
    text: 'Protective and Defensive weapons and Light, Medium and Heavy Armor are no help against it.',
    ignores: ['protective', 'defensive', 'combat-bracers', ...ARMOUR],
  },
  'anti-tank': {
    name: 'Anti-Tank',
    text: 'Armor, Bulletproof Vests, Kevlar Vests and Hardened skin are no help against it. Strength dice that fail against Light, Medium or Heavy Armor are rolled again.',
    ignores: [...ARMOUR, 'bulletproof-vest', 'kevlar-vest', 'hardened'],
    own: { 'strength-rerolls': (it) => (isAgainst(it, ARMOUR) ? ALL : 0) },
  },
  defensive: {
    name: 'Defensive',
    text: 'Whoever carries it rolls failed defence dice again, whatever it fights with.',
    carried: true,
    own: { 'defense-rerolls': ALL },
  },
  protective: {
    name: 'Protective',
    text: 'Whoever carries it adds 1 to its defence dice and always has cover, which counts twice if it has other cover too. Once a round a friend in contact may be protected in the same way.',
    carried: true,
    own: {
      'defense-roll': 1,
      'always-in-cover': true,
      'cover-penalty': (it) => (isCoveredToo(it) ? 1 : 0),
    },
    around: {
      'defense-roll': (it) => (isShielded(it) ? 1 : 0),
      'always-in-cover': (it) => isShielded(it),
      'cover-penalty': (it) => (isShielded(it) && isCoveredToo(it) ? 1 : 0),
    },
    on: {
      *'strike-begins'({ game, owner, strike }) {
        const { target, attacker } = strike
        if (target === owner || target.seat !== owner.seat || attacker.seat === owner.seat) return
        if (!isInContact(game, owner, target) || owner.usedThisRound.includes('protective')) return
        const shields = yield* offer(game, owner.seat, {
          rule: 'bmg3/weapon/protective',
          name: 'protective',
          prompt: `Does ${labelOf(game, owner)} protect ${labelOf(game, target)} this once?`,
        })
        if (!shields) return
        owner.usedThisRound.push('protective')
        rememberAmong(strike, shieldedBy, owner.id)
      },
    },
  },
}

/** Models that protect the target of a strike. */
const shieldedBy = memory<readonly ModelId[]>('protective/shields', [])

/** Whether the owner shields the target of a strike. */
const isShielded = ({ owner, about, strike }: Bmg3Case): boolean =>
  strike !== undefined && strike.target === about && isAmong(strike, shieldedBy, owner.id)

/** Whether the target has other cover that counts. */
const isCoveredToo = ({ game, strike }: Bmg3Case): boolean => strike !== undefined && isCovered(game, strike)
