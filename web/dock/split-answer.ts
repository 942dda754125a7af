import type { DescribedDecision, Option } from '@gargoyle/engine'

/** What each option is given, by id. */
export type Shares = Readonly<Record<string, number>>

/**
 * What a split begins with: everybody has the least, and the rest goes to one after the other as far as it may, the
 * favourite first. What is closed is given nothing, not even a 0.
 */
export function firstSplit({ options = [], bounds }: DescribedDecision, favourite?: string): Shares {
  const open = options.filter(({ why }) => why === undefined)
  const shares: Record<string, number> = {}
  for (const { id, min = 0 } of open) shares[id] = min
  let left = (bounds?.total ?? 0) - sumOf(shares)
  for (const { id, max = Number.POSITIVE_INFINITY } of favouriteFirst(open, favourite)) {
    const more = Math.max(0, Math.min(left, max - (shares[id] ?? 0)))
    shares[id] = (shares[id] ?? 0) + more
    left -= more
  }
  return shares
}

const favouriteFirst = (options: readonly Option[], favourite: string | undefined): readonly Option[] => [
  ...options.filter(({ id }) => id === favourite),
  ...options.filter(({ id }) => id !== favourite),
]

const sumOf = (shares: Shares): number => Object.values(shares).reduce((sum, share) => sum + share, 0)

/** How much is left to hand out. */
export const splitLeft = ({ bounds }: DescribedDecision, shares: Shares): number =>
  (bounds?.total ?? 0) - sumOf(shares)
