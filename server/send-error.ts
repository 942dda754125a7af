import type { FastifyReply, FastifyRequest } from 'fastify'
import { escapeHtml, htmlPage } from './page.ts'

/** Responds with what went wrong: a page for people, plain data for programs. */
export function sendError(
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
