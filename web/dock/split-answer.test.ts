import { describe as described, split } from '@gargoyle/engine'
import { expect, test } from 'vitest'
import { firstSplit, splitLeft } from './split-answer.ts'

const dice = described(
  split({
    name: 'dice',
    prompt: 'Split your dice.',
    total: 5,
    among: [
      { id: 'thug', label: 'Thug', max: 2 },
      { id: 'boss', label: 'Boss', min: 1 },
    ],
  }),
)

test('a split begins as an answer that keeps all limits', () => {
  expect(firstSplit(dice)).toEqual({ thug: 2, boss: 3 })
})

test('the favourite comes first, and what is closed is not even mentioned', () => {
  expect(firstSplit(dice, 'boss')).toEqual({ thug: 0, boss: 5 })
  const closed = {
    ...dice,
    options: [...(dice.options ?? []), { id: 'ghost', label: 'Ghost', why: { text: 'Gone.' } }],
  }
  expect(firstSplit(closed, 'ghost')).toEqual({ thug: 2, boss: 3 })
})

test('what is not handed out is counted', () => {
  expect(splitLeft(dice, { thug: 0, boss: 1 })).toBe(4)
  expect(splitLeft(dice, firstSplit(dice))).toBe(0)
})
