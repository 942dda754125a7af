import { type Result, refused } from '@gargoyle/engine'
import type { EventMark, MatchHost, MatchUpdate, ReplayHost, Snapshot, Subscription } from './protocol.ts'
import { connectRpc, type RpcClient, type RpcHandler, type RpcPort, serveRpc } from './rpc.ts'

/**
 * How each method of a host goes through a port: as a `request` whose reply is waited for, `sent` without one, or in a way
 * of its own. Every method is listed: the compiler misses one that is not.
 */
type Methods<Host> = Readonly<Record<keyof Host, 'request' | 'sent' | 'own'>>

const matchMethods = {
  start: 'request',
  resume: 'request',
  record: 'request',
  snapshot: 'request',
  watch: 'own',
  answer: 'request',
  undo: 'request',
  handOver: 'request',
  prepareFor: 'request',
  check: 'request',
  candidates: 'request',
  explore: 'request',
  toward: 'request',
  trace: 'request',
  aims: 'request',
  hint: 'request',
  odds: 'request',
  sight: 'request',
  setPace: 'sent',
  askWithoutChoice: 'sent',
  close: 'own',
} as const satisfies Methods<MatchHost>

const replayMethods = {
  open: 'request',
  snapshot: 'request',
  close: 'own',
} as const satisfies Methods<ReplayHost>

type AnyFunction = (...args: readonly unknown[]) => unknown

/** Handles requests by calling the methods of a host that are listed as requested or sent, and no others. */
const methodsOf =
  <Host extends object>(host: Host, methods: Methods<Host>): RpcHandler =>
  (method, args) => {
    const known = namesOf(methods).find((each) => each === method)
    if (known === undefined || methods[known] === 'own')
      throw new Error(`A host cannot be asked "${method}".`)
    return (host[known] as AnyFunction).apply(host, [...args])
  }

/** The names of the methods in a list; a list has no other members. */
const namesOf = <Name extends PropertyKey>(methods: Readonly<Record<Name, unknown>>): Name[] =>
  Object.keys(methods) as Name[]

/** The methods of a host that are listed as plain requests. */
type Requests<Host, Listed extends Methods<Host>> = Pick<
  Host,
  { [K in keyof Host]: Listed[K] extends 'request' ? K : never }[keyof Host]
>

/** A host's methods that are plain requests, sent through a port. */
const requestsOf = <Host, Listed extends Methods<Host>>(
  methods: Listed,
  request: RpcClient['request'],
): Requests<Host, Listed> =>
  // The list is of this host by its type: each of its requests is here under its name.
  Object.fromEntries(
    namesOf(methods)
      .filter((method) => methods[method] === 'request')
      .map((method) => [method, (...args: readonly unknown[]) => request(String(method), args)]),
  ) as Requests<Host, Listed>

/** What a match sends without a request: a change for one of the viewers that this connection watches as. */
export type MatchNotification = { readonly subscription: number; readonly update: MatchUpdate }

/** The arguments of `watch` as they are sent. The client numbers its subscriptions itself. */
type WatchArgs = readonly [subscription: number, viewer: Parameters<MatchHost['watch']>[0], since?: EventMark]

/** Serves a match to the other end of a port. What is watched there ends with `unwatch`. */
export function serveMatch(port: RpcPort, host: MatchHost): void {
  /** By number; undefined where a subscription is about to begin. */
  const subscriptions = new Map<number, Subscription | undefined>()
  const plain = methodsOf(host, matchMethods)
  const watch = async ([id, viewer, since]: WatchArgs): Promise<Result<Snapshot>> => {
    if (typeof id !== 'number') return refused('A subscription needs a number.')
    // Under a number in use the subscription there could never be ended.
    if (subscriptions.has(id))
      return refused(`There is a subscription ${id} already: end it, or take another number.`)
    subscriptions.set(id, undefined)
    const begun = await host
      .watch(viewer, (update) => notify({ subscription: id, update } satisfies MatchNotification), since)
      .catch((error: unknown) => {
        subscriptions.delete(id)
        throw error
      })
    if (!begun.ok) {
      subscriptions.delete(id)
      return begun
    }
    if (subscriptions.has(id)) subscriptions.set(id, begun.value)
    // It was ended before it had begun.
    else begun.value.stop()
    return { ok: true, value: begun.value.snapshot }
  }
  const unwatch = (id: number): void => {
    subscriptions.get(id)?.stop()
    subscriptions.delete(id)
  }
  const notify = serveRpc(port, (method, args) => {
    if (method === 'watch') return watch(args as WatchArgs)
    if (method === 'unwatch') return unwatch(Number(args[0]))
    return plain(method, args)
  })
}

/** Serves a replay to the other end of a port. */
export function serveReplay(port: RpcPort, host: ReplayHost): void {
  serveRpc(port, methodsOf(host, replayMethods))
}

/** A match at the other end of a port. `disconnect` ends that end. */
export function remoteMatch(port: RpcPort, disconnect: () => void): MatchHost {
  const listeners = new Map<number, (update: MatchUpdate) => void>()
  let subscriptions = 0
  const { request, close } = connectRpc(port, {
    onNotification(notification) {
      const { subscription, update } = notification as MatchNotification
      listeners.get(subscription)?.(update)
    },
  })
  /** For requests whose reply does not matter. */
  const send = (method: string, ...args: readonly unknown[]) =>
    void request(method, args).catch(() => undefined)
  return {
    ...requestsOf<MatchHost, typeof matchMethods>(matchMethods, request),
    async watch(viewer, onUpdate, since) {
      const id = ++subscriptions
      listeners.set(id, onUpdate)
      const args: WatchArgs = since === undefined ? [id, viewer] : [id, viewer, since]
      const begun = (await request('watch', args)) as Result<Snapshot>
      if (!begun.ok) {
        listeners.delete(id)
        return begun
      }
      const stop = () => {
        if (listeners.delete(id)) send('unwatch', id)
      }
      return { ok: true, value: { snapshot: begun.value, stop } }
    },
    setPace: (milliseconds) => send('setPace', milliseconds),
    askWithoutChoice: (asks) => send('askWithoutChoice', asks),
    close() {
      listeners.clear()
      close()
      disconnect()
    },
  }
}

/** A replay at the other end of a port. `disconnect` ends that end. */
export function remoteReplay(port: RpcPort, disconnect: () => void): ReplayHost {
  const { request, close } = connectRpc(port)
  return {
    ...requestsOf<ReplayHost, typeof replayMethods>(replayMethods, request),
    close() {
      close()
      disconnect()
    },
  }
}
