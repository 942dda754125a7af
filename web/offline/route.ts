/** How the service worker answers a request: from what it keeps, with the page itself, or not at all. */
export type OfflineRoute = { readonly from: 'kept'; readonly path: string } | { readonly from: 'network' }

/** What a request is, as far as that matters. */
export interface PageRequest {
  readonly method: string
  readonly url: string
  /** Whether a page is opened, and not a part of one fetched. */
  readonly opensPage: boolean
}

/** The page that all addresses lead to. */
export const INDEX = '/index.html'

/** Where a request is answered from. Files have their hash in their name, so what is kept is never out of date. */
export function routeOf(
  { method, url, opensPage }: PageRequest,
  origin: string,
  kept: ReadonlySet<string>,
): OfflineRoute {
  const { origin: from, pathname } = new URL(url)
  if (method !== 'GET' || from !== origin) return { from: 'network' }
  if (kept.has(pathname)) return { from: 'kept', path: pathname }
  return opensPage && kept.has(INDEX) ? { from: 'kept', path: INDEX } : { from: 'network' }
}
