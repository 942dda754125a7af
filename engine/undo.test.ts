import { expect, test } from 'vitest'
import {
  ask,
  askSecretly,
  choose,
  loadRecord,
  must,
  type Rule,
  type RuleDecision,
  randomFrom,
  recordOf,
  type Seat,
  seat,
} from './index.ts'
import { type SceneGame, scene, stage } from './testing/index.ts'

const a = seat('a')
const b = seat('b')
const setup = null

function pick(): RuleDecision<string> {
  return choose({ name: 'pick', prompt: 'Pick one.', options: ['x', 'y', 'z'] })
}

function* asks(game: SceneGame, who: Seat): Rule<void> {
  game.state.notes.push(yield* ask(game, who, pick()))
}

const asksA = (game: SceneGame): Rule<void> => asks(game, a)

test('takes back answer by answer, over quiet points, to the beginning', () => {
  const { session, answer } = stage(scene(['a', 'b'], asksA, asksA, asksA), { setup })
  const hashes = [session.hash()]
  for (const each of ['x', 'y']) {
    answer('a', each)
    hashes.push(session.hash())
  }
  expect(session.state.notes).toEqual(['x', 'y'])
  for (const hash of hashes.slice(0, -1).reverse()) {
    expect(session.canUndo(a)).toBe(true)
    must(session.undo(a))
    expect(session.hash()).toBe(hash)
  }
  expect(session.undo(a)).toMatchObject({ ok: false, reason: { text: 'There is nothing to take back.' } })
})

test('gives back the answer, also the last one of a game', () => {
  const { session, answer } = stage(scene(['a'], asksA), { setup })
  answer('a', 'x')
  expect(session.isOver).toBe(true)
  expect(session.undo(a)).toEqual({ ok: true, value: 'x' })
  expect(session.isOver).toBe(false)
})

test('not past a die, an event for some, or another seat', () => {
  const game = scene(['a', 'b'], function* (game) {
    yield* asks(game, a)
    game.dice.roll({ purpose: 'x' })
    yield* asks(game, a)
    game.emit({ name: 'peek', text: 'A bell.' }, [a])
    yield* asks(game, a)
    yield* asks(game, b)
    yield* asks(game, a)
  })
  const { session, answer } = stage(game, { setup, dice: '3' })
  answer('a', 'x')
  expect(session.undo(a)).toMatchObject({
    ok: false,
    reason: { text: expect.stringContaining('no way back') as string },
  })
  answer('a', 'x')
  expect(session.canUndo(a)).toBe(false)
  answer('a', 'x')
  expect(session.canUndo(b)).toBe(false)
  expect(session.canUndo(a)).toBe(true)
  answer('b', 'x')
  expect(session.undo(a)).toMatchObject({
    ok: false,
    reason: { text: expect.stringContaining('given by b') as string },
  })
  expect(session.undoBlockedReason(a)?.text).toContain('given by b')
  expect(session.undoBlockedReason(b)).toBeUndefined()
  must(session.undo(b))
  must(session.undo(a))
  expect(session.undoBlockedReason(a)?.text).toContain('no way back')
  expect(session.canUndo(a)).toBe(false)
})

test('a step begun after a die can be undone back to the die', () => {
  const game = scene(
    ['a'],
    function* (game) {
      yield* asks(game, a)
      game.dice.roll({ purpose: 'x' })
      yield* asks(game, a)
    },
    asksA,
  )
  const { session, answer } = stage(game, { setup, dice: '3' })
  answer('a', 'x')
  const hash = session.hash()
  answer('a', 'y')
  answer('a', 'z')
  must(session.undo(a))
  must(session.undo(a))
  expect(session.hash()).toBe(hash)
  expect(session.canUndo(a)).toBe(false)
})

test('secret answers can be taken back until they are opened', () => {
  const secret = scene(['a', 'b'], function* (game) {
    yield* askSecretly(game, new Map(game.seats.map((each) => [each, pick()])))
    yield* asks(game, a)
  })
  const { session, answer } = stage(secret, { setup })
  answer('a', 'x')
  must(session.undo(a))
  answer('a', 'y')
  answer('b', 'y')
  expect(session.canUndo(b)).toBe(false)
})

test('a fork that undoes leaves its origin alone', () => {
  const { session, answer } = stage(scene(['a', 'b'], asksA, asksA, asksA), { setup })
  answer('a', 'x')
  answer('a', 'y')
  const fork = session.fork()
  must(fork.undo(a))
  must(fork.answer(a, 'z'))
  expect(fork.state.notes).toEqual(['x', 'z'])
  expect(session.state.notes).toEqual(['x', 'y'])
})

test('not past a point where another seat’s secrets may have been revealed, but past one where only its own may', () => {
  const game = scene(['a', 'b'], function* (game) {
    yield* asks(game, a)
    game.forbidUndo(b)
    yield* asks(game, a)
    game.forbidUndo(a)
    yield* asks(game, a)
  })
  const { session, answer } = stage(game, { setup })
  answer('a', 'x')
  expect(session.undoBlockedReason(a)?.text).toContain('no way back')
  answer('a', 'x')
  expect(session.canUndo(a)).toBe(true)
})

test('returns whether a die fell or hidden information was revealed since so many answers', () => {
  const game = scene(['a', 'b'], function* (game) {
    yield* asks(game, a)
    yield* asks(game, a)
    game.dice.roll({ purpose: 'x' })
    yield* asks(game, a)
  })
  const { session, answer } = stage(game, { setup, dice: '3' })
  answer('a', 'x')
  expect(session.hasRevealedSince(0)).toBe(false)
  answer('a', 'x')
  expect(session.hasRevealedSince(1)).toBe(true)
  expect(session.hasRevealedSince(2)).toBe(false)
})

test('no question number is given twice: an answer to a question that was taken back is not taken for another', () => {
  const { session } = stage(scene(['a'], asksA, asksA, asksA), { setup })
  const given: number[] = []
  const asked = (): number => {
    const number = session.pending?.number ?? Number.NaN
    expect(session.view(a).question).toBe(number)
    given.push(number)
    return number
  }
  const first = asked()
  must(session.answer(a, 'x', { question: first }))
  const second = asked()
  must(session.undo(a))
  const again = asked()
  must(session.answer(a, 'y', { question: again }))
  asked()
  for (const stale of [first, second, again]) {
    const late = session.answer(a, 'z', { question: stale })
    expect(late).toMatchObject({ ok: false, reason: { text: expect.stringContaining(`question ${stale}`) } })
  }
  // A fork stands before the same question; so does what a player imagines.
  expect(session.fork().pending?.number).toBe(session.pending?.number)
  expect(must(session.imagine(a, randomFrom('thoughts'))).pending?.number).toBe(session.pending?.number)
  must(session.undo(a))
  asked()
  for (const answer of ['x', 'y', 'z']) {
    must(session.answer(a, answer))
    if (!session.isOver) asked()
  }
  must(session.undo(a))
  asked()
  expect(given).toEqual([...new Set(given)].sort((x, y) => x - y))
  // What a record holds knows nothing of it, and the count of questions is that of the story.
  expect(must(loadRecord(session.definition, recordOf(session))).pending?.number).toBe(3)
  expect(session.questionCount).toBe(3)
})
