import { type AnyGame, must, type Sides, seat } from '@gargoyle/engine'
import { heist } from '@gargoyle/engine/examples'
import { expect, test } from 'vitest'
import { viewsOnly } from '../worker/hosted-game.ts'
import { LocalMatch } from '../worker/match-host.ts'
import type { MatchHost, MatchUpdate, SeatPlans } from '../worker/protocol.ts'
import { amongGames } from '../worker/testing/among-games.ts'
import { openStore } from './match-store.ts'

const ada = seat('ada')
const bo = seat('bo')
const cy = seat('cy')
const wait = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds))
const people: SeatPlans = { ada: { kind: 'person' }, bo: { kind: 'person' } }

/** A match on the page. Where sides are given, three play. */
async function opened(seats: SeatPlans, sides?: Sides) {
  const definition = { ...heist, ...(sides ? { sides: () => sides } : {}) } as AnyGame
  const host = new LocalMatch({ loadGame: amongGames({ definition, ...viewsOnly }), wait })
  const order = { game: 'heist', setup: { seats: Object.keys(seats) }, seed: 'clock', seats }
  return must(await openStore(host, must(await host.start(order))))
}

const threePeople: SeatPlans = { ...people, cy: { kind: 'person' } }
const adaAndBo: Sides = [[ada, bo], [cy]]

test('against a bot the screen belongs to the person, and the bot is waited for', async () => {
  const store = await opened({ ...people, bo: { kind: 'bot', name: 'random' } })
  expect(store.get().screen).toEqual({ viewer: ada, seats: [ada] })
  for (let i = 0; i < 40 && !store.get().look.over; i++) {
    const { look } = store.get()
    if (look.asked.includes(ada)) {
      const [any] = await store.host.candidates(ada, 1)
      must(await store.answer(any?.answer ?? null))
    } else await wait(5)
  }
  const { look, events } = store.get()
  expect(look.answers).toBeGreaterThan(5)
  expect(events.map(({ number }) => number)).toEqual(events.map((_, index) => index + 1))
  store.close()
})

test('two people: nothing of either is looked at before the one who is asked takes over', async () => {
  const store = await opened(people)
  expect(store.get().screen).toEqual({ viewer: 'spectator', seats: [], waitsFor: ada })
  expect(store.get().look.decision).toBeUndefined()
  await store.takeOver()
  expect(store.get().screen).toEqual({ viewer: ada, seats: [ada] })
  expect(store.get().look.decision).toBeDefined()
  must(await store.answer('wait'))
  for (let i = 0; i < 20 && store.get().screen.waitsFor === undefined; i++) {
    const [any] = await store.host.candidates(ada, 1)
    must(await store.answer(any?.answer ?? null))
  }
  const { screen, look } = store.get()
  expect(screen).toEqual({ viewer: 'spectator', seats: [], waitsFor: bo })
  expect(look.viewer).toBe('spectator')
  expect(look.decision).toBeUndefined()
  store.close()
})

test('an answer that is refused says why, until the next one is taken', async () => {
  const store = await opened(people)
  await store.takeOver()
  expect((await store.answer('fly')).ok).toBe(false)
  expect(store.get().refusal?.text).not.toBe('')
  must(await store.answer('wait'))
  expect(store.get().refusal).toBeUndefined()
  store.close()
})

test('what is taken back is gone from the log too', async () => {
  const store = await opened(people)
  await store.takeOver()
  const before = store.get()
  must(await store.answer('wait'))
  expect(store.get().screen.waitsFor).toBe(bo)
  expect(store.get().look.undoable).toBe(ada)
  await store.undo()
  expect(store.get().screen.waitsFor).toBe(ada)
  await store.takeOver()
  // The question is asked again, under a new number.
  expect(store.get().look).toEqual({ ...before.look, question: store.get().look.question })
  expect(store.get().look.question).toBeGreaterThan(before.look.question ?? 0)
  expect(store.get().events).toEqual(before.events)
  store.close()
})

test('within a side the screen goes from seat to seat by itself; before the other side sees it, it is covered', async () => {
  const store = await opened(threePeople, adaAndBo)
  await store.takeOver()
  expect(store.get().screen).toEqual({ viewer: ada, seats: [ada, bo] })
  must(await store.answer('wait'))
  expect(store.get().screen).toEqual({ viewer: bo, seats: [ada, bo] })
  expect(store.get().look).toMatchObject({ viewer: bo, decision: { name: 'prowl' } })
  must(await store.answer('wait'))
  expect(store.get().screen).toEqual({ viewer: 'spectator', seats: [], waitsFor: cy })
  expect(store.get().look.viewer).toBe('spectator')
})

