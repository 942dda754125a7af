import { bmg3Action } from '@gargoyle/bmg3'
import type { DescribedDecision, Json } from '@gargoyle/engine'

/** Questions that every answer to has odds. */
const always: ReadonlySet<string> = new Set(['split-dice', 'strength-die', 'efforts', 'aim', 'free-weapon'])

/** Questions about what a model does: fights and shots have odds. */
const actions: ReadonlySet<string> = new Set(['action', 'act-now'])

/** Whether dice are rolled for an answer. */
export function rollsDice(decision: DescribedDecision, answer: Json): boolean {
  if (always.has(decision.name)) return true
  const option = decision.options?.find(({ id }) => id === answer)
  return (
    actions.has(decision.name) && option !== undefined && bmg3Action(option, decision)?.attack !== undefined
  )
}
