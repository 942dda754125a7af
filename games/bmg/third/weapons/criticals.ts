import type { Rule } from '@gargoyle/engine'
import { becomeCasualty } from '../damage/casualty.ts'
import {
  sufferBlind,
  sufferCold,
  sufferFire,
  sufferFreeze,
  sufferParalyze,
  sufferPoison,
  sufferStunned,
} from '../effects/suffer.ts'
import { sufferTerror } from '../effects/terror.ts'
import type { Bmg3Rules, CriticalRule } from '../rules/special-rule.ts'
import type { Model, Play } from '../state.ts'
import { ALL, isAgainst } from './dice.ts'
import { addFear } from './fear.ts'
import { amount } from './on-hit.ts'
import { COLD, natureOf } from './statuses.ts'

const MACHINES = ['bot', 'cybernetic', 'robot']

type Critical = {
  readonly label: string
  readonly apply: (
    game: Play,
    victim: Model,
    by: Model,
    nature: readonly string[],
  ) => Rule<unknown> | undefined
}

const status = (
  label: string,
  suffer: (
    game: Play,
    victim: Model,
    by: Model,
    how: { readonly nature: readonly string[] },
  ) => Rule<boolean>,
): Critical => ({ label, apply: (game, victim, by, nature) => suffer(game, victim, by, { nature }) })

/** What may stand in brackets behind CRT. */
const criticalEffects: Readonly<Record<string, Critical>> = {
  stunned: status('Stunned', sufferStunned),
  paralyze: status('Paralyzed', sufferParalyze),
  poison: status('Poisoned', sufferPoison),
  freeze: status('Frozen', sufferFreeze),
  fire: status('On fire', sufferFire),
  blind: status('Blind', sufferBlind),
  cold: status('Slowed by the cold', (game, victim, by, { nature }) =>
    sufferCold(game, victim, COLD, by, { nature: ['cold', ...nature] }),
  ),
  terror: status('Terrified', sufferTerror),
  'true-fear': { label: 'A Fear card for your deck', apply: (game, _, by) => addFear(game, by.seat) },
  casualty: { label: 'Out of the game', apply: (game, victim, by) => becomeCasualty(game, victim, by) },
}

const critical = (
  label: CriticalRule['label'],
  nameOf: (args: readonly string[]) => string,
): CriticalRule => ({
  label,
  apply: function* ({ game, owner, args, strike }) {
    const effect = criticalEffects[nameOf(args)]
    const deed = effect?.apply(game, strike.sufferer, owner, natureOf(strike.weapon))
    if (deed !== undefined) yield* deed
  },
})

/** A critical hit that only hurts more. It is part of the hit it comes with, not another one. */
const hurting = (kind: 'stun' | 'injury'): CriticalRule => ({
  label: (args) => `${amount(args)} more ${kind === 'stun' ? 'stuns' : 'injuries'}`,
  hurts: ({ args }) => ({ [kind]: amount(args) }),
})

/** What critical hits do. bmg3/core/critical */
export const criticals: Bmg3Rules = {
  crt: {
    name: 'CRT (X)',
    text: 'A critical hit may have this effect instead of knocking the target down.',
    critical: critical(
      (args) => criticalEffects[args[0] ?? '']?.label ?? `${args[0]}`,
      (args) => args[0] ?? '',
    ),
  },
  brutal: {
    name: 'Brutal',
    text: 'A natural 5 or 6 on the Strength die is a critical hit.',
    own: { 'critical-from': { loweredTo: 5 } },
  },
  bleed: {
    name: 'Bleed (X)',
    text: 'A critical hit does not knock down but gives X injuries.',
    own: { 'no-knock-down': true },
    critical: hurting('injury'),
  },
  blunt: {
    name: 'Blunt (X)',
    text: 'A critical hit does not knock down but gives X stuns.',
    own: { 'no-knock-down': true },
    critical: hurting('stun'),
  },
  electric: {
    name: 'Electric',
    text: 'A critical hit may stun the target, and Strength dice that fail against Bots, Cybernetics and Robots are rolled again.',
    own: { 'strength-rerolls': (it) => (isAgainst(it, MACHINES) ? ALL : 0) },
    critical: critical('Stunned', () => 'stunned'),
  },
}
