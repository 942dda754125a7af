import { routeOf } from './route.ts'

/** The few things of a service worker that this one uses: the page's own types know only windows. */
interface ServiceWorkerScope {
  readonly location: { readonly origin: string }
  addEventListener(type: 'install' | 'activate', listener: (event: LastingEvent) => void): void
  addEventListener(type: 'fetch', listener: (event: RequestEvent) => void): void
}
interface LastingEvent {
  waitUntil(work: Promise<unknown>): void
}
interface RequestEvent {
  readonly request: Request
  respondWith(answer: Promise<Response>): void
}

// Written by the build: every file of the page, and a name that changes with any of them.
declare const KEPT_FILES: readonly string[]
declare const KEPT_VERSION: string

const scope = self as unknown as ServiceWorkerScope
const PREFIX = 'gargoyle-page-'
const cacheName = `${PREFIX}${KEPT_VERSION}`
const kept = new Set(KEPT_FILES)

// A new version is fetched as a whole beside the old one, and activated when no tab uses the old one any more: an
// update never interrupts a game.
scope.addEventListener('install', (event) => {
  event.waitUntil(caches.open(cacheName).then((cache) => cache.addAll([...kept])))
})

scope.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => names.filter((name) => name.startsWith(PREFIX) && name !== cacheName))
      .then((old) => Promise.all(old.map((name) => caches.delete(name)))),
  )
})

scope.addEventListener('fetch', (event) => {
  const { request } = event
  const { method, url, mode } = request
  const route = routeOf({ method, url, opensPage: mode === 'navigate' }, scope.location.origin, kept)
  if (route.from === 'kept') event.respondWith(answerFrom(route.path, request))
})

async function answerFrom(path: string, request: Request): Promise<Response> {
  const cache = await caches.open(cacheName)
  return (await cache.match(path)) ?? fetch(request)
}
