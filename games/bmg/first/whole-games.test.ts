import { breachesOf, checkBand } from '@gargoyle/bmg-counters'
import { must, playSync, randomFrom, randomPlayer, startSession } from '@gargoyle/engine'
import { gameProperties } from '@gargoyle/engine/testing'
import { boards } from '@gargoyle/table'
import { describe, expect, test } from 'vitest'
import { readyMadeBands } from './bands/ready-made.ts'
import { bandContext, bmg1 } from './bmg1.ts'

const names = Object.keys(readyMadeBands)

test('every ready-made band is legal', () => {
  for (const [name, band] of Object.entries(readyMadeBands))
    expect({ name, violations: checkBand(band, bandContext).violations }).toEqual({ name, violations: [] })
})

const setupOf = (index: number) => ({
  bands: [{ band: names[index % names.length]! }, { band: names[(index * 3 + 1) % names.length]! }],
  board: Object.keys(boards)[index % Object.keys(boards).length]!,
  strategies: index % 2 === 0,
})

test('random games keep what must always hold', { timeout: 240_000 }, () => {
  const count = Number(process.env.GAMES ?? 12)
  for (let index = Number(process.env.FROM ?? 0); index < count; index++) {
    const session = must(
      startSession(bmg1, { setup: setupOf(index), seed: `random ${index}`, events: false }),
    )
    const random = randomFrom(`answers ${index}`)
    let answers = 0
    while (session.pending !== undefined) {
      const [asked] = session.pending.asked.filter(({ settled }) => !settled)
      must(session.answer(asked!.seat, asked!.decision.candidates(random, 1)[0]))
      if (answers++ % 7 === 0) {
        const found = breachesOf(session.state, session.content)
        if (found.length > 0) throw new Error(`game ${index}, ${asked!.decision.name}: ${found.join(' ')}`)
      }
    }
    expect(session.state.stage).toBe('over')
  }
})

describe('promises of every game', () => {
  for (const { name, check } of gameProperties(bmg1, { setups: [setupOf(0)], runs: 2 }))
    test(name, { timeout: 120_000 }, check)
})

test('a random game can be played by the usual players', () => {
  const session = must(startSession(bmg1, { setup: setupOf(1), seed: 'usual', events: false }))
  playSync(session, { a: randomPlayer(), b: randomPlayer() })
  expect(session.outcome).toMatchObject({ victoryPoints: expect.anything() })
})
