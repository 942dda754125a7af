import { type RpcPort, serveRpc } from '../worker/rpc.ts'
import type { Librarian } from './library.ts'
import { librarianOf } from './library-host.ts'
import { librarySources } from './library-sources.ts'

/** The functions of a librarian that are asked by name, each with the id of the game first. */
export type LibraryMethod = keyof Librarian

/** Looks things up in the rules of any game. Catalogues are big and searching takes its time: both stay off the page. */
export function serveLibraries(port: RpcPort): void {
  const open = new Map<string, Promise<Librarian>>()
  const librarianFor = (game: string): Promise<Librarian> => {
    const known = open.get(game)
    if (known) return known
    const load = librarySources[game]
    if (!load) return Promise.reject(new Error(`There are no rules of a game called "${game}".`))
    const opened = load().then(librarianOf)
    open.set(game, opened)
    return opened
  }
  serveRpc(port, async (method, [game, ...args]) => {
    const librarian = await librarianFor(String(game))
    switch (method as LibraryMethod) {
      case 'contents':
        // A search may follow the contents: the index is built meanwhile.
        setTimeout(() => void librarian.find('', undefined, 0), 0)
        return librarian.contents()
      case 'entry':
        return librarian.entry(...(args as Parameters<Librarian['entry']>))
      case 'find':
        return librarian.find(...(args as Parameters<Librarian['find']>))
      default:
        throw new Error(`A library cannot be asked "${method}".`)
    }
  })
}
