import type { BoardData } from '../terrain/board.ts'
import { showBoardProblem } from '../terrain/board-problems.ts'
import type { BoardFile } from '../terrain/board-schema.ts'
import { readBoard } from '../terrain/read-board.ts'
import { asylum } from './asylum.ts'
import { cathedralSquare } from './cathedral-square.ts'
import { chemicalWorks } from './chemical-works.ts'
import { crimeAlley } from './crime-alley.ts'
import { docks } from './docks.ts'
import { rooftops } from './rooftops.ts'

/** The boards made by hand, as their files: a good start for one of your own. */
export const boardFiles = {
  asylum,
  'cathedral-square': cathedralSquare,
  'chemical-works': chemicalWorks,
  'crime-alley': crimeAlley,
  docks,
  rooftops,
} as const satisfies Record<string, BoardFile>

/** The short name of a board made by hand. */
export type BoardName = keyof typeof boardFiles

/** The short names of all boards made by hand. */
export const boardNames = Object.keys(boardFiles) as BoardName[]

const read = new Map<BoardName, BoardData>()

function boardNamed(name: BoardName): BoardData {
  const known = read.get(name)
  if (known) return known
  const result = readBoard(boardFiles[name], { source: name })
  if (!result.ok) throw new Error(result.problems.map(showBoardProblem).join('\n'))
  read.set(name, result.board)
  return result.board
}

/** The boards made by hand, by their short names. Each is read when it is first asked for. */
export const boards: Readonly<Record<BoardName, BoardData>> = Object.defineProperties(
  {} as Record<BoardName, BoardData>,
  Object.fromEntries(
    boardNames.map((name) => [name, { enumerable: true, get: () => boardNamed(name) }]),
  ) as Record<BoardName, PropertyDescriptor>,
)
