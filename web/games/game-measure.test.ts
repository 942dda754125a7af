import { cm, inches } from '@gargoyle/table'
import { expect, test } from 'vitest'
import {
  describeAmount,
  describeShareOf,
  describeShortAmount,
  type GameMeasure,
  inCentimetres,
  isNothing,
} from './game-measure.ts'

const inAreas: GameMeasure = { kind: 'count', one: 'area', many: 'areas' }

test('lengths are said in the unit of the game, inches if it has none', () => {
  expect(describeAmount(inches(4.57))).toBe('4.57"')
  expect(describeAmount(cm(12.5), inCentimetres)).toBe('12.5 cm')
  expect(describeShortAmount(inches(4.57))).toBe('4.6"')
  expect(describeShortAmount(inches(1), inCentimetres)).toBe('2.5 cm')
})

test('what is counted is said in one or many', () => {
  expect([0, 1, 2].map((amount) => describeAmount(amount, inAreas))).toEqual(['0 areas', '1 area', '2 areas'])
  expect(describeShortAmount(3, inAreas)).toBe('3 areas')
})

test('shares name the unit once where it is a word', () => {
  expect(describeShareOf(inches(5.2), inches(8))).toBe('5.2" of 8"')
  expect(describeShareOf(cm(5), cm(10), inCentimetres)).toBe('5 cm of 10 cm')
  expect(describeShareOf(2, 3, inAreas)).toBe('2 of 3 areas')
  expect(describeShareOf(0, 1, inAreas)).toBe('0 of 1 area')
})

test('what rounds to nothing is nothing: in inches below a twentieth', () => {
  expect([isNothing(126), isNothing(127)]).toEqual([true, false])
  expect([isNothing(49, inCentimetres), isNothing(50, inCentimetres)]).toEqual([true, false])
  expect([isNothing(0, inAreas), isNothing(1, inAreas)]).toEqual([true, false])
})
