/** The one whose turn it is, where all take turns. */
export const inTurn = <T>(all: readonly T[], index: number): T | undefined => all[index % all.length]

/** The opponent of number `index`: another in each round, and never itself before all others had their turn. */
export const rivalOf = (index: number, count: number): number =>
  index + 1 + (Math.floor(index / count) % Math.max(1, count - 1))
