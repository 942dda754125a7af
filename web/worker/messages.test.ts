import { type AnyGame, must, seat } from '@gargoyle/engine'
import { crow } from '@gargoyle/engine/examples'
import { afterEach, expect, test } from 'vitest'
import { LocalMatch } from './match-host.ts'
import { matchAcross, serveMatch } from './messages.ts'
import type { MatchChange } from './protocol.ts'

const ada = seat('ada')
const open: MessagePort[] = []

afterEach(() => {
  for (const port of open.splice(0)) port.close()
})

function across() {
  const { port1, port2 } = new MessageChannel()
  open.push(port1, port2)
  const wait = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds))
  serveMatch(port2, new LocalMatch({ games: [{ definition: crow as AnyGame, table: () => null }], wait }))
  port1.start()
  port2.start()
  let closed = false
  const host = matchAcross(port1, () => {
    closed = true
  })
  return { host, isClosed: () => closed }
}

const people = { ada: { kind: 'person' }, bo: { kind: 'person' } } as const
const order = { game: 'crow', setup: { seats: ['ada', 'bo'] }, seed: 'moonlight', seats: people }

test('a host across a line answers, refuses and tells of changes as one right here would', async () => {
  const { host } = across()
  const changes: MatchChange[] = []
  host.onChange((change) => changes.push(change))
  expect(await host.look(ada)).toMatchObject({ ok: false })
  must(await host.start(order))
  const look = must(await host.look(ada))
  expect(await host.check(ada, 'swim')).toMatchObject({ ok: false })
  must(await host.answer(ada, 'dig', look.question ?? 0))
  expect(must(await host.look(ada)).answers).toBe(1)
  expect(changes.at(-1)).toMatchObject({ answers: 1, over: false })
})

test('what cannot be asked comes back as an error, not as silence', async () => {
  const { host } = across()
  must(await host.start(order))
  await expect(host.resume(null as never, people)).rejects.toThrow()
})

test('closing hangs up, and what was asked is left without an answer, not with an error that nobody hears', async () => {
  const { host, isClosed } = across()
  let answered = false
  const listen = () => {
    answered = true
  }
  void host.look(ada).then(listen, listen)
  host.close()
  void host.look(ada).then(listen, listen)
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(isClosed()).toBe(true)
  expect(answered).toBe(false)
})
