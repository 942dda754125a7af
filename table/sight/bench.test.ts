import { expect, test } from 'vitest'
import { inches } from '../units.ts'
import { sightBenchCase } from './bench.ts'

test('the measured case has at least 60 pieces, pairs up to 36" apart, and a mix of answers', () => {
  const { board, pairs, look } = sightBenchCase(undefined, 200)
  expect(board.pieces.length).toBeGreaterThanOrEqual(60)
  expect(pairs).toHaveLength(200)
  for (const [a, b] of pairs) expect((a.x - b.x) ** 2 + (a.y - b.y) ** 2).toBeLessThanOrEqual(inches(36) ** 2)
  const seen = pairs.filter((_, call) => look(call)).length
  expect(seen).toBeGreaterThan(40)
  expect(seen).toBeLessThan(160)
})
