import { layRoughGround } from '@gargoyle/bmg-common'
import { memory, recall, remember } from '@gargoyle/engine'
import { lengthIn, type Spot } from '@gargoyle/table'
import type { Attack } from '../attack/attack.ts'
import { counterNames } from '../model/counters.ts'
import type { CounterRules } from '../rules/special-rule.ts'
import { hasTraitNow } from '../rules/trait-changes.ts'
import type { Marker, Play } from '../state.ts'

/** Whether an attack has laid its ice. bmg2/template/ice */
const hasLaidIce = memory<boolean>('ice/laid', false)

/** Armour that Anti-Tank weapons pierce. */
const ARMOUR = ['light-armor', 'medium-armor', 'heavy-armor'] as const

/** Puts a sheet of ice somewhere: one for an attack, however many it hits. Gives it, if it is new. bmg2/template/ice */
export function iceAt(game: Play, at: Spot, attack?: Attack): Marker | undefined {
  if (recall(attack, hasLaidIce)) return undefined
  remember(attack, hasLaidIce, true)
  const { explosionRadius, unit } = game.content.edition
  return layRoughGround(game, at, lengthIn(explosionRadius, unit), { ice: true })
}

/**
 * Weapon rules that only the second edition prints, but that weapons of the first edition's models have: the same words
 * in the lengths of each edition.
 */
export const compendiumRules: CounterRules = {
  // bmg2/weapon-rule/anti-tank
  'anti-tank': {
    name: 'Anti-Tank',
    text: 'Light, Medium and Heavy Armor, Bulletproof Vest, Hardened and Kevlar Vest do nothing against it, and failed damage dice against such armour may be rolled again.',
    ignores: [...ARMOUR, 'bulletproof-vest', 'hardened', 'kevlar-vest'],
    own: {
      'damage-rerolls': ({ game, strike }) =>
        strike !== undefined && ARMOUR.some((id) => hasTraitNow(game, strike.sufferer, id))
          ? strike.impacts
          : 0,
    },
  },
  // bmg2/weapon-rule/assault-x
  'assault-x': {
    name: 'Assault X',
    text: 'After moving its rate of fire is X.',
    own: { 'rate-after-moving': ({ args }) => ({ set: Number(args[0] ?? 1) }) },
  },
  // bmg2/weapon-rule/beam
  beam: {
    name: 'Beam',
    text: 'It damages on 2+, Blink! rolls against it are 2 worse, and no crate loads it.',
    own: { 'damage-needs': { set: 2 }, 'never-reloaded': true },
    foe: { 'blink-roll': -2 },
  },
  // bmg2/weapon-rule/cold
  cold: {
    takesCounters: true,
    name: 'Cold',
    text: 'Who is hit loses 1MC.',
    onImpact({ game, strike }) {
      const { sufferer } = strike
      if (sufferer.counters.movement === 0) return
      sufferer.counters.movement--
      game.emit({ name: 'counter-lost', text: `The cold costs 1${counterNames.movement}.` })
    },
  },
  // bmg2/weapon-rule/devastating
  devastating: {
    name: 'Devastating',
    text: 'Two collateral dice, and both count.',
    own: { 'collateral-dice': 1 },
  },
  // bmg2/weapon-rule/gas
  gas: {
    name: 'Gas',
    text: 'No Blink! and no scratch; the harmless band of a spray is lethal.',
    own: { 'ignores-blink': true, 'no-scratch': true, 'fills-spray': true },
  },
  // bmg2/weapon-rule/grenade, bmg2/template/grenades
  grenade: {
    name: 'Grenade',
    text: 'Thrown at any point in sight and range: on 3+ the explosion template hits all it touches.',
    template: 'grenade',
    own: { 'bursts-where-stopped': true },
  },
  // bmg2/weapon-rule/imprecise
  imprecise: {
    name: 'Imprecise',
    text: 'Impact dice are 1 worse.',
    own: { 'impact-roll': -1 },
  },
  // bmg2/weapon-rule/silencer
  silencer: {
    name: 'Silencer',
    text: 'Its shots cannot be dodged.',
    foe: { 'can-dodge': 'never' },
  },
  // bmg2/template/ice
  'template-ice': {
    name: 'Ice Template',
    text: 'Where it hits, an area as large as the explosion template is ice until the end of the round: it impairs who moves over it, and who touches it in its activation rolls Agility or is knocked down.',
    onImpact({ game, strike }) {
      const { at } = strike.sufferer
      if (at !== undefined) iceAt(game, at, strike.attack)
    },
    onBurst({ game, attack, centre }) {
      iceAt(game, centre, attack)
    },
  },
}
