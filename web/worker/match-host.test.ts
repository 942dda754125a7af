import { bots } from '@gargoyle/bots'
import {
  type AnyGame,
  ask,
  choose,
  type GameRecord,
  type Json,
  must,
  ok,
  open,
  type Proposal,
  refused,
  seat,
} from '@gargoyle/engine'
import { crow, heist } from '@gargoyle/engine/examples'
import { scene } from '@gargoyle/engine/testing'
import { expect, onTestFinished, test, vi } from 'vitest'
import { type HostedGame, viewsOnly } from './hosted-game.ts'
import { LocalMatch } from './match-host.ts'
import { applyUpdate, markOf, withKnownEvents } from './match-update.ts'
import type { MatchOrder, MatchUpdate, SeatPlans, Snapshot, TargetAim } from './protocol.ts'
import { amongGames } from './testing/among-games.ts'

const ada = seat('ada')
const bo = seat('bo')

const hosted = (definition: AnyGame): HostedGame => ({
  ...viewsOnly,
  definition,
  table: ({ setup }) => setup,
})
const loadGame = amongGames(hosted(crow), hosted(heist))
const wait = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds))
const people: SeatPlans = { ada: { kind: 'person' }, bo: { kind: 'person' } }
const againstRandom: SeatPlans = { ada: { kind: 'person' }, bo: { kind: 'bot', name: 'random' } }

const order = (game: string, seats: SeatPlans): MatchOrder => ({
  game,
  setup: { seats: ['ada', 'bo'] },
  seed: 'moonlight',
  seats,
})

interface Setting {
  readonly match: LocalMatch
  readonly saved: GameRecord[]
}

function setting(): Setting {
  const saved: GameRecord[] = []
  const match = new LocalMatch({ loadGame, save: (record) => saved.push(record), wait })
  return { match, saved }
}

async function lookAs(match: LocalMatch, viewer: typeof ada | 'spectator') {
  return must(await match.snapshot(viewer)).look
}

/** Follows a match by its updates alone. */
async function follow(match: LocalMatch, viewer: typeof ada | 'spectator') {
  const updates: MatchUpdate[] = []
  const seen: Snapshot[] = []
  const { snapshot } = must(
    await match.watch(viewer, (update) => {
      updates.push(update)
      seen.push(applyUpdate(seen.at(-1) ?? snapshot, update))
    }),
  )
  return { updates, seen, now: () => seen.at(-1) ?? snapshot }
}

/** Waits until a person is asked or the game is over. */
async function untilAsked(match: LocalMatch, who: typeof ada) {
  for (let i = 0; i < 500; i++) {
    const look = await lookAs(match, who)
    if (look.over || look.asked.includes(who)) return look
    await wait(1)
  }
  throw new Error('Nobody was asked.')
}

test('a match begins, tells what is asked, and takes answers to that question only', async () => {
  const { match, saved } = setting()
  const info = must(await match.start(order('crow', people)))
  expect(info).toEqual({
    game: 'crow',
    seats: [ada, bo],
    sides: [[ada], [bo]],
    plans: people,
    table: { seats: ['ada', 'bo'], goal: 30 },
  })
  const look = await lookAs(match, ada)
  expect(look.decision?.prompt).toBe('Dig on, or fly home?')
  expect(look.asked).toEqual([ada])
  const question = look.question ?? -1
  expect(await match.answer(ada, 'swim', question)).toMatchObject({ ok: false })
  expect(await match.answer(ada, 'dig', question + 1)).toMatchObject({ ok: false })
  expect(saved).toHaveLength(1)
  expect(await match.answer(ada, 'dig', question)).toMatchObject({ ok: true })
  expect(saved.at(-1)?.answers).toEqual([{ seat: 'ada', answer: 'dig' }])
  const { events, look: after } = must(await match.snapshot(ada))
  expect(events.length).toBe(after.lastEvent)
})

test('a whole game against a bot: it answers when its turn comes, and everything is saved', async () => {
  const { match, saved } = setting()
  must(await match.start(order('crow', againstRandom)))
  const followed = await follow(match, 'spectator')
  let answers = 0
  for (let look = await untilAsked(match, ada); !look.over; look = await untilAsked(match, ada)) {
    expect(look.asked).toContain(ada)
    must(await match.answer(ada, ++answers % 3 === 0 ? 'fly home' : 'dig', look.question ?? 0))
  }
  const record = must(await match.record())
  expect(record.ended).toBe(true)
  expect(record.answers.some((each) => each.seat === bo)).toBe(true)
  expect(saved.at(-1)?.answers).toEqual(record.answers)
  expect(followed.seen.some(({ status }) => status.thinking.includes(bo))).toBe(true)
  expect(followed.now()).toMatchObject({ look: { over: true }, status: { thinking: [] } })
})

