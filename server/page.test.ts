import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { escapeHtml, htmlPage } from './page.ts'

test('text is made safe for markup and attributes', () => {
  expect(escapeHtml(`<a href="x" title='y'>&</a>`)).not.toMatch(/[<>"']/)
})

test('it is of the colours of all other pages', () => {
  const tokens = readFileSync(new URL('../web/app/tokens.css', import.meta.url), 'utf8')
  const page = htmlPage({ title: 'Night', body: '' }).replaceAll('%23', '#')
  const colours = new Set(page.match(/#[0-9a-f]{6}\b/g))
  expect(colours.size).toBeGreaterThan(4)
  for (const colour of colours) expect(tokens).toContain(colour)
})

test('a page has its title made safe, and the notice', () => {
  const page = htmlPage({ title: 'A < B', body: '<p>hello</p>' })
  expect(page).toContain('<title>A &#60; B</title>')
  expect(page).toContain('<p>hello</p>')
  expect(page).toContain('unofficial fan project')
})
