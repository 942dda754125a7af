import { describe as described, split } from '@gargoyle/engine'
import { expect, test } from 'vitest'
import {
  firstSplit,
  isSplitComplete,
  splitGroups,
  splitLeft,
  splitRoom,
  splitStatus,
} from './split-answer.ts'

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

test('the favourite is given all that may be handed out, if that need not be all', () => {
  expect(firstSplit(plan, 'thug-attack')).toEqual({ 'robin-attack': 0, 'robin-move': 0, 'thug-attack': 3 })
  expect(splitStatus(plan, firstSplit(plan, 'thug-attack'))).toBe('1 not handed out: you need not use it.')
})

test('what is not handed out is counted', () => {
  expect(splitLeft(dice, { thug: 0, boss: 1 })).toBe(4)
  expect(splitLeft(dice, firstSplit(dice))).toBe(0)
})

const plan = described(
  split({
    name: 'plan',
    prompt: 'Plan.',
    min: 1,
    max: 4,
    among: ['robin-attack', 'robin-move', 'thug-attack'],
    groups: [
      { label: 'Robin', ids: ['robin-attack', 'robin-move'], max: 2 },
      { label: 'Attack', ids: ['robin-attack', 'thug-attack'], max: 3 },
    ],
  }),
)

test('what may be left over begins with no more than must be handed out', () => {
  expect(firstSplit(plan)).toEqual({ 'robin-attack': 1, 'robin-move': 0, 'thug-attack': 0 })
  expect(firstSplit({ ...plan, bounds: { ...plan.bounds, min: 3 } })).toEqual({
    'robin-attack': 2,
    'robin-move': 0,
    'thug-attack': 1,
  })
})

test('it is complete from the least to the most, and says how much may stay', () => {
  const nothing = { 'robin-attack': 0 }
  expect(isSplitComplete(plan, nothing)).toBe(false)
  expect(splitStatus(plan, nothing)).toBe('4 left, at least 1 to hand out.')
  const one = { 'robin-attack': 1 }
  expect(isSplitComplete(plan, one)).toBe(true)
  expect(splitStatus(plan, one)).toBe('3 not handed out: you need not use them.')
  expect(isSplitComplete(plan, { 'robin-move': 2, 'thug-attack': 2 })).toBe(true)
  expect(splitStatus(plan, { 'robin-move': 2, 'thug-attack': 2 })).toBe('All handed out.')
  expect(isSplitComplete(plan, { 'robin-move': 2, 'thug-attack': 3 })).toBe(false)
  expect(splitStatus(plan, { 'robin-move': 2, 'thug-attack': 3 })).toBe('1 too many.')
  expect(isSplitComplete(plan, { 'robin-move': 3 })).toBe(false)
  expect(splitStatus(dice, { thug: 0, boss: 1 })).toBe('4 left to hand out.')
})

test('groups say how full they are, and a full one leaves no room', () => {
  const shares = { 'robin-attack': 1, 'robin-move': 1, 'thug-attack': 1 }
  expect(splitGroups(plan, shares)).toEqual([
    { label: 'Robin', given: 2, max: 2 },
    { label: 'Attack', given: 2, max: 3 },
  ])
  const roomOf = (id: string) => splitRoom(plan, shares, { id, label: id })
  expect([roomOf('robin-attack'), roomOf('thug-attack')]).toEqual([0, 1])
  expect(splitRoom(plan, shares, { id: 'thug-attack', label: 'x', why: { text: 'Not now.' } })).toBe(0)
})
