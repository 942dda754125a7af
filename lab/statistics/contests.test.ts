import { expect, test } from 'vitest'
import { samplePlan, sampleRow } from '../testing/rows.ts'
import { firstPlayerRate, pairingResults, sideRates, sortedByName, tagRates } from './contests.ts'

const bats = { tags: { crew: 'bats', faction: 'bat', zone: 'A' }, points: 5 }
const owls = { tags: { crew: 'owls', faction: 'bat', zone: 'B' }, points: 3 }
const bane = { tags: { crew: 'bane', faction: 'bane', zone: 'B' }, points: 1 }

const rows = [
  sampleRow(1, 0, [bats, bane], { first: 0 }),
  sampleRow(2, 0, [bats, bane], { first: 1 }),
  sampleRow(3, null, [owls, bane], { first: 1 }),
  sampleRow(4, 1, [bats, owls], { first: 1 }),
]

test('factions against the field: games against themselves are left out', () => {
  const [best, other] = tagRates(rows, 'faction')
  // 2 wins and a draw of 3 games; bats against owls do not count.
  expect(best).toMatchObject({ name: 'bat', games: 3, wins: 2, draws: 1, losses: 0 })
  expect(best?.share).toBeCloseTo(2.5 / 3, 6)
  expect(best?.points?.mean).toBeCloseTo(13 / 3, 6)
  expect(other).toMatchObject({ name: 'bane', games: 3, wins: 0, draws: 1, losses: 2 })
})

test('crews against other crews, best first', () => {
  expect(tagRates(rows, 'crew').map(({ name, games, share }) => [name, games, share])).toEqual([
    ['owls', 2, 0.75],
    ['bats', 3, 0.666667],
    ['bane', 3, 0.166667],
  ])
})

test('the first player: a loss, a win, a draw and a win', () => {
  const lost = sampleRow(5, 1, [bats, bane], { first: 0 })
  expect(firstPlayerRate([...rows.slice(0, 3), lost])).toMatchObject({
    wins: 1,
    draws: 1,
    losses: 2,
    share: 0.375,
  })
  expect(firstPlayerRate([sampleRow(1, 0)])).toBeUndefined()
})

test('zones and sides are counted alike, in the order of their names', () => {
  // In the third game both began in B: that says nothing about zones.
  expect(sortedByName(tagRates(rows, 'zone'))).toMatchObject([
    { name: 'A', games: 3, wins: 2, losses: 1 },
    { name: 'B', games: 3, wins: 1, losses: 2 },
  ])
  expect(sideRates(rows)).toMatchObject([
    { name: 'a', wins: 2, draws: 1, losses: 1 },
    { name: 'b', wins: 1, draws: 1, losses: 2 },
  ])
})

test('pairings are seen from the first of the two, whichever side it plays', () => {
  const plan = samplePlan()
  const swapped = [{ contestant: 1 }, { contestant: 0 }] as const
  const played = [sampleRow(1, 0), sampleRow(2, 0, swapped), sampleRow(3, 1, swapped), sampleRow(4, null)]
  expect(pairingResults(plan, played)).toMatchObject([
    { a: 'x', b: 'y', wins: 2, draws: 1, losses: 1, share: 0.625 },
  ])
})
