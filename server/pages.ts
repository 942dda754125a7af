import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { sendError } from './send-error.ts'

/** The addresses of the page. All of them are answered with the same file; the page reads the address itself. */
const addresses = [
  '/',
  '/new',
  '/play/:id',
  '/build',
  '/rules',
  '/rules/:game/:kind/:id',
  '/replays',
  '/replays/:id',
  '/settings',
]

/** Our own scripts, styles, fonts, pictures and workers, and nothing from other origins. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "worker-src 'self'",
  "style-src 'self'",
  "font-src 'self'",
  "img-src 'self' data: blob:",
  "connect-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ')

/** Where the built page is: in the checkout that this file is part of, compiled or not. */
export function builtPages(from = dirname(fileURLToPath(import.meta.url))): string | undefined {
  const folder = join(from, 'web', 'dist')
  if (existsSync(join(folder, 'index.html'))) return folder
  const above = dirname(from)
  return above === from ? undefined : builtPages(above)
}

/** Serves the built page from a folder; without one, says what is missing. */
export function servePages(app: FastifyInstance, folder: string | undefined): void {
  if (folder === undefined || folder === '') {
    for (const address of addresses) {
      app.get(address, (request, reply) =>
        sendError(
          request,
          reply,
          503,
          'The page is not built yet',
          'Run `npm run build` once, then start again.',
        ),
      )
    }
    return
  }
  app.register(fastifyStatic, {
    root: folder,
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      // Names of assets change with their content, so they need to be requested only once.
      const isAsset = path.startsWith(join(folder, 'assets'))
      reply.header('cache-control', isAsset ? 'public, max-age=31536000, immutable' : 'no-cache')
      reply.header('content-security-policy', policy)
    },
  })
  for (const address of addresses) {
    app.get(address, (_request, reply): FastifyReply => reply.sendFile('index.html'))
  }
}
