import { boards, prepareBoard } from '@gargoyle/table'
import { expect, test } from 'vitest'
import { signsOf } from './signs.ts'

const alley = prepareBoard(boards['crime-alley'])

test('houses with a name show it, at most on two walls', () => {
  const texts = signsOf(alley).map(({ text }) => text)
  expect(new Set(texts)).toContain('The Paragon')
  expect(texts.filter((text) => text === 'The Paragon')).toHaveLength(2)
  expect(texts).not.toContain('')
})

test('no sign hangs on a wall that another house stands against', () => {
  // The pawnshop's eastern wall is shared with the tenement beside it.
  const pawnshop = signsOf(alley).filter(({ text }) => text === 'Pawnshop')
  expect(pawnshop.length).toBeGreaterThan(0)
  for (const { corner } of pawnshop) expect(corner[0]).toBeLessThan(8.9)
})

test('signs fit their walls and hang a little in front of them', () => {
  for (const { width, height, corner } of signsOf(alley)) {
    expect(width).toBeLessThan(13)
    expect(corner[2] + height).toBeLessThan(3)
  }
})
