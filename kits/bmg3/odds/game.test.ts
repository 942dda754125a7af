import { bmg3, readyMadeCrews } from '@gargoyle/bmg3'
import { odds } from '@gargoyle/bots'
import {
  type AnswerRequest,
  must,
  playSync,
  type Random,
  randomFrom,
  randomPlayer,
  type Session,
  startSession,
} from '@gargoyle/engine'
import { expect, test } from 'vitest'
import { bmg3OddsReader } from './reader.ts'

/** What there is to attack with in a decision. */
const attacksIn = ({ decision }: AnswerRequest): readonly string[] =>
  decision.name !== 'action'
    ? []
    : (decision.options ?? [])
        .filter(({ id, why }) => why === undefined && /^(?:melee|ranged):/.test(id))
        .map(({ id }) => id)

/** Stops a game as soon as the test has seen enough of it. */
class Enough extends Error {}

/** Plays a game of random players and shows every request in which a model could attack. */
function watchGame(seed: string, look: (request: AnswerRequest, session: Session) => boolean): void {
  const names = Object.keys(readyMadeCrews)
  const setup = {
    crews: [{ crew: names[0]! }, { crew: names[3]! }],
    board: 'crime-alley',
    encounter: 'showdown',
  }
  const session = must(startSession(bmg3, { setup, seed }))
  const player = randomPlayer()
  const watching = {
    answer(request: AnswerRequest) {
      if (attacksIn(request).length > 0 && look(request, session)) throw new Enough()
      return player.answer(request)
    },
  }
  try {
    playSync(session, { a: watching, b: watching })
  } catch (error) {
    if (!(error instanceof Enough)) throw error
  }
}

test('in the middle of a game a player gets the odds of its attacks from what it sees, and nothing changes', () => {
  let seen = 0
  for (const seed of ['one', 'two', 'three']) {
    let inThisGame = 0
    watchGame(seed, (request, session) => {
      const before = session.hash()
      const answer = attacksIn(request)[0]!
      const found = must(odds(request, answer, { reader: bmg3OddsReader, maxRuns: 300, runs: 40 }))
      const sum = found.outcomes.reduce((all, { probability }) => all + probability, 0)
      expect(sum).toBeCloseTo(1, 9)
      expect(session.hash()).toBe(before)
      // In a game with other cards in hidden places, the seat is told the same.
      const elsewhere = must(session.imagine(request.seat, randomFrom(`elsewhere ${seen}`)))
      const { seat, view, decision, random } = request
      const imagine = (chance: Random) => elsewhere.imagine(seat, chance)
      const there = odds({ seat, view, decision, random, imagine }, answer, {
        reader: bmg3OddsReader,
        maxRuns: 300,
        runs: 40,
      })
      expect(must(there)).toEqual(found)
      seen++
      return ++inThisGame === 4
    })
  }
  expect(seen).toBeGreaterThanOrEqual(8)
})
