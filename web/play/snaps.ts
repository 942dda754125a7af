/** How high a sheet stands. */
export type Snap = 'low' | 'half' | 'high'

/** Shares of the screen. */
export const snapShares: Readonly<Record<Snap, number>> = { low: 0.24, half: 0.5, high: 0.84 }

const order: readonly Snap[] = ['low', 'half', 'high']

/** Where a tap leads: up step by step, and from the top down again. */
export const nextSnap = (snap: Snap): Snap => order[(order.indexOf(snap) + 1) % order.length] ?? 'half'

/** The height nearest to where a sheet was let go. */
export const snapNear = (share: number): Snap =>
  order.reduce((best, snap) =>
    Math.abs(snapShares[snap] - share) < Math.abs(snapShares[best] - share) ? snap : best,
  )
