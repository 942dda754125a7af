import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { buildApp } from './app.ts'
import { builtPages } from './pages.ts'

const html = { accept: 'text/html,application/xhtml+xml' }

/** A checkout with a page that was built. */
function checkout(): { readonly top: string; readonly pages: string } {
  const top = mkdtempSync(join(tmpdir(), 'gargoyle-pages-'))
  onTestFinished(() => rmSync(top, { recursive: true, force: true }))
  const pages = join(top, 'web', 'dist')
  mkdirSync(join(pages, 'assets'), { recursive: true })
  mkdirSync(join(top, 'server', 'dist'), { recursive: true })
  writeFileSync(join(pages, 'index.html'), '<!doctype html><title>Gargoyle</title>')
  writeFileSync(join(pages, 'assets', 'main-abc.js'), 'console.log("night")')
  writeFileSync(join(pages, 'assets', 'main-abc.js.gz'), 'compressed')
  writeFileSync(join(pages, 'assets', 'main-abc.js.br'), 'compressed well')
  return { top, pages }
}

test.each([
  '/',
  '/new',
  '/play/1a2b3c4d',
  '/build?crew=abc',
  '/rules',
  '/rules/bmg3/trait/reach',
  '/replays/1',
  '/settings',
])('the page answers at %s, fresh every time, and runs nothing but our own', async (url) => {
  const answer = await buildApp({ pages: checkout().pages }).inject({ url, headers: html })
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
  expect(answer.headers['cache-control']).toBe('no-cache')
  expect(answer.body).toContain('<title>Gargoyle</title>')
  const policy = String(answer.headers['content-security-policy'])
  expect(policy).toContain("script-src 'self'")
  // Without it browsers neither load the manifest nor offer to install the page, and say so in the console.
  expect(policy).toContain("manifest-src 'self'")
  expect(policy).not.toContain('unsafe')
  expect(answer.headers['x-content-type-options']).toBe('nosniff')
})

test('assets are kept for good, and sent small to those who can unpack them', async () => {
  const app = buildApp({ pages: checkout().pages })
  const plain = await app.inject({ url: '/assets/main-abc.js', headers: { 'accept-encoding': 'identity' } })
  expect(plain.body).toBe('console.log("night")')
  expect(plain.headers['content-type']).toMatch(/javascript/)
  expect(plain.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  const small = await app.inject({ url: '/assets/main-abc.js', headers: { 'accept-encoding': 'gzip' } })
  expect(small.headers['content-encoding']).toBe('gzip')
  const browser = { 'accept-encoding': 'gzip, deflate, br, zstd' }
  const smallest = await app.inject({ url: '/assets/main-abc.js', headers: browser })
  expect(smallest.headers['content-encoding']).toBe('br')
  expect(small.headers['cache-control']).toBe('public, max-age=31536000, immutable')
})

test.each(['/batcave', '/assets/gone.js', '/rules/bmg3', '/../package.json'])(
  'there is still nothing at %s',
  async (url) => {
    const answer = await buildApp({ pages: checkout().pages }).inject({ url, headers: html })
    expect(answer.statusCode).toBe(404)
    expect(answer.body).toContain('There is nothing here')
  },
)

test('without a built page, visitors read how to build it', async () => {
  const { top } = checkout()
  const app = buildApp({ pages: '' })
  expect((await app.inject('/health')).statusCode).toBe(200)
  const answer = await app.inject({ url: '/', headers: html })
  expect(answer.statusCode).toBe(503)
  expect(answer.body).toContain('npm run build')
  expect(builtPages(join(top, 'server'))).toBe(join(top, 'web', 'dist'))
  expect(builtPages(join(top, 'server', 'dist'))).toBe(join(top, 'web', 'dist'))
  expect(builtPages(tmpdir())).toBeUndefined()
})
