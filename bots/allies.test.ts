import {
  type AnswerRequest,
  ask,
  askFirst,
  choose,
  must,
  randomFrom,
  type Seat,
  type Session,
  type Sides,
  seat,
  startSession,
} from '@gargoyle/engine'
import { type SceneState, scene } from '@gargoyle/engine/testing'
import { describe, expect, test } from 'vitest'
import type { Evaluator } from './evaluator.ts'
import { greedyPlayer } from './greedy.ts'
import { searchPlayer } from './search/search.ts'
import { requestOf } from './testing/request.ts'

const [ann, bob] = [seat('ann'), seat('bob')]

/** Worth as many points as the notes add up to, for every seat. */
const sums: Evaluator = {
  appraise: (state, _content, _seat, note) => {
    for (const [index, points] of (state as SceneState).notes.entries()) note('points', index, Number(points))
  },
  rests: () => false,
  turns: (decision) => decision === 'turn',
}

/** Ann opens a door for bob: what is behind the left one is worth something only if bob takes the right thing. */
const doors = scene(['ann', 'bob'], function* (game) {
  const door = yield* ask(
    game,
    ann,
    choose({ name: 'door', prompt: 'Which door?', options: ['left', 'right'] }),
  )
  const things = ['rope', 'lamp', 'coat', 'gold']
  const thing = yield* ask(game, bob, choose({ name: 'thing', prompt: 'What do you take?', options: things }))
  game.state.notes.push(door === 'right' ? 3 : thing === 'gold' ? 9 : -3)
})

function answers(sides: Sides, answer: (request: AnswerRequest) => unknown): readonly unknown[] {
  return Array.from({ length: 8 }, (_, i) => {
    const session: Session = must(
      startSession({ ...doors, sides: () => sides }, { setup: null, seed: `doors ${i}` }),
    )
    return answer(requestOf(session, randomFrom(`bot ${i}`), { budget: { iterations: 600 } }))
  })
}

const together: Sides = [[ann, bob]]
const apart: Sides = [[ann], [bob]]

describe.each([
  ['greedy', () => greedyPlayer(sums, { samples: 12 })],
  ['search', () => searchPlayer(sums)],
] as const)('%s', (_, create) => {
  test('trusts an ally to answer well', () => {
    expect(new Set(answers(together, (request) => create().answer(request)))).toEqual(new Set(['left']))
  })

  test('does not know what an opponent answers', () => {
    expect(new Set(answers(apart, (request) => create().answer(request)))).toEqual(new Set(['right']))
  })

  test('thinks about its own answer where an ally is asked the same question', () => {
    const worth: Readonly<Record<Seat, Readonly<Record<string, number>>>> = {
      [ann]: { go: 0, stay: 5 },
      [bob]: { go: 5, stay: 0 },
    }
    const decision = choose({ name: 'who', prompt: 'Who goes?', options: ['go', 'stay'] })
    const game = scene(['ann', 'bob'], function* (running) {
      const first = yield* askFirst(running, new Map(running.seats.map((each) => [each, decision])))
      running.state.notes.push(worth[first.seat]![first.answer]!)
    })
    const session = must(startSession({ ...game, sides: () => together }, { setup: null, seed: 's' }))
    for (const [who, best] of [
      [ann, 'stay'],
      [bob, 'go'],
    ] as const) {
      const request = requestOf(session, randomFrom('bot'), { seat: who, budget: { iterations: 60 } })
      expect(create().answer(request)).toBe(best)
    }
  })
})
