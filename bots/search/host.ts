// What every place that bots run in has, browsers, workers and Node alike; the language itself has no clock.
declare const performance: { now(): number }
declare function setTimeout(act: () => void): unknown

/** Milliseconds since some moment. */
export const now = (): number => performance.now()

/** Lets whatever else waits have its turn. */
export const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))
