import { expect, test } from 'vitest'
import { backgroundTask } from './background.ts'

test('the name of a worker says what it does and for what', () => {
  expect(backgroundTask('match 12ab')).toEqual({ role: 'match', subject: '12ab' })
  expect(backgroundTask('crew-advice bmg3')).toEqual({ role: 'crew-advice', subject: 'bmg3' })
  expect(backgroundTask('replay')).toEqual({ role: 'replay', subject: '' })
  expect(backgroundTask('')).toEqual({ role: '', subject: '' })
})
