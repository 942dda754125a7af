import { expect, test } from 'vitest'
import { outcomeOf } from './outcome.ts'
import { setTable } from './testing/table.ts'

test('bmg3/core/victory: the most victory points win, as many are a draw', () => {
  const table = setTable({ models: { cop: { seat: 'a', at: [10, 10] }, thug: { seat: 'b', at: [20, 20] } } })
  const winner = (mine: number, theirs: number) => {
    table.crew('a').victoryPoints = mine
    table.crew('b').victoryPoints = theirs
    return outcomeOf(table.state)
  }
  expect(winner(5, 3)).toMatchObject({ winner: 'a', victoryPoints: { a: 5, b: 3 } })
  expect(winner(2, 3)).toMatchObject({ winner: 'b' })
  expect(winner(3, 3)).toMatchObject({ winner: null })
})
