import type { Plan } from '../plan.ts'
import type { GameRow, SeatRow } from '../row.ts'

/** A plan of two bots, or as many as are named. */
export function samplePlan(changes: Partial<Plan> = {}): Plan {
  return {
    format: 'gargoyle-lab',
    version: 1,
    kind: 'run',
    game: 'crow',
    rulesVersion: 1,
    seed: 's',
    games: 4,
    contestants: [
      { name: 'x', bot: 'x' },
      { name: 'y', bot: 'y' },
    ],
    pairings: [[0, 1]],
    crews: [],
    boards: [],
    marks: {},
    ...changes,
  }
}

/** A game that was played: who won, and what is worth saying about the two seats. */
export function sampleRow(
  game: number,
  winner: 0 | 1 | null,
  seats: readonly [Partial<SeatRow>, Partial<SeatRow>] = [{}, {}],
  changes: Partial<GameRow> = {},
): GameRow {
  return {
    game,
    seed: `s/${game}`,
    pairing: 0,
    seats: [
      { seat: 'a', contestant: 0, bot: 'x', ...seats[0] },
      { seat: 'b', contestant: 1, bot: 'y', ...seats[1] },
    ],
    winner,
    decisions: 10 * game,
    numbers: {},
    reason: 'dawn',
    hash: `hash ${game}`,
    ...changes,
  }
}
