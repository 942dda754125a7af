import { must } from '@gargoyle/engine'
import type { AreaBoard } from '../board/board.ts'
import { readAreaBoard } from '../board/read-board.ts'
import academyYard from './academy-yard.json' with { type: 'json' }
import amusementPier from './amusement-pier.json' with { type: 'json' }
import asylumWing from './asylum-wing.json' with { type: 'json' }
import chemicalWorks from './chemical-works.json' with { type: 'json' }
import gothamBank from './gotham-bank.json' with { type: 'json' }
import rooftops from './rooftops.json' with { type: 'json' }

/** All boards, by id. All of them are ours. */
export const gccBoards: ReadonlyMap<string, AreaBoard> = new Map(
  [academyYard, amusementPier, asylumWing, chemicalWorks, gothamBank, rooftops]
    .map((data) => must(readAreaBoard(data)))
    .map((board) => [board.id, board]),
)
