import { addEffect, effectOn, isOnTable, removeEffect } from '@gargoyle/bmg-common'
import { recall } from '@gargoyle/engine'
import { hasDefended } from '../attack/strike.ts'
import type { Bmg3Rule, Bmg3Rules } from '../rules/special-rule.ts'
import type { Model, Play } from '../state.ts'

/** What a bonus marker helps with. */
export type BonusKind = 'attack' | 'defense' | 'move'

/** bmg3/effect/attack-bonus: a model holds no more markers of one kind. */
const MOST_BONUSES = 3

/**
 * Gives a model bonus markers, or penalty markers where the amount is negative: dice of its next melee attack
 * or defence roll, inches of its next Movement action.
 */
export function giveBonus(game: Play, model: Model, kind: BonusKind, amount: number): void {
  if (amount === 0 || !isOnTable(model)) return
  if (kind === 'move') giveMoveBonus(game, model, amount)
  else giveDice(game, model, amount > 0 ? `${kind}-bonus` : `${kind}-penalty`, Math.abs(amount))
}

/** How many markers of a kind a model holds. */
export const bonusesOf = (model: Model, kind: BonusKind): number =>
  effectOn(model, `${kind}-bonus`)?.value ?? 0

function giveDice(game: Play, model: Model, id: string, markers: number): void {
  const held = effectOn(model, id) ?? addEffect(game, model, id, { until: 'game' })
  held.value = Math.min(MOST_BONUSES, held.value + markers)
}

/** The higher of two bonuses counts, and a bonus makes up for a penalty. */
function giveMoveBonus(game: Play, model: Model, inches: number): void {
  const bonus = Math.max(effectOn(model, 'move-bonus')?.value ?? 0, inches)
  const penalty = Math.max(effectOn(model, 'move-penalty')?.value ?? 0, -inches)
  removeEffect(model, 'move-bonus')
  removeEffect(model, 'move-penalty')
  if (bonus > penalty) addEffect(game, model, 'move-bonus', { until: 'game', value: bonus - penalty })
  if (penalty > bonus) addEffect(game, model, 'move-penalty', { until: 'game', value: penalty - bonus })
}

const attackDice = (name: string, text: string, sign: 1 | -1): Bmg3Rule => ({
  name,
  text,
  own: { 'attack-pool': ({ effect }) => sign * (effect?.value ?? 0) },
  on: {
    // The dice are counted before the attack is declared, so what is won during it is kept for the next one.
    'attack-declared': ({ owner, effect, attack }) => {
      // Blows that roll a single die are no melee attacks.
      const rolls = attack.strikes.some(({ template }) => template === undefined)
      if (attack.attacker === owner && attack.kind === 'melee' && rolls) removeEffect(owner, effect?.id ?? '')
    },
  },
})

const defenseDice = (name: string, text: string, sign: 1 | -1): Bmg3Rule => ({
  name,
  text,
  own: { 'defense-dice': ({ effect }) => sign * (effect?.value ?? 0) },
  on: {
    'hits-kept': ({ owner, effect, strike }) => {
      if (strike.target === owner && recall(strike, hasDefended)) removeEffect(owner, effect?.id ?? '')
    },
  },
})

const moveInches = (name: string, text: string, sign: 1 | -1): Bmg3Rule => ({
  name,
  text,
  own: {
    movement: ({ effect, purpose }) => (purpose === 'movement-action' ? sign * (effect?.value ?? 0) : 0),
  },
  on: {
    'action-done': ({ owner, effect, action }) => {
      if (action.actor === owner && action.kind === 'movement') removeEffect(owner, effect?.id ?? '')
    },
  },
})

/** Bonus markers: each is used up by the next attack, defence or other use of its kind, however late. */
export const bonuses: Bmg3Rules = {
  'attack-bonus': attackDice('Attack bonus', 'Each marker adds an attack die to the next melee attack.', 1),
  'attack-penalty': attackDice(
    'Attack penalty',
    'Each marker takes an attack die from the next melee attack.',
    -1,
  ),
  'defense-bonus': defenseDice('Defence bonus', 'Each marker adds a die to the next defence roll.', 1),
  'defense-penalty': defenseDice(
    'Defence penalty',
    'Each marker takes a die from the next defence roll.',
    -1,
  ),
  'move-bonus': moveInches('Movement bonus', 'The next Movement action goes so many inches further.', 1),
  'move-penalty': moveInches('Movement penalty', 'The next Movement action is so many inches shorter.', -1),
}
