import type { DescribedDecision } from '@gargoyle/engine'

/** What each option is given, by id. */
export type Shares = Readonly<Record<string, number>>

/** What a split begins with: everybody has the least, and the first has the rest as far as it may. */
export function firstSplit({ options = [], bounds }: DescribedDecision): Shares {
  const shares: Record<string, number> = {}
  for (const { id, min = 0 } of options) shares[id] = min
  let left = (bounds?.total ?? 0) - Object.values(shares).reduce((sum, share) => sum + share, 0)
  for (const { id, max = Number.POSITIVE_INFINITY } of options) {
    const more = Math.max(0, Math.min(left, max - (shares[id] ?? 0)))
    shares[id] = (shares[id] ?? 0) + more
    left -= more
  }
  return shares
}

/** How much is left to hand out. */
export const splitLeft = ({ bounds }: DescribedDecision, shares: Shares): number =>
  (bounds?.total ?? 0) - Object.values(shares).reduce((sum, share) => sum + share, 0)
