import { expect, test } from 'vitest'
import type { Question } from '../question.ts'
import { type Handler, takeTurns } from './take-turns.ts'

test('two groups take turns, except handlers that ask no question, and the rest of the longer one comes last', () => {
  const done: string[] = []
  const asks = (name: string): Handler =>
    function* () {
      done.push(name)
      yield {} as Question
    }
  const silent =
    (name: string): Handler =>
    () => {
      done.push(name)
      return undefined
    }
  const idle = (name: string): Handler =>
    function* () {
      done.push(name)
      // Looks around and finds nothing to ask.
      yield* []
    }
  const turns = takeTurns(
    [asks('a1'), silent('a2'), asks('a3')],
    [idle('b1'), asks('b2'), asks('b3'), asks('b4')],
  )
  for (let step = turns.next(); !step.done; step = turns.next(null as never));
  expect(done.join(' ')).toBe('a1 b1 b2 a2 a3 b3 b4')
})
