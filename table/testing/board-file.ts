import { expect } from 'vitest'
import { type BoardProblem, showBoardProblem } from '../terrain/board-problems.ts'
import { readBoard } from '../terrain/read-board.ts'

/** A footprint as a board file writes rectangles. */
export const rect = (x: number, y: number, w: number, d: number) => ({ rect: [x, y, w, d] })

export const square = rect(4, 4, 6, 6)

export const house = (id: string, footprint: unknown, top = 4) => ({ id, kind: 'building', footprint, top })

/** A board file with these pieces, sound in everything else. */
export const boardFile = (pieces: unknown, rest: object = {}): object => ({
  format: 'gargoyle-board/1',
  name: 'Test yard',
  theme: 'test',
  about: 'A yard for tests.',
  unit: 'inch',
  size: [36, 36],
  pieces,
  ...rest,
})

export function problemsIn(json: unknown): readonly BoardProblem[] {
  const read = readBoard(json)
  return read.ok ? [] : read.problems
}

export const problemPaths = (json: unknown): string[] => problemsIn(json).map(({ path }) => path)

/** The one problem that a file has. */
export function onlyProblem(json: unknown): BoardProblem {
  const found = problemsIn(json)
  expect(found.map(showBoardProblem)).toHaveLength(1)
  return found[0]!
}
