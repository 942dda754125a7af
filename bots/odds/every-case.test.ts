import { expect, test } from 'vitest'
import { EveryCase } from './every-case.ts'

/** Lives through all cases of something that asks a fate, and gives each with its likelihood. */
function casesOf(ask: (fate: EveryCase) => string): Record<string, number> {
  const fate = new EveryCase()
  const found: Record<string, number> = {}
  do {
    const name = ask(fate)
    found[name] = (found[name] ?? 0) + fate.likelihood
  } while (fate.next())
  return found
}

test('every path comes up once, weighed by its turnings', () => {
  const cases = casesOf((fate) => {
    const first = fate.choose(0, [1, 3])
    return first === 0 ? 'short' : `long ${fate.choose(1, [1, 1, 2])}`
  })
  expect(cases).toEqual({ short: 1 / 4, 'long 0': 3 / 16, 'long 1': 3 / 16, 'long 2': 3 / 8 })
})

test('nothing left to chance is one case', () => {
  expect(casesOf(() => 'sure')).toEqual({ sure: 1 })
})

test('a draw from few has as many cases; one from many is noted and not tried', () => {
  expect(Object.values(casesOf((fate) => `${fate.below(0, 4)}`))).toEqual([1 / 4, 1 / 4, 1 / 4, 1 / 4])
  const fate = new EveryCase()
  fate.below(0, 52)
  expect(fate.tooWide).toBe(true)
})

test('a second life that asks something else is an error, not a wrong number', () => {
  const fate = new EveryCase()
  fate.choose(0, [1, 1])
  expect(() => fate.choose(0, [1, 1, 1])).toThrow('something besides dice is left to chance')
})

test('a case with too many decisions is noted, ends by chance, and is the same when it is lived again', () => {
  const fate = new EveryCase({ mostDecisions: 5 })
  const live = (): number[] => Array.from({ length: 400 }, (_, turn) => fate.choose(turn, [1, 3]))
  const first = live()
  expect(fate.tooDeep).toBe(true)
  expect(first.slice(0, 5)).toEqual([0, 0, 0, 0, 0])
  expect(first.filter((picked) => picked === 1).length).toBeGreaterThan(200)
  expect(live()).toEqual(first)
})
