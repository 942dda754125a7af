import { expect, test } from 'vitest'
import { escapeHtml, htmlPage } from './page.ts'

test('text is made safe for markup and attributes', () => {
  expect(escapeHtml(`<a href="x" title='y'>&</a>`)).not.toMatch(/[<>"']/)
})

test('a page has its title made safe, and the notice', () => {
  const page = htmlPage({ title: 'A < B', body: '<p>hello</p>' })
  expect(page).toContain('<title>A &#60; B</title>')
  expect(page).toContain('<p>hello</p>')
  expect(page).toContain('unofficial fan project')
})
