import { addEffect } from '@gargoyle/bmg-common'
import {
  ALL_DICE,
  type CounterRule,
  type CounterRules,
  counterNames,
  hasTraitNow,
  lastUses,
  loseTraits,
  sufferEffect,
  weaponKey,
} from '@gargoyle/bmg-counters'
import { recall } from '@gargoyle/engine'

/** Machines, as electricity sees them: no Robot trait exists, it is read as Bot. bmg2/core/robot-label */
const machines = ['bot', 'robot', 'cybernetic'] as const

/** A weapon rule that puts the effect of the same name on a model that it hits. bmg2/core/effect-trigger */
const inflicting = (name: string, effect: string, text: string): CounterRule => ({
  name,
  text,
  inflicts: ({ game, owner, strike, args }) =>
    sufferEffect(game, strike.sufferer, { id: effect, args }, { by: owner, strike }),
})

const amountOf = ([amount]: readonly string[]): number => Number(amount ?? 1)

/** Takes traits from a model that is hit, until the end of the round. */
const stripping =
  (ids: readonly string[], only?: string): NonNullable<CounterRule['onImpact']> =>
  ({ game, strike }) => {
    if (only === undefined || hasTraitNow(game, strike.sufferer, only)) loseTraits(game, strike.sufferer, ids)
  }

/** Weapon rules that only the Compendium has. */
export const addedWeapons: CounterRules = {
  // bmg2/weapon-rule/accurate
  accurate: {
    name: 'Accurate',
    text: 'Movement counts 1 less for dodging its shots.',
    foe: { movement: -1 },
  },
  // bmg2/weapon-rule/acid
  acid: {
    name: 'Acid',
    text: 'Who is damaged has Attack and Defense -1 until the end of the round, however often. Light Armor does nothing against it.',
    ignores: ['light-armor'],
    onlyDamaging: true,
    inflicts({ game, owner, id, strike }) {
      addEffect(game, strike.sufferer, id, { until: 'round', by: owner })
    },
    effect: {
      name: 'Burnt by acid',
      text: 'Attack and Defense -1 until the end of the round, however often it was hit.',
      own: { attack: -1, defense: -1 },
    },
  },
  // bmg2/weapon-rule/bleed
  bleed: {
    name: 'Bleed',
    text: 'A critical hit does X injuries instead of the usual.',
    critical: (args) => ['i'.repeat(amountOf(args))],
  },
  // bmg2/weapon-rule/blunt
  blunt: {
    name: 'Blunt',
    text: 'A critical hit does X stuns instead of the usual.',
    critical: (args) => ['s'.repeat(amountOf(args))],
  },
  // bmg2/weapon-rule/caustic
  caustic: {
    name: 'Caustic',
    text: 'A hit that fails to damage does an injury, instead of any scratch.',
    own: { 'failures-injure': true },
  },
  // bmg2/weapon-rule/crushing
  crushing: {
    name: 'Crushing',
    text: 'Each of its hits takes two successful blocks.',
    own: { 'blocks-needed': { set: 2 } },
  },
  // bmg2/weapon-rule/electric
  electric: {
    name: 'Electric',
    text: 'A critical hit stuns. Failed damage dice against machines (Bot, Cybernetic) may be rolled again.',
    critical: () => ['stunned'],
    own: {
      'damage-rerolls': ({ game, strike }) =>
        strike !== undefined && machines.some((id) => hasTraitNow(game, strike.sufferer, id)) ? ALL_DICE : 0,
    },
  },
  // bmg2/weapon-rule/kryptonite
  kryptonite: {
    name: 'Kryptonite',
    text: 'A Kryptonian that is hit has neither Invulnerability nor Regeneration until the end of the round.',
    onImpact: stripping(['invulnerability', 'regeneration'], 'kryptonian-x'),
  },
  // bmg2/weapon-rule/magic
  magic: {
    name: 'Magic',
    text: 'Who is hit has neither Invulnerability, Incorporeal nor Tough Skin until the end of the round.',
    onImpact: stripping(['invulnerability', 'incorporeal', 'tough-skin']),
  },
  // bmg2/weapon-rule/one-use
  'one-use': {
    name: 'One Use',
    text: 'It is used once in a game.',
    useBlockedReason: ({ owner, arm }) =>
      recall(owner, lastUses)[weaponKey(owner, arm)] === undefined
        ? undefined
        : 'It has been used: once a game.',
  },
  // bmg2/weapon-rule/overwhelming
  overwhelming: {
    name: 'Overwhelming',
    text: 'Block dice against it are 1 worse.',
    foe: { 'block-roll': -1 },
  },
  // bmg2/weapon-rule/red-dot
  'red-dot': {
    name: 'Red Dot',
    text: 'One failed hit die of a ranged attack may be rolled again.',
    own: { 'impact-reroll-dice': ({ strike }) => (strike?.kind === 'ranged' ? 1 : 0) },
  },
  // bmg2/weapon-rule/sonic
  sonic: {
    takesCounters: true,
    name: 'Sonic',
    text: 'Who is hit loses 1SC.',
    onImpact({ game, strike, rule }) {
      const { sufferer } = strike
      if (sufferer.counters.special === 0) return
      sufferer.counters.special--
      game.emit({
        name: 'counter-lost',
        text: `The noise costs 1${counterNames.special}.`,
        rule,
        about: { model: sufferer.id },
      })
    },
  },
  scared: inflicting('Scared', 'scared', 'Who is hit is Scared.'),
  // Words that cards print instead of a Rate of Fire or a Strength.
  'automatic-hit': {
    name: 'Automatic hit',
    text: 'It needs no hit roll.',
    own: { 'hits-automatically': true },
  },
  'strength-2': {
    name: 'Strength 2+',
    text: 'It damages on 2+ whatever the Strength.',
    own: { 'damage-needs': { set: 2 } },
  },
}
