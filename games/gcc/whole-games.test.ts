import { must, randomFrom, startSession } from '@gargoyle/engine'
import { walk } from '@gargoyle/engine/testing'
import { describe, expect, test } from 'vitest'
import { gcc } from './gcc.ts'
import { breachesOf } from './invariants.ts'
import { missions } from './missions/missions.ts'

describe('whole random games', () => {
  const plans = [...missions.values()].flatMap(({ id, heroes: { min, max } }) =>
    Array.from({ length: max - min + 1 }, (_, i) => [id, min + i] as const),
  )
  test.each(plans)('%s with %d heroes end, and no position on the way breaks a rule', (mission, heroes) => {
    for (let game = 0; game < 3; game++) {
      const session = must(startSession(gcc, { setup: { mission, heroes }, seed: `whole ${game}` }))
      const random = randomFrom(`players ${game}`)
      for (let answers = 0; session.pending !== undefined && answers < 5000; answers++) {
        expect(breachesOf(session.quietState, session.content)).toEqual([])
        walk(session, random, 1)
      }
      expect(session.isOver).toBe(true)
      expect(session.outcome).toMatchObject({ mission, heroes })
    }
  })
})
