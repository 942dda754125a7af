import { randomFrom } from '@gargoyle/engine'
import { expect, test } from 'vitest'
import { crewContext } from '../bmg3.ts'
import { checkCrew } from './check-crew.ts'
import { randomCrew } from './random-crew.ts'

test('crews of chance are legal with their decks, differ, and follow from their seed', () => {
  const draw = (seed: number) => randomCrew(crewContext, 350, randomFrom(`crew ${seed}`))!
  const drawn = Array.from({ length: 8 }, (_, seed) => draw(seed))
  for (const crew of drawn) {
    const report = checkCrew(crew, crewContext)
    expect(report.violations).toEqual([])
    expect(report.deck.cards).toBe(20)
  }
  expect(new Set(drawn.map((crew) => JSON.stringify(crew))).size).toBe(8)
  expect(draw(3)).toEqual(drawn[3])
})

test('without cards there is no crew of chance', () => {
  expect(randomCrew({ ...crewContext, cards: new Map() }, 350, randomFrom('none'))).toBeUndefined()
})
