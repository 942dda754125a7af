import { bmg3 } from '@gargoyle/bmg3'
import { greedyPlayer, searchPlayer } from '@gargoyle/bots'
import { requestOf } from '@gargoyle/bots/testing'
import { must, playSync, randomFrom, randomPlayer, startSession } from '@gargoyle/engine'
import { describe, expect, test } from 'vitest'
import { bmg3Evaluator } from './evaluate.ts'

const setup = {
  crews: [{ crew: 'gcpd-signal' }, { crew: 'joker-bad-dream' }],
  board: 'docks',
  event: 'none',
}

describe('greedy', () => {
  test('hidden cards and dice to come do not change its answer', () => {
    const session = must(startSession(bmg3, { setup, seed: 'hidden' }))
    const chance = randomFrom('on')
    const bot = greedyPlayer(bmg3Evaluator, { candidates: 4, samples: 1, followUps: 2 })
    let compared = 0
    while (compared < 12 && session.pending) {
      const asked = session.pending.asked.find(({ settled }) => !settled)!
      if (session.untouched && session.state.stage === 'execute') {
        // Another world that looks the same from this seat.
        const other = must(session.imagine(asked.seat, randomFrom(`other ${compared}`)))
        expect(bot.answer(requestOf(other))).toEqual(bot.answer(requestOf(session)))
        compared++
      }
      must(session.answer(asked.seat, asked.decision.candidates(chance, 1)[0]))
    }
    expect(compared).toBe(12)
  })

  test('it beats chance', { timeout: 120_000 }, () => {
    // A single game may turn out either way.
    let lead = 0
    for (const seed of ['match', 'rematch']) {
      const session = must(startSession(bmg3, { setup, seed, events: false }))
      const bot = greedyPlayer(bmg3Evaluator, { candidates: 8, samples: 1, followUps: 3 })
      playSync(session, { a: bot, b: randomPlayer() })
      const { a = 0, b = 0 } = session.outcome?.victoryPoints ?? {}
      lead += a - b
    }
    expect(lead).toBeGreaterThan(0)
  })
})

describe('search', () => {
  test('hidden cards and dice to come do not change its answer', () => {
    const session = must(startSession(bmg3, { setup, seed: 'hidden' }))
    const chance = randomFrom('on')
    const budget = { iterations: 12 }
    let compared = 0
    while (compared < 12 && session.pending) {
      const asked = session.pending.asked.find(({ settled }) => !settled)!
      if (session.untouched && session.state.stage === 'execute') {
        const other = must(session.imagine(asked.seat, randomFrom(`other ${compared}`)))
        const bot = searchPlayer(bmg3Evaluator)
        expect(bot.answer(requestOf(other, undefined, { budget }))).toEqual(
          bot.answer(requestOf(session, undefined, { budget })),
        )
        compared++
      }
      must(session.answer(asked.seat, asked.decision.candidates(chance, 1)[0]))
    }
    expect(compared).toBe(12)
  })
})
