import { describe, expect, test } from 'vitest'
import { heist } from './examples/heist/index.ts'
import {
  ask,
  askSecretly,
  BrokenGame,
  choose,
  chooseNumber,
  must,
  type Rule,
  type RuleDecision,
  randomFrom,
  type Seat,
  seat,
  startSession,
  sumOf,
} from './index.ts'
import { type SceneGame, scene, stage, walk } from './testing/index.ts'

const a = seat('a')
const b = seat('b')
const setup = null

function pick(name = 'pick'): RuleDecision<string> {
  return choose({ name, prompt: 'Pick one.', options: ['x', 'y', 'z'] })
}

function* asks(game: SceneGame, who: Seat, name?: string): Rule<void> {
  game.state.notes.push(yield* ask(game, who, pick(name)))
}

const asksA = (game: SceneGame): Rule<void> => asks(game, a)

describe('starting', () => {
  test('a setup the game cannot use is refused with its reason', () => {
    expect(startSession(heist, { setup: { seats: ['a'] }, seed: 's' })).toMatchObject({
      ok: false,
      reason: { path: 'seats' },
    })
  })

  test('a seat cannot be taken twice', () => {
    expect(startSession(heist, { setup: { seats: ['a', 'a'] }, seed: 's' })).toMatchObject({ ok: false })
    expect(startSession(scene([], asksA), { setup, seed: 's' })).toMatchObject({ ok: false })
  })
})

describe('answering', () => {
  test('unasked, stale and late answers are refused and change nothing', () => {
    const { session, answer, refusal } = stage(scene(['a', 'b'], asksA), { setup })
    const hash = session.hash()
    expect(refusal('b', 'x')).toBe('It is not for b to answer now: a is asked.')
    expect(refusal('q', 'x')).toBe('There is no seat "q" in this game.')
    expect(session.answer(a, 'x', { question: 7 })).toMatchObject({
      ok: false,
      reason: { text: 'This answers question 7, but question 1 is asked now.' },
    })
    expect(session.hash()).toBe(hash)
    answer('a', 'x')
    expect(refusal('a', 'x')).toBe('The game is over.')
  })

  test('question numbers run through the game', () => {
    const { session, answer } = stage(scene(['a', 'b'], asksA, asksA), { setup })
    expect(session.pending?.number).toBe(1)
    answer('a', 'x')
    expect(session.pending?.number).toBe(2)
    expect(session.answer(a, 'y', { question: 2 }).ok).toBe(true)
  })

  test('an answer cannot be changed by its sender', () => {
    const decision: RuleDecision<readonly string[]> = {
      name: 'list',
      prompt: 'A list?',
      shape: 'list',
      check: (given) => ({ ok: true, value: given as readonly string[] }),
      candidates: () => [['x']],
      valueFor: (answer) => answer,
    }
    const { session } = stage(
      scene(['a'], function* (game) {
        game.state.notes.push((yield* ask(game, a, decision)).length)
        yield* asks(game, a)
      }),
      { setup },
    )
    const sent = ['x']
    must(session.answer(a, sent))
    sent.push('y')
    expect(session.answers()).toEqual([{ seat: a, answer: ['x'] }])
    expect(session.fork().state.notes).toEqual([1])
  })

  test('a rule that fails leaves the game where it was', () => {
    const game = scene(['a'], function* (game) {
      if ((yield* ask(game, a, pick())) === 'x') throw new Error('Ouch.')
      yield* asks(game, a, 'after')
    })
    const { session, asked, answer } = stage(game, { setup })
    const hash = session.hash()
    expect(() => session.answer(a, 'x')).toThrow(BrokenGame)
    expect(() => session.answer(a, 'x')).toThrow(
      'The rules failed: Ouch. (game scene, after 0 steps; last questions: a: pick)',
    )
    expect(session.hash()).toBe(hash)
    answer('a', 'y')
    expect(asked()).toEqual(['a: after'])
  })

  test('a check that throws is a broken game, not a crash', () => {
    const throwing: RuleDecision<string> = {
      ...pick(),
      check: () => {
        throw new Error('Oh.')
      },
      candidates: () => [],
    }
    const { session } = stage(
      scene(['a'], (game) => ask(game, a, throwing) as never),
      { setup },
    )
    expect(() => session.answer(a, 'x')).toThrow('The check of "pick" failed on an answer of a')
  })
})

