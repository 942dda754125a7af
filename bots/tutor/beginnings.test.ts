import { ask, choose, must, seat, startSession } from '@gargoyle/engine'
import { type SceneState, scene } from '@gargoyle/engine/testing'
import { describe, expect, test } from 'vitest'
import type { Evaluator } from '../evaluator.ts'
import { requestOf } from '../testing/request.ts'
import { rank } from './rank.ts'
import { plainWords } from './words.ts'

/** Worth as many points as the notes add up to. */
const sums: Evaluator = {
  appraise: (state, _content, _seat, note) => {
    for (const each of (state as SceneState).notes) {
      const [matter, worth] = each as [string, number]
      note(matter, 0, worth)
    }
  },
  rests: (decision) => decision === 'pick' || decision === 'turn',
  turns: (decision) => decision === 'turn',
}

describe('what is begun', () => {
  const ada = seat('ada')
  const worthsOf = (game: ReturnType<typeof scene>, evaluator: Evaluator) => {
    const session = must(startSession(game, { setup: null, seed: 'begun' }))
    const beginnings = new Set(['door'])
    return rank(requestOf(session), evaluator, { ...plainWords, beginnings }, { samples: 3 }).answers.map(
      ({ label, worth }) => `${label}: ${worth}`,
    )
  }

  test('is not worth what the next turn brings, if it ends at once', () => {
    const treasure = scene(['ada'], function* (game) {
      const doors = ['walk', 'rest'] as const
      const door = yield* ask(game, ada, choose({ name: 'door', prompt: 'Which?', options: doors }))
      if (door === 'walk') {
        yield* ask(game, ada, choose({ name: 'pick', prompt: 'Take what?', options: ['flower', 'leaf'] }))
        game.state.notes.push(['riches', 2])
      }
      yield* ask(game, ada, choose({ name: 'turn', prompt: 'Whose turn?', options: ['mine', 'yours'] }))
      game.state.notes.push(['riches', 9])
    })
    expect(worthsOf(treasure, sums)).toEqual(['walk: 2', 'rest: 0'])
  })

  test('is not taken to be broken off where all else costs a little', () => {
    /** To turn round costs little; to break off loses what could still be done. */
    const walk = scene(['ada'], function* (game) {
      const doors = ['out', 'stay'] as const
      const door = yield* ask(game, ada, choose({ name: 'door', prompt: 'Which?', options: doors }))
      for (let isOut = door === 'out'; isOut; ) {
        const way = choose({ name: 'pick', prompt: 'What now?', options: ['round', 'end'] })
        isOut = (yield* ask(game, ada, way)) === 'round'
        game.state.notes.push(['view', isOut ? -0.5 : -9])
      }
      if (door === 'stay') game.state.notes.push(['view', -2])
    })
    const knowing: Evaluator = { ...sums, isIdle: (_decision, answer) => answer === 'end' }
    expect(worthsOf(walk, knowing)).toEqual(['out: -0.5', 'stay: -2'])
    // Where nobody says that it breaks off, it leads on as anything else does.
    expect(worthsOf(walk, sums)).toEqual(['stay: -2', 'out: -9'])
  })
})