test('seats of one side can be looked through by hand, until something else is asked', async () => {
  const store = await opened(threePeople, adaAndBo)
  await store.takeOver()
  await store.showAs(bo)
  expect(store.get()).toMatchObject({ screen: { viewer: bo }, look: { viewer: bo } })
  must(await store.answer('peek'))
  expect(store.get().screen.viewer).toBe(ada)
  // Bo has answered, and may still be looked at: what bo peeked at is there again, once.
  await store.showAs(bo)
  expect(store.get().look.viewer).toBe(bo)
  expect(store.get().events.filter(({ name }) => name === 'peeked')).toHaveLength(1)
  expect((store.get().look.view as { readonly peeked: unknown }).peeked).not.toBeNull()
  await store.showAs(cy)
  expect(store.get().screen.viewer).toBe(bo)
})

test('of two seats chosen at once, the table is shown for the last', async () => {
  const store = await opened(threePeople, adaAndBo)
  await store.takeOver()
  await Promise.all([store.showAs(bo), store.showAs(ada)])
  expect(store.get()).toMatchObject({ screen: { viewer: ada }, look: { viewer: ada } })
  await Promise.all([store.showAs(bo), store.showAs(ada), store.showAs(bo)])
  expect(store.get()).toMatchObject({ screen: { viewer: bo }, look: { viewer: bo } })
})

test('one person with seats on both sides has no secrets from himself', async () => {
  const mia = { kind: 'person', player: 'Mia' } as const
  const store = await opened({ ada: mia, bo: mia })
  expect(store.get().screen).toEqual({ viewer: ada, seats: [ada, bo] })
})

test('a bot of the same side waits until the person has answered or handed over', async () => {
  const seats: SeatPlans = { ...threePeople, bo: { kind: 'bot', name: 'random' } }
  const store = await opened(seats, adaAndBo)
  await store.takeOver()
  await wait(20)
  expect(store.get().look).toMatchObject({ viewer: ada, answers: 0, botsWaiting: [bo] })
  await store.handOver()
  for (let i = 0; i < 100 && store.get().look.answers === 0; i++) await wait(5)
  expect(store.get().look.answers).toBeGreaterThan(0)
  expect(store.get().look.asked).toContain(ada)
  expect(store.get().look.botsWaiting).toBeUndefined()
})

test('a bot of the other side does not wait', async () => {
  const store = await opened({ ...people, bo: { kind: 'bot', name: 'random' } })
  for (let i = 0; i < 100 && store.get().look.answers === 0; i++) await wait(5)
  expect(store.get().look.answers).toBeGreaterThan(0)
  expect(store.get().look.asked).toContain(ada)
})

test('where an update was lost, everything is asked for again', async () => {
  const host = new LocalMatch({
    loadGame: amongGames({ definition: heist, ...viewsOnly }),
    wait,
  })
  let drop = false
  let watches = 0
  const lossy: MatchHost = Object.create(host, {
    watch: {
      value: (...[viewer, onUpdate, since]: Parameters<MatchHost['watch']>) => {
        watches += 1
        return host.watch(viewer, (update: MatchUpdate) => (drop ? undefined : onUpdate(update)), since)
      },
    },
  })
  const bots: SeatPlans = { ada: { kind: 'person' }, bo: { kind: 'bot', name: 'random' } }
  const info = must(
    await host.start({ game: 'heist', setup: { seats: ['ada', 'bo'] }, seed: 'clock', seats: bots }),
  )
  const store = must(await openStore(lossy, info))
  for (let i = 0; i < 100 && store.get().thinking.length > 0; i++) await wait(5)
  drop = true
  must(await host.answer(ada, 'wait', store.get().look.question ?? 0))
  expect(store.get().look.answers).toBeLessThan(must(await host.snapshot(ada)).look.answers)
  drop = false
  const before = watches
  for (let i = 0; i < 100 && store.get().look.decision?.name !== 'bid'; i++) await wait(5)
  const [first] = await host.candidates(ada, 1)
  must(await host.answer(ada, first?.answer ?? null, must(await host.snapshot(ada)).look.question ?? 0))
  for (let i = 0; i < 100 && store.get().thinking.length > 0; i++) await wait(5)
  await wait(5)
  const { look, events } = must(await host.snapshot(ada))
  expect(watches).toBeGreaterThan(before)
  expect(store.get()).toMatchObject({ look, events })
})
