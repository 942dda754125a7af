import type { Librarian } from './library.ts'
import { librarianOf } from './library-host.ts'
import { librarySources } from './library-sources.ts'
import type { Answer, Request } from './worker-messages.ts'

// Catalogues are big and searching takes its time: both stay off the thread that draws the page.
const open = new Map<string, Promise<Librarian>>()

function librarianFor(game: string): Promise<Librarian> {
  const known = open.get(game)
  if (known) return known
  const load = librarySources[game]
  if (!load) return Promise.reject(new Error(`There are no rules of a game called "${game}".`))
  const opened = load().then(librarianOf)
  open.set(game, opened)
  return opened
}

async function answer({ game, call }: Request): Promise<unknown> {
  const librarian = await librarianFor(game)
  if (call.name === 'contents') {
    // Whoever sees the contents may search next: the index is made meanwhile.
    setTimeout(() => void librarian.find('', undefined, 0), 0)
    return librarian.contents()
  }
  if (call.name === 'entry') return librarian.entry(call.ref)
  return librarian.find(call.query, call.kind, call.most)
}

self.addEventListener('message', (event: MessageEvent<Request>) => {
  const { number } = event.data
  answer(event.data).then(
    (value) => self.postMessage({ number, ok: true, value } satisfies Answer),
    (error: unknown) =>
      self.postMessage({
        number,
        ok: false,
        message: error instanceof Error ? error.message : `${error}`,
      } satisfies Answer),
  )
})
