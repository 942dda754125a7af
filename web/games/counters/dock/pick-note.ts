import { type DescribedDecision, isRecord } from '@gargoyle/engine'

/** What strategies that are ticked cost together, of what there is to spend. */
export function pickNote(
  ids: readonly string[],
  { name, about, options = [] }: DescribedDecision,
): string | undefined {
  const points = name === 'strategies' && isRecord(about) ? about.points : undefined
  if (typeof points !== 'number') return undefined
  const spent = options
    .filter(({ id }) => ids.includes(id))
    .reduce((sum, option) => sum + (isRecord(option.about) ? Number(option.about.value) : 0), 0)
  const words = `${spent} of ${points} points spent`
  return spent > points ? `${words}: that is too much.` : `${words}.`
}
