import { labelOf } from '@gargoyle/bmg-common'
import { ask, choose, type Rule, type RuleId } from '@gargoyle/engine'
import { type CounterKind, counterKinds, type Model, type Play } from '../state.ts'
import { counterPlaceWords, gainCounter } from './counters.ts'
import { limitOf } from './skills.ts'

/** Where counters that a trait gives may go, and whether beyond the skill. bmg2/core/counters-above-maximum */
export type Gift = {
  readonly rule: RuleId
  readonly reason: string
  readonly kinds?: readonly CounterKind[]
  readonly beyond?: boolean
}

/** Lets the player of a model put one counter that a trait gives it into a place of its choice. */
export function* gainAnyCounter(game: Play, model: Model, gift: Gift): Rule<void> {
  const { rule, reason, kinds = counterKinds, beyond = false } = gift
  const open = kinds.filter((kind) => beyond || model.counters[kind] < limitOf(game, model, kind))
  if (open.length === 0) return
  const kind = yield* ask(
    game,
    model.seat,
    choose({
      name: 'gained-counter',
      prompt: `Which counter does ${labelOf(game, model)} gain? (${reason})`,
      rule,
      about: { model: model.id },
      options: open.map((id) => ({ id, label: counterPlaceWords[id] })),
    }),
  )
  gainCounter(game, model, kind, reason, { beyond })
}
