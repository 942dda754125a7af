import { expect, test } from 'vitest'
import { buildApp } from './app.ts'

const html = { accept: 'text/html,application/xhtml+xml' }

test('health is for programs', async () => {
  const answer = await buildApp().inject('/health')
  expect(answer.json()).toEqual({ name: 'gargoyle', status: 'ok', version: '0.1.0' })
})

test('a wrong address gets a page for people and data for programs', async () => {
  const app = buildApp()
  const page = await app.inject({ url: '/batcave', headers: html })
  expect(page.statusCode).toBe(404)
  expect(page.body).toContain('No page of Gargoyle has the address &#47;batcave.'.replace('&#47;', '/'))
  expect(page.body).toContain('href="/"')
  const data = await app.inject('/batcave')
  expect(data.statusCode).toBe(404)
  expect(data.json()).toEqual({ error: 'No page of Gargoyle has the address /batcave.' })
})

test('an address cannot put markup into a page', async () => {
  const answer = await buildApp().inject({ url: '/<script>alert(1)</script>', headers: html })
  expect(answer.body).not.toContain('<script>')
})

test('an address that cannot be read is said to be so', async () => {
  const answer = await buildApp().inject({ url: '/%zz', headers: html })
  expect(answer.statusCode).toBe(400)
  expect(answer.body).toContain('This address cannot be read')
})

test('an error of ours is reported to us and not shown to visitors', async () => {
  const told: string[] = []
  const app = buildApp({ onError: ({ message }) => told.push(message) })
  app.get('/broken', () => {
    throw new Error('the secret reason')
  })
  const answer = await app.inject({ url: '/broken', headers: html })
  expect(answer.statusCode).toBe(500)
  expect(answer.body).toContain('Something broke on our side')
  expect(answer.body).not.toContain('secret reason')
  expect(told).toEqual(['the secret reason'])
})

test('a mistake of the visitor is explained', async () => {
  const app = buildApp()
  app.post('/answer', () => 'ok')
  const answer = await app.inject({
    method: 'POST',
    url: '/answer',
    headers: { 'content-type': 'application/json' },
    payload: '{ not json',
  })
  expect(answer.statusCode).toBe(400)
  expect(answer.json().error).toMatch(/JSON/)
})
