/** The one whose turn it is, where all take turns. */
export const inTurn = <T>(all: readonly T[], index: number): T | undefined => all[index % all.length]

/** Whom number `index` meets: another each time round, never itself before all others had their turn. */
export const rivalOf = (index: number, count: number): number =>
  index + 1 + (Math.floor(index / count) % Math.max(1, count - 1))
