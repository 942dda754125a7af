import Fastify, { type FastifyInstance } from 'fastify'
import { builtPages, servePages } from './pages.ts'
import { sendError } from './send-error.ts'
import { version } from './version.ts'

/** What the server needs from outside. */
export interface AppOptions {
  /** Receives errors that are ours, so that they can be fixed. Nothing of them is shown to visitors. */
  readonly onError?: (error: Error) => void
  /** The folder of the built page; the one of this checkout if left out, none if empty. */
  readonly pages?: string
}

/** Responses other than the page load nothing from anywhere. */
const plainPolicy = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'"

/** The server without a socket: routes, pages, and errors for people. */
export function buildApp({ onError = () => {}, pages = builtPages() }: AppOptions = {}): FastifyInstance {
  const app = Fastify({
    frameworkErrors: (_error, request, reply) =>
      sendError(
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
    sendError(
      request,
      reply,
      404,
      'There is nothing here',
      `No page of Gargoyle has the address ${request.url}.`,
    ),
  )

  app.setErrorHandler<Error & { readonly statusCode?: number }>((error, request, reply) => {
    const status = error.statusCode ?? 500
    if (status < 500) return sendError(request, reply, status, 'That did not work', `${error.message}.`)
    onError(error)
    const text =
      'Something broke on our side. Try again; if it stays, the terminal that runs Gargoyle says more.'
    return sendError(request, reply, status, 'A stone came loose', text)
  })

  return app
}
