/** One end of a line between page and worker: the part of a Worker or a MessagePort that is needed. */
export interface Line {
  postMessage(message: unknown): void
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void
  /** Fires where the other end is a worker that cannot run at all. */
  addEventListener(type: 'error', listener: () => void): void
}

type Call = { readonly id: number; readonly method: string; readonly args: readonly unknown[] }

type Reply =
  | { readonly id: number; readonly value: unknown }
  | { readonly id: number; readonly error: string }
  | { readonly news: unknown }

/** Whatever can be asked by name. */
export type Answering = (method: string, args: readonly unknown[]) => unknown

/** Answers what is asked across a line; gives a way to send news unasked. */
export function answerOn(line: Line, answer: Answering): (news: unknown) => void {
  const post = (reply: Reply): void => line.postMessage(reply)
  line.addEventListener('message', ({ data }) => {
    const { id, method, args } = data as Call
    Promise.resolve()
      .then(() => answer(method, args))
      .then(
        (value) => post({ id, value }),
        (error: unknown) => post({ id, error: error instanceof Error ? error.message : String(error) }),
      )
  })
  return (news) => post({ news })
}

/** The asking end of a line. */
export interface Asking {
  ask(method: string, args: readonly unknown[]): Promise<unknown>
  /** Nobody waits any longer: what was asked, and what is asked from now on, is never answered. */
  end(): void
}

const DEAD =
  'The game could not be run: this browser did not load or run its worker. Load the page again; if that does not help, use a newer browser.'

/** Asks across a line; `onNews` hears what comes unasked. */
export function askOn(line: Line, onNews: (news: unknown) => void = () => undefined): Asking {
  const waiting = new Map<number, { resolve(value: unknown): void; reject(error: Error): void }>()
  let calls = 0
  line.addEventListener('message', ({ data }) => {
    const reply = data as Reply
    if ('news' in reply) {
      onNews(reply.news)
      return
    }
    const caller = waiting.get(reply.id)
    waiting.delete(reply.id)
    if ('error' in reply) caller?.reject(new Error(reply.error))
    else caller?.resolve(reply.value)
  })
  let isOver = false
  let dead: Error | undefined
  line.addEventListener('error', () => {
    dead = new Error(DEAD)
    for (const { reject } of waiting.values()) reject(dead)
    waiting.clear()
  })
  return {
    ask: (method, args) =>
      new Promise((resolve, reject) => {
        if (dead !== undefined) reject(dead)
        if (isOver || dead !== undefined) return
        const id = ++calls
        waiting.set(id, { resolve, reject })
        line.postMessage({ id, method, args } satisfies Call)
      }),
    end() {
      isOver = true
      waiting.clear()
    },
  }
}
