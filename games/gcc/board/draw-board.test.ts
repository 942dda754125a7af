import { expect, test } from 'vitest'
import { gccBoards } from '../boards/index.ts'
import { boardOfSquares } from '../testing/boards.ts'
import { drawBoard } from './draw-board.ts'

test('a drawing shows names, limits, heights, danger, walls with levels, special moves and letters', () => {
  const board = boardOfSquares(
    [
      { id: 'a', at: [0, 0], limit: 4, letters: 'AB', difficult: 2 },
      { id: 'b', at: [1, 0], elevation: 1, promontory: true },
      { id: 'c', at: [2, 0], dangerous: 3 },
    ],
    [
      { between: ['a', 'b'], kind: 'special', moves: [{ kind: 'climb', level: 1 }] },
      { between: ['b', 'c'], kind: 'wall', level: 2 },
    ],
  )
  const svg = drawBoard(board, [{ area: 2, label: 'bomb <1>', kind: 'token' }])
  for (const words of [
    '>holds 4, difficult 2<',
    '>holds 6, height 1, promontory<',
    '>holds 6, danger 3<',
    '>climb 1<',
    '>wall 2<',
    '>AB<',
    '>bomb &lt;1><',
  ])
    expect(svg).toContain(words)
  expect(svg.match(/<polygon/g)).toHaveLength(3)
})

test.each([...gccBoards.values()])('$name can be drawn', (board) => {
  const svg = drawBoard(board)
  expect(svg.startsWith('<svg ')).toBe(true)
  expect(svg.match(/<polygon/g)).toHaveLength(board.areas.length)
})
