import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { OddsView } from './odds-view.tsx'

const words = (exact: boolean, isCertain = false) =>
  renderToStaticMarkup(<OddsView report={{ exact, isCertain, lines: [], assumptions: [] }} />)

test('odds of what cannot succeed say so, as surely as they are known', () => {
  expect(words(true)).toContain('Whatever the dice show, nothing comes of it')
  expect(words(false)).toContain('In no try did anything come of it.')
})

test('where no die falls and nothing is counted, nothing is said', () => {
  expect(words(true, true)).toBe('')
})
