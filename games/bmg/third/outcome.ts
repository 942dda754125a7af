import type { Seat } from '@gargoyle/engine'
import type { State } from './state.ts'

/** bmg3/core/victory: most victory points win; as many is a draw. */
export function outcomeOf(state: State) {
  const seats = Object.keys(state.crews) as Seat[]
  const victoryPoints: Record<string, number> = {}
  for (const seat of seats) victoryPoints[seat] = state.crews[seat]!.victoryPoints
  const best = Math.max(...Object.values(victoryPoints))
  const winners = seats.filter((seat) => victoryPoints[seat] === best)
  return {
    winner: winners.length === 1 ? winners[0]! : null,
    victoryPoints,
    rounds: state.round,
    reason: state.reasonOver ?? '',
  }
}
