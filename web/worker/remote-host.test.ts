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

test('what cannot be asked comes back as an error, not as silence', async () => {
  const { host } = across()
  must(await host.start(order))
  await expect(host.resume(null as never, people)).rejects.toThrow()
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
