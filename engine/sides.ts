import type { GameDefinition } from './definition.ts'
import type { Asked, Pending } from './pending.ts'
import type { Json, Seat } from './vocabulary.ts'

/** The seats of a game by side: those of one side win and lose together. */
export type Sides = readonly (readonly Seat[])[]

/** The sides of a game that is set up like this. Without `sides` in its definition every seat is a side of its own. */
export function sidesOf<Setup extends Json>(
  definition: Pick<GameDefinition<Setup, unknown, unknown>, 'id' | 'seats' | 'sides'>,
  setup: Setup,
): Sides {
  const seats = definition.seats(setup)
  const sides = definition.sides?.(setup) ?? seats.map((seat) => [seat])
  const placed = sides.flat()
  const complete = placed.length === seats.length && seats.every((seat) => placed.includes(seat))
  if (!complete || sides.some((side) => side.length === 0)) {
    throw new Error(`The sides of ${definition.id} must hold each of its seats once: ${seats.join(', ')}.`)
  }
  return sides
}

/** All seats of the side that a seat is on, itself included. */
export function sideOf(sides: Sides, seat: Seat): readonly Seat[] {
  return sides.find((side) => side.includes(seat)) ?? [seat]
}

/** Whether two seats are on the same side. A seat is its own ally. */
export function areOnSameSide(sides: Sides, one: Seat, other: Seat): boolean {
  return one === other || sideOf(sides, one).includes(other)
}

/** Which seats people play, and who of them lets others go first. */
export type PeopleAtTable = {
  /** All other seats are played by bots. */
  readonly people: ReadonlySet<Seat>
  /** People who leave the question before them to the bots of their side. Forgotten with the next question. */
  readonly handedOver?: ReadonlySet<Seat>
}

/**
 * Who should answer the question now. In questions that seats may answer in any order, and in agreements, bots wait
 * for the people of their side who have not answered: otherwise they would always be faster. People never wait, and
 * no seat waits for the other side or in questions that are answered in secret.
 */
export function seatsToAnswer(pending: Pending, sides: Sides, table: PeopleAtTable): readonly Asked[] {
  const waiting = awaited(pending)
  if (pending.kind === 'one' || pending.kind === 'secret' || table.people.size === 0) return waiting
  return waiting.filter(({ seat }) => table.people.has(seat) || !isHeldBack(waiting, sides, seat, table))
}

/** The bots that wait for this person's answer: to them the person can hand over. */
export function botsWaitingFor(
  pending: Pending,
  sides: Sides,
  table: PeopleAtTable,
  person: Seat,
): readonly Seat[] {
  if (!table.people.has(person)) return []
  const ready = seatsToAnswer(pending, sides, table)
  if (!ready.some(({ seat }) => seat === person)) return []
  return awaited(pending)
    .filter((each) => !ready.includes(each) && areOnSameSide(sides, each.seat, person))
    .map(({ seat }) => seat)
}

/** Those whose answer is waited for: who has answered already may answer again, but need not. */
function awaited({ asked }: Pending): readonly Asked[] {
  return asked.length === 1 ? asked : asked.filter(({ settled }) => !settled)
}

function isHeldBack(
  waiting: readonly Asked[],
  sides: Sides,
  bot: Seat,
  { people, handedOver }: PeopleAtTable,
): boolean {
  return waiting.some(
    ({ seat }) => people.has(seat) && handedOver?.has(seat) !== true && areOnSameSide(sides, seat, bot),
  )
}
