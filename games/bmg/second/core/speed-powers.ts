import type { CounterRules } from '@gargoyle/bmg-counters'
import { inchesIn } from '../traits/targets.ts'

/** A power of the speed force: what it costs from the reserve, and the die that is a Paradox, if it can be one. */
export type SpeedPower = {
  readonly id: string
  readonly name: string
  readonly text: string
  readonly cost: number
  readonly paradox?: number
}

/**
 * The powers that every Speedster has. The Compendium mentions them and prints none: these are rulings of this project.
 * bmg2/core/speed-force
 */
export const speedPowers: readonly SpeedPower[] = [
  { id: 'speed-sprint', name: 'Sprint', cost: 1, text: 'its basic move is 4" longer this round' },
  { id: 'speed-blur', name: 'Blur', cost: 2, paradox: 6, text: 'Defense +1 this round' },
  { id: 'speed-haste', name: 'Haste', cost: 3, paradox: 6, text: 'two counters more for its plan' },
]

/** What the powers do for the round. */
export const speedEffects: CounterRules = {
  'speed-force': { name: 'Speed Force', text: 'Counters in its own reserve.', rule: 'bmg2/core/speed-force' },
  'speed-sprint': {
    name: 'Sprint',
    text: 'Its basic move is 4" longer.',
    rule: 'bmg2/core/speed-force',
    own: { 'basic-move': ({ game }) => inchesIn(game, 4) },
  },
  'speed-blur': { name: 'Blur', text: 'Defense +1.', rule: 'bmg2/core/speed-force', own: { defense: 1 } },
  'speed-haste': {
    name: 'Haste',
    text: 'Two counters more for its plan.',
    rule: 'bmg2/core/speed-force',
    own: { 'plan-counters': 2 },
  },
  'phase-strike': {
    name: 'Phase Strike',
    text: 'Its bare hands have CRT: three injuries.',
    rule: 'bmg2/core/speed-force',
    changesWeapon: ({ weapon }) =>
      weapon.id === 'unarmed'
        ? { ...weapon, rules: [...weapon.rules, { id: 'crt', args: ['iii'] }] }
        : weapon,
  },
}
