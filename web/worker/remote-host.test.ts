import { must, seat } from '@gargoyle/engine'
import { crow } from '@gargoyle/engine/examples'
import { afterEach, expect, test } from 'vitest'
import { viewsOnly } from './hosted-game.ts'
import { LocalMatch } from './match-host.ts'
import { applyUpdate } from './match-update.ts'
import type { Snapshot } from './protocol.ts'
import { remoteMatch, serveMatch } from './remote-host.ts'
import { amongGames } from './testing/among-games.ts'

const ada = seat('ada')
const open: MessagePort[] = []

afterEach(() => {
  for (const port of open.splice(0)) port.close()
})

function across() {
  const { port1, port2 } = new MessageChannel()
  open.push(port1, port2)
  const wait = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds))
  serveMatch(port2, new LocalMatch({ loadGame: amongGames({ definition: crow, ...viewsOnly }), wait }))
  port1.start()
  port2.start()
  let messages = 0
  port1.addEventListener('message', () => {
    messages += 1
  })
  let closed = false
  const host = remoteMatch(port1, () => {
    closed = true
  })
  return { host, isClosed: () => closed, received: () => messages }
}

const people = { ada: { kind: 'person' }, bo: { kind: 'person' } } as const
const order = { game: 'crow', setup: { seats: ['ada', 'bo'] }, seed: 'moonlight', seats: people }

test('a remote host answers, refuses and sends updates as one right here would', async () => {
  const { host, received } = across()
  expect(await host.snapshot(ada)).toMatchObject({ ok: false })
  expect(await host.watch(ada, () => undefined)).toMatchObject({ ok: false })
  must(await host.start(order))
  let known: Snapshot | undefined
  const { snapshot, stop } = must(
    await host.watch(ada, (update) => {
      known = applyUpdate(known ?? snapshot, update)
    }),
  )
  expect(await host.check(ada, 'swim')).toMatchObject({ ok: false })
  const before = received()
  must(await host.answer(ada, 'dig', snapshot.look.question ?? 0))
  // The update came with the reply: nothing has to be waited for or asked again.
  expect(received() - before).toBe(1)
  expect(known?.look.answers).toBe(1)
  expect(known).toEqual(must(await host.snapshot(ada)))
  stop()
  const { look } = known ?? snapshot
  must(await host.answer(ada, 'dig', look.question ?? 0))
  expect(known?.look.answers).toBe(1)
  expect(must(await host.snapshot(ada)).look.answers).toBe(2)
})

/** The end of a connection at which messages are made by hand. */
function byHand() {
  const { port1, port2 } = new MessageChannel()
  open.push(port1, port2)
  const match = new LocalMatch({
    loadGame: amongGames({ definition: crow, ...viewsOnly }),
    wait: async () => undefined,
  })
  serveMatch(port2, match)
  port1.start()
  port2.start()
  const packets: { readonly id?: number; readonly error?: string; readonly value?: unknown }[] = []
  port1.addEventListener('message', ({ data }) => packets.push(...data))
  const reply = async (id: number) => {
    await expect.poll(() => packets.some((packet) => packet.id === id), { timeout: 10_000 }).toBe(true)
    return packets.find((packet) => packet.id === id)
  }
  const request = (id: number, method: unknown, args: unknown) => {
    port1.postMessage({ id, method, args })
    return reply(id)
  }
  return { port: port1, packets, request, match }
}

test('what cannot be asked comes back as an error, not as silence', async () => {
  const { request } = byHand()
  expect((await request(1, 'submit', []))?.error).toContain('cannot be asked "submit"')
  expect((await request(2, 'constructor', []))?.error).toContain('cannot be asked')
  expect((await request(3, 'resume', [null, people]))?.value).toMatchObject({ ok: false })
})

test('messages that are no requests are passed over, and the next one is answered', async () => {
  const { port, packets, request } = byHand()
  const bad = [null, undefined, 3, 'start', [], {}, { id: 1 }, { id: 'x', method: 'undo', args: [] }]
  for (const message of [...bad, { id: 7, method: 3, args: [] }, { id: 8, method: 'undo', args: 'ada' }])
    port.postMessage(message)
  expect((await request(9, 'snapshot', ['ada']))?.value).toMatchObject({ ok: false })
  expect(packets.map(({ id }) => id)).toEqual([9])
})

test('a subscription under a number in use is refused, and the one there goes on and can be ended', async () => {
  const { port, packets, request, match } = byHand()
  await request(1, 'start', [order])
  const updates = (): number => packets.filter((packet) => packet.id === undefined).length
  const asked = async (): Promise<number> => {
    return must(await match.snapshot(ada)).look.question ?? 0
  }
  expect((await request(2, 'watch', [5, 'ada']))?.value).toMatchObject({ ok: true })
  expect((await request(3, 'watch', [5, 'ada']))?.value).toMatchObject({
    ok: false,
    reason: { text: expect.stringContaining('subscription 5 already') },
  })
  expect((await request(4, 'watch', [null, 'ada']))?.value).toMatchObject({ ok: false })
  await request(5, 'answer', ['ada', 'dig', await asked()])
  expect(updates()).toBe(1)
  await request(6, 'unwatch', [5])
  await request(7, 'answer', ['ada', 'dig', await asked()])
  expect(updates()).toBe(1)
  // One that is ended before it has begun stays ended, and its number is free again.
  port.postMessage({ id: 8, method: 'watch', args: [5, 'ada'] })
  await request(9, 'unwatch', [5])
  await request(10, 'answer', ['ada', 'dig', await asked()])
  expect(updates()).toBe(1)
  expect((await request(11, 'watch', [5, 'ada']))?.value).toMatchObject({ ok: true })
})

test('closing disconnects, and a pending request gets no answer, and no unhandled error', async () => {
  const { host, isClosed } = across()
  let answered = false
  const listen = () => {
    answered = true
  }
  void host.snapshot(ada).then(listen, listen)
  host.close()
  void host.snapshot(ada).then(listen, listen)
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(isClosed()).toBe(true)
  expect(answered).toBe(false)
})
