import type { MatchOrder } from '../worker/protocol.ts'

/** The same game with the sides swapped: only for two seats that different players play. */
export function swappedSeats(order: MatchOrder): MatchOrder | undefined {
  const seats = Object.entries(order.seats)
  const [first, second] = seats
  if (first === undefined || second === undefined || seats.length !== 2) return undefined
  if (first[1].kind === second[1].kind) return undefined
  return { ...order, seats: { [first[0]]: second[1], [second[0]]: first[1] } }
}
