import { must } from '@gargoyle/engine'
import type { AreaBoard } from '../board/board.ts'
import { readAreaBoard } from '../board/read-board.ts'

/** A square area of 10 units for tests; its marker is in the middle. */
export type Square = {
  readonly id: string
  readonly at: readonly [column: number, row: number]
  readonly elevation?: number
  readonly limit?: number
  readonly promontory?: boolean
  readonly difficult?: number
  readonly dangerous?: number
  readonly letters?: string
  /** Without a sight marker. */
  readonly blind?: boolean
}

/** A board of squares, white boundaries between them unless given. */
export function boardOfSquares(squares: readonly Square[], boundaries: readonly object[] = []): AreaBoard {
  return must(
    readAreaBoard({
      id: 'squares',
      name: 'Squares',
      width: 100,
      height: 100,
      otherwise: 'white',
      areas: squares.map(({ id, at: [column, row], letters = '', limit = 6, blind = false, ...rest }) => ({
        id,
        name: id,
        limit,
        outline: [
          [column * 10, row * 10],
          [column * 10 + 10, row * 10],
          [column * 10 + 10, row * 10 + 10],
          [column * 10, row * 10 + 10],
        ],
        markers: blind ? [] : [{ at: [column * 10 + 5, row * 10 + 5], letters }],
        ...rest,
      })),
      boundaries,
    }),
  )
}

/** Five areas in a row: a to e. */
export const lane: AreaBoard = boardOfSquares(['a', 'b', 'c', 'd', 'e'].map((id, i) => ({ id, at: [i, 0] })))
