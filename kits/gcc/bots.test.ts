import { bots } from '@gargoyle/bots'
import { requestOf } from '@gargoyle/bots/testing'
import { must, type Player, randomFrom, type Session, type SessionOf, startSession } from '@gargoyle/engine'
import { walk } from '@gargoyle/engine/testing'
import { gcc, gccSetupContext, type MissionData } from '@gargoyle/gcc'
import { describe, expect, test } from 'vitest'
import { gccEvaluator } from './evaluate.ts'
import { gccKit } from './kit.ts'

const thinking = bots.filter(({ name }) => name !== 'random')

const begin = (mission: unknown, heroes: number, seed: string): SessionOf<typeof gcc> =>
  must(startSession(gcc, { setup: { mission, heroes }, seed, events: false }))

/** A mission of ours with something changed. */
function changed(id: string, change: (mission: MissionData) => object): unknown {
  const mission = gccSetupContext.missions.get(id)!
  return { ...mission, ...change(mission) }
}

function playerOf(name: string, session: Session, seat: Session['seats'][number]): Player {
  const bot = bots.find((each) => each.name === name)!
  const place = {
    game: gccKit.definition,
    seat,
    seats: session.seats,
    sides: session.sides,
    evaluator: gccEvaluator,
  }
  return bot.createPlayer(place)!
}

/** Few thoughts instead of seconds: the same on every machine. */
const budget = { iterations: 6 }

describe.each(thinking)('$name', ({ name }) => {
  test('plays every seat of a whole game to its end, and all its answers are legal', async () => {
    const short = changed('first-night', ({ turns }) => ({ turns: { ...turns, last: 2 } }))
    const session = begin(short, 2, `whole ${name}`)
    const players = new Map(session.seats.map((seat) => [seat, playerOf(name, session, seat)]))
    const asked = new Set<string>()
    for (let answers = 0; session.pending !== undefined && answers < 1500; answers++) {
      const request = requestOf(session, randomFrom(`${name} ${answers}`), { budget })
      asked.add(request.seat)
      must(session.answer(request.seat, await players.get(request.seat)!.answer(request)))
    }
    expect(session.isOver).toBe(true)
    expect([...asked].sort()).toEqual([...session.seats].sort())
  })

  test('has an answer in the middle of every mission, for heroes and villain', async () => {
    for (const mission of gccSetupContext.missions.keys()) {
      const session = begin(mission, 2, `middle ${mission}`)
      const random = randomFrom(`middle ${mission}`)
      for (const part of ['heroes', 'villain'] as const) {
        const isTheirs = (): boolean => (requestOf(session).seat === 'villain') === (part === 'villain')
        while (session.pending !== undefined && !isTheirs()) walk(session, random, 1)
        if (session.pending === undefined) break
        const request = requestOf(session, random, { budget })
        const answer = await playerOf(name, session, request.seat).answer(request)
        expect(request.decision.check(answer)).toMatchObject({ ok: true })
      }
    }
  })
})

test.each(['greedy', 'search', 'mastermind'])(
  '%s takes a victory that is there to be taken',
  async (name) => {
    const weak = changed('crocs-den', ({ tiles: [croc, ...others] }) => ({
      tiles: [{ ...croc, areas: ['street'], life: 1 }, ...others],
    }))
    const session = begin(weak, 1, 'victory')
    // With all it has in the first turn; the villain takes what comes.
    for (let answers = 0; session.pending !== undefined && session.state.turn === 1; answers++) {
      const request = requestOf(session, randomFrom(`victory ${answers}`), { budget: { iterations: 60 } })
      const player = playerOf(request.seat === 'villain' ? 'random' : name, session, request.seat)
      must(session.answer(request.seat, await player.answer(request)))
    }
    expect(session.outcome).toMatchObject({ winner: 'heroes', turns: 1 })
  },
)

test('a novice errs by little: its heroes go about the mission, and mostly beat a random villain', async () => {
  let won = 0
  for (let game = 0; game < 8; game++) {
    const session = begin('first-night', 1, `novice ${game}`)
    const heroes = session.seats.filter((seat) => seat !== 'villain')
    const players = new Map(heroes.map((seat) => [seat, playerOf('novice', session, seat)]))
    const random = randomFrom(`novice ${game}`)
    while (session.pending !== undefined) {
      const request = requestOf(session, random)
      const [drawn] = request.decision.candidates(random, 1)
      must(session.answer(request.seat, (await players.get(request.seat)?.answer(request)) ?? drawn))
    }
    if (session.outcome?.winner !== 'villain') won++
  }
  expect(won).toBeGreaterThanOrEqual(5)
})
