import { expect, test } from 'vitest'
import { benchRooms, loadAllBenches, loadBenches } from './benches.ts'
import { measure } from './measure.ts'
import { benchTable } from './table-benches.ts'

const benches = await loadAllBenches()

test.each(benchRooms)(
  'names of what %s measures begin with it, so that only its process measures it',
  async (room) => {
    const names = (await loadBenches(room)).map(({ name }) => name.split('.')[0])
    expect([...new Set(names)]).toEqual([room])
  },
)

test('what is measured has the agreed names', () => {
  expect(benches.map(({ name }) => name)).toEqual([
    'engine.decisionsPerSecond',
    'engine.forkMicros',
    'engine.thousandForksMb',
    'table.sightMicros',
    'table.pathMillis',
    'table.reachMillis',
    'bmg3.decisionsPerSecond',
    'bmg3.gamesPerSecond',
    'bmg3.oddsMillis',
    'bmg1.decisionsPerSecond',
    'bmg1.gamesPerSecond',
    'bmg1.greedyMillis',
    'bmg1.greedyWorstMillis',
    'bmg2.decisionsPerSecond',
    'bmg2.gamesPerSecond',
    'bmg2.greedyMillis',
    'bmg2.greedyWorstMillis',
    'gcc.decisionsPerSecond',
    'gcc.missionsPerSecond',
    'gcc.greedyMillis',
    'gcc.greedyWorstMillis',
    'bots.greedyMillis',
    'bots.greedyWorstMillis',
    'bots.searchBudgetPercent',
  ])
})

// How fast a machine is does not belong in a test; that everything can be measured does, and a little shows it.
test.each(benches)('$name gives a number', (bench) => {
  const { value } = measure(bench, { warmUps: 0, runs: 1, share: 0.05 })
  expect(value).toBeGreaterThan(0)
  expect(value).toBeLessThan(Number.POSITIVE_INFINITY)
})

test('the table is measured on streets and roofs of at least 60 pieces, the same every time', () => {
  const { board, places } = benchTable()
  expect(board.pieces.length).toBeGreaterThanOrEqual(60)
  expect(places.some(({ z }) => z === 0)).toBe(true)
  expect(places.some(({ z }) => z > 0)).toBe(true)
  expect(benchTable().places).toEqual(places)
})
