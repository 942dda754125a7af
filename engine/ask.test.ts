import { expect, test } from 'vitest'
import {
  ask,
  askFirst,
  askSecretly,
  choose,
  chooseNumber,
  inFreeOrder,
  type Json,
  type RuleDecision,
  seat,
} from './index.ts'
import { type SceneGame, scene, stage } from './testing/index.ts'

const a = seat('a')
const b = seat('b')
const c = seat('c')
const seats = ['a', 'b', 'c']
const setup = null

function pick(...options: readonly string[]): RuleDecision<string> {
  return choose({ name: 'pick', prompt: 'Pick one.', options })
}

function note(game: SceneGame, what: Json): void {
  game.state.notes.push(what)
}

test('ask gives the answer to the rule that asked', () => {
  const game = scene(seats, function* (game) {
    note(game, yield* ask(game, a, pick('x', 'y')))
    note(game, yield* ask(game, b, chooseNumber({ name: 'n', prompt: 'n', min: 1, max: 9 })))
  })
  const { session, play } = stage(game, { setup })
  play(['a', 'pick', 'y'], ['b', 'n', 4])
  expect(session.outcome).toEqual(['y', 4])
})

test('a question with only one answer is not asked, unless always', () => {
  const game = scene(seats, function* (game) {
    note(game, yield* ask(game, a, pick('only')))
    note(game, yield* ask(game, b, pick('only'), { always: true }))
  })
  const { session, asked, play } = stage(game, { setup })
  expect(asked()).toEqual(['b: pick'])
  play(['b', 'pick', 'only'])
  expect(session.outcome).toEqual(['only', 'only'])
})

test('asking the impossible is a bug that names decision and seat', () => {
  const impossible = scene(seats, (game) => ask(game, a, pick()) as never)
  expect(() => stage(impossible, { setup }).asked()).toThrow('"pick" is asked of a, but has no legal answer')
  const stranger = scene(seats, (game) => ask(game, seat('z'), pick('x', 'y')) as never)
  expect(() => stage(stranger, { setup }).asked()).toThrow('asked of z, who is not at the table')
})

test('askSecretly: all answer in secret, and all is opened together', () => {
  const game = scene(seats, function* (game) {
    const decisions = new Map([
      [a, pick('x', 'y')],
      [b, pick('x', 'y')],
      [c, pick('forced')],
    ])
    for (const [who, answer] of yield* askSecretly(game, decisions)) note(game, `${who}:${answer}`)
  })
  const { session, answer, asked, refusal } = stage(game, { setup })
  expect(asked()).toEqual(['a: pick', 'b: pick'])
  const before = JSON.stringify([session.view(a), session.view('spectator')])
  answer('b', 'y')
  expect(session.view(b)).toMatchObject({ answered: 'y', asked: ['a'] })
  expect(session.view(b).decision).toBeUndefined()
  expect(JSON.stringify([session.view(a), session.view('spectator')])).toBe(
    before.replaceAll('["a","b"]', '["a"]'),
  )
  expect(refusal('b', 'x')).toBe('You have answered already; the others have not yet.')
  answer('a', 'x')
  expect(session.outcome).toEqual(['a:x', 'b:y', 'c:forced'])
})

test('askFirst: the first answer settles it', () => {
  const game = scene(seats, function* (game) {
    note(game, yield* askFirst(game, new Map([a, b].map((who) => [who, pick('x', 'y')]))))
    note(game, yield* askFirst(game, new Map([[c, pick('x')]])))
  })
  const { session, answer } = stage(game, { setup })
  answer('b', 'x')
  expect(session.outcome).toEqual([
    { seat: 'b', answer: 'x' },
    { seat: 'c', answer: 'x' },
  ])
})

test('askFirst without a seat to ask is a bug', () => {
  const game = scene(seats, (game) => askFirst(game, new Map()) as never)
  expect(() => stage(game, { setup }).asked()).toThrow('Nobody is asked')
})

test('inFreeOrder: after one acted the rest are asked anew', () => {
  const game = scene(seats, function* (game) {
    const taken = new Set<string>()
    yield* inFreeOrder(
      game,
      game.seats,
      () => pick(...['x', 'y', 'z'].filter((each) => !taken.has(each))),
      (who, answer) => {
        taken.add(answer)
        note(game, `${who}:${answer}`)
      },
    )
  })
  const { session, answer, asked, refusal } = stage(game, { setup })
  answer('b', 'x')
  expect(asked()).toEqual(['a: pick', 'c: pick'])
  expect(refusal('c', 'x')).toContain('"x" is not on offer')
  answer('c', 'y')
  expect(session.outcome).toEqual(['b:x', 'c:y', 'a:z'])
})

test('inFreeOrder: with again, seats act until they drop out', () => {
  const game = scene(seats, function* (game) {
    const left = new Map([
      [a, 2],
      [b, 1],
    ])
    yield* inFreeOrder(
      game,
      [a, b],
      (who) => (left.get(who) === 0 ? undefined : pick('go', 'stop')),
      (who, answer) => {
        left.set(who, answer === 'stop' ? 0 : left.get(who)! - 1)
        note(game, who)
      },
      { again: true },
    )
  })
  const { session, answer } = stage(game, { setup })
  answer('a', 'go')
  answer('b', 'go')
  answer('a', 'go')
  expect(session.outcome).toEqual(['a', 'b', 'a'])
})

test('inFreeOrder: what a seat does may ask others', () => {
  const game = scene(seats, function* (game) {
    yield* inFreeOrder(
      game,
      [a, b],
      () => pick('x', 'y'),
      function* (who) {
        note(game, [who, yield* ask(game, c, pick('fine', 'no'))])
      },
    )
  })
  const { session, play } = stage(game, { setup })
  play(['b', 'pick', 'x'], ['c', 'pick', 'no'], ['a', 'pick', 'y'], ['c', 'pick', 'fine'])
  expect(session.outcome).toEqual([
    ['b', 'no'],
    ['a', 'fine'],
  ])
})