test('a game resumed goes on exactly as it would have, bots included', async () => {
  const first = setting()
  must(await first.match.start(order('crow', againstRandom)))
  const play = async (match: LocalMatch, from: number): Promise<void> => {
    for (
      let look = await untilAsked(match, ada), n = from;
      !look.over;
      look = await untilAsked(match, ada), n++
    )
      must(await match.answer(ada, n % 3 === 2 ? 'fly home' : 'dig', look.question ?? 0))
  }
  await untilAsked(first.match, ada)
  for (let i = 0; i < 4; i++) {
    const look = await untilAsked(first.match, ada)
    must(await first.match.answer(ada, i % 3 === 2 ? 'fly home' : 'dig', look.question ?? 0))
  }
  await untilAsked(first.match, ada)
  const half = first.saved.at(-1)
  if (half === undefined) throw new Error('Nothing was saved.')
  const given = half.answers.filter((each) => each.seat === ada).length
  const second = setting()
  must(await second.match.resume(structuredClone(half), againstRandom))
  await play(first.match, given)
  await play(second.match, given)
  expect(must(await second.match.record())).toEqual(must(await first.match.record()))
})

test('a game that does not say who played is played by people', async () => {
  const { match, saved } = setting()
  must(await match.start(order('crow', againstRandom)))
  const info = must(await setting().match.resume(saved[0] as GameRecord, {}))
  expect(info.plans).toEqual(people)
})

test('a record of other rules is refused in the words of the engine', async () => {
  const { match, saved } = setting()
  must(await match.start(order('crow', people)))
  const old = { ...(saved[0] as GameRecord), rulesVersion: 99 }
  expect(await setting().match.resume(old, people)).toMatchObject({
    ok: false,
    reason: { text: expect.stringContaining('Recorded with rules 99') },
  })
  expect(await setting().match.resume({ ...old, game: 'chess' }, people)).toMatchObject({
    ok: false,
    reason: { text: 'The game "chess" is not known here.' },
  })
})

test('what a bot holds in its hand is not told until the game is over', async () => {
  const { match } = setting()
  must(await match.start(order('heist', againstRandom)))
  expect(await match.snapshot(bo)).toMatchObject({ ok: false })
  expect(await match.watch(bo, () => undefined)).toMatchObject({ ok: false })
  expect(await match.answer(bo, 'wait', 1)).toMatchObject({ ok: false })
  for (let look = await untilAsked(match, ada); !look.over; look = await untilAsked(match, ada)) {
    const [first] = await match.candidates(ada, 1)
    must(await match.answer(ada, first?.answer ?? null, look.question ?? 0))
  }
  expect(await match.snapshot(bo)).toMatchObject({ ok: true })
})

test('each viewer sees its own view: a hand of two people is not shown to the other', async () => {
  const { match } = setting()
  must(await match.start(order('heist', people)))
  const hands = (view: Json) => JSON.stringify((view as { hands?: Json }).hands ?? view)
  expect(hands((await lookAs(match, ada)).view)).not.toBe(hands((await lookAs(match, bo)).view))
})

test('an answer is taken back, and saved so', async () => {
  const { match, saved } = setting()
  must(await match.start(order('heist', people)))
  const look = await lookAs(match, ada)
  must(await match.answer(ada, 'wait', look.question ?? 0))
  expect(await lookAs(match, ada)).toMatchObject({ canUndo: true })
  expect((await lookAs(match, ada)).undoBlockedReason).toBeUndefined()
  expect((await lookAs(match, bo)).undoBlockedReason?.text).toContain('given by ada')
  expect(await match.undo(bo)).toMatchObject({ ok: false })
  must(await match.undo(ada))
  expect(saved.at(-1)?.answers).toEqual([])
  expect((await lookAs(match, ada)).decision).toEqual(look.decision)
})

test('each answer is one update, of the person and of the bot, and a refused one is none', async () => {
  const { match } = setting()
  must(await match.start(order('crow', againstRandom)))
  const { updates, now } = await follow(match, ada)
  const first = await untilAsked(match, ada)
  expect(await match.answer(ada, 'swim', first.question ?? 0)).toMatchObject({ ok: false })
  expect(updates).toEqual([])
  for (let look = first; !look.over && look.answers < 30; look = await untilAsked(match, ada))
    must(await match.answer(ada, look.answers % 3 === 2 ? 'fly home' : 'dig', look.question ?? 0))
  expect(updates.length).toBe(now().look.answers)
  expect(updates.map(({ number }) => number)).toEqual(updates.map((_, index) => index + 1))
})

