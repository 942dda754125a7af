import { type CounterDefinition, counterEvent } from '@gargoyle/bmg-counters'
import type { Seat, SessionOf } from '@gargoyle/engine'
import type { Notes, SeatNotes } from '../notes.ts'

/** What mattered in a finished game of a counter edition. */
export function notesOf(session: SessionOf<CounterDefinition>): Notes {
  const { state, content } = session
  const { board } = content.setup
  // Who plans and activates first in the first round: later rounds are drawn anew.
  const [first] = session.events('spectator').flatMap((event) => counterEvent(event, 'lead')?.seat ?? [])
  const seats: Record<Seat, SeatNotes> = {}
  for (const band of Object.values(state.bands)) {
    seats[band.seat] = {
      ...(band.zone === undefined ? {} : { tags: { zone: band.zone } }),
      points: band.victoryPoints,
      lost: state.models.filter(
        ({ id, condition }) => content.cards[id]!.seat === band.seat && condition === 'casualty',
      ).length,
    }
  }
  return {
    tags: { scenario: state.scenario, board: typeof board === 'string' ? board : 'other' },
    rounds: state.round,
    ...(first === undefined ? {} : { first }),
    seats,
  }
}
