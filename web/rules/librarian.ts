import { startBackground } from '../worker/background.ts'
import { connectRpc, type RpcClient } from '../worker/rpc.ts'
import type { Contents, EntryRef, Found, Librarian, RuleEntry } from './library.ts'
import type { LibraryMethod } from './serve-libraries.ts'

const FAILED = 'The part of the page that looks things up could not be loaded. Load the page again.'

let client: RpcClient | undefined

/** The librarian of a game. One worker serves all pages as long as the tab is open. */
export function librarianFor(game: string): Librarian {
  const known = opened.get(game)
  if (known) return known
  const request = (method: LibraryMethod, ...args: readonly unknown[]): Promise<unknown> => {
    client ??= connectRpc(startBackground('library'), { failure: FAILED })
    return client.request(method, [game, ...args])
  }
  const contents = once(() => request('contents') as Promise<Contents>)
  const entries = new Map<string, Promise<RuleEntry | undefined>>()
  const librarian: Librarian = {
    contents,
    // Kept, so that going back and forth shows what was there at once.
    entry: (ref: EntryRef) => {
      const key = `${ref.kind}/${ref.id}`
      const asked = entries.get(key) ?? (request('entry', ref) as Promise<RuleEntry | undefined>)
      entries.set(key, asked)
      return asked
    },
    find: (query, kind, most) => request('find', query, kind, most) as Promise<Found>,
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
