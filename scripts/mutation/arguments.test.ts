import { expect, test } from 'vitest'
import { readMutateArguments } from './arguments.mjs'

test('a folder, tests that should notice, tests that are left out', () => {
  expect(readMutateArguments(['games/a', 'b', '--without', 'c', 'd', '--again'])).toEqual({
    what: 'games/a',
    wanted: ['b', 'd'],
    without: ['c'],
    again: true,
  })
})

test('without a folder, or with an option that is not there, nothing is changed', () => {
  expect(readMutateArguments([]).what).toBeUndefined()
  expect(readMutateArguments(['games/a', '--fast']).what).toBeUndefined()
})
