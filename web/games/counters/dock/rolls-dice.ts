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
export function rollsDice({ name }: DescribedDecision, answer: Json): boolean {
  if (always.has(name)) return true
  return name === 'action' && typeof answer === 'string' && /^(melee|ranged|push|grab|special):/.test(answer)
}
