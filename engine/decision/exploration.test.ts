import { expect, test } from 'vitest'
import { must, ok, refused } from '../result.ts'
import { describe as described } from './decision.ts'
import type { Explorer, Place, Proposal } from './exploration.ts'
import { open } from './open.ts'

/** A walk along a line, three steps long at most. */
const walkTo = ({ x, y, z }: Place): Proposal => ({
  answer: x,
  points: [{ x, y, z }],
  parts: [],
  length: x,
  cost: x,
  budget: 3,
  warnings: [],
  text: `step ${x}`,
})

const explorer: Explorer = {
  explore: () => ({ areas: [{ z: 0, outline: [{ x: 0, y: 0 }] }] }),
  toward: (place) => (place.x <= 3 ? ok(walkTo(place)) : refused('Three steps at most.')),
  trace: (answer) => explorer.toward({ x: Number(answer), y: 0, z: 0 }),
  destinations: (most) => [1, 2, 3].slice(0, most).map((x) => walkTo({ x, y: 0, z: 0 })),
}

const walk = open<number>({
  name: 'walk',
  prompt: 'How far?',
  shape: 'path',
  check: (given) => (typeof given === 'number' && given <= 3 ? ok(given) : refused('Three steps at most.')),
  candidates: () => [1],
  explorer,
})

test('a question about places keeps what draws it, and never sends it anywhere', () => {
  expect(walk.explorer?.explore(2)).toEqual(explorer.explore(2))
  expect(described(walk)).toEqual({ name: 'walk', prompt: 'How far?', shape: 'path' })
  expect(JSON.parse(JSON.stringify(described(walk)))).not.toHaveProperty('explorer')
})

test('what is proposed is plain data and an answer that is taken', () => {
  const proposals = [must(explorer.toward({ x: 2, y: 0, z: 0 })), ...explorer.destinations(3)]
  for (const proposal of proposals) {
    expect(structuredClone(proposal)).toEqual(proposal)
    expect(walk.check(proposal.answer).ok).toBe(true)
  }
})
