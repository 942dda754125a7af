import { expect, test } from 'vitest'
import { chance, OddsTally } from './distribution.ts'

const reading = (what: string, value: number) => ({ what, id: '1', whom: 'Joker', value })

test('outcomes that are alike are one, most likely first; what is not given is 0', () => {
  const tally = new OddsTally()
  tally.add([reading('stuns', 1)], 0.25)
  tally.add([], 0.25)
  tally.add([reading('stuns', 1)], 0.25)
  tally.add([reading('stuns', 3)], 0.25)
  expect(
    tally.all().map(({ probability, readings }) => [probability, readings.map(({ value }) => value)]),
  ).toEqual([
    [0.5, [1]],
    [0.25, []],
    [0.25, [3]],
  ])
  expect(tally.measures()).toEqual([
    {
      what: 'stuns',
      id: '1',
      whom: 'Joker',
      mean: 1.25,
      meanError: 0,
      values: [
        { value: 0, probability: 0.25, error: 0 },
        { value: 1, probability: 0.5, error: 0 },
        { value: 3, probability: 0.25, error: 0 },
      ],
    },
  ])
})

test('errors shrink with the root of the runs, and are never 0', () => {
  expect(chance(0.5, 100).error).toBeCloseTo(0.0962, 4)
  expect(chance(0.5, 10_000).error).toBeCloseTo(0.0098, 4)
  expect(chance(0, 100).error).toBeGreaterThan(0.01)
  expect(chance(1, 100).error).toBe(chance(0, 100).error)
})

test('the error of a mean comes from how far values spread', () => {
  const tally = new OddsTally()
  tally.add([reading('stuns', 0)], 50)
  tally.add([reading('stuns', 2)], 50)
  const [measure] = tally.measures(100)
  expect(measure).toMatchObject({ mean: 1 })
  // A spread of 1, in 100 runs a tenth of that, times 1.96.
  expect(measure?.meanError).toBeCloseTo(0.196, 10)
  expect(tally.worstError(100)).toBe(chance(0.5, 100).error)
})
