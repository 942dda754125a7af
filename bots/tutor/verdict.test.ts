import { expect, test } from 'vitest'
import type { ReasonClause } from './sentence.ts'
import { bestVerdict, quietBest, rateAnswer, verdictOf } from './verdict.ts'

const sure = (worth: number): number[] => Array.from({ length: 16 }, () => worth)
/** Now that much more, now that much less. */
const wavering = (worth: number, by: number): number[] =>
  sure(worth).map((each, i) => each + (i % 2 ? by : -by))

test.each([
  ['the same', sure(5), sure(5), 'as good'],
  ['a trifle less', sure(5), sure(4.95), 'as good'],
  ['less than a player notices', sure(5), sure(4.5), 'nearly as good'],
  ['less, but the dice alone could do that', wavering(5, 20), sure(2), 'nearly as good'],
  ['less, and the dice do not explain it', wavering(5, 4), sure(2), 'worse'],
  ['much less', sure(5), sure(0), 'clearly worse'],
  ['much less, but not for sure', wavering(10, 12), sure(5), 'worse'],
] as const)('%s', (_, best, other, standing) => {
  expect(rateAnswer({ best, other }, 1)).toBe(standing)
})

const said = (key: string, worth: number, share = 1): ReasonClause => ({
  key,
  verb: ['takes', 'taking'],
  rest: `the ${key}`,
  share,
  worth,
  good: worth > 0,
})

test('what is worse says what is given up, or what it means instead', () => {
  const best = [said('crown', 9), said('mop', 1)]
  expect(verdictOf('clearly worse', [said('mop', 1)], best)).toBe('Clearly worse: gives up taking the crown.')
  expect(verdictOf('worse', [said('crown', 3, 0.3)], best)).toBe('Worse: less good at taking the crown.')
  expect(verdictOf('worse', [...best, said('blame', -20, 0.5)], best)).toBe(
    'Worse: it means taking the blame (50% of tries).',
  )
  expect(verdictOf('worse', best, best)).toBe('Worse.')
  expect(verdictOf('nearly as good', [], best)).toBe('Nearly as good.')
})

test('the best is distinguished from the next one', () => {
  expect(
    [undefined, 'as good', 'nearly as good', 'worse', 'clearly worse'].map((next) =>
      bestVerdict(next as 'worse'),
    ),
  ).toEqual(['The only answer.', 'As good as any.', 'Best, but not by much.', 'Best.', 'Best by far.'])
  expect(bestVerdict(undefined, false)).toBe('The only one worth considering.')
})

test('for a best answer without reasons the text says what the next one risks, or how small the difference is', () => {
  const next = [said('mop', 2), said('stain', -1), said('blame', -20, 0.5)]
  expect(quietBest('clearly worse', next)).toBe('Avoids taking the blame (50% of tries).')
  expect(quietBest('worse', [said('mop', 2)])).toBe(
    'A little better in several things, none of them worth a word.',
  )
  expect(quietBest('nearly as good', next)).toBe('The difference is small.')
  expect(quietBest('as good', next)).toBe('Changes nothing that counts.')
  expect(quietBest(undefined, [])).toBe('Changes nothing that counts.')
})
