import { expect, test } from 'vitest'
import { closeNames, unknownName } from './suggest.ts'

const known = ['crow', 'heist', 'race']

test.each([
  ['crwo', 'crow'],
  ['CROW', 'crow'],
  ['hiest', 'heist'],
  ['hei', 'heist'],
  ['rack', 'race'],
])('%s is close to %s', (typed, meant) => {
  expect(closeNames(typed, known)[0]).toBe(meant)
})

test('nothing is close to what is far from everything', () => {
  expect(closeNames('backgammon', known)).toEqual([])
  expect(unknownName('game', 'backgammon', known)).toBe(
    "there is no game 'backgammon'. Known: crow, heist, race.",
  )
})

test('the sentence for a slip names what was meant and all there is', () => {
  expect(unknownName('game', 'hesit', known)).toBe(
    "there is no game 'hesit'. Did you mean heist? Known: crow, heist, race.",
  )
})
