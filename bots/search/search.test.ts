import {
  type AnswerRequest,
  ask,
  choose,
  must,
  randomFrom,
  type Session,
  seat,
  startSession,
} from '@gargoyle/engine'
import { type SceneState, scene } from '@gargoyle/engine/testing'
import { describe, expect, test } from 'vitest'
import type { Evaluator } from '../evaluator.ts'
import { searchPlayer } from './search.ts'

function requestOf(session: Session, more: Partial<AnswerRequest> = {}): AnswerRequest {
  const [asked] = session.pending?.asked ?? []
  if (asked === undefined) throw new Error('Nobody is asked.')
  const { seat: who, decision } = asked
  return {
    seat: who,
    decision,
    random: randomFrom('bot'),
    imagine: (chance) => session.imagine(who, chance),
    get view() {
      return session.view(who)
    },
    ...more,
  }
}

/** Worth as many points as the notes add up to. */
const sums: Evaluator = {
  appraise: (state, _content, _seat, note) => {
    for (const [index, points] of (state as SceneState).notes.entries()) note('points', index, Number(points))
  },
  rests: () => false,
  turns: (decision) => decision === 'turn',
}

/** Three doors, and behind each of them three more: the treasure is behind the least promising one. */
const doors = scene(['ada'], function* (game) {
  const ada = seat('ada')
  const three = ['left', 'middle', 'right'] as const
  const first = yield* ask(game, ada, choose({ name: 'first', prompt: 'Which door?', options: three }))
  game.state.notes.push({ left: 2, middle: 1, right: 0 }[first])
  const second = yield* ask(game, ada, choose({ name: 'second', prompt: 'And then?', options: three }))
  if (first === 'right') game.state.notes.push({ left: -4, middle: 12, right: -4 }[second])
  yield* ask(game, ada, choose({ name: 'turn', prompt: 'A new day.', options: ['go', 'stay'] }))
})

const start = (): Session => must(startSession(doors, { setup: null, seed: 'doors' }))

describe('a searching bot', () => {
  const budget = { iterations: 200 }

  test('finds what pays only after two answers', () => {
    const session = start()
    const bot = searchPlayer(sums)
    expect(bot.answer(requestOf(session, { budget }))).toBe('right')
    must(session.answer(seat('ada'), 'right'))
    expect(bot.answer(requestOf(session, { budget }))).toBe('middle')
  })

  test('does not need its thoughts where there is nothing to choose', () => {
    const session = start()
    const one = { ...requestOf(session).decision, candidates: () => ['left'] }
    const imagine = (): never => {
      throw new Error('It should not think.')
    }
    expect(searchPlayer(sums).answer(requestOf(session, { decision: one, imagine }))).toBe('left')
  })

  test('gives the same answer for the same chance and number of thoughts', () => {
    const answers = [1, 2].map(() =>
      searchPlayer(sums).answer(requestOf(start(), { budget: { iterations: 20 } })),
    )
    expect(answers[0]).toBe(answers[1])
  })

  test('stops thinking when its answer is no longer wanted', async () => {
    const session = start()
    const signal = { aborted: false, addEventListener: () => undefined, removeEventListener: () => undefined }
    let thoughts = 0
    const imagine: AnswerRequest['imagine'] = (random) => {
      if (++thoughts === 3) signal.aborted = true
      return session.imagine(seat('ada'), random)
    }
    const request = requestOf(session, { budget: { iterations: 1000 }, signal, imagine })
    expect(['left', 'middle', 'right']).toContain(await searchPlayer(sums, { perWorld: 1 }).answer(request))
    expect(thoughts).toBe(3)
  })

  test('counts thoughts, and stops early where more of them would change nothing', () => {
    const session = start()
    let imagined = 0
    const imagine: AnswerRequest['imagine'] = (random) => {
      imagined++
      return session.imagine(seat('ada'), random)
    }
    searchPlayer(sums, { perWorld: 1 }).answer(requestOf(session, { budget: { iterations: 30 }, imagine }))
    expect(imagined).toBeLessThanOrEqual(30)
    expect(imagined).toBeGreaterThan(10)
  })
})
