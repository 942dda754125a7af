import { gameProperties } from '@gargoyle/engine/testing'
import { describe, test } from 'vitest'
import { bmg3 } from './bmg3.ts'
import { readyMadeCrews } from './crews/ready-made.ts'

const names = Object.keys(readyMadeCrews)
const boards = ['crime-alley', 'docks', 'rooftops', 'asylum']

/** Pairings that go round all ready-made crews, on boards of all kinds. */
const setups = Array.from({ length: 6 }, (_, index) => ({
  crews: [
    { crew: names[(2 * index) % names.length] ?? '' },
    { crew: names[(2 * index + 3) % names.length] ?? '' },
  ],
  board: boards[index % boards.length] ?? 'crime-alley',
  plots: index % 2 === 0,
  // Being asked for a card tells that there is one, unless players are always asked.
  askAlways: true,
}))

describe('whatever is played', () => {
  for (const { name, check } of gameProperties(bmg3, { setups, runs: 12, answers: 250 }))
    test(name, { timeout: 120_000 }, check)
})
