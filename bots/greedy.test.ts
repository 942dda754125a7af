import { bmg3 } from '@gargoyle/bmg3'
import {
  type AnswerRequest,
  ask,
  choose,
  must,
  playSync,
  randomFrom,
  randomPlayer,
  type Session,
  seat,
  startSession,
  sumOf,
} from '@gargoyle/engine'
import { type SceneState, scene } from '@gargoyle/engine/testing'
import { describe, expect, test } from 'vitest'
import { bmg3Evaluator } from './bmg3/evaluate.ts'
import type { Evaluator } from './evaluator.ts'
import { greedyPlayer, patientGreedyPlayer, usualGreed, weigh } from './greedy.ts'

/** As a driver would put it. */
function requestOf(session: Session, random = randomFrom('bot')): AnswerRequest {
  const [asked] = session.pending?.asked ?? []
  if (asked === undefined) throw new Error('Nobody is asked.')
  const { seat: who, decision } = asked
  return {
    seat: who,
    decision,
    random,
    imagine: (chance) => session.imagine(who, chance),
    get view() {
      return session.view(who)
    },
  }
}

/** Worth as many points as the notes add up to. */
const sums: Evaluator = {
  game: 'scene',
  appraise: (state, _content, _seat, note) => {
    for (const [index, points] of (state as SceneState).notes.entries()) note('points', index, Number(points))
  },
  rests: (decision) => decision === 'pick',
  turns: (decision) => decision === 'pick',
}

describe('a greedy bot', () => {
  const shop = scene(['ada'], function* (game) {
    const options = ['penny', 'purse', 'dare'] as const
    const taken = yield* ask(game, seat('ada'), choose({ name: 'pick', prompt: 'Take what?', options }))
    if (taken === 'penny') game.state.notes.push(1)
    if (taken === 'dare') game.state.notes.push(sumOf(game.dice.roll({ purpose: 'dare' })) === 6 ? 20 : -20)
    if (taken === 'purse') {
      const how = choose({ name: 'how', prompt: 'Which side of it?', options: ['holes', 'coins'] })
      game.state.notes.push((yield* ask(game, seat('ada'), how)) === 'coins' ? 5 : 0)
    }
  })

  test('thinks with pauses where it can be called off, and comes to the same answer', async () => {
    const session = must(startSession(shop, { setup: null, seed: 'shop' }))
    const patient = patientGreedyPlayer(sums, { samples: 8 })
    const signal = { aborted: false, addEventListener: () => {}, removeEventListener: () => {} }
    const thought = patient.answer({ ...requestOf(session), signal })
    expect(thought).toBeInstanceOf(Promise)
    expect(await thought).toBe('purse')
    expect(patient.answer(requestOf(session))).toBe('purse')
    signal.aborted = true
    const waved = await patient.answer({ ...requestOf(session), signal })
    expect(session.pending?.asked[0]?.decision.check(waved).ok).toBe(true)
  })

  test('takes what leaves it best off once everything that follows is done', () => {
    const session = must(startSession(shop, { setup: null, seed: 'shop' }))
    expect(greedyPlayer(sums, { samples: 8 }).answer(requestOf(session))).toBe('purse')
  })

  test('says what every answer seems to be worth, best first', () => {
    const session = must(startSession(shop, { setup: null, seed: 'shop' }))
    const weighed = weigh(requestOf(session), sums, { ...usualGreed, samples: 30 })
    expect(weighed.map(({ answer }) => answer)).toEqual(['purse', 'penny', 'dare'])
    expect(weighed[0]?.worth).toBe(5)
    expect(session.answerCount).toBe(0)
  })

  test('compares no more answers than it may, however much follows from each', () => {
    const maze = scene(['ada'], function* (game) {
      const four = ['a', 'b', 'c', 'd'] as const
      yield* ask(game, seat('ada'), choose({ name: 'pick', prompt: 'Which door?', options: four }))
      for (let i = 0; i < 12; i++) {
        const way = yield* ask(game, seat('ada'), choose({ name: 'on', prompt: 'And then?', options: four }))
        game.state.notes.push(way === 'd' ? 1 : 0)
      }
    })
    const compared = (looks: number): number => {
      let appraised = 0
      const counting: Evaluator = {
        ...sums,
        appraise: (...position) => {
          appraised++
          sums.appraise(...position)
        },
      }
      const session = must(startSession(maze, { setup: null, seed: 'maze' }))
      greedyPlayer(counting, { samples: 2, looks }).answer(requestOf(session))
      // Four answers in one game and two in another: each is appraised at its end.
      return appraised - 6
    }
    expect(compared(1000)).toBe(6 * 12 * 4)
    expect(compared(48)).toBe(6 * 8)
    expect(compared(0)).toBe(0)
  })

  test('with a temperature takes what is nearly as good, never what is far worse', () => {
    const session = must(startSession(shop, { setup: null, seed: 'shop' }))
    const random = randomFrom('warm')
    const bot = greedyPlayer(sums, { samples: 20, temperature: 4.5 })
    const taken = new Set(Array.from({ length: 30 }, () => bot.answer(requestOf(session, random))))
    expect([...taken].sort()).toEqual(['penny', 'purse'])
  })
})

describe('in the third edition', () => {
  const setup = {
    crews: [{ crew: 'gcpd-signal' }, { crew: 'joker-bad-dream' }],
    board: 'docks',
    event: 'none',
  }

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
    const session = must(startSession(bmg3, { setup, seed: 'match', events: false }))
    const bot = greedyPlayer(bmg3Evaluator, { candidates: 8, samples: 1, followUps: 3 })
    playSync(session, { a: bot, b: randomPlayer() })
    const { victoryPoints } = session.outcome as { victoryPoints: { a: number; b: number } }
    expect(victoryPoints.a).toBeGreaterThan(victoryPoints.b)
  })
})
