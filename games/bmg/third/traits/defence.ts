import { areEnemies, labelOf, type ModelId, offerReroll, rerollDice, successes } from '@gargoyle/bmg-common'
import { isAmong, memory, type Rule, recall, remember, rememberAmong } from '@gargoyle/engine'
import { ATTACK_DIE } from '../attack/dice.ts'
import type { Harm } from '../damage/harm.ts'
import { beforeEfforts, effortLimit, mostEfforts, payEfforts } from '../model/effort.ts'
import type { Bmg3Rolled } from '../model/rolled.ts'
import { skill } from '../model/skills.ts'
import type { Bmg3Rules, Bmg3Scope } from '../rules/special-rule.ts'
import type { Model } from '../state.ts'

/** Whether dice were rolled for a shot at a model. */
const isShotAt = (rolled: Bmg3Rolled, model: Model): boolean =>
  rolled.purpose === 'attack' && rolled.strike?.kind === 'ranged' && rolled.strike.target === model

/** The Huge models that have ignored stuns of an attack. */
const shrugged = memory<readonly ModelId[]>('huge/shrugged', [])

/** Takes stuns off an enemy's attack, once however often the attack hurts. */
function shrugOff(owner: Model, harm: Harm, stuns: number): void {
  const { strike } = harm
  if (harm.to !== owner || harm.stun <= 0 || strike === undefined || !areEnemies(strike.attacker, owner))
    return
  if (isAmong(strike.attack, shrugged, owner.id)) return
  rememberAmong(strike.attack, shrugged, owner.id)
  harm.stun -= Math.min(stuns, harm.stun)
}

/** bmg3/trait/elusive: one attack die of a shot falls again, for an Effort. */
function* slipAway({ game, owner, id, rule }: Bmg3Scope, rolled: Bmg3Rolled): Rule<void> {
  const what = { purpose: id }
  yield* beforeEfforts(game, owner, what)
  if (mostEfforts(game, owner, what) < 1) return
  const rerolled = yield* offerReroll(game, owner.seat, rolled, successes(rolled, ATTACK_DIE), {
    prompt: `An Effort of ${labelOf(game, owner)} to have a hit rolled again?`,
    reason: 'Elusive',
    rule,
  })
  if (!rerolled) return
  yield* payEfforts(game, owner, 1, what)
}

/** Whether it has taken an Attack action in this game. */
const hasAttacked = memory<boolean>('dont-mind-me/attacked', false)

/** Traits that protect their owner: skin, reflexes, clothes, luck. */
export const defence: Bmg3Rules = {
  'dont-mind-me': {
    name: "Don't Mind Me",
    text: 'Until this model takes its first Attack action of the game, it defends with as many free Efforts as its Effort limit.',
    own: {
      'free-efforts': ({ game, owner, purpose }) =>
        purpose === 'defense' && !recall(owner, hasAttacked)
          ? effortLimit(game, owner, { purpose: 'defense' })
          : 0,
    },
    on: {
      'attack-declared': ({ owner, attack }) => {
        if (attack.attacker === owner && attack.occasion !== 'reaction') remember(owner, hasAttacked, true)
      },
    },
  },
  agile: {
    name: 'Agile',
    text: 'Falls do not hurt this model; one that would take it out of the game still does.',
    own: { 'no-fall-damage': true },
  },
  'biker-jacket': {
    name: 'Biker Jacket',
    text: 'Sharp weapons have no rerolls against this model.',
    own: { 'denies-weapon-rule': ({ purpose }) => purpose === 'sharp' },
  },
  'boy-wonder': {
    name: 'Boy Wonder',
    text: 'Handy weapons have no rerolls against this model.',
    own: { 'denies-weapon-rule': ({ purpose }) => purpose === 'handy' },
  },
  'bat-armor-mk-ii': {
    name: 'Bat-Armor Mk II',
    text: 'Strength dice hit this model on a natural 6 alone, and it moves 1" further.',
    own: { movement: 1 },
    foe: { 'only-sixes': ({ purpose }) => purpose === 'strength' },
  },
  huge: {
    name: 'Huge',
    text: 'Two stuns of every enemy attack are ignored.',
    on: {
      harming: ({ owner, harm }) => {
        shrugOff(owner, harm, 2)
      },
    },
  },
  'tough-skin': {
    name: 'Tough Skin',
    text: 'Strength dice against this model are lowered by 1, and in melee their hits can be blocked like those of attack dice.',
    foe: { 'strength-roll': -1, 'strength-blockable': true },
  },
  reflexes: {
    name: 'Reflexes',
    text: 'All dice of a ranged attack that hit this model are rolled again.',
    on: {
      'dice-rolled': ({ game, owner, rolled, rule }) => {
        if (isShotAt(rolled, owner)) {
          rerollDice(game, rolled, successes(rolled), { reason: 'Reflexes', rule })
        }
      },
    },
  },
  elusive: {
    name: 'Elusive',
    text: 'For an Effort, one attack die of a ranged attack on this model is rolled again.',
    on: {
      'dice-rolled': (it) => (isShotAt(it.rolled, it.owner) ? slipAway(it, it.rolled) : undefined),
    },
  },
  'like-flies-to-me': {
    name: 'Like Flies to Me',
    text: "Whoever attacks this model rolls against a Defense that is the attacker's own Strength.",
    own: {
      defense: ({ game, owner, strike, purpose }) => {
        if (purpose !== 'to-hit' || strike?.target !== owner) return 0
        return { set: strike.weapon.strength ?? skill(game, 'strength', strike.attacker, { strike }) }
      },
    },
  },
  observation: {
    name: 'Observation',
    text: 'Adds 1 to its defence dice until it has activated, and 1 to its attack and Strength dice against models that have.',
    own: {
      'defense-roll': ({ owner }) => (owner.activated ? 0 : 1),
      'attack-roll': ({ strike }) => (strike?.target.activated ? 1 : 0),
      'strength-roll': ({ strike }) => (strike?.target.activated ? 1 : 0),
    },
  },
  'sustained-defense': {
    name: 'Sustained Defense',
    text: 'Every two successes of its defence roll cancel one hit more.',
    own: { 'pairs-block-more': true },
  },
}
