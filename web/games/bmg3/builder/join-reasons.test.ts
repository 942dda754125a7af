import { expect, test } from 'vitest'
import { reasonsAgainst } from './join-reasons.ts'

const tooDear = {
  rule: 'bmg3/core/crew-reputation',
  text: 'The crew costs 382 Reputation; the limit is 350.',
}
const stranger = { rule: 'bmg3/core/boss', text: 'Thorgon does not share an affiliation with the Boss.' }
const unwritten = { rule: 'bmg3/content/unenforced', text: 'Thorgon cannot be played yet.' }

test('who it is comes before what it costs, and each is said once', () => {
  const reasons = [tooDear, stranger, unwritten]
  expect(
    reasonsAgainst([
      { id: 'thorgon', rank: 'leader', reasons },
      { id: 'thorgon', rank: 'sidekick', reasons },
    ]),
  ).toEqual([stranger.text, 'With it, the crew costs 382 Reputation; the limit is 350.'])
})

test('one way to join is enough', () => {
  expect(
    reasonsAgainst([
      { id: 'thorgon', rank: 'leader', reasons: [stranger] },
      { id: 'thorgon', rank: 'sidekick', reasons: [] },
    ]),
  ).toEqual([])
})
