import { expect, test } from 'vitest'
import { spot } from '../geometry/point.ts'
import { body } from '../space/body.ts'
import { box, testBoard } from '../testing/random-board.ts'
import { inches, mm } from '../units.ts'
import { shadowBetween } from './shadow.ts'

const source = body(spot(inches(4), inches(12)))
const other = body(spot(inches(8), inches(12)))
const named = (pieces: ReturnType<typeof box>[], to = other) =>
  shadowBetween(testBoard(pieces), 'light', source, to, inches(1))?.map(({ id }) => id)

test('a wall between two is one however tall they are, a small obstacle is none', () => {
  const wall = box('wall', inches(6), inches(10), mm(5), inches(4), inches(1.2))
  expect(named([wall])).toEqual(['wall'])
  expect(named([wall], { ...other, height: mm(80) })).toEqual(['wall'])
  expect(named([{ ...wall, top: inches(1) }])).toBeUndefined()
})

test('two pieces that only together close the way are both named', () => {
  const north = box('north', inches(6), inches(12), mm(5), inches(2), inches(3))
  const south = box('south', inches(6), inches(10), mm(5), inches(2), inches(3))
  expect(named([north])).toBeUndefined()
  expect(named([north, south])).toEqual(['north', 'south'])
})

test('what one stands on hides only what it hides', () => {
  const house = box('house', inches(7), inches(8), inches(8), inches(8), inches(1.4))
  expect(named([house], { ...other, z: inches(1.4) })).toBeUndefined()
})