test('after the last look no update comes', async () => {
  const { match } = setting()
  must(await match.start(order('crow', people)))
  const updates: MatchUpdate[] = []
  const { stop, snapshot } = must(await match.watch(ada, (update) => updates.push(update)))
  stop()
  must(await match.answer(ada, 'dig', snapshot.look.question ?? 0))
  expect(updates).toEqual([])
})

test('a client that knows the beginning is sent the rest, and undone events do not count as known', async () => {
  const step = choose({ name: 'step', prompt: 'Where to?', options: ['left', 'right'] })
  const walk = scene(['ada', 'bo'], function* (game) {
    for (let i = 0; i < 3; i++) {
      const where = yield* ask(game, ada, step)
      game.emit({ name: 'stepped', text: `Ada steps ${where}.` })
    }
  })
  const match = new LocalMatch({ loadGame: amongGames(hosted(walk)), wait })
  must(await match.start({ game: walk.id, setup: null, seed: 'moonlight', seats: people }))
  const answer = async (where: string) =>
    must(await match.answer(ada, where, (await lookAs(match, ada)).question ?? 0))
  const texts = ({ events }: Snapshot) => events.map(({ text }) => text)
  await answer('left')
  const one = must(await match.snapshot(bo))
  await answer('left')
  const two = must(await match.snapshot(bo))
  const rest = must(await match.snapshot(bo, markOf(one)))
  expect([rest.after, texts(rest)]).toEqual([1, ['Ada steps left.']])
  expect(withKnownEvents(rest, one)).toEqual(two)
  expect(must(await match.snapshot(bo, markOf(two))).events).toEqual([])
  must(await match.undo(ada))
  await answer('right')
  const other = must(await match.snapshot(bo, markOf(two)))
  expect([other.after, texts(other)]).toEqual([1, ['Ada steps right.']])
  expect(texts(withKnownEvents(other, two))).toEqual(['Ada steps left.', 'Ada steps right.'])
})

test('a plan that cannot be carried out says which seat is wrong', async () => {
  const { match } = setting()
  const wrong = async (seats: SeatPlans) => {
    const started = await match.start(order('crow', seats))
    return started.ok ? 'started' : started.reason.text
  }
  expect(await wrong({ ada: { kind: 'person' } })).toBe('Nobody plays for bo.')
  expect(await wrong({ ...people, eve: { kind: 'person' } })).toBe('There is no seat "eve" in this game.')
  expect(await wrong({ ...people, bo: { kind: 'bot', name: 'hal' } })).toBe('There is no bot called "hal".')
  expect(await wrong({ ...people, bo: { kind: 'bot', name: 'veteran' } })).toBe(
    'The bot "veteran" does not know this game.',
  )
  expect(await match.snapshot(ada)).toMatchObject({
    ok: false,
    reason: { text: 'No game has been started.' },
  })
})

test('a game that breaks on an answer says so and stays where it was', async () => {
  const nest = choose({ name: 'nest', prompt: 'Jump?', options: ['jump', 'sit'] })
  const brittle = scene(['ada', 'bo'], function* (game) {
    const answer = yield* ask(game, ada, nest)
    if (answer === 'jump') throw new Error('The nest fell down.')
  })
  const match = new LocalMatch({ loadGame: amongGames(hosted(brittle)), wait })
  must(await match.start({ game: brittle.id, setup: null, seed: 'moonlight', seats: people }))
  const look = await lookAs(match, ada)
  const followed = await follow(match, bo)
  const result = await match.answer(ada, 'jump', look.question ?? 0)
  expect(result.ok ? '' : result.reason.text).toContain('The nest fell down.')
  expect(followed.now().status.broken).toContain('The nest fell down.')
  expect(await lookAs(match, ada)).toEqual(look)
  must(await match.answer(ada, 'sit', look.question ?? 0))
})

test('places are for games that have them', async () => {
  const { match } = setting()
  must(await match.start(order('crow', people)))
  expect(await match.explore(ada)).toBeUndefined()
  expect(await match.toward(ada, { x: 0, y: 0, z: 0 })).toMatchObject({ ok: false })
  expect(await match.trace(ada, 'dig')).toMatchObject({ ok: false })
  expect(await match.aims(ada, 'dig')).toEqual([])
  expect(await match.sight(ada, { id: 'a' }, { id: 'b' })).toMatchObject({ ok: false })
  expect(await match.hint(ada)).toMatchObject({ ok: false })
})