describe('forking', () => {
  test('a fork goes its own way in the middle of a step', () => {
    const { session, answer } = stage(
      scene(['a', 'b'], function* (game) {
        yield* asks(game, a)
        yield* asks(game, b)
      }),
      { setup },
    )
    answer('a', 'x')
    const fork = session.fork()
    must(fork.answer(b, 'y'))
    expect(fork.outcome).toEqual(['x', 'y'])
    expect(session.isOver).toBe(false)
    answer('b', 'z')
    expect(session.outcome).toEqual(['x', 'z'])
  })

  test('other dice fall from the fork on, not before', () => {
    const rolling = scene(['a'], function* (game) {
      game.state.notes.push(sumOf(game.dice.roll({ purpose: 'x', count: 20 })))
      yield* asks(game, a)
      game.state.notes.push(sumOf(game.dice.roll({ purpose: 'x', count: 20 })))
      yield* asks(game, a)
      game.state.notes.push(sumOf(game.dice.roll({ purpose: 'x', count: 20 })))
    })
    const session = must(startSession(rolling, { setup, seed: 'one' }))
    must(session.answer(a, 'x'))
    const fork = session.fork({ seed: 'two' })
    const same = session.fork({ seed: 'one more' }).fork({ seed: 'two' })
    for (const each of [session, fork, same]) must(each.answer(a, 'x'))
    const [real, other, again] = [session, fork, same].map((each) => each.outcome as readonly unknown[])
    expect(other?.slice(0, 4)).toEqual(real?.slice(0, 4))
    expect(other).not.toEqual(real)
    expect(again).toEqual(other)
    expect(fork.isReal).toBe(false)
    expect(fork.canUndo(a)).toBe(false)
  })

  test('a fork can leave events out', () => {
    const told = scene(['a'], function* (game) {
      game.emit({ name: 'x', text: 'Before.' })
      yield* asks(game, a)
      game.emit(() => ({ name: 'x', text: 'After.' }))
      yield* asks(game, a)
    })
    const { session, answer } = stage(told, { setup })
    const fork = session.fork({ events: false })
    must(fork.answer(a, 'x'))
    answer('a', 'x')
    expect(fork.events('spectator')).toEqual([])
    expect(session.events('spectator').map(({ text }) => text)).toEqual(['Before.', 'After.'])
    expect(session.events('spectator', 1).map(({ number }) => number)).toEqual([2])
    expect(session.events(seat('q'))).toEqual([])
    expect(fork.hash()).toBe(session.hash())
  })
})

describe('imagining', () => {
  test('keeps all the viewer knows and draws the rest anew', () => {
    for (let i = 0; i < 20; i++) {
      const random = randomFrom(`imagine ${i}`)
      const session = must(startSession(heist, { setup: { seats: ['a', 'b', 'c'] }, seed: `s${i}` }))
      walk(session, random, i)
      while (!session.atQuietPoint) walk(session, random, 1)
      if (session.isOver) continue
      const imagined = must(session.imagine(a, random))
      expect(imagined.state.hands[a]).toEqual(session.state.hands[a])
      expect(imagined.view(a).game).toEqual(session.view(a).game)
      expect(imagined.isReal).toBe(false)
      walk(imagined, random, 1000)
      expect(imagined.isOver).toBe(true)
    }
  })

  test('in the middle of a step, fits all that was seen since it began, or says that it found nothing', () => {
    let fitting = 0
    for (let i = 0; i < 40; i++) {
      const random = randomFrom(`imagine ${i}`)
      const session = must(startSession(heist, { setup: { seats: ['a', 'b', 'c'] }, seed: `s${i}` }))
      walk(session, random, i % 12)
      const imagined = session.imagine(a, random)
      if (!imagined.ok) continue
      fitting++
      expect(imagined.value.view(a).game).toEqual(session.view(a).game)
      expect(imagined.value.view(a).decision).toEqual(session.view(a).decision)
    }
    expect(fitting).toBeGreaterThan(20)
  })

  test('reveals nothing of what led here: neither the seed, nor earlier answers, nor what others saw', () => {
    const session = must(startSession(heist, { setup: { seats: ['a', 'b', 'c'] }, seed: 'secret' }))
    const random = randomFrom('on')
    walk(session, random, 8)
    while (!session.atQuietPoint) walk(session, random, 1)
    const imagined = must(session.imagine(a, random, { events: true })).fork()
    expect(imagined.diceChoice).not.toEqual(session.diceChoice)
    expect(imagined.events(a)).toEqual(session.events(a))
    expect(session.events(seat('b')).length).toBeGreaterThan(0)
    expect(imagined.events(seat('b'))).toEqual([])
    expect(imagined.answers()).toEqual([])
    walk(imagined, random, 2)
    expect(imagined.answers()).toHaveLength(2)
  })

  test('works without events', () => {
    const session = must(startSession(heist, { setup: { seats: ['a', 'b'] }, seed: 's', events: false }))
    must(session.answer(a, 'wait'))
    expect(must(session.imagine(a, randomFrom('x'))).pending?.asked.map((each) => each.seat)).toEqual(['b'])
  })

  test('does not know what others answered in secret', () => {
    const secret = scene(['a', 'b', 'c'], function* (game) {
      const answers = yield* askSecretly(game, new Map(game.seats.map((each) => [each, pick()])))
      game.state.notes.push([...answers.values()])
    })
    const { session, answer } = stage(secret, { setup })
    answer('b', 'y')
    answer('a', 'z')
    const imagined = must(session.imagine(a, randomFrom('x')))
    expect(imagined.view(a).answered).toBe('z')
    expect(imagined.pending?.asked.map((each) => each.seat)).toEqual(['b', 'c'])
  })

  test('says so when nothing fits what was seen', () => {
    const drawn = {
      ...heist,
      resample: () =>
        heist.start({
          setup: { seats: ['a', 'b'], vaults: 3 },
          content: must(heist.prepare({ seats: ['a', 'b'] })).content,
          seats: [a, b],
          random: randomFrom('z'),
        }),
    }
    const session = must(startSession(drawn, { setup: { seats: ['a', 'b'] }, seed: 's' }))
    expect(session.imagine(a, randomFrom('x'), { tries: 3 })).toMatchObject({ ok: false })
  })
})

