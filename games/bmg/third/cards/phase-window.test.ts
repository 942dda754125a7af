import { must, randomFrom, randomPlayer, requestFor, type Session, startSession } from '@gargoyle/engine'
import { expect, test } from 'vitest'
import { bmg3 } from '../bmg3.ts'

const setup = { crews: [{ crew: 'gcpd-precinct' }, { crew: 'joker-bad-dream' }], board: 'docks' }

const cardsSeen = (session: Session, name: string): number =>
  session.events('spectator').filter((event) => event.name === name).length

test('who has played and drawn cards in a phase can imagine the rest of the game: bmg3/core/one-card-limits', () => {
  const session = must(startSession(bmg3, { setup, seed: 'cards of a phase' }))
  const random = randomFrom('cards of a phase')
  const player = randomPlayer()
  let questions = 0
  while (session.pending !== undefined) {
    const asked = session.pending.asked.find(({ settled }) => !settled)!
    const request = requestFor(session, asked, { random })
    if (asked.decision.name === 'play-card') {
      questions++
      expect(request.imagine(random).ok).toBe(true)
    }
    must(session.answer(asked.seat, player.answer(request)))
  }
  expect(questions).toBeGreaterThan(15)
  expect(cardsSeen(session, 'objective-played') + cardsSeen(session, 'resource-played')).toBeGreaterThan(3)
})
