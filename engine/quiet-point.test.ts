import { expect, test } from 'vitest'
import { heist } from './examples/heist/index.ts'
import { ask, choose, must, type Rule, randomFrom, type Session, seat, startSession } from './index.ts'
import { type SceneGame, scene, walk } from './testing/index.ts'

const a = seat('a')

function* noteAnswer(game: SceneGame): Rule<void> {
  const options = ['x', 'y', 'z']
  game.state.notes.push(yield* ask(game, a, choose({ name: 'pick', prompt: 'Pick one.', options })))
}

/** A game of so many steps with a question each. */
const longGame = (steps: number) => scene(['a'], ...Array.from({ length: steps }, () => noteAnswer))

/** A game that counts how often its state is copied. */
function countedGame(steps: number) {
  const game = longGame(steps)
  const count = { copies: 0 }
  const clone: typeof game.clone = (state) => {
    count.copies++
    return game.clone(state)
  }
  return { count, session: must(startSession({ ...game, clone }, { setup: null, seed: 's' })) }
}

function answerTimes(session: Session<null>, times: number): void {
  for (let n = 0; n < times; n++) must(session.answer(a, 'xyz'[n % 3]))
}

test('a game that is only played on copies its state now and then, and not at its end', () => {
  const { count, session } = countedGame(40)
  answerTimes(session, 40)
  expect(session.isOver).toBe(true)
  // For the live game itself, and after 16 and 32 answers.
  expect(count.copies).toBe(3)
})

test('where forks begin, every quiet point is kept, so that no fork plays anything again', () => {
  const { count, session } = countedGame(40)
  answerTimes(session, 5)
  session.fork()
  count.copies = 0
  answerTimes(session, 5)
  expect(count.copies).toBe(5)
  session.fork()
  expect(count.copies).toBe(5)
})

test('a state that was not kept is the same when it is wanted after all', () => {
  for (let answers = 0; answers < 30; answers++) {
    const play = (keepsAll: boolean) => {
      const session = must(startSession(heist, { setup: { seats: ['a', 'b', 'c'] }, seed: `s${answers}` }))
      if (keepsAll) session.fork()
      walk(session, randomFrom(`walk ${answers}`), answers)
      return session
    }
    const [kept, passed] = [play(true), play(false)]
    expect(passed.quietState).toEqual(kept.quietState)
    expect(passed.untouched).toBe(kept.untouched)
    expect(passed.hash()).toBe(kept.hash())
    const [one, other] = [kept, play(false)].map((session) => {
      const fork = session.fork()
      walk(fork, randomFrom('on'), 20)
      return fork
    })
    expect(other?.hash()).toBe(one?.hash())
    expect(other?.events('spectator')).toEqual(one?.events('spectator'))
  }
})

test('undo leads back over quiet points that were not kept, to the beginning', () => {
  const { session } = countedGame(60)
  const hashes = [session.hash()]
  for (let n = 0; n < 50; n++) {
    answerTimes(session, 1)
    hashes.push(session.hash())
  }
  for (const hash of hashes.slice(0, -1).reverse()) {
    must(session.undo(a))
    expect(session.hash()).toBe(hash)
  }
  expect(session.canUndo(a)).toBe(false)
})

test('a rule that fails leaves the game where the last answer has led', () => {
  const failing = scene(['a'], ...Array.from({ length: 20 }, () => noteAnswer), function* (game) {
    yield* noteAnswer(game)
    if (game.state.notes.at(-1) === 'z') throw new Error('No z here.')
  })
  const session = must(startSession(failing, { setup: null, seed: 's' }))
  answerTimes(session, 20)
  const hash = session.hash()
  expect(() => session.answer(a, 'z')).toThrow('No z here.')
  expect(session.hash()).toBe(hash)
  must(session.answer(a, 'x'))
  expect(session.isOver).toBe(true)
})
