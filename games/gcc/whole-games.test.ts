import { must, randomFrom, startSession } from '@gargoyle/engine'
import { walk } from '@gargoyle/engine/testing'
import { describe, expect, test } from 'vitest'
import { moveCost, stepsFrom } from './actions/move.ts'
import { purseOf } from './energy/spend.ts'
import { gcc } from './gcc.ts'
import { breachesOf } from './invariants.ts'
import { missions } from './missions/missions.ts'
import { readOnly } from './read-only.ts'

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

test('the quick price of every move in random games is the one that is explained', () => {
  let priced = 0
  for (const [game, mission] of [...missions.keys()].entries()) {
    const session = must(
      startSession(gcc, { setup: { mission, heroes: 2 }, seed: `prices ${game}`, events: false }),
    )
    const random = randomFrom(`prices ${game}`)
    while (session.pending !== undefined) {
      const position = readOnly(session.state, session.content, session.seats)
      for (const mini of position.state.minis) {
        if (mini.at < 0) continue
        for (const { way, wall, points } of stepsFrom(position, mini, 0, purseOf(position, mini))) {
          expect(points).toBe(moveCost(position, mini, way, wall).total)
          priced++
        }
      }
      walk(session, random, 10)
    }
  }
  expect(priced).toBeGreaterThan(1000)
})

test('what is imagined is the game as it stands, with dice that no seat knows and no way back to the real ones', () => {
  const session = must(startSession(gcc, { setup: { mission: 'crocs-den', heroes: 2 }, seed: 'imagined' }))
  const random = randomFrom('imagined')
  let inTheMiddle = 0
  for (let answers = 0; session.pending !== undefined && answers < 60; answers++) {
    const [{ seat } = { seat: session.seats[0]! }] = session.pending.asked
    const imagined = must(session.imagine(seat, random))
    expect(imagined.view(seat)).toEqual(session.view(seat))
    expect([imagined.isReal, imagined.answers(), imagined.diceChoice]).toEqual([
      false,
      [],
      { seed: 'imagined' },
    ])
    expect(imagined.canUndo(seat)).toBe(false)
    if (!session.atQuietPoint) inTheMiddle++
    walk(session, random, 1)
  }
  expect(inTheMiddle).toBeGreaterThan(5)
})
