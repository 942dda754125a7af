import { ok, type Result, refused, type Seat, type Session, startSession } from '@gargoyle/engine'

/**
 * Takes back the last answer of a seat, and with it what bots answered since. Refused if a die fell or hidden
 * information was revealed since, as everywhere. Returns the session to go on with, which may be another one.
 */
export function takeBack(session: Session, seat: Seat, bots: ReadonlySet<Seat>): Result<Session> {
  const answers = session.answers()
  const last = answers.at(-1)
  if (last === undefined || !bots.has(last.seat)) {
    const undone = session.undo(seat)
    return undone.ok ? ok(session) : undone
  }
  const mine = answers.findLastIndex((given) => !bots.has(given.seat))
  if (mine < 0) return refused('There is nothing to take back.')
  // The engine takes back one seat's answers only, so the game is played again up to the one to be taken back.
  const again = startSession(session.definition, { ...session.diceChoice, setup: session.setup })
  if (!again.ok) return again
  for (const given of answers.slice(0, mine)) again.value.answer(given.seat, given.answer)
  const since = again.value.fork()
  for (const given of answers.slice(mine)) {
    since.answer(given.seat, given.answer)
    if (!since.canUndo(given.seat)) {
      return refused(
        'Since your last answer dice have fallen or something secret came to light: there is no way back.',
      )
    }
  }
  return ok(again.value)
}
