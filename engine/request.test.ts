import { expect, test } from 'vitest'
import { heist } from './examples/index.ts'
import { randomFrom } from './random.ts'
import { requestFor } from './request.ts'
import { must } from './result.ts'
import { startSession } from './start.ts'
import { seat } from './vocabulary.ts'

test('a request shows what its seat sees, and games it could be in, but never the game itself', () => {
  const ada = seat('ada')
  const session = must(startSession(heist, { setup: { seats: ['ada', 'bo'] }, seed: 'clock' }))
  const asked = session.pending?.asked[0]
  if (asked === undefined) throw new Error('Somebody is asked first.')
  const request = requestFor(session, asked, { budget: { iterations: 3 } })
  expect(request.seat).toBe(ada)
  expect(request.decision).toBe(asked.decision)
  expect(request.view).toEqual(session.view(ada))
  expect(request.budget).toEqual({ iterations: 3 })
  const imagined = must(request.imagine(randomFrom('thoughts')))
  must(imagined.answer(ada, 'wait'))
  expect(session.answerCount).toBe(0)
  expect(Object.values(request)).not.toContain(session)
})
