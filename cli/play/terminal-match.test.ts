import {
  askFirst,
  askSecretly,
  choose,
  chooseNumber,
  must,
  type Seat,
  seat,
  startSession,
} from '@gargoyle/engine'
import { scene } from '@gargoyle/engine/testing'
import { describe, expect, test } from 'vitest'
import { queuedInput } from '../input.ts'
import { fakeTerminal } from '../testing/fake-terminal.ts'
import { sceneGame } from '../testing/scene-game.ts'
import {
  handOver,
  isHotSeat,
  letBotAnswer,
  nextAsked,
  type TerminalBot,
  type TerminalMatch,
} from './terminal-match.ts'

const a = seat('a')
const b = seat('b')

/** Both bid in secret, so both are asked at once. */
const bidding = sceneGame(
  scene(['a', 'b'], function* (game) {
    const bid = chooseNumber({ name: 'bid', prompt: 'How much?', min: 1, max: 9 })
    yield* askSecretly(game, new Map(game.seats.map((each) => [each, bid])))
  }),
)

function match(seed: string, bot?: TerminalBot): TerminalMatch {
  return {
    io: fakeTerminal().io,
    input: queuedInput(() => undefined).input,
    game: bidding,
    bots: new Map(bot === undefined ? [] : [[b, bot]]),
    session: must(startSession(bidding.kit.definition, { setup: null, seed })),
    viewer: undefined,
    shownEvents: new Map(),
    recent: [],
    redraw: false,
    savedAt: 0,
  }
}

const greedy: TerminalBot = { name: 'greedy', player: { answer: () => 10 } }
const learner: TerminalBot = {
  name: 'learner',
  budget: { iterations: 9 },
  // Takes its time, and bids as much as it may think.
  player: { answer: async ({ refusal, budget }) => (refusal === undefined ? 10 : (budget?.iterations ?? 0)) },
}

test('at one keyboard the same player goes on as long as possible', () => {
  expect(nextAsked(match('s'))?.seat).toBe(a)
  expect(nextAsked({ ...match('s'), viewer: b })?.seat).toBe(b)
})

test('between a person and a bot chance decides, the same for the same position', () => {
  const seeds = Array.from({ length: 20 }, (_, i) => `seed ${i}`)
  const firsts = seeds.map((seed) => nextAsked(match(seed, greedy))?.seat)
  expect(new Set(firsts)).toEqual(new Set([a, b]))
  expect(seeds.map((seed) => nextAsked(match(seed, greedy))?.seat)).toEqual(firsts)
})

test('a bot that is refused may try again, but not for ever', async () => {
  const asked = (at: TerminalMatch) => at.session.pending?.asked.find((each) => each.seat === b)
  const patient = match('s', learner)
  expect(await letBotAnswer(patient, asked(patient)!, learner)).toBe(9)
  const hopeless = match('s', greedy)
  await expect(letBotAnswer(hopeless, asked(hopeless)!, greedy)).rejects.toThrow(
    'The bot greedy on seat b gave 10 answers in a row that were refused. The last: The answer must be a whole number',
  )
})

describe('where people and bots share a side', () => {
  const c = seat('c')
  const first = sceneGame({
    ...scene(['a', 'b', 'c'], function* (game) {
      const door = choose({ name: 'door', prompt: 'Which?', options: ['left', 'right'] })
      yield* askFirst(game, new Map(game.seats.map((each) => [each, door])))
    }),
    sides: () => [[a, b], [c]],
  })
  const shared = (people: readonly Seat[]): TerminalMatch => ({
    ...match('s'),
    game: first,
    bots: new Map([a, b, c].flatMap((each) => (people.includes(each) ? [] : [[each, greedy] as const]))),
    session: must(startSession(first.kit.definition, { setup: null, seed: 's' })),
  })

  test('the bot waits until the person has handed over', () => {
    const asked = new Set(
      Array.from({ length: 12 }, (_, i) => {
        const one = shared([a])
        return nextAsked({
          ...one,
          session: must(startSession(first.kit.definition, { setup: null, seed: `${i}` })),
        })?.seat
      }),
    )
    expect(asked).toEqual(new Set([a, c]))
    const one = shared([a, c])
    expect(nextAsked({ ...one, viewer: a })?.seat).toBe(a)
    expect(handOver(one, c)).toBe(false)
    expect(handOver(one, a)).toBe(true)
    expect(new Set([b, c])).toContain(nextAsked(one)?.seat)
    expect(handOver(one, a)).toBe(false)
  })

  test('people of one side need no curtain between them', () => {
    expect(isHotSeat(shared([a, b]))).toBe(false)
    expect(isHotSeat(shared([a, c]))).toBe(true)
    expect(isHotSeat(shared([c]))).toBe(false)
  })
})
