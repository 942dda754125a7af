import { afterEach, expect, test } from 'vitest'
import { connectRpc, type Notify, type RpcHandler, type RpcMessage, type RpcPort, serveRpc } from './rpc.ts'

const ports: MessagePort[] = []

/** On a busy machine a message can take longer than the second that is usual. */
const PATIENT = { timeout: 10_000 }

afterEach(() => {
  for (const port of ports.splice(0)) port.close()
})

/** A client and a server with all that goes from the server to the client. */
function connected(handler: (notify: Notify) => RpcHandler) {
  const { port1, port2 } = new MessageChannel()
  ports.push(port1, port2)
  const messages: RpcMessage[] = []
  port1.addEventListener('message', ({ data }) => messages.push(data as RpcMessage))
  const heard: unknown[] = []
  const client = connectRpc(port1, { onNotification: (notification) => heard.push(notification) })
  let notify: Notify = () => undefined
  notify = serveRpc(
    port2,
    handler((each) => notify(each)),
  )
  port1.start()
  port2.start()
  return { client, notify, messages, heard }
}

test('what a request changes goes out with its reply, and is heard before the reply', async () => {
  const { client, messages, heard } = connected((notify) => async (_, [word]) => {
    notify(`${word} happened`)
    return word
  })
  const reply = client.request('say', ['one']).then((word) => ({ word, heard: heard.length }))
  expect(await reply).toEqual({ word: 'one', heard: 1 })
  expect(messages).toEqual([[{ notification: 'one happened' }, { id: 1, value: 'one' }]])
})

test('what happens later, or without a request, does not wait for a reply', async () => {
  let finish: ((reply: unknown) => void) | undefined
  const { client, notify, heard } = connected((tell) => () => {
    tell('begun')
    return new Promise((resolve) => {
      finish = resolve
    })
  })
  const reply = client.request('work', [])
  // The request has arrived, and its handler has run.
  await expect.poll(() => finish, PATIENT).toBeTypeOf('function')
  notify('half done')
  await expect.poll(() => heard, PATIENT).toEqual(['begun', 'half done'])
  finish?.('done')
  expect(await reply).toBe('done')
})

test('an error of the handler comes back as an error, at once or later', async () => {
  const { client } = connected(() => (method) => {
    if (method === 'now') throw new Error('No such thing.')
    return Promise.reject(new Error('It broke.'))
  })
  await expect(client.request('now', [])).rejects.toThrow('No such thing.')
  await expect(client.request('later', [])).rejects.toThrow('It broke.')
})

test('a worker that cannot run at all leaves no request waiting', async () => {
  let fail = (): void => undefined
  const port: RpcPort = {
    postMessage: () => undefined,
    addEventListener: (type: string, listener: (event: never) => void) => {
      if (type === 'error') fail = () => listener(undefined as never)
    },
  }
  const client = connectRpc(port)
  const requested = client.request('snapshot', [])
  fail()
  await expect(requested).rejects.toThrow('did not load or run its worker')
  await expect(client.request('snapshot', [])).rejects.toThrow('did not load or run its worker')
})
