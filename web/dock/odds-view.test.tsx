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

test('an estimate that is rough says how rough', () => {
  const rough = { exact: false, isCertain: false, error: 0.118, lines: [], assumptions: [] }
  expect(renderToStaticMarkup(<OddsView report={rough} />)).toContain(
    'a rough estimate, good to 12 in a hundred',
  )
  expect(words(false)).toContain('good to a few in a hundred')
})
