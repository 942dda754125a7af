import { type AnyGame, must, seat } from '@gargoyle/engine'
import { heist } from '@gargoyle/engine/examples'
import { expect, test } from 'vitest'
import { LocalMatch } from '../worker/match-host.ts'
import type { SeatPlans } from '../worker/protocol.ts'
import { openStore } from './match-store.ts'

const ada = seat('ada')
const bo = seat('bo')
const wait = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds))
const people: SeatPlans = { ada: { kind: 'person' }, bo: { kind: 'person' } }

async function opened(seats: SeatPlans) {
  const host = new LocalMatch({ games: [{ definition: heist as AnyGame, table: () => null }], wait })
  const order = { game: 'heist', setup: { seats: ['ada', 'bo'] }, seed: 'clock', seats }
  return must(await openStore(host, must(await host.start(order))))
}

test('against a bot the screen belongs to the person, and the bot is waited for', async () => {
  const store = await opened({ ...people, bo: { kind: 'bot', name: 'random' } })
  expect(store.get().screen).toEqual({ viewer: ada })
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
  expect(store.get().screen).toEqual({ viewer: 'spectator', waitsFor: ada })
  expect(store.get().look.decision).toBeUndefined()
  await store.takeOver()
  expect(store.get().screen).toEqual({ viewer: ada })
  expect(store.get().look.decision).toBeDefined()
  must(await store.answer('wait'))
  for (let i = 0; i < 20 && store.get().screen.waitsFor === undefined; i++) {
    const [any] = await store.host.candidates(ada, 1)
    must(await store.answer(any?.answer ?? null))
  }
  const { screen, look } = store.get()
  expect(screen).toEqual({ viewer: 'spectator', waitsFor: bo })
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
  expect(store.get().look).toEqual(before.look)
  expect(store.get().events).toEqual(before.events)
  store.close()
})
