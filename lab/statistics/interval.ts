/** The quantile behind 95 %: so many standard deviations to either side hold 95 % of a normal distribution. */
const z = 1.959964

/** A share of something between 0 and 1, or a difference of two, and the 95 % confidence interval around it. */
export interface Share {
  readonly share: number
  readonly low: number
  readonly high: number
}

/** Games won, drawn and lost. A draw counts as half a win in `share`. */
export interface Rate extends Share {
  readonly games: number
  readonly wins: number
  readonly draws: number
  readonly losses: number
}

/** A number over many games, and the 95 % confidence interval of its mean. */
export interface Mean {
  readonly count: number
  readonly mean: number
  readonly low: number
  readonly high: number
  readonly min: number
  readonly max: number
}

/**
 * How large a share is, with Wilson's score interval: it stays between 0 and 1 and is honest for few cases and for
 * shares near the ends, where the usual plus-or-minus is not. Halves are allowed in `hits`; with draws the interval is
 * then a little wider than it need be.
 */
export function shareOf(hits: number, all: number): Share {
  if (all === 0) return { share: 0, low: 0, high: 1 }
  const share = hits / all
  const z2 = z * z
  const centre = (share + z2 / (2 * all)) / (1 + z2 / all)
  const half = (z / (1 + z2 / all)) * Math.sqrt((share * (1 - share)) / all + z2 / (4 * all * all))
  return { share: tidy(share), low: tidy(Math.max(0, centre - half)), high: tidy(Math.min(1, centre + half)) }
}

/** The rate of so many wins, draws and losses. */
export function rateOf(wins: number, draws: number, losses: number): Rate {
  const games = wins + draws + losses
  return { games, wins, draws, losses, ...shareOf(wins + draws / 2, games) }
}

/**
 * How much larger one share is than another, with the interval that follows from theirs (Newcombe's). An interval that
 * does not reach 0 says that the two really differ.
 */
export function differenceOf(one: Share, other: Share): Share {
  const share = one.share - other.share
  const root = (a: number, b: number): number => Math.sqrt(a * a + b * b)
  const low = share - root(one.share - one.low, other.high - other.share)
  const high = share + root(one.high - one.share, other.share - other.low)
  return { share: tidy(share), low: tidy(low), high: tidy(high) }
}

/** The mean of some numbers, give or take 1.96 standard errors. */
export function meanOf(numbers: readonly number[]): Mean {
  const count = numbers.length
  if (count === 0) return { count, mean: 0, low: 0, high: 0, min: 0, max: 0 }
  const mean = numbers.reduce((sum, each) => sum + each, 0) / count
  const squares = numbers.reduce((sum, each) => sum + (each - mean) * (each - mean), 0)
  const error = count < 2 ? 0 : z * Math.sqrt(squares / (count - 1) / count)
  const [min, max] = [Math.min(...numbers), Math.max(...numbers)]
  return { count, mean: tidy(mean), low: tidy(mean - error), high: tidy(mean + error), min, max }
}

/** Six digits behind the point are more than any experiment knows. */
const tidy = (value: number): number => Math.round(value * 1e6) / 1e6
