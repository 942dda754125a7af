import { expect, test } from 'vitest'
import type { OddsLine } from '../worker/protocol.ts'
import { barsOf, describeNumber, oddsByWhom, percentText } from './odds-words.ts'

const line = (what: string, whom: string, ...chances: readonly number[]): OddsLine => ({
  what,
  whom,
  mean: chances.reduce((sum, probability, value) => sum + probability * value, 0),
  values: chances.map((probability, value) => ({ value, probability })),
})

test('what is rare is not nothing, and what is likely is not sure', () => {
  expect([0, 0.002, 0.5, 0.999, 1].map(percentText)).toEqual(['0%', 'under 1%', '50%', 'over 99%', '100%'])
})

test('odds are grouped by model, chances separate from numbers, without what cannot happen', () => {
  const lines = [
    line('hits', 'Joker', 0.25, 0.5, 0.25),
    line('knocked down', 'Joker', 0.9, 0.1),
    line('casualty', 'Joker', 1),
    line('stuns', 'Thug', 1, 0),
  ]
  const [joker, ...others] = oddsByWhom({ lines })
  expect(others).toEqual([])
  expect(joker?.whom).toBe('Joker')
  expect(joker?.chances).toEqual([{ what: 'knocked down', probability: 0.1 }])
  expect(joker?.numbers.map(({ what }) => what)).toEqual(['hits'])
})

test('numbers that would show the same chart share one, and only those', () => {
  const lines = [
    line('hits', 'Joker', 0.2, 0.4, 0.4),
    line('damage', 'Joker', 0.25, 0.5, 0.25),
    line('stuns', 'Joker', 0.25, 0.5, 0.25),
    line('stuns', 'Thug', 0.25, 0.5, 0.25),
  ]
  const titles = oddsByWhom({ lines }).map(({ numbers }) => numbers.map(({ what }) => what))
  expect(titles).toEqual([['hits', 'damage and stuns'], ['stuns']])
  const all = ['hits', 'damage', 'stuns'].map((what) => line(what, 'Joker', 0.25, 0.5, 0.25))
  const [joker] = oddsByWhom({ lines: all })
  expect(joker?.numbers).toMatchObject([{ what: 'hits, damage and stuns', mean: 1 }])
  expect(describeNumber(joker!.numbers[0]!, 'Joker')).toContain('Hits, damage and stuns, Joker: 0 in 25%')
})

test('values too many for bars are compared by what they are on average', () => {
  const long = (most: number) => line('hits', 'Joker', ...Array(most).fill(0), 1)
  expect(oddsByWhom({ lines: [long(9), { ...long(10), what: 'damage' }] })[0]?.numbers).toHaveLength(2)
})

test('bars fill gaps, and many of them end in one for all the rest', () => {
  expect(barsOf([{ value: 2, probability: 1 }]).map(({ value }) => value)).toEqual([0, 1, 2])
  const many = barsOf(Array.from({ length: 12 }, (_, value) => ({ value, probability: 1 / 12 })))
  expect(many).toHaveLength(8)
  expect(many.at(-1)).toMatchObject({ value: 7, orMore: true })
  expect(many.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(1)
})

test('numbers are read out in a sentence', () => {
  const [odds] = oddsByWhom({ lines: [line('hits', 'Joker', 0.25, 0.5, 0.25)] })
  expect(odds && describeNumber(odds.numbers[0]!, odds.whom)).toBe(
    'Hits, Joker: 0 in 25%, 1 in 50%, 2 in 25%; 1 on average.',
  )
})
