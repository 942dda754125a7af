import type { Bot } from '@gargoyle/bots'
import {
  type AnswerRequest,
  type Budget,
  type Json,
  must,
  type Player,
  type Seat,
  seat,
} from '@gargoyle/engine'
import { crowKit } from '@gargoyle/kits/examples'
import { expect, test } from 'vitest'
import { type LoadedBot, loadBot } from './load-bot.ts'
import { playGame } from './play-game.ts'

const botOf = (name: string, answer: (request: AnswerRequest) => Json | Promise<Json>): LoadedBot => {
  const player: Player = { answer }
  const bot: Bot = { name, about: '', createPlayer: () => player }
  return { name, bot }
}
const random = must(await loadBot('random', crowKit, '.'))
const any = ({ decision, random }: AnswerRequest): Json => decision.candidates(random, 1)[0]!

const play = (first: LoadedBot, signal?: AbortSignal) =>
  playGame({
    kit: crowKit,
    setup: { seats: ['a', 'b'], goal: 30 },
    seed: 's/1',
    bots: [first, random],
    events: false,
    ...(signal === undefined ? {} : { signal }),
  })

test('a game is played to its end, and the time of each bot is measured', async () => {
  const { session, ended, failure, thinking } = await play(random)
  expect([ended, failure]).toEqual(['over', undefined])
  expect(session?.isOver).toBe(true)
  const [a, b] = thinking
  expect((a?.answers ?? 0) + (b?.answers ?? 0)).toBe(session?.answerCount)
  expect(a?.most).toBeGreaterThan(0)
  expect(a?.milliseconds).toBeGreaterThanOrEqual(a?.most ?? 0)
})

test('a bot that takes its time plays the same game as one that answers at once', async () => {
  const slow = await play(botOf('slow', async (request) => Promise.resolve(any(request))))
  expect(slow.session?.hash()).toBe((await play(random)).session?.hash())
})

test('a bot gets the budget that it was given', async () => {
  const seen: (Budget | undefined)[] = []
  const curious = botOf('curious', (request) => {
    seen.push(request.budget)
    return any(request)
  })
  await play({ ...curious, budget: { iterations: 3 } })
  expect(seen[0]).toEqual({ iterations: 3 })
})

test.each([
  [
    'throws',
    () => {
      throw new Error('Out of ideas.')
    },
    'The bot throws on seat a failed at "dig-or-fly": Out of ideas.',
  ],
  [
    'rejects',
    () => Promise.reject(new Error('Out of ideas.')),
    'The bot rejects on seat a failed at "dig-or-fly": Out of ideas.',
  ],
  [
    'cheats',
    () => 'swim',
    'The bot cheats on seat a cannot find a legal answer. 10 answers of a to "dig-or-fly"',
  ],
])('a bot that %s is named, and the game is broken', async (name, answer, sentence) => {
  const { ended, failure, session } = await play(botOf(name, answer))
  expect(ended).toBe('broken')
  expect(failure).toContain(sentence)
  expect(session?.answerCount).toBe(0)
})

test('a bot that cannot begin is named too', async () => {
  const bot: Bot = {
    name: 'x',
    about: '',
    createPlayer: () => {
      throw new Error('The chair is wet.')
    },
  }
  expect((await play({ name: 'x', bot })).failure).toBe(
    'The bot x on seat a failed when it began: The chair is wet.',
  )
})

test('a signal stops a game whose player takes its time', async () => {
  const stop = new AbortController()
  const { ended } = await play(
    botOf('slow', async (request) => {
      stop.abort()
      return any(request)
    }),
    stop.signal,
  )
  expect(ended).toBe('stopped')
})

test('a game that never ends is a broken one', async () => {
  const idle = botOf('idle', () => 'fly home')
  const { ended, failure } = await playGame({
    kit: crowKit,
    setup: { seats: ['a', 'b'], goal: 30 },
    seed: 's/1',
    bots: [idle, idle],
    events: false,
  })
  expect(ended).toBe('broken')
  expect(failure).toContain('The game is not over after 10000 decisions.')
})

test('a setup that is refused is a broken game', async () => {
  const played = await playGame({ kit: crowKit, setup: {}, seed: 's', bots: [random, random], events: false })
  expect(played).toMatchObject({ ended: 'broken', failure: 'Two crows or more. (at seats)' })
})

test('one bot plays all seats of its side', async () => {
  const setup = { seats: ['a', 'b', 'c'], goal: 30 }
  const [a, b, c] = ['a', 'b', 'c'].map(seat) as [Seat, Seat, Seat]
  const definition = { ...crowKit.definition, sides: () => [[a, c], [b]] }
  const asked: string[] = []
  const curious = botOf('curious', (request) => {
    asked.push(request.seat)
    return any(request)
  })
  const kit = { ...crowKit, definition }
  const { session, thinking } = await playGame({
    kit,
    setup,
    seed: 's',
    bots: [curious, random],
    events: false,
  })
  expect(new Set(asked)).toEqual(new Set(['a', 'c']))
  expect(thinking.map(({ answers }) => answers)).toEqual([
    asked.length,
    (session?.answerCount ?? 0) - asked.length,
  ])
  const alone = await playGame({ kit, setup, seed: 's', bots: [random], events: false })
  expect(alone.failure).toBe('No bot plays for b.')
})
