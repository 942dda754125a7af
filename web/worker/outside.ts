import {
  isJson,
  isRecord,
  ok,
  type Result,
  readExplored,
  refused,
  type Seat,
  type Session,
  shortened,
  type Viewer,
} from '@gargoyle/engine'
import type { EventMark, MatchOrder, SeatPlan, SeatPlans, SightEnd } from './protocol.ts'

/*
 * What comes from outside: a host is asked by messages, and a message may hold anything. Each of these reads an argument
 * or says in a sentence what is wrong with it.
 */

/** A name from outside as it is repeated in a sentence. */
const spoken = (given: unknown): string => (typeof given === 'string' ? `"${shortened(given)}"` : 'like that')

/** The seat of a game. */
export function readSeat({ seats }: Session, given: unknown): Result<Seat> {
  const seat = seats.find((each) => each === given)
  return seat === undefined ? refused(`There is no seat ${spoken(given)} in this game.`) : ok(seat)
}

/** A seat of a game, or those who only watch. */
export const readViewer = (session: Session, given: unknown): Result<Viewer> =>
  given === 'spectator' ? ok(given) : readSeat(session, given)

/** The question that an answer is for. Without it, an answer to a question that is over could be taken for another. */
export const readQuestion = (given: unknown): Result<number> =>
  typeof given === 'number'
    ? ok(given)
    : refused('Say which question this is for: an answer needs the number of its question.')

/** How far a viewer has followed a match; what makes no sense is no mark, and the viewer gets everything. */
export const readEventMark = (given: unknown): EventMark | undefined =>
  isRecord(given) && Number.isSafeInteger(given.branch) && Number.isSafeInteger(given.event)
    ? { branch: Number(given.branch), event: Number(given.event) }
    : undefined

/** One end of a look across the table. */
export function readSightEnd(given: unknown): Result<SightEnd> {
  if (isRecord(given) && typeof given.id === 'string') return ok({ id: given.id })
  const spot = isRecord(given) ? readExplored(given.spot) : refused('There is no place in it.')
  return spot.ok
    ? ok({ spot: spot.value })
    : refused('Look from and to something with an id, or a spot with x, y and z.')
}

/** Who answers for each seat. */
export function readSeatPlans(given: unknown): Result<SeatPlans> {
  if (!isRecord(given)) return refused('Say who plays: a person or a bot for each seat.', { path: 'seats' })
  const plans: [string, SeatPlan][] = []
  for (const [seat, plan] of Object.entries(given)) {
    const read = seatPlanIn(plan)
    if (read === undefined)
      return refused(`${spoken(seat)} is to be played by a person, or by a bot with a name.`, {
        path: 'seats',
      })
    plans.push([seat, read])
  }
  return ok(Object.fromEntries(plans))
}

function seatPlanIn(given: unknown): SeatPlan | undefined {
  if (!isRecord(given)) return undefined
  const { kind, name, player } = given
  if (kind === 'bot' && typeof name === 'string') return { kind, name }
  if (kind !== 'person') return undefined
  return typeof player === 'string' ? { kind, player } : { kind }
}

/** A game to be played. What it is set up from is for the game to check. */
export function readOrder(given: unknown): Result<MatchOrder> {
  if (!isRecord(given)) return refused('Say which game is to be played, and by whom.')
  const { game, setup, seed, seats, prepared, guided } = given
  if (typeof game !== 'string') return refused('Say which game is to be played.', { path: 'game' })
  if (typeof seed !== 'string') return refused('The seed of the dice is a text.', { path: 'seed' })
  if (!isJson(setup)) return refused('What a game is set up from is plain data.', { path: 'setup' })
  if (prepared !== undefined && prepared !== 'table' && prepared !== 'round')
    return refused('The computer prepares the table, or everything up to the first round.', {
      path: 'prepared',
    })
  const plans = readSeatPlans(seats)
  if (!plans.ok) return plans
  const order = { game, setup, seed, seats: plans.value }
  return ok({
    ...order,
    ...(prepared === undefined ? {} : { prepared }),
    ...(guided === true ? { guided } : {}),
  })
}

/** Several seats of a game. */
export function readSeats(session: Session, given: unknown): Result<readonly Seat[]> {
  if (!Array.isArray(given)) return refused('Name the seats in a list.')
  const seats: Seat[] = []
  for (const each of given) {
    const seat = readSeat(session, each)
    if (!seat.ok) return seat
    seats.push(seat.value)
  }
  return ok(seats)
}
