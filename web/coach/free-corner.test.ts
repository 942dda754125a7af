import { expect, test } from 'vitest'
import { freeCorner } from './free-corner.ts'

const table = { left: 0, right: 960, top: 0, bottom: 680 }
const size = { width: 380, height: 160 }
const thing = (left: number, top: number) => ({ left, right: left + 30, top, bottom: top + 80 })

test('a box stays where it is as long as it covers no one', () => {
  expect(freeCorner('top left', size, table, [])).toBe('top left')
  expect(freeCorner('top left', size, table, [thing(600, 300)])).toBe('top left')
  expect(freeCorner('bottom left', size, table, [])).toBe('bottom left')
})

test('it goes to a corner where it covers fewer', () => {
  expect(freeCorner('top left', size, table, [thing(200, 150)])).toBe('bottom left')
  expect(freeCorner('top left', size, table, [thing(200, 150), thing(200, 600)])).toBe('top right')
})

test('it stays where no corner is better', () => {
  const everywhere = [thing(200, 150), thing(200, 600), thing(800, 150)]
  expect(freeCorner('top left', size, table, everywhere)).toBe('top left')
})

test('a foot is covered rather than a face', () => {
  expect(freeCorner('top left', size, table, [thing(200, 100), thing(200, 445), thing(800, 100)])).toBe(
    'bottom left',
  )
})

test('a thing just beside it is not covered', () => {
  expect(freeCorner('top left', size, table, [thing(388, 150)])).toBe('top left')
  expect(freeCorner('top left', size, table, [thing(387, 150)])).toBe('bottom left')
})
