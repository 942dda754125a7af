import { describe, expect, test } from 'vitest'
import { heist } from './examples/heist/index.ts'
import {
  areOnSameSide,
  askAgreement,
  askFirst,
  askSecretly,
  botsWaitingFor,
  choose,
  inFreeOrder,
  type Json,
  must,
  type Player,
  play,
  playSync,
  randomPlayer,
  type Seat,
  type Session,
  type Sides,
  seat,
  seatsToAnswer,
  sideOf,
  sidesOf,
  startSession,
} from './index.ts'
import { type SceneGame, scene } from './testing/index.ts'

const [a, b, c, d] = ['a', 'b', 'c', 'd'].map(seat) as [Seat, Seat, Seat, Seat]
const pairs: Sides = [
  [a, b],
  [c, d],
]
const pick = choose({ name: 'pick', prompt: 'Pick.', options: ['x', 'y'] })
const toAll = (game: SceneGame) => new Map(game.seats.map((each) => [each, pick]))

type Step = Parameters<typeof scene>[1]

function begin(...steps: readonly Step[]): Session {
  const game = { ...scene(['a', 'b', 'c', 'd'], ...steps), sides: () => pairs }
  return must(startSession(game, { setup: null, seed: 's' }))
}

const first: Step = function* (game) {
  const { seat: who } = yield* askFirst(game, toAll(game))
  game.state.notes.push(who)
}

const ready = (session: Session, people: readonly Seat[], handedOver: readonly Seat[] = []) =>
  seatsToAnswer(session.pending!, session.sides, {
    people: new Set(people),
    handedOver: new Set(handedOver),
  }).map((each) => each.seat)

describe('sides', () => {
  test('every seat is a side of its own unless the game says otherwise', () => {
    const session = must(startSession(heist, { setup: { seats: ['a', 'b', 'c'] }, seed: 's' }))
    expect(session.sides).toEqual([['a'], ['b'], ['c']])
    expect(areOnSameSide(session.sides, a, b)).toBe(false)
    expect(areOnSameSide(session.sides, a, a)).toBe(true)
  })

  test('a game says who wins and loses together', () => {
    const session = begin(first)
    expect(session.sides).toEqual(pairs)
    expect(session.fork().sides).toEqual(pairs)
    expect(sideOf(session.sides, d)).toEqual([c, d])
    expect(areOnSameSide(session.sides, a, b)).toBe(true)
    expect(areOnSameSide(session.sides, b, c)).toBe(false)
  })

  test.each([
    ['a seat is on no side', [[a, b], [c]]],
    [
      'a seat is on two sides',
      [
        [a, b],
        [b, c, d],
      ],
    ],
    ['a side has no seat', [[a, b, c, d], []]],
    ['a seat is not at the table', [[a, b], [c, d], [seat('e')]]],
  ])('a game is told when %s', (_, sides) => {
    const game = { ...scene(['a', 'b', 'c', 'd'], first), sides: () => sides }
    expect(() => sidesOf(game, null)).toThrow(
      'The sides of scene must hold each of its seats once: a, b, c, d.',
    )
  })
})

describe('who should answer now', () => {
  test('in free order bots wait for the people of their side only', () => {
    const session = begin(first)
    expect(ready(session, [])).toEqual([a, b, c, d])
    expect(ready(session, [a])).toEqual([a, c, d])
    expect(ready(session, [a, d])).toEqual([a, d])
    expect(ready(session, [a, b])).toEqual([a, b, c, d])
  })

  test('a person hands over to the bots of the own side, and may still answer', () => {
    const session = begin(first)
    expect(ready(session, [a, d], [a])).toEqual([a, b, d])
    const table = { people: new Set([a]) }
    expect(botsWaitingFor(session.pending!, session.sides, table, a)).toEqual([b])
    expect(botsWaitingFor(session.pending!, session.sides, table, c)).toEqual([])
    const handed = { ...table, handedOver: new Set([a]) }
    expect(botsWaitingFor(session.pending!, session.sides, handed, a)).toEqual([])
  })

  test('bots wait until the last person of their side has handed over', () => {
    const game = { ...scene(['a', 'b', 'c'], first), sides: () => [[a, b, c]] }
    const session = must(startSession(game, { setup: null, seed: 's' }))
    expect(ready(session, [a, b], [a])).toEqual([a, b])
    expect(ready(session, [a, b], [a, b])).toEqual([a, b, c])
  })

  test('in an agreement bots wait for a proposal of their people, not for a second one', () => {
    const session = begin(function* (game) {
      yield* askAgreement(game, game.seats, pick)
    })
    expect(ready(session, [a])).toEqual([a, c, d])
    must(session.answer(a, 'x'))
    expect(ready(session, [a])).toEqual([b, c, d])
  })

  test('no seat waits in secret questions', () => {
    const session = begin(function* (game) {
      yield* askSecretly(game, toAll(game))
    })
    expect(ready(session, [a])).toEqual([a, b, c, d])
    expect(botsWaitingFor(session.pending!, session.sides, { people: new Set([a]) }, a)).toEqual([])
  })
})

describe('drivers with people', () => {
  const inOrder: Step = (game) =>
    inFreeOrder(
      game,
      game.seats,
      () => pick,
      (who) => {
        game.state.notes.push(who)
        return undefined
      },
    )
  const later = (answer: Json): Player => ({
    answer: () => new Promise((resolve) => setTimeout(() => resolve(answer), 5)),
  })
  const bot = randomPlayer()

  test('a slow person acts before the bots of the own side', async () => {
    const session = begin(inOrder)
    await play(session, { a: bot, b: later('x'), c: bot, d: bot }, { people: [b] })
    const order = session.outcome as string[]
    expect(order.indexOf('b')).toBeLessThan(order.indexOf('a'))
    expect(order.slice(0, 2).sort()).toEqual(['c', 'd'])
  })

  test('without people no seat waits', async () => {
    const session = begin(inOrder)
    await play(session, { a: bot, b: later('x'), c: bot, d: bot })
    expect((session.outcome as string[]).at(-1)).toBe('b')
  })

  test.each(['at once', 'after a while'])('a person who hands over %s lets the bots go on', async (when) => {
    const session = begin(inOrder)
    const offers: boolean[] = []
    const patient: Player = {
      answer: ({ handOver, signal }) => {
        offers.push(handOver !== undefined)
        if (handOver === undefined) return 'x'
        if (when === 'at once') handOver()
        else setTimeout(handOver, 5)
        return new Promise((resolve) => signal?.addEventListener('abort', () => resolve('x')))
      },
    }
    const driven = await play(session, { a: bot, b: patient, c: patient, d: patient }, { people: [b, c, d] })
    expect(driven.ended).toBe('over')
    const order = session.outcome as string[]
    expect(order.indexOf('a')).toBeLessThan(order.indexOf('b'))
    // No seat waits for c and d, who are on a side without bots.
    expect(offers).toContain(false)
  })

  test('one after the other, people come before the bots of their side', () => {
    const orders = Array.from({ length: 12 }, (_, i) => {
      const session = begin(inOrder)
      playSync(session, { a: bot, b: bot, c: bot, d: bot }, { people: [b], seed: `${i}` })
      return session.outcome as string[]
    })
    for (const order of orders) expect(order.indexOf('b')).toBeLessThan(order.indexOf('a'))
    expect(new Set(orders.map(([who]) => who)).size).toBeGreaterThan(1)
  })
})
