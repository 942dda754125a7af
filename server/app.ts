import Fastify, { type FastifyInstance } from 'fastify'
import { builtPages, servePages } from './pages.ts'
import { sorry } from './sorry.ts'
import { version } from './version.ts'

/** What the server needs from outside. */
export interface AppOptions {
  /** Told about errors that are ours, so that somebody can mend them. Nothing of them is shown to visitors. */
  readonly onError?: (error: Error) => void
  /** The folder of the built page; the one of this checkout if left out, none if empty. */
  readonly pages?: string
}

/** What is not the page itself asks nothing of anybody. */
const plainPolicy = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'"

/** The server without a socket: routes, pages, and errors for people. */
export function buildApp({ onError = () => {}, pages = builtPages() }: AppOptions = {}): FastifyInstance {
  const app = Fastify({
    frameworkErrors: (_error, request, reply) =>
      sorry(
        request,
        reply,
        400,
        'This address cannot be read',
        'Check it for stray percent signs, or start over.',
      ),
    // Ctrl-C must not wait for browsers that keep their connection open.
    forceCloseConnections: true,
  })

  app.addHook('onSend', async (_request, reply) => {
    reply.headers({ 'referrer-policy': 'no-referrer', 'x-content-type-options': 'nosniff' })
    if (!reply.hasHeader('content-security-policy')) reply.header('content-security-policy', plainPolicy)
  })

  servePages(app, pages)

  app.get('/health', () => ({ name: 'gargoyle', status: 'ok', version }))

  app.setNotFoundHandler((request, reply) =>
    sorry(
      request,
      reply,
      404,
      'There is nothing here',
      `No page of Gargoyle has the address ${request.url}.`,
    ),
  )

  app.setErrorHandler<Error & { readonly statusCode?: number }>((error, request, reply) => {
    const status = error.statusCode ?? 500
    if (status < 500) return sorry(request, reply, status, 'That did not work', `${error.message}.`)
    onError(error)
    const text =
      'Something broke on our side. Try again; if it stays, the terminal that runs Gargoyle says more.'
    return sorry(request, reply, status, 'A stone came loose', text)
  })

  return app
}
