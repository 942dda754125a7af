import { labelOf } from '@gargoyle/bmg-common'
import { counterKinds, type Model, type Play, pickCounter } from '@gargoyle/bmg-counters/toolkit'
import type { Rule, RuleId } from '@gargoyle/engine'

/** A counter that a model loses at once, picked by the player of another. */
export function* pickLostCounter(game: Play, victim: Model, by: Model, rule: RuleId): Rule<void> {
  const kind = yield* pickCounter(game, victim, {
    seat: by.seat,
    prompt: `Which counter does ${labelOf(game, victim)} lose?`,
    rule,
    among: counterKinds.filter((each) => victim.counters[each] > 0),
  })
  if (kind !== undefined) victim.counters[kind]--
}
