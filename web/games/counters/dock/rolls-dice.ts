import { counterOption } from '@gargoyle/bmg-counters'
import type { DescribedDecision, Json } from '@gargoyle/engine'

/** Questions that every answer to has odds. */
const always: ReadonlySet<string> = new Set([
  'strikes',
  'shots',
  'strike-count',
  'block',
  'dodge',
  'break-free',
])

/** Whether dice are rolled for an answer. */
export function rollsDice(decision: DescribedDecision, answer: Json): boolean {
  if (always.has(decision.name)) return true
  const option = decision.options?.find(({ id }) => id === answer)
  return option !== undefined && counterOption(option, decision, 'action')?.attack !== undefined
}