describe('a broken game stops with a clear error', () => {
  test('too many questions in one step', () => {
    const endless = scene(['a'], function* (game) {
      for (;;) yield* asks(game, a)
    })
    const { session } = stage({ ...endless, limits: { questionsPerStep: 5 } }, { setup })
    expect(() => {
      for (let i = 0; i < 9; i++) must(session.answer(a, 'x'))
    }).toThrow(/More than 5 questions in one step.*game scene.*last questions: a: pick; a: pick/)
  })

  test('rolls without end', () => {
    const endless = scene(['a'], function* (game) {
      while (game.state.step === 0) game.dice.roll({ purpose: 'x' })
      yield* asks(game, a)
    })
    const session = must(startSession(endless, { setup, seed: 's' }))
    expect(() => session.pending).toThrow('More than 100000 rolls and events without a question')
  })

  test('steps that ask no question', () => {
    const idle = { ...scene(['a'], asksA), *step() {} }
    const session = must(startSession(idle, { setup, seed: 's' }))
    expect(() => session.pending).toThrow('1000 steps in a row asked nobody anything')
  })

  test('a state that is not plain data names the path', () => {
    const odd = scene(['a'], function* (game) {
      game.state.notes.push(Number.NaN)
      yield* asks(game, a)
    })
    expect(() => stage(odd, { setup }).session.hash()).toThrow('state.notes[0] is NaN')
  })
})

test('steps without a question are passed, and the quiet point moves on', () => {
  const game = scene(
    ['a'],
    function* (game) {
      game.state.notes.push('upkeep')
      yield* []
    },
    asksA,
  )
  const { session, answer } = stage(game, { setup })
  expect(session.atQuietPoint).toBe(true)
  expect(session.untouched).toBe(true)
  expect(session.quietState).toEqual({ step: 1, notes: ['upkeep'] })
  answer('a', 'x')
  expect(session.outcome).toEqual(['upkeep', 'x'])
})

test('a view holds what its viewer may see, and nothing of the others', () => {
  const game = scene(['a', 'b'], function* (game) {
    yield* ask(game, a, chooseNumber({ name: 'secret-plan', prompt: 'How many?', min: 1, max: 3 }))
  })
  const { session } = stage(game, { setup })
  expect(session.view(a)).toEqual({
    viewer: 'a',
    game: { step: 0, notes: [] },
    question: 1,
    asked: ['a'],
    decision: { name: 'secret-plan', prompt: 'How many?', shape: 'number', bounds: { min: 1, max: 3 } },
    over: false,
  })
  expect(JSON.stringify([session.view(b), session.view('spectator')])).not.toContain('secret-plan')
})

test('an imagined game holds nothing of the real seed, set-up or answers that its player could look up', () => {
  const secret = scene(['a', 'b'], function* (game) {
    const plans = new Map(
      game.seats.map((each) => [each, chooseNumber({ name: 'plan', prompt: '?', min: 0, max: 9 })]),
    )
    yield* askSecretly(game, plans)
  })
  const session = must(startSession(secret, { setup: null, seed: 'the real seed' }))
  must(session.answer(seat('b'), 7))
  const imagined = must(session.imagine(seat('a'), randomFrom('thinking')))
  // What a bot written in JavaScript finds on the object, whatever types say.
  const reachable = Object.getOwnPropertyNames(imagined)
  expect(reachable).toEqual([])
  expect(() => imagined.setup).toThrow('does not tell its set-up')
  expect(imagined.diceChoice).toEqual({ seed: 'imagined' })
  expect(imagined.answers()).toEqual([])
})
