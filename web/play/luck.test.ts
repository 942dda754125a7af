import type { SeenEvent } from '@gargoyle/engine'
import { expect, test } from 'vitest'
import { chanceOfAtLeast, luckIn } from './luck.ts'

const roll = (number: number, purpose: string, ...faces: readonly number[]): SeenEvent => ({
  number,
  name: 'roll',
  text: `a rolls ${purpose}: ${faces.join(' ')}`,
  about: {
    id: `${number}`,
    purpose,
    rerolls: [],
    dice: faces.map((face) => ({ sides: 6, face, faces: [face], colour: 'bone' })),
  },
})

test.each([
  [1, 6, 1, 1],
  [1, 6, 6, 1 / 6],
  [1, 6, 7, 0],
  [2, 6, 12, 1 / 36],
  [2, 6, 7, 21 / 36],
  [3, 6, 3, 1],
])('%i dice with %i sides show at least %i', (count, sides, sum, chance) => {
  expect(chanceOfAtLeast(count, sides, sum)).toBeCloseTo(chance, 12)
})

test('the best and the worst throw are found by how unlikely they are, not by their sum', () => {
  const { best, worst } = luckIn(
    [
      roll(1, 'attack', 6),
      roll(2, 'attack', 4, 4, 4, 4),
      roll(3, 'attack', 6, 6),
      roll(4, 'attack', 1, 1, 2),
    ],
    () => true,
  )
  expect(best).toEqual({ text: 'a rolls attack: 6 6', probability: expect.closeTo(1 / 36) })
  expect(worst).toEqual({ text: 'a rolls attack: 1 1 2', probability: expect.closeTo(4 / 216) })
})

test('throws that do not matter, other events and what is no throw are left out', () => {
  const events = [
    roll(1, 'Take the Lead', 6, 6, 6),
    { number: 2, name: 'roll', text: 'broken', about: { purpose: 'attack', dice: 'none' } },
    { number: 3, name: 'damage', text: 'hurt', about: { purpose: 'attack' } },
  ]
  expect(luckIn(events, (purpose) => purpose === 'attack')).toEqual({})
})
