import { expect, test } from 'vitest'
import { benchFork, benchRace, benchSkirmishSession, exampleGames } from './examples/index.ts'

test('the stand-in can be forked at a quiet point', () => {
  const session = benchSkirmishSession()
  expect(session.atQuietPoint).toBe(true)
  const fork = benchFork(session)
  expect(fork.hash()).toBe(session.hash())
  expect(fork.state).not.toBe(session.state)
})

test('a thousand forks that stand on their feet stay far below 50 MB', () => {
  const session = benchSkirmishSession()
  const before = process.memoryUsage().heapUsed
  const forks = Array.from({ length: 1000 }, () => benchFork(session))
  // Without a forced collection this counts garbage too: an upper bound.
  expect((process.memoryUsage().heapUsed - before) / 2 ** 20).toBeLessThan(50)
  expect(forks).toHaveLength(1000)
})

test('a race of random players is some hundred decisions', () => {
  expect(benchRace('x')).toBeGreaterThan(50)
  expect(benchRace('x')).toBe(benchRace('x'))
})

test('example games have names of their own', () => {
  expect(exampleGames.map(({ id }) => id)).toEqual(['crow', 'heist', 'museum', 'race'])
})
