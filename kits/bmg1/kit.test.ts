import { book, firstEdition, readyMadeBands } from '@gargoyle/bmg1'
import { greedyPlayer } from '@gargoyle/bots'
import { requestOf } from '@gargoyle/bots/testing'
import { type Json, must, randomFrom, startSession } from '@gargoyle/engine'
import { boards } from '@gargoyle/table'
import { describe, expect, test } from 'vitest'
import { counterEvaluator } from '../counters/evaluate.ts'
import { counterTextMode } from '../counters/text-mode.ts'
import { counterWords } from '../counters/words.ts'
import { tableOf } from '../game-kit.ts'
import { bmg1Kit } from './kit.ts'

const bmg1TextMode = counterTextMode({ book, edition: firstEdition })

const setup = (index: number, options = {}) =>
  must(bmg1Kit.setupFor(options, index, 'seed')) as { bands: { band: Json }[]; board: string }

/** A game that has come to its first plan, played by chance. */
function atThePlan(index = 0) {
  const session = must(startSession(bmg1Kit.definition, { setup: setup(index), seed: 'plan' }))
  const random = randomFrom('plan')
  while (session.pending && session.pending.asked[0]?.decision.name !== 'plan') {
    const [asked] = session.pending.asked.filter(({ settled }) => !settled)
    must(session.answer(asked!.seat, asked!.decision.candidates(random, 1)[0]))
  }
  return session
}

test('the first player of a game is who plans first in its first round', () => {
  const session = atThePlan()
  const { first } = session.state as { first: string }
  expect(bmg1Kit.notesOf?.(session)).toMatchObject({ first, rounds: 1 })
})

describe('setups of a run', () => {
  test('go round all ready-made bands and boards', () => {
    const count = Object.keys(readyMadeBands).length
    const many = Array.from({ length: count * 6 }, (_, index) => setup(index))
    expect(new Set(many.map(({ bands }) => bands[0]?.band)).size).toBe(count)
    expect(new Set(many.map(({ board }) => board)).size).toBe(Object.keys(boards).length)
    for (const { bands } of many) expect(bands[0]?.band).not.toBe(bands[1]?.band)
  })

  test('bands of chance are legal and follow from seed and number', () => {
    const options = { bands: [{ name: 'random' }, { name: 'random' }] }
    expect(setup(3, options)).toEqual(setup(3, options))
    expect(setup(3, options).bands[0]).not.toEqual(setup(4, options).bands[0])
    for (let index = 0; index < 6; index++)
      expect(tableOf(bmg1Kit, must(bmg1Kit.setupFor(options, index, 'seed'))).ok).toBe(true)
  })

  test('one word draws both bands', () => {
    const random = { name: 'random' }
    expect(setup(3, { bands: [random] })).toEqual(setup(3, { bands: [random, random] }))
  })

  test('refuse what makes no sense', () => {
    expect(bmg1Kit.setupFor({ bands: [{ name: 'one' }] }, 0, '').ok).toBe(false)
    expect(bmg1Kit.setupFor({ strategies: [{ name: 'perhaps' }] }, 0, '').ok).toBe(false)
  })
})

test('the table is drawn with scenery, markers, models and bands', () => {
  const session = atThePlan()
  const [asked] = session.pending!.asked
  const lines = bmg1TextMode.draw?.(session.view(asked!.seat).game, asked!.seat) ?? []
  const drawn = lines.join('\n')
  expect(drawn).toMatch(/^Round 1, plan\. First: [ab]\./)
  expect(
    lines.filter((line) => /^ *[\d.]+ [.=#+:*O$?!&a-zA-Z%]{70,}$/.test(line)).length,
  ).toBeGreaterThanOrEqual(36)
  expect(drawn).toMatch(/a: 0 victory points, \d passes/)
})

test('who is not on the table is listed without a place and without numbers', () => {
  const session = must(startSession(bmg1Kit.definition, { setup: setup(0), seed: 'plan' }))
  const lines = bmg1TextMode.draw?.(session.view('spectator').game, 'spectator') ?? []
  const absent = lines.filter((line) => line.endsWith(': not on the table'))
  expect(absent).toHaveLength((session.state as { models: unknown[] }).models.length)
  expect(absent[0]).toMatch(/^a a [^:]+: not on the table$/)
  expect(lines.join('\n')).not.toMatch(/at not on the table|undefined/)
})

test('places are typed in centimetres', () => {
  const decision = { name: 'move', prompt: '', shape: 'path' }
  expect(bmg1TextMode.readAnswer?.('12.5,8', decision)).toEqual({ ok: true, value: { to: [12500, 8000, 0] } })
  expect(bmg1TextMode.sayAnswer?.({ to: [12500, 8000, 0] }, decision)).toBe('12.5,8')
})

test('plans and places are said in words', () => {
  const session = atThePlan()
  const position = { state: session.state, content: session.content, seat: session.seats[0]! }
  const plan = { '0:movement': 2, '0:attack': 1, '0:defense': 0 }
  const options = ['movement', 'attack', 'defense', 'special'].map((kind) => ({
    id: `0:${kind}`,
    label: kind,
    about: { model: 0, kind },
  }))
  const decision = { name: 'plan', prompt: '', shape: 'split', options }
  expect(counterWords.sayAnswer?.(plan, decision, position)).toMatch(/: 2M 1A$/)
  expect(
    counterWords.sayAnswer?.({ to: [1000, 2000, 0] }, { name: 'move', prompt: '', shape: 'path' }, position),
  ).toBe('To 1, 2')
})

test('the greedy player answers the questions of a game, and a position is worth something', () => {
  const session = atThePlan()
  const bot = greedyPlayer(counterEvaluator, { candidates: 3, samples: 1, followUps: 1 })
  for (let count = 0; count < 6 && session.pending; count++) {
    const [asked] = session.pending.asked.filter(({ settled }) => !settled)
    must(session.answer(asked!.seat, bot.answer(requestOf(session)) as Json))
  }
  const matters = new Set<string>()
  counterEvaluator.appraise(
    session.state,
    session.content,
    session.seats[0]!,
    (matter) => void matters.add(matter),
  )
  expect([...matters]).toEqual(expect.arrayContaining(['victory-points', 'model', 'place']))
})

test('a finished game is summed up', () => {
  const outcome = { winner: 'a', victoryPoints: { a: 5, b: 2 }, rounds: 6, reason: 'b ran away.' }
  expect(bmg1Kit.summarize(outcome)).toEqual({
    winners: ['a'],
    numbers: { rounds: 6, 'victory points of a': 5, 'victory points of b': 2 },
    reason: 'A band ran away.',
  })
})
