import { bmg3 } from '@gargoyle/bmg3'
import { must, randomFrom, startSession } from '@gargoyle/engine'
import { crow } from '@gargoyle/engine/examples'
import { expect, test } from 'vitest'
import { tutorOf } from './tutor.ts'

test('there is a tutor for a game whose worth somebody has told, and for no other', () => {
  expect(tutorOf(bmg3)?.words.game).toBe('bmg3')
  expect(tutorOf(crow)).toBeUndefined()
})

test('there are words for everything that the evaluator of the third edition takes note of', () => {
  const { evaluator, words } = tutorOf(bmg3)!
  const setup = { crews: [{ crew: 'gcpd-signal' }, { crew: 'joker-bad-dream' }], board: 'docks' }
  const matters = new Set<string>()
  for (const seed of ['one', 'two', 'three', 'four']) {
    const session = must(startSession(bmg3, { setup, seed, events: false }))
    const chance = randomFrom(seed)
    while (session.pending) {
      const { seat, decision } = session.pending.asked.find(({ settled }) => !settled)!
      evaluator.appraise(session.state, session.content, seat, (matter) => matters.add(matter))
      must(session.answer(seat, decision.candidates(chance, 1)[0]))
    }
  }
  expect(matters.size).toBeGreaterThan(5)
  expect([...matters].filter((matter) => words.speakers[matter] === undefined)).toEqual([])
})
