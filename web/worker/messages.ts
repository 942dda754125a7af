import type { MatchChange, MatchHost } from './protocol.ts'

/** One end of a line between page and worker: the part of a Worker or a MessagePort that is needed. */
export interface Line {
  postMessage(message: unknown): void
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void
}

/** What can be asked across the line: everything that a host answers later. */
type Asking = Exclude<keyof MatchHost, 'onChange' | 'setPace' | 'close'>

/** From the page. Without an id nobody waits for a reply. */
type Call = { readonly id?: number; readonly method: Asking | 'setPace'; readonly args: readonly unknown[] }

/** To the page: a reply, or news. */
type Reply =
  | { readonly id: number; readonly value: unknown }
  | { readonly id: number; readonly error: string }
  | { readonly change: MatchChange }

/** Lets a host be asked across a line. */
export function serveHost(line: Line, host: MatchHost): void {
  const post = (reply: Reply): void => line.postMessage(reply)
  host.onChange((change) => post({ change }))
  line.addEventListener('message', ({ data }) => {
    const { id, method, args } = data as Call
    const act = host[method] as (...given: readonly unknown[]) => unknown
    Promise.resolve()
      .then(() => act.apply(host, [...args]))
      .then(
        (value) => id !== undefined && post({ id, value }),
        (error: unknown) => id !== undefined && post({ id, error: sayError(error) }),
      )
  })
}

const sayError = (error: unknown): string => (error instanceof Error ? error.message : String(error))

interface Waiting {
  resolve(value: unknown): void
  reject(error: Error): void
}

/** A host at the other end of a line. `hangUp` ends the other end. */
export function hostAcross(line: Line, hangUp: () => void): MatchHost {
  const waiting = new Map<number, Waiting>()
  const listeners = new Set<(change: MatchChange) => void>()
  let calls = 0
  line.addEventListener('message', ({ data }) => {
    const reply = data as Reply
    if ('change' in reply) {
      for (const listener of listeners) listener(reply.change)
      return
    }
    const caller = waiting.get(reply.id)
    waiting.delete(reply.id)
    if ('error' in reply) caller?.reject(new Error(reply.error))
    else caller?.resolve(reply.value)
  })
  const post = (call: Call): void => line.postMessage(call)
  const ask =
    <K extends Asking>(method: K) =>
    (...args: Parameters<MatchHost[K]>) =>
      new Promise((resolve, reject) => {
        const id = ++calls
        waiting.set(id, { resolve, reject })
        post({ id, method, args })
      }) as ReturnType<MatchHost[K]>
  return {
    start: ask('start'),
    resume: ask('resume'),
    record: ask('record'),
    look: ask('look'),
    events: ask('events'),
    answer: ask('answer'),
    undo: ask('undo'),
    check: ask('check'),
    candidates: ask('candidates'),
    explore: ask('explore'),
    toward: ask('toward'),
    hint: ask('hint'),
    odds: ask('odds'),
    sight: ask('sight'),
    setPace: (milliseconds) => post({ method: 'setPace', args: [milliseconds] }),
    onChange(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    close() {
      listeners.clear()
      for (const { reject } of waiting.values()) reject(new Error('The match was closed.'))
      waiting.clear()
      hangUp()
    },
  }
}
