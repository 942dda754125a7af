/** One end of a connection between page and worker: the part of a Worker or a MessagePort that is needed. */
export interface RpcPort {
  postMessage(message: unknown): void
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void
  /** Fires where the other end is a worker that cannot run at all. */
  addEventListener(type: 'error', listener: () => void): void
}

/** From the client: calls a method of the server. */
export type RpcRequest = { readonly id: number; readonly method: string; readonly args: readonly unknown[] }

/** From the server: the result of a request, or something that was not asked for. */
export type RpcPacket =
  | { readonly id: number; readonly value: unknown }
  | { readonly id: number; readonly error: string }
  | { readonly notification: unknown }

/** What the server sends at once. What a request changes goes out with its reply, as one message. */
export type RpcMessage = readonly RpcPacket[]

/** Handles requests by the name of their method. */
export type RpcHandler = (method: string, args: readonly unknown[]) => unknown

/** Sends something to the client that it did not ask for. */
export type Notify = (notification: unknown) => void

/** Handles the requests that come through a port; gives a way to send notifications. */
export function serveRpc(port: RpcPort, handler: RpcHandler): Notify {
  let waiting: RpcPacket[] = []
  let isHandling = false
  const send = (packet: RpcPacket): void => {
    const message: RpcMessage = [...waiting, packet]
    waiting = []
    port.postMessage(message)
  }
  /** Notifications that a request leads to on the spot wait for its reply. */
  const handle = (method: string, args: readonly unknown[]): unknown => {
    isHandling = true
    try {
      return handler(method, args)
    } finally {
      isHandling = false
    }
  }
  port.addEventListener('message', ({ data }) => {
    const request = requestIn(data)
    // Without a number there is nothing to reply to.
    if (request === undefined) return
    const { id, method, args } = request
    new Promise((resolve) => resolve(handle(method, args))).then(
      (value) => send({ id, value }),
      (error: unknown) => send({ id, error: error instanceof Error ? error.message : String(error) }),
    )
  })
  return (notification) => {
    if (isHandling) waiting.push({ notification })
    else send({ notification })
  }
}

/** A request, if a message is one: anything can be sent through a port. */
function requestIn(data: unknown): RpcRequest | undefined {
  if (typeof data !== 'object' || data === null) return undefined
  const { id, method, args = [] }: { id?: unknown; method?: unknown; args?: unknown } = data
  if (typeof id !== 'number' || typeof method !== 'string' || !Array.isArray(args)) return undefined
  return { id, method, args }
}

/** The requesting end of a connection. */
export interface RpcClient {
  request(method: string, args: readonly unknown[]): Promise<unknown>
  /** Ends it: what was requested, and what is requested from now on, is never answered. */
  close(): void
}

const DEAD =
  'The game could not be run: this browser did not load or run its worker. Load the page again; if that does not help, use a newer browser.'

/** Optional handlers of a client. */
export interface RpcClientOptions {
  /** Gets what comes without a request. */
  readonly onNotification?: Notify
  /** The message shown if the other end cannot run. */
  readonly failure?: string
}

/** Sends requests through a port. */
export function connectRpc(
  port: RpcPort,
  { onNotification = () => undefined, failure = DEAD }: RpcClientOptions = {},
): RpcClient {
  const waiting = new Map<number, { resolve(value: unknown): void; reject(error: Error): void }>()
  let requests = 0
  let isClosed = false
  let dead: Error | undefined
  const receive = (packet: RpcPacket): void => {
    if ('notification' in packet) {
      onNotification(packet.notification)
      return
    }
    const caller = waiting.get(packet.id)
    waiting.delete(packet.id)
    if ('error' in packet) caller?.reject(new Error(packet.error))
    else caller?.resolve(packet.value)
  }
  port.addEventListener('message', ({ data }) => {
    if (Array.isArray(data)) for (const packet of data as RpcMessage) if (!isClosed) receive(packet)
  })
  port.addEventListener('error', () => {
    dead = new Error(failure)
    for (const { reject } of waiting.values()) reject(dead)
    waiting.clear()
  })
  return {
    request: (method, args) =>
      new Promise((resolve, reject) => {
        if (dead !== undefined) reject(dead)
        if (isClosed || dead !== undefined) return
        const id = ++requests
        waiting.set(id, { resolve, reject })
        port.postMessage({ id, method, args } satisfies RpcRequest)
      }),
    close() {
      isClosed = true
      waiting.clear()
    },
  }
}
