import { effectOn, isOnTable, modelOf } from '@gargoyle/bmg-common'
import type { Rule } from '@gargoyle/engine'
import { inflict } from '../damage/harm.ts'
import { skillRoll } from '../model/skill-roll.ts'
import type { Model, Play } from '../state.ts'

/** bmg3/effect/poison: as bad as it gets. */
export const MOST_POISON = 4

/** A poisoned model's Endurance roll, and what failing it does. */
export function* poisonTest(game: Play, model: Model): Rule<void> {
  const poison = effectOn(model, 'poison')
  if (poison === undefined || !isOnTable(model)) return
  const { passed } = yield* skillRoll(game, model, 'endurance', {
    reason: `Poison ${poison.value}`,
    rule: 'bmg3/effect/poison',
    modifier: -poison.value,
  })
  if (passed) return
  yield* inflict(game, model, {
    injury: poison.value >= MOST_POISON ? 2 : 1,
    cause: 'Poison',
    nature: ['poison'],
    by: poison.by === undefined ? undefined : modelOf(game, poison.by),
  })
}
