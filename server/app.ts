import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { escapeHtml, htmlPage } from './page.ts'
import { startPage } from './start-page.ts'
import { version } from './version.ts'

/** What the server needs from outside. */
export interface AppOptions {
  /** Told about errors that are ours, so that somebody can mend them. Nothing of them is shown to visitors. */
  readonly onError?: (error: Error) => void
}

/** The server without a socket: routes, pages, and errors for people. */
export function buildApp({ onError = () => {} }: AppOptions = {}): FastifyInstance {
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
    reply.headers({
      'content-security-policy':
        "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'",
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    })
  })

  let page: string | undefined
  app.get('/', (_request, reply) => {
    page ??= startPage()
    return reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(page)
  })

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

/** Says what went wrong: a page for people, plain data for programs. */
function sorry(
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
  title: string,
  text: string,
): FastifyReply {
  reply.status(status)
  if (!request.headers.accept?.includes('text/html')) return reply.send({ error: text })
  const body = `<main>
<h1>${escapeHtml(title)}</h1>
<p class="lead">${escapeHtml(text)}</p>
<p><a href="/">Back to the start</a></p>
</main>`
  return reply.type('text/html; charset=utf-8').send(htmlPage({ title: `${title} · Gargoyle`, body }))
}
