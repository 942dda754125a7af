import { affiliationName, breachesOf, checkBand } from '@gargoyle/bmg-counters'
import { must, playSync, randomFrom, randomPlayer, startSession } from '@gargoyle/engine'
import { gameProperties } from '@gargoyle/engine/testing'
import { boards } from '@gargoyle/table'
import { describe, expect, test } from 'vitest'
import { readyMadeBands } from './bands/ready-made.ts'
import { bandContext, bmg2 } from './bmg2.ts'

const names = Object.keys(readyMadeBands)

test('every ready-made crew is legal and nearly as large as it may be', () => {
  for (const [name, band] of Object.entries(readyMadeBands)) {
    const { violations, reputation } = checkBand(band, bandContext)
    expect({ name, violations }).toEqual({ name, violations: [] })
    expect({ name, spent: reputation.spent }).toEqual({ name, spent: expect.closeTo(300, -1.3) })
  }
})

test('at least twelve affiliations have two of them', () => {
  const count = new Map<string, number>()
  for (const { affiliation } of Object.values(readyMadeBands)) {
    const name = affiliationName(affiliation!)
    count.set(name, (count.get(name) ?? 0) + 1)
  }
  expect([...count.values()].filter((many) => many >= 2).length).toBeGreaterThanOrEqual(12)
})

const setupOf = (index: number) => ({
  bands: [{ band: names[index % names.length]! }, { band: names[(index * 3 + 1) % names.length]! }],
  board: Object.keys(boards)[index % Object.keys(boards).length]!,
  strategies: index % 2 === 0,
})

test('random games keep what must always hold', { timeout: 240_000 }, () => {
  const count = Number(process.env.GAMES ?? 6)
  for (let index = Number(process.env.FROM ?? 0); index < count; index++) {
    const session = must(
      startSession(bmg2, { setup: setupOf(index), seed: `random ${index}`, events: false }),
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
  for (const { name, check } of gameProperties(bmg2, { setups: [setupOf(0)], runs: 2 }))
    test(name, { timeout: 120_000 }, check)
})

test('a random game can be played by the usual players', { timeout: 60_000 }, () => {
  const session = must(startSession(bmg2, { setup: setupOf(1), seed: 'usual', events: false }))
  playSync(session, { a: randomPlayer(), b: randomPlayer() })
  expect(session.outcome).toMatchObject({ victoryPoints: expect.anything() })
})
