import { describe, expect, test } from 'vitest'
import { crow } from './examples/crow.ts'
import { heist } from './examples/heist/index.ts'
import {
  type AnswerRequest,
  ask,
  askFirst,
  askSecretly,
  BrokenGame,
  BrokenPlayer,
  choose,
  type Json,
  must,
  type Player,
  play,
  playInTurn,
  playSync,
  randomPlayer,
  recordOf,
  type SyncPlayer,
  seat,
  startSession,
} from './index.ts'
import { scene, secretsWithin } from './testing/index.ts'

const pick = choose({ name: 'pick', prompt: 'Pick.', options: ['x', 'y'] })
const three = { a: randomPlayer(), b: randomPlayer(), c: randomPlayer() }
const setup = { seats: ['a', 'b', 'c'] }

function always(answer: Json): { answer: () => Json } {
  return { answer: () => answer }
}

describe('playSync', () => {
  test('plays to the end, the same every time', () => {
    const games = [1, 2].map(() => must(startSession(heist, { setup, seed: 's' })))
    const driven = games.map((session) => playSync(session, three, { seed: 'p' }))
    expect(driven[0]?.ended).toBe('over')
    expect(driven[0]).toEqual(driven[1])
    expect(games[0]?.hash()).toBe(games[1]?.hash())
    expect(recordOf(games[0]!).answers).toHaveLength(driven[0]?.decisions ?? 0)
  })

  test('players see their own view and never the session', () => {
    const session = must(startSession(heist, { setup, seed: 's' }))
    const random = randomPlayer()
    const looking = {
      answer(request: AnswerRequest): Json {
        expect(request.view.viewer).toBe(request.seat)
        expect(request.view.decision?.name).toBe(request.decision.name)
        expect(request.view).toBe(request.view)
        expect(Object.values(request)).not.toContain(session)
        return random.answer(request)
      },
    }
    playSync(session, { a: looking, b: looking, c: looking })
    expect(session.isOver).toBe(true)
  })

  test('players may imagine: a game they could be in, where trying things out changes nothing', () => {
    const session = must(startSession(heist, { setup, seed: 's' }))
    const random = randomPlayer()
    let redrawn = 0
    const dreaming = {
      answer(request: AnswerRequest): Json {
        const before = session.hash()
        const imagined = request.imagine(request.random)
        // In the middle of a step nothing may fit what was seen; it says so.
        if (!imagined.ok) return random.answer(request)
        const thought = imagined.value
        expect(thought.view(request.seat).game).toEqual(session.view(request.seat).game)
        if (thought.hash() !== before) redrawn++
        must(thought.answer(request.seat, random.answer(request)))
        expect(session.hash()).toBe(before)
        return random.answer(request)
      },
    }
    playSync(session, { a: dreaming, b: dreaming, c: dreaming })
    expect(redrawn).toBeGreaterThan(0)
  })

  test('stops a game that does not end', () => {
    const session = must(startSession(crow, { setup: { seats: ['a', 'b'] }, seed: 's' }))
    const flying = { a: always('fly home'), b: always('fly home') }
    expect(() => playSync(session, flying, { decisions: 50 })).toThrow(BrokenGame)
    expect(() => playSync(session, flying, { decisions: 50 })).toThrow('not over after 50 decisions')
  })

  test('stops a player whose answers are always refused, after saying why each time', () => {
    const session = must(startSession(crow, { setup: { seats: ['a', 'b'] }, seed: 's' }))
    const refusals: (string | undefined)[] = []
    const stubborn = {
      answer(request: AnswerRequest): Json {
        refusals.push(request.refusal?.text)
        return 'sulk'
      },
    }
    expect(() => playSync(session, { a: stubborn, b: stubborn }, { refusals: 3 })).toThrow(BrokenPlayer)
    expect(refusals[0]).toBeUndefined()
    expect(refusals[1]).toContain('"sulk" is not on offer')
    expect(refusals).toHaveLength(3)
  })

  test('says so when no player plays for a seat', () => {
    const session = must(startSession(crow, { setup: { seats: ['a', 'b'] }, seed: 's' }))
    expect(() => playSync(session, {})).toThrow('Nobody plays for seat a')
  })
})

