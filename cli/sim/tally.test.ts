import { createHash } from 'node:crypto'
import { seat } from '@gargoyle/engine'
import { expect, test } from 'vitest'
import { SimTally } from './tally.ts'

const sides = [[seat('ann')], [seat('bob'), seat('cat')]]
const summary = (winner: string | undefined, points: number) => ({
  winners: winner === undefined ? [] : [seat(winner)],
  numbers: { points },
  reason: points > 5 ? 'rich' : 'time',
})

test('winners by letter of their side, numbers with mean, least and most, reasons counted', () => {
  const tally = new SimTally()
  tally.finish({ sides, summary: summary('bob', 9), decisions: 10, hash: 'x' })
  tally.finish({ sides, summary: summary(undefined, 3), decisions: 30, hash: 'y' })
  tally.finish({ sides, summary: summary('cat', 6), decisions: 20, hash: 'z' })
  const results = tally.results(4, 2, true)
  expect(results).toMatchObject({
    games: 4,
    finished: 3,
    errors: 0,
    gamesPerSecond: 1.5,
    decisionsPerSecond: 30,
    winners: { a: 0, b: 2, draw: 1 },
    numbers: { points: { mean: 6, min: 3, max: 9 }, decisions: { mean: 20, min: 10, max: 30 } },
    reasons: { rich: 2, time: 1 },
    stopped: true,
  })
  expect(results.digest).toBe(createHash('sha256').update('x\ny\nz\n').digest('hex'))
})

test('a broken game has its place in the digest and among the errors', () => {
  const tally = new SimTally()
  const error = { game: 1, seed: 's/1', text: 'crash' }
  tally.fail(error, 7)
  tally.finish({ sides, summary: summary('ann', 1), decisions: 3, hash: 'x' })
  const results = tally.results(2, 1, false)
  expect(results).toMatchObject({ finished: 1, errors: 1, errorMessages: [error], decisionsPerSecond: 10 })
  expect(results.digest).toBe(createHash('sha256').update('broken\nx\n').digest('hex'))
  expect(tally.played).toBe(2)
})

test('sides are called by their names; where all win it is a draw', () => {
  const tally = new SimTally({ sideNames: ['heroes', 'villain'] })
  tally.finish({ sides, summary: summary('ann', 1), decisions: 3, hash: 'x' })
  const all = { ...summary('ann', 1), winners: [seat('ann'), seat('cat')] }
  tally.finish({ sides, summary: all, decisions: 3, hash: 'x' })
  expect(tally.results(2, 1, false).winners).toEqual({ heroes: 1, villain: 0, draw: 1 })
})
