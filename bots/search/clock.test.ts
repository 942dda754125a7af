import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startClock } from './clock.ts'
import { now } from './host.ts'
import type { Fork } from './tree.ts'

/** A question whose answers are far from settled. */
const root: Fork = {
  branches: ['left', 'right'].map((answer) => ({ answer, visits: 0, total: 0, worth: 0, next: new Map() })),
  visits: 0,
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] })
})
afterEach(() => {
  vi.useRealTimers()
})

/** How many thoughts of so many milliseconds each a clock allows. */
function thoughts(clock: ReturnType<typeof startClock>, each: number): number {
  let count = 0
  while (clock.goesOn(root)) {
    vi.advanceTimersByTime(each)
    count++
  }
  return count
}

test('begins no thought that would be late if it took as long as the longest', () => {
  const started = now()
  expect(thoughts(startClock({ milliseconds: 100 }), 30)).toBe(3)
  expect(now() - started).toBeLessThanOrEqual(100)
})

test('reckons with thoughts as long as those of the last answer', () => {
  const first = startClock({ milliseconds: 100 })
  thoughts(first, 60)
  expect(first.slowest()).toBe(60)
  expect(thoughts(startClock({ milliseconds: 100 }, first.slowest()), 15)).toBe(3)
})

test('and does not stay cautious for ever', () => {
  const wary = startClock({ milliseconds: 100 }, 150)
  expect(thoughts(wary, 10)).toBe(0)
  expect(wary.slowest()).toBe(75)
})

test('thoughts that are counted are not timed', () => {
  expect(thoughts(startClock({ iterations: 7 }, 1000), 500)).toBe(7)
})
