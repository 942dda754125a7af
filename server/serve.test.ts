import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { type ServeOptions, type Serving, serve } from './serve.ts'

const local = { host: '127.0.0.1', exact: false }

async function started(options: ServeOptions): Promise<Serving> {
  const served = await serve(options)
  if (!served.ok) throw new Error(served.reason)
  onTestFinished(served.serving.close)
  return served.serving
}

/** Another program on a port of its own. */
async function stranger(): Promise<number> {
  const server: Server = createServer((_request, response) => response.end('hello'))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  return (server.address() as AddressInfo).port
}

test('serves over a real socket and stops on request', async () => {
  const serving = await started({ ...local, port: 0 })
  expect(serving.address).toBe(`http://127.0.0.1:${serving.port}`)
  const answer = await fetch(`${serving.address}/health`)
  expect(await answer.json()).toMatchObject({ name: 'gargoyle' })
  await serving.close()
  await expect(fetch(`${serving.address}/health`)).rejects.toThrow()
})

test('stops at once even when a browser keeps its connection', async () => {
  const serving = await started({ ...local, port: 0 })
  await (await fetch(serving.address, { headers: { connection: 'keep-alive' } })).text()
  const begun = performance.now()
  await serving.close()
  expect(performance.now() - begun).toBeLessThan(2000)
})

test('takes the next free port when the usual one is taken', async () => {
  const port = await stranger()
  const serving = await started({ ...local, port })
  expect(serving.port).toBeGreaterThan(port)
  expect(serving.taken[0]).toBe(port)
})

test('a port that was asked for and is taken is refused with what to do', async () => {
  const port = await stranger()
  const served = await serve({ ...local, port, exact: true })
  expect(served).toEqual({
    ok: false,
    reason: expect.stringContaining(`Port ${port} is in use by another program.`),
  })
  expect(served).toMatchObject({ reason: expect.stringMatching(/PORT=\d+ npm start/) })
})

test('another Gargoyle on the port is recognised', async () => {
  const { port } = await started({ ...local, port: 0 })
  const served = await serve({ ...local, port, exact: true })
  expect(served).toMatchObject({ ok: false, reason: expect.stringContaining('Gargoyle already runs') })
})

test('an address that this machine does not have is refused with what to do', async () => {
  const served = await serve({ host: '203.0.113.7', port: 0, exact: true })
  expect(served).toEqual({
    ok: false,
    reason: 'This machine has no address 203.0.113.7. Leave the host out to serve for this machine only.',
  })
})
