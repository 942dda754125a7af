import { expect, test } from 'vitest'
import { sampleRow } from '../testing/rows.ts'
import { ruleResults } from './rules.ts'

const used = (crew: string, points: number, ...rules: readonly string[]) => ({ brings: crew, points, rules })

const rows = [
  sampleRow(1, 0, [used('bats', 6, 'claw'), used('bane', 2, 'venom')]),
  sampleRow(2, 1, [used('bats', 2), used('bane', 4)]),
  sampleRow(3, 1, [used('bane', 1, 'venom'), used('bats', 4, 'claw')]),
  // Owls never use it: they are no measure of what is without it.
  sampleRow(4, 0, [used('owls', 9), used('bats', 0)]),
]

test('a rule is compared with the same crews without it', () => {
  const claw = ruleResults(rows, (id) => id).find(({ id }) => id === 'claw')
  expect(claw).toMatchObject({
    games: 2,
    with: { games: 2, wins: 2 },
    without: { games: 2, wins: 0, losses: 2 },
    difference: { share: 1 },
    pointsWith: { mean: 5 },
    pointsWithout: { mean: 1 },
  })
})

test('what came into play most often comes first, equals by name', () => {
  expect(ruleResults(rows, (id) => id).map(({ id }) => id)).toEqual(['claw', 'venom'])
})
