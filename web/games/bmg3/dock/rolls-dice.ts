import type { DescribedDecision, Json } from '@gargoyle/engine'

/** Questions that every answer to has odds. */
const always: ReadonlySet<string> = new Set(['split-dice', 'strength-die', 'efforts', 'aim', 'free-weapon'])

/** Questions about what a model does: fights and shots have odds. */
const actions: ReadonlySet<string> = new Set(['action', 'act-now'])

/** Whether dice are rolled for an answer. */
export function rollsDice({ name }: DescribedDecision, answer: Json): boolean {
  if (always.has(name)) return true
  return actions.has(name) && typeof answer === 'string' && /^(melee|ranged):/.test(answer)
}
