import { type Result, refused } from '@gargoyle/engine'
import type { EventMark, MatchHost, MatchUpdate, ReplayHost, Snapshot, Subscription } from './protocol.ts'
import { connectRpc, type RpcHandler, type RpcPort, serveRpc } from './rpc.ts'

/** The functions of a host that are plain requests. */
type Requestable<Host> = {
  [K in keyof Host]: Host[K] extends (...args: never) => Promise<unknown> ? K : never
}[keyof Host]

const matchMethods = [
  'start',
  'resume',
  'record',
  'snapshot',
  'answer',
  'undo',
  'handOver',
  'prepareFor',
  'check',
  'candidates',
  'explore',
  'toward',
  'trace',
  'aims',
  'hint',
  'odds',
  'sight',
] as const satisfies readonly Requestable<MatchHost>[]

const replayMethods = ['open', 'snapshot'] as const satisfies readonly Requestable<ReplayHost>[]

type AnyFunction = (...args: readonly unknown[]) => unknown

/** Handles requests by calling the functions of a host that have these names, and no others. */
const methodsOf =
  <Host extends object>(host: Host, methods: readonly (keyof Host)[]): RpcHandler =>
  (method, args) => {
    const known = methods.find((each) => each === method)
    if (known === undefined) throw new Error(`A host cannot be asked "${method}".`)
    return (host[known] as AnyFunction).apply(host, [...args])
  }

/** What a match sends without a request: a change for one of the viewers that this connection watches as. */
export type MatchNotification = { readonly subscription: number; readonly update: MatchUpdate }

/** The arguments of `watch` as they are sent. The client numbers its subscriptions itself. */
type WatchArgs = readonly [subscription: number, viewer: Parameters<MatchHost['watch']>[0], since?: EventMark]

/** Serves a match to the other end of a port. What is watched there ends with `unwatch`. */
export function serveMatch(port: RpcPort, host: MatchHost): void {
  /** By number; undefined where a subscription is about to begin. */
  const subscriptions = new Map<number, Subscription | undefined>()
  const plain = methodsOf(host, [...matchMethods, 'setPace', 'askWithoutChoice'])
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
  const requests = Object.fromEntries(
    matchMethods.map((method) => [method, (...args: readonly unknown[]) => request(method, args)]),
  ) as Pick<MatchHost, Requestable<MatchHost>>
  /** For requests whose reply does not matter. */
  const send = (method: string, ...args: readonly unknown[]) =>
    void request(method, args).catch(() => undefined)
  return {
    ...requests,
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
  const requests = Object.fromEntries(
    replayMethods.map((method) => [method, (...args: readonly unknown[]) => request(method, args)]),
  ) as Pick<ReplayHost, Requestable<ReplayHost>>
  return {
    ...requests,
    close() {
      close()
      disconnect()
    },
  }
}
