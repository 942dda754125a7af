import { expect, test } from 'vitest'
import { didYouMean, pathOf, showBoardProblem } from './board-problems.ts'

test('paths read as people write them', () => {
  expect(pathOf('pieces', 3, 'footprint', 2)).toBe('pieces[3].footprint[2]')
  expect(pathOf()).toBe('')
})

test('a problem on one line leaves out what is not known', () => {
  expect(showBoardProblem({ path: '', reason: 'must be a list' })).toBe('must be a list')
  expect(showBoardProblem({ source: 'a.json', path: 'size[0]', reason: 'too small' })).toBe(
    'a.json: size[0]: too small',
  )
})

test('a hint is given for slips of the pen, not for other words', () => {
  const names = ['crate', 'container', 'chain-link']
  expect(didYouMean('Crat', names)).toBe(': did you mean "crate"?')
  expect(didYouMean('chainlink', names)).toBe(': did you mean "chain-link"?')
  expect(didYouMean('zeppelin', names)).toBe('')
  expect(didYouMean('c'.repeat(100_000), names)).toBe('')
})
