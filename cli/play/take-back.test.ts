import { must, type Seat, seat, startSession } from '@gargoyle/engine'
import { crow } from '@gargoyle/engine/examples'
import { expect, test } from 'vitest'
import { takeBack } from './take-back.ts'

const a = seat('a')
const b = seat('b')
const bots = new Set([b])

function played(...answers: readonly (readonly [Seat, string])[]) {
  const session = must(startSession(crow, { setup: { seats: ['a', 'b'] }, seed: 's' }))
  for (const [who, answer] of answers) must(session.answer(who, answer))
  return session
}

test('the last answer of a person is taken back', () => {
  expect(must(takeBack(played([a, 'fly home']), a, new Set())).hash()).toBe(played().hash())
})

test('what a bot answered since goes with it', () => {
  const session = played([a, 'fly home'], [b, 'fly home'], [a, 'fly home'], [b, 'fly home'])
  const before = must(takeBack(session, a, bots))
  expect(before.answers()).toHaveLength(2)
  expect(before.hash()).toBe(played([a, 'fly home'], [b, 'fly home']).hash())
  expect(session.answerCount).toBe(4)
})

test('not so once a die fell, whichever seat rolled it', () => {
  const text = expect.stringMatching(/[Dd]ice have fallen/)
  expect(takeBack(played([a, 'dig']), a, bots)).toMatchObject({ ok: false, reason: { text } })
  const bot = takeBack(played([a, 'fly home'], [b, 'dig']), a, bots)
  expect(bot).toMatchObject({ ok: false, reason: { text } })
})

test('another person at the same keyboard keeps what was answered', () => {
  const text = expect.stringContaining('only a can take it back')
  expect(takeBack(played([a, 'fly home']), b, new Set())).toMatchObject({ ok: false, reason: { text } })
})

test('there may be nothing to take back', () => {
  expect(takeBack(played(), a, bots)).toMatchObject({ ok: false })
  const first = takeBack(played([a, 'fly home']), b, new Set([a]))
  expect(first).toMatchObject({ ok: false, reason: { text: 'There is nothing to take back.' } })
})
