import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import { runCommandLine } from './program.ts'
import { fakeTerminal } from './testing/fake-terminal.ts'

test('serves until Ctrl-C, prints the address and how to stop, and ends well', async () => {
  const terminal = fakeTerminal()
  const ended = runCommandLine(['serve', '--port', '0', '--host', '127.0.0.1'], terminal.io)
  await vi.waitFor(() => expect(terminal.out()).toContain('Gargoyle is at http://127.0.0.1:'))
  expect(terminal.out()).toContain('Ctrl-C')
  const address = /http:\S+/.exec(terminal.out())?.[0] ?? ''
  expect((await fetch(`${address}/health`)).status).toBe(200)
  terminal.stop()
  expect(await ended).toBe(0)
  expect(terminal.err()).toBe('')
})

test('a port of the environment that is taken is refused with what to do', async () => {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const port = (server.address() as AddressInfo).port
  const terminal = fakeTerminal({}, { PORT: String(port), HOST: '127.0.0.1' })
  expect(await runCommandLine(['serve'], terminal.io)).toBe(1)
  expect(terminal.err()).toContain(`Port ${port} is in use by another program.`)
  expect(terminal.err()).toMatch(/PORT=\d+ npm start/)
})

test('a port of the environment that is none is refused', async () => {
  const terminal = fakeTerminal({}, { PORT: 'harbour' })
  expect(await runCommandLine(['serve'], terminal.io)).toBe(2)
  expect(terminal.err()).toContain("PORT is 'harbour'")
})
