import type { Contents, EntryRef, Found, Librarian, RuleEntry } from './library.ts'
import type { Answer, Request } from './worker-messages.ts'

type Waiting = { readonly resolve: (value: unknown) => void; readonly reject: (error: Error) => void }

const FAILED = 'The part of the page that looks things up could not be loaded. Load the page again.'

/** A line to a worker: every question gets the answer with its number. */
function connect(worker: Worker) {
  const waiting = new Map<number, Waiting>()
  let last = 0
  worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
    const asked = waiting.get(data.number)
    waiting.delete(data.number)
    if (data.ok) asked?.resolve(data.value)
    else asked?.reject(new Error(data.message))
  })
  worker.addEventListener('error', () => {
    for (const asked of waiting.values()) asked.reject(new Error(FAILED))
    waiting.clear()
  })
  return (game: string, call: Request['call']): Promise<unknown> =>
    new Promise((resolve, reject) => {
      const number = ++last
      waiting.set(number, { resolve, reject })
      worker.postMessage({ number, game, call } satisfies Request)
    })
}

let line: ReturnType<typeof connect> | undefined

/** The librarian of a game. One worker serves all pages as long as the tab is open. */
export function librarianFor(game: string): Librarian {
  const known = opened.get(game)
  if (known) return known
  const ask = (call: Request['call']): Promise<unknown> => {
    line ??= connect(new Worker(new URL('./library.worker.ts', import.meta.url), { type: 'module' }))
    return line(game, call)
  }
  const contents = once(() => ask({ name: 'contents' }) as Promise<Contents>)
  const entries = new Map<string, Promise<RuleEntry | undefined>>()
  const librarian: Librarian = {
    contents,
    // Kept, so that going back and forth shows what was there at once.
    entry: (ref: EntryRef) => {
      const key = `${ref.kind}/${ref.id}`
      const asked = entries.get(key) ?? (ask({ name: 'entry', ref }) as Promise<RuleEntry | undefined>)
      entries.set(key, asked)
      return asked
    },
    find: (query, kind, most) => ask({ name: 'find', query, kind, most }) as Promise<Found>,
  }
  opened.set(game, librarian)
  return librarian
}

const opened = new Map<string, Librarian>()

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined
  return () => {
    made ??= make()
    return made
  }
}
