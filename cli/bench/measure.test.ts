import { expect, test } from 'vitest'
import { measure, median, meets, microsPerCall, scaledAmount } from './measure.ts'
import { megabytesHeld } from './memory.ts'

test('the median leaves out a run that was disturbed', () => {
  expect(median([5, 900, 4])).toBe(5)
  expect(median([1, 2, 3, 4])).toBe(2.5)
})

test('an aim is met at its own number', () => {
  expect(meets(20, { atMost: 20 })).toBe(true)
  expect(meets(20.1, { atMost: 20 })).toBe(false)
  expect(meets(300, { atLeast: 300 })).toBe(true)
  expect(meets(299, { atLeast: 300 })).toBe(false)
})

test('measuring builds once, throws the warm-up away and keeps four digits', () => {
  const built: string[] = []
  const numbers = [1000, 1000, 4.56789, 2, 5]
  const bench = {
    name: 'test.number',
    about: 'a number',
    unit: 'units',
    aim: { atMost: 3 },
    prepare: () => {
      built.push('once')
      return () => numbers.shift() ?? Number.NaN
    },
  }
  const { value, met } = measure(bench, { warmUps: 2, runs: 3 })
  expect({ value, met, built }).toEqual({ value: 4.568, met: false, built: ['once'] })
})

test('short runs warm up until the time for it is over, and at least as often as wanted', () => {
  const runsOf = (effort: Parameters<typeof measure>[1]): number => {
    let runs = 0
    const bench = { name: 'test.runs', about: 'runs', unit: 'runs', aim: { atLeast: 0 } }
    measure({ ...bench, prepare: () => () => ++runs }, effort)
    return runs
  }
  expect(runsOf({ warmUps: 0, warmUpSeconds: 0.01, runs: 1 })).toBeGreaterThan(10)
  expect(runsOf({ warmUps: 3, warmUpSeconds: 0, runs: 1 })).toBe(4)
})

test('a run does its full amount by default, and never nothing', () => {
  const asked: number[] = []
  const bench = {
    name: 'test.share',
    about: 'a share',
    unit: 'units',
    aim: { atMost: 1 },
    prepare: (share: number) => {
      asked.push(share)
      return () => 1
    },
  }
  measure(bench, { warmUps: 0, runs: 1 })
  measure(bench, { warmUps: 0, runs: 1, share: 0.05 })
  expect(asked).toEqual([1, 0.05])
  expect([scaledAmount(400, 0.05), scaledAmount(4, 0.05), scaledAmount(24, 1)]).toEqual([20, 1, 24])
})

test('where the worst is what matters, the worst counts', () => {
  const numbers = [9, 5, 7, 6]
  const bench = {
    name: 'test.worst',
    about: 'a number',
    unit: 'units',
    aim: { atMost: 6 },
    counts: 'highest',
    prepare: () => () => numbers.shift() ?? Number.NaN,
  } as const
  expect(measure(bench, { warmUps: 1, runs: 3 })).toMatchObject({ value: 7, met: false })
})

test('a call is timed in microseconds', () => {
  const calls: number[] = []
  expect(microsPerCall(3, (call) => calls.push(call))).toBeGreaterThan(0)
  expect(calls).toEqual([0, 1, 2])
})

test('held memory is counted, let go memory is not', () => {
  const many = () => Array.from({ length: 100_000 }, (_, index) => ({ index, text: `${index}` }))
  expect(megabytesHeld(many)).toBeGreaterThan(1)
  expect(megabytesHeld(() => many().length)).toBeLessThan(1)
})
