import { expect, test } from 'vitest'
import { INDEX, type PageRequest, routeOf } from './route.ts'

const origin = 'https://gargoyle.example'
const kept = new Set([INDEX, '/gargoyle.svg', '/assets/index-a1.js'])
const route = (path: string, more: Partial<PageRequest> = {}) =>
  routeOf({ method: 'GET', url: new URL(path, origin).href, opensPage: false, ...more }, origin, kept)

test('what is kept is answered from there, whatever is asked of it', () => {
  expect(route('/assets/index-a1.js')).toEqual({ from: 'kept', path: '/assets/index-a1.js' })
  expect(route('/gargoyle.svg?again')).toEqual({ from: 'kept', path: '/gargoyle.svg' })
})

test('every address of the page is the page', () => {
  expect(route('/play/abc', { opensPage: true })).toEqual({ from: 'kept', path: INDEX })
  expect(route('/', { opensPage: true })).toEqual({ from: 'kept', path: INDEX })
})

test.each([
  ['a file that is not kept', '/assets/index-b2.js', {}],
  ['a part of the page that only looks like an address', '/play/abc', {}],
  ['another site', 'https://elsewhere.example/gargoyle.svg', {}],
  ['something sent', '/gargoyle.svg', { method: 'POST' }],
])('%s is left to the network', (_, path, more) => {
  expect(route(path, more)).toEqual({ from: 'network' })
})
