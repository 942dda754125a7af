import { expect, test } from 'vitest'
import { clauseText, doingText, listed, type ReasonClause, sentenceOf } from './sentence.ts'

const knock: ReasonClause = {
  key: 'knock',
  verb: ['knocks', 'knocking'],
  rest: 'Harley Quinn down',
  share: 0.6,
  worth: 3,
  good: true,
}

test.each([
  [1, true, 'knocks Harley Quinn down'],
  [0.96, true, 'knocks Harley Quinn down'],
  [0.6, true, 'likely knocks Harley Quinn down (60% of tries)'],
  [0.3, true, 'perhaps knocks Harley Quinn down (30% of tries)'],
  [0.1, true, 'with luck knocks Harley Quinn down (10% of tries)'],
  [0.1, false, 'at worst knocks Harley Quinn down (10% of tries)'],
])('what happens in %s of the tries (good: %s)', (share, good, text) => {
  expect(clauseText({ ...knock, share, good })).toBe(text)
})

test('what else it comes to stands beside how often', () => {
  const aside = 'out of the game in 8%'
  expect(clauseText({ ...knock, aside })).toBe(
    'likely knocks Harley Quinn down (60% of tries, out of the game in 8%)',
  )
  expect(clauseText({ ...knock, share: 1, aside })).toBe('knocks Harley Quinn down (out of the game in 8%)')
  expect(doingText(knock)).toBe('knocking Harley Quinn down (60% of tries)')
})

test.each([
  [[], ''],
  [['a'], 'a'],
  [['a', 'b'], 'a and b'],
  [['a', 'b', 'c'], 'a, b and c'],
])('%j in a row', (texts, text) => {
  expect(listed(texts)).toBe(text)
})

test('the most important reasons come first, reasons against last, and trifles are left out', () => {
  const said = (rest: string, worth: number): ReasonClause => ({
    ...knock,
    key: rest,
    rest,
    share: 1,
    worth,
    good: worth > 0,
  })
  expect(sentenceOf([said('one', 1), said('two', 9), said('dust', 0.01), said('woe', -2)])).toBe(
    'Knocks two and knocks one; but knocks woe.',
  )
  expect(sentenceOf([said('woe', -2)])).toBe('Knocks woe.')
  expect(sentenceOf([1, 2, 3, 4, 5].map((worth) => said(`${worth}`, worth)))).toBe(
    'Knocks 5, knocks 4 and knocks 3.',
  )
})

test('two things that are said in the same words are said once, as the weightier one', () => {
  const forward = { ...knock, verb: ['brings', 'bringing'], rest: 'the mission forward' } as const
  expect(
    sentenceOf([
      { ...forward, key: 'tokens', worth: 2, share: 0.6 },
      { ...forward, key: 'progress', worth: 5, share: 0.9 },
    ]),
  ).toBe('Likely brings the mission forward (90% of tries).')
})