describe('play', () => {
  test('mixes players that answer at once and players that take their time', async () => {
    const session = must(startSession(heist, { setup, seed: 's' }))
    const random = randomPlayer()
    const slow: Player = {
      async answer(request) {
        await new Promise((resolve) => setTimeout(resolve, 1))
        return random.answer(request)
      },
    }
    const driven = await play(session, { a: slow, b: random, c: slow })
    expect(driven.ended).toBe('over')
    expect(session.isOver).toBe(true)
  })

  test('asks all at once, and signals those who are no longer needed', async () => {
    const given: string[] = []
    const first = scene(['a', 'b'], function* (game) {
      const { seat: who } = yield* askFirst(game, new Map(game.seats.map((each) => [each, pick])))
      game.state.notes.push(who)
      yield* ask(game, seat('a'), pick)
    })
    const session = must(startSession(first, { setup: null, seed: 's' }))
    let asked = 0
    const thinker: Player = {
      answer({ signal }) {
        if (++asked === 2) return 'x'
        return new Promise((resolve) => {
          signal?.addEventListener('abort', () => {
            given.push('gave up')
            resolve('x')
          })
        })
      },
    }
    await play(session, { a: thinker, b: always('y') })
    expect(session.outcome).toEqual(['b'])
    expect(given).toEqual(['gave up'])
  })

  test('secret questions are not asked twice of those who answered', async () => {
    let asked = 0
    const secret = scene(['a', 'b'], function* (game) {
      yield* askSecretly(game, new Map(game.seats.map((each) => [each, pick])))
    })
    const session = must(startSession(secret, { setup: null, seed: 's' }))
    const counting: Player = {
      async answer() {
        asked++
        return 'x'
      },
    }
    await play(session, { a: counting, b: counting })
    expect(asked).toBe(2)
  })

  test('stops when told to', async () => {
    const session = must(startSession(crow, { setup: { seats: ['a', 'b'] }, seed: 's' }))
    const stop = new AbortController()
    const waiting: Player = { answer: () => new Promise(() => undefined) }
    const playing = play(session, { a: waiting, b: waiting }, { signal: stop.signal })
    stop.abort()
    expect(await playing).toEqual({ decisions: 0, ended: 'stopped' })
    expect(await play(session, { a: waiting, b: waiting }, { signal: stop.signal })).toMatchObject({
      ended: 'stopped',
    })
  })

  test('a player that fails fails the game', async () => {
    const session = must(startSession(crow, { setup: { seats: ['a', 'b'] }, seed: 's' }))
    const failing: Player = { answer: () => Promise.reject(new Error('No connection.')) }
    await expect(play(session, { a: failing, b: failing })).rejects.toThrow('No connection.')
  })

  test('a refused answer is asked for again, with the reason', async () => {
    const session = must(
      startSession(
        scene(['a'], (game) => ask(game, seat('a'), pick) as never),
        { setup: null, seed: 's' },
      ),
    )
    const learning: Player = { answer: async ({ refusal }) => (refusal === undefined ? 'q' : 'x') }
    expect(await play(session, { a: learning })).toEqual({ decisions: 1, ended: 'over' })
    const stubborn = must(startSession(crow, { setup: { seats: ['a', 'b'] }, seed: 's' }))
    await expect(play(stubborn, { a: always(3), b: always(3) })).rejects.toThrow(
      '10 answers of a to "dig-or-fly" in a row',
    )
  })
})

describe('playInTurn', () => {
  const slowly = (player: Player): Player => ({
    async answer(request) {
      await new Promise((resolve) => setTimeout(resolve, request.random.below(2)))
      return player.answer(request)
    },
  })

  test('gives the game that playSync gives, whether players take their time or not', async () => {
    const games = [1, 2].map(() => must(startSession(heist, { setup, seed: 's' })))
    playSync(games[0]!, three, { seed: 'p' })
    await playInTurn(games[1]!, three, { seed: 'p' })
    expect(games[1]?.hash()).toBe(games[0]?.hash())
    const slow = [1, 2].map(() => must(startSession(heist, { setup, seed: 's' })))
    const players = { a: slowly(randomPlayer()), b: randomPlayer(), c: slowly(randomPlayer()) }
    for (const session of slow) expect((await playInTurn(session, players, { seed: 'p' })).ended).toBe('over')
    expect(slow[0]?.hash()).toBe(slow[1]?.hash())
  })

  test('gives every player its budget', async () => {
    const session = must(startSession(crow, { setup: { seats: ['a', 'b'], goal: 3 }, seed: 's' }))
    const seen = new Set<string>()
    const noting: Player = {
      answer: ({ seat: who, budget, decision, random }) => {
        seen.add(`${who} ${budget?.iterations}`)
        return decision.candidates(random, 1)[0]!
      },
    }
    await playInTurn(session, { a: noting, b: noting }, { budgets: { a: { iterations: 7 } } })
    expect([...seen].sort()).toEqual(['a 7', 'b undefined'])
  })

  test('stops a player in the middle of its thought, and its answer no longer counts', async () => {
    const session = must(startSession(crow, { setup: { seats: ['a', 'b'] }, seed: 's' }))
    const stop = new AbortController()
    const dreamer: Player = {
      answer: ({ signal }) =>
        new Promise((resolve) => signal?.addEventListener('abort', () => resolve('dig'))),
    }
    setTimeout(() => stop.abort(), 5)
    const driven = await playInTurn(session, { a: dreamer, b: dreamer }, { signal: stop.signal })
    expect(driven).toEqual({ decisions: 0, ended: 'stopped' })
  })
})

test('no driver hands a player the game, its parts or the seeds of dice and players', async () => {
  const seed = 'the secret of the dice'
  const found: string[] = []
  let requests = 0
  const drive = async (driver: typeof playSync | typeof playInTurn | typeof play): Promise<void> => {
    const session = must(startSession(heist, { setup: { seats: ['ada', 'bo'] }, seed }))
    const random = randomPlayer()
    const nosy: SyncPlayer = {
      answer(request) {
        requests++
        found.push(...secretsWithin(request, session, seed))
        return random.answer(request)
      },
    }
    await driver(
      session,
      { ada: nosy, bo: nosy },
      { seed: `${seed}, for players`, people: ['ada'].map(seat) },
    )
  }
  for (const driver of [playSync, playInTurn, play]) await drive(driver)
  expect(found).toEqual([])
  expect(requests).toBeGreaterThan(20)
})
