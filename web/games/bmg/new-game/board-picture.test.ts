import { boards } from '@gargoyle/table'
import { expect, test } from 'vitest'
import { boardPicture } from './board-picture.ts'

test.each([
  ['cm', '91.44 cm × 91.44 cm'],
  ['inch', '36&#34; × 36&#34;'],
] as const)('a board is drawn with its lengths in %s, as the game measures', (unit, size) => {
  const drawn = decodeURIComponent(boardPicture(boards.docks, unit))
  expect(drawn).toContain(size)
})
