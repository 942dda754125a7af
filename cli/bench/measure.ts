/** What a measured number should be. */
export type BenchAim = { readonly atLeast: number } | { readonly atMost: number }

/** One measured thing. A game adds its own by adding records like this to a list. */
export interface Benchmark {
  /** The key in the JSON: room, then what and in which unit. */
  readonly name: string
  /** What is measured, for people. */
  readonly about: string
  readonly unit: string
  readonly aim: BenchAim
  /** Which of several runs counts: the middle one, unless the aim is for the worst that ever happens. */
  readonly counts?: 'median' | 'highest'
  /**
   * Builds everything up front and gives a function that measures once and returns the number. One run does the given
   * share of its full amount: a number to rely on takes all of it, and the proof that it can be measured little.
   */
  readonly prepare: (share: number) => () => number
}

/** A measured number and how it compares. */
export interface BenchResult {
  readonly bench: Benchmark
  readonly value: number
  readonly met: boolean
}

/** How often each thing is measured. */
export interface Effort {
  /** Runs whose numbers are thrown away, while the compiler warms up: at least so many. */
  readonly warmUps: number
  /** How long it warms up at least, in seconds: short runs need more of them. */
  readonly warmUpSeconds?: number
  readonly runs: number
  /** How much of its full amount each run does, between 0 and 1. All of it, if not given. */
  readonly share?: number
}

/** Measures one thing: warm-up, then several runs of which one counts, all on the one core of this thread. */
export function measure(
  bench: Benchmark,
  { warmUps, warmUpSeconds = 0, runs, share = 1 }: Effort,
): BenchResult {
  const once = bench.prepare(share)
  const warmFrom = performance.now() + warmUpSeconds * 1000
  for (let run = 0; run < warmUps || performance.now() < warmFrom; run++) once()
  const numbers = Array.from({ length: runs }, once)
  const value = significant(bench.counts === 'highest' ? Math.max(...numbers) : median(numbers))
  return { bench, value, met: meets(value, bench.aim) }
}

/** A share of an amount, at least one: no run does nothing. */
export const scaledAmount = (amount: number, share: number): number => Math.max(1, Math.round(amount * share))

/** Whether a number is as good as it should be. */
export function meets(value: number, aim: BenchAim): boolean {
  return 'atLeast' in aim ? value >= aim.atLeast : value <= aim.atMost
}

/** The middle of some numbers: one slow run, when the machine was busy with something else, does not count. */
export function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b)
  const middle = sorted.length >> 1
  const upper = sorted[middle] ?? Number.NaN
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? upper)) / 2
}

/** Where results go, so that no compiler can leave out the work behind them. */
const sink: { seen?: unknown } = {}

/** How long one call takes on average, in microseconds. `work` gets the running number of the call. */
export function microsPerCall(calls: number, work: (call: number) => unknown): number {
  const start = process.hrtime.bigint()
  for (let call = 0; call < calls; call++) sink.seen = work(call)
  return Number(process.hrtime.bigint() - start) / 1000 / calls
}

/** Four digits say all that a measurement knows. */
const significant = (value: number): number => Number(value.toPrecision(4))
