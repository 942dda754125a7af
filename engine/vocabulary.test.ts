import { expect, test } from 'vitest'
import { crow } from './examples/index.ts'
import { startSession } from './start.ts'
import { seatNameProblem } from './vocabulary.ts'

test.each([
  ['', 'A seat needs a name.'],
  ['  ', 'A seat needs a name.'],
  ['spectator', 'those who only watch'],
  ['__proto__', '"__proto__" cannot be the name of a seat'],
  ['constructor', '"constructor" cannot be the name of a seat'],
  ['toString', '"toString" cannot be the name of a seat'],
])('a game with a seat named "%s" is refused with the reason, and changes no prototype', (name, reason) => {
  const started = startSession(crow, { setup: { seats: ['ada', name], goal: 5 }, seed: 'x' })
  expect(started.ok ? '' : started.reason.text).toContain(reason)
  expect(Object.keys(Object.prototype)).toEqual([])
})

test('other names will do', () => {
  expect(['a', 'Ann Marie', 'proto', '王'].map(seatNameProblem)).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ])
})
