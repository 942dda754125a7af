import { counterOption, counterQuestion } from '@gargoyle/bmg-counters'
import type { DescribedDecision } from '@gargoyle/engine'

/** What strategies that are ticked cost together, of what there is to spend. */
export function pickNote(ids: readonly string[], decision: DescribedDecision): string | undefined {
  const { points } = counterQuestion(decision, 'strategies') ?? {}
  if (points === undefined) return undefined
  const picked = (decision.options ?? []).filter(({ id }) => ids.includes(id))
  const spent = picked.reduce(
    (sum, option) => sum + (counterOption(option, decision, 'strategies')?.value ?? 0),
    0,
  )
  const words = `${spent} of ${points} points spent`
  return spent > points ? `${words}: that is too much.` : `${words}.`
}
