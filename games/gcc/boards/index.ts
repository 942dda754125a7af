import { must } from '@gargoyle/engine'
import type { Board } from '../board/board.ts'
import { readBoard } from '../board/read-board.ts'
import academyYard from './academy-yard.json' with { type: 'json' }
import amusementPier from './amusement-pier.json' with { type: 'json' }
import asylumWing from './asylum-wing.json' with { type: 'json' }
import chemicalWorks from './chemical-works.json' with { type: 'json' }
import gothamBank from './gotham-bank.json' with { type: 'json' }
import rooftops from './rooftops.json' with { type: 'json' }

/** All boards, by id. All of them are ours. */
export const boards: ReadonlyMap<string, Board> = new Map(
  [academyYard, amusementPier, asylumWing, chemicalWorks, gothamBank, rooftops]
    .map((data) => must(readBoard(data)))
    .map((board) => [board.id, board]),
)
