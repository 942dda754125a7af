import type { DescribedDecision, Option } from '@gargoyle/engine'

/** What each option is given, by id. */
export type Shares = Readonly<Record<string, number>>

/**
 * What a split begins with: every option has the least, the favourite all that may be handed out, and what else must be
 * goes to one after the other as far as it may. What is closed is given nothing, not even a 0.
 */
export function firstSplit(decision: DescribedDecision, favourite?: string): Shares {
  const open = (decision.options ?? []).filter(({ why }) => why === undefined)
  let shares: Shares = Object.fromEntries(open.map(({ id, min = 0 }) => [id, min]))
  for (const option of favouriteFirst(open, favourite)) {
    const wanted = option.id === favourite ? Number.POSITIVE_INFINITY : splitMissing(decision, shares)
    const most = Math.min(wanted, splitRoom(decision, shares, option))
    shares = { ...shares, [option.id]: (shares[option.id] ?? 0) + most }
  }
  return shares
}

const favouriteFirst = (options: readonly Option[], favourite: string | undefined): readonly Option[] => [
  ...options.filter(({ id }) => id === favourite),
  ...options.filter(({ id }) => id !== favourite),
]

const sumOf = (shares: Shares): number => Object.values(shares).reduce((sum, share) => sum + share, 0)

const givenTo = (ids: readonly string[], shares: Shares): number =>
  ids.reduce((sum, id) => sum + (shares[id] ?? 0), 0)

/** The most that may be handed out in all. */
const splitMost = ({ bounds }: DescribedDecision): number => bounds?.total ?? bounds?.max ?? 0

/** How much is left that may be handed out. */
export const splitLeft = (decision: DescribedDecision, shares: Shares): number =>
  splitMost(decision) - sumOf(shares)

/** How much must still be handed out. */
const splitMissing = ({ bounds }: DescribedDecision, shares: Shares): number =>
  Math.max(0, (bounds?.total ?? bounds?.min ?? 0) - sumOf(shares))

/** How much more an option may be given: by itself, with the groups it is in, and of what is left. */
export function splitRoom(decision: DescribedDecision, shares: Shares, { id, max, why }: Option): number {
  if (why !== undefined) return 0
  const groups = decision.bounds?.groups?.filter(({ ids }) => ids.includes(id)) ?? []
  const rooms = groups.map((group) => group.max - givenTo(group.ids, shares))
  const alone = (max ?? splitMost(decision)) - (shares[id] ?? 0)
  return Math.max(0, Math.min(splitLeft(decision, shares), alone, ...rooms))
}

/** What the groups have been given, to be shown. */
export const splitGroups = (
  { bounds }: DescribedDecision,
  shares: Shares,
): readonly { readonly label: string; readonly given: number; readonly max: number }[] =>
  bounds?.groups?.map(({ label, ids, max }) => ({ label, given: givenTo(ids, shares), max })) ?? []

/** Whether all limits are kept and enough is handed out. */
export const isSplitComplete = (decision: DescribedDecision, shares: Shares): boolean =>
  splitLeft(decision, shares) >= 0 &&
  splitMissing(decision, shares) === 0 &&
  splitGroups(decision, shares).every(({ given, max }) => given <= max)

/** How far the handing out has come, in words. */
export function splitStatus(decision: DescribedDecision, shares: Shares): string {
  const left = splitLeft(decision, shares)
  const missing = splitMissing(decision, shares)
  if (left < 0) return `${-left} too many.`
  if (left === 0) return 'All handed out.'
  if (left === missing) return `${left} left to hand out.`
  return missing > 0
    ? `${left} left, at least ${missing} to hand out.`
    : `${left} not handed out: you need not use ${left === 1 ? 'it' : 'them'}.`
}
