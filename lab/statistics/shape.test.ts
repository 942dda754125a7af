import { expect, test } from 'vitest'
import { sampleRow } from '../testing/rows.ts'
import { distributionOf, pointsResult, reasonCounts, tableResults } from './shape.ts'

const rows = [
  sampleRow(
    1,
    0,
    [
      { points: 4, tags: { zone: 'A' } },
      { points: 1, tags: { zone: 'B' } },
    ],
    { tags: { board: 'docks' } },
  ),
  sampleRow(
    2,
    1,
    [
      { points: 1, tags: { zone: 'A' } },
      { points: 4, tags: { zone: 'B' } },
    ],
    { tags: { board: 'docks' }, reason: 'dusk' },
  ),
  sampleRow(
    3,
    null,
    [
      { points: 2, tags: { zone: 'A' } },
      { points: 2, tags: { zone: 'B' } },
    ],
    { tags: { board: 'alley' } },
  ),
]

test('a distribution counts every value', () => {
  expect(distributionOf([3, 1, 3])).toMatchObject({
    count: 3,
    min: 1,
    max: 3,
    histogram: [
      { value: 1, count: 1 },
      { value: 3, count: 2 },
    ],
  })
})

test('points by how the game went', () => {
  const points = pointsResult(rows)
  expect(points?.all).toMatchObject({ count: 6, mean: 2.333333 })
  expect(points?.won.histogram).toEqual([{ value: 4, count: 2 }])
  expect(points?.drawn.histogram).toEqual([{ value: 2, count: 2 }])
  expect(points?.lost.histogram).toEqual([{ value: 1, count: 2 }])
  expect(pointsResult([sampleRow(1, 0)])).toBeUndefined()
})

test('reasons, most often first', () => {
  expect(Object.entries(reasonCounts(rows))).toEqual([
    ['dawn', 2],
    ['dusk', 1],
  ])
})

test('games by what the table was laid with', () => {
  const kinds = {
    nameOf: (_: string, id: string) => id.toUpperCase(),
    compared: { kind: 'zone', value: 'A' },
  }
  expect(tableResults(rows, 'board', kinds)).toMatchObject([
    { id: 'alley', name: 'ALLEY', games: 1, draws: 1, points: { mean: 2 }, compared: { share: 0.5 } },
    { id: 'docks', games: 2, draws: 0, points: { mean: 2.5 }, compared: { wins: 1, losses: 1 } },
  ])
  expect(tableResults(rows, 'event', {})).toEqual([])
  const bySide = tableResults(rows, 'board', { compared: { kind: 'side', value: 'b' } })
  expect(bySide[1]?.compared).toMatchObject({ wins: 1, losses: 1 })
})