test('a question about places is drawn, listed in words, and gives the targets of an answer', async () => {
  const step = (x: number): Proposal => ({
    answer: x,
    points: [{ x, y: 0, z: 0 }],
    parts: [],
    length: x,
    cost: x,
    warnings: [],
    text: `step ${x}`,
  })
  const walk = open<number>({
    name: 'walk',
    prompt: 'How far?',
    shape: 'path',
    check: (given) => (given === 1 || given === 2 ? ok(given) : refused('One or two.')),
    candidates: () => [1],
    explorer: {
      explore: (after) => ({ areas: [{ z: Number(after ?? 0), outline: [] }] }),
      toward: ({ x }) => ok(step(x)),
      trace: (answer) => (answer === 1 ? ok(step(1)) : refused('One or two.')),
      destinations: (most) => [1, 2].slice(0, most).map(step),
    },
  })
  const field = scene(['ada', 'bo'], function* (game) {
    yield* ask(game, ada, walk)
  })
  const aim: TargetAim = {
    from: 'ada',
    to: 'crow',
    tone: 'ok',
    promise: 1,
    label: 'clear',
    sentences: [],
    values: [],
  }
  const game: HostedGame = {
    ...hosted(field),
    aims: (_, __, answer) => (answer === 2 ? [aim] : []),
  }
  const match = new LocalMatch({ loadGame: amongGames(game), wait })
  must(await match.start({ game: field.id, setup: null, seed: 'moonlight', seats: people }))
  expect(await match.candidates(ada, 2)).toEqual([
    { answer: 1, label: 'step 1', at: { x: 1, y: 0, z: 0 } },
    { answer: 2, label: 'step 2', at: { x: 2, y: 0, z: 0 } },
  ])
  expect(await match.explore(ada, 5)).toEqual({ areas: [{ z: 5, outline: [] }] })
  expect(must(await match.trace(ada, 1)).text).toBe('step 1')
  expect(await match.trace(ada, 9)).toMatchObject({ ok: false })
  expect([await match.aims(ada, 1), await match.aims(ada, 2)]).toEqual([[], [aim]])
  expect(await match.aims(bo, 2)).toEqual([])
})

test('closing stops the bots', async () => {
  const { match, saved } = setting()
  must(
    await match.start(
      order('crow', { ada: { kind: 'bot', name: 'random' }, bo: { kind: 'bot', name: 'random' } }),
    ),
  )
  match.close()
  await wait(20)
  expect(saved.length).toBeLessThanOrEqual(2)
})

test('an answer without the number of its question is refused, and one to a question that was taken back', async () => {
  const { match } = setting()
  must(await match.start(order('heist', people)))
  for (const missing of [undefined, null, '1', Number.NaN]) {
    const taken = await match.answer(ada, 'wait', missing as number)
    expect(taken).toMatchObject({ ok: false, reason: { text: expect.stringContaining('question') } })
  }
  const first = await lookAs(match, ada)
  must(await match.answer(ada, 'wait', first.question ?? 0))
  must(await match.undo(ada))
  expect(await match.answer(ada, 'wait', first.question ?? 0)).toMatchObject({ ok: false })
  const again = await lookAs(match, ada)
  must(await match.answer(ada, 'wait', again.question ?? 0))
})

test('undos that are refused do not begin the thinking of a bot anew', async () => {
  let begun = 0
  let stopped = 0
  let finish = (): void => undefined
  const finished = new Promise<void>((resolve) => {
    finish = resolve
  })
  const bot = bots.find(({ name }) => name === 'random')!
  const spy = vi.spyOn(bot, 'createPlayer').mockReturnValue({
    async answer({ decision, random, signal }) {
      begun++
      signal?.addEventListener('abort', () => void stopped++)
      await finished
      return decision.candidates(random, 1)[0]!
    },
  })
  onTestFinished(() => spy.mockRestore())
  const { match } = setting()
  must(await match.start(order('crow', againstRandom)))
  for (let look = await lookAs(match, ada); look.asked.includes(ada); look = await lookAs(match, ada))
    must(await match.answer(ada, 'dig', look.question ?? 0))
  await expect.poll(() => begun, { timeout: 10_000 }).toBe(1)
  for (let i = 0; i < 8; i++) {
    expect(await match.undo(ada)).toMatchObject({ ok: false })
    await wait(1)
  }
  expect([stopped, begun]).toEqual([0, 1])
  finish()
  await untilAsked(match, ada)
})
