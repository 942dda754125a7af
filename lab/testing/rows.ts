import type { Plan } from '../plan.ts'
import type { GameRow, SideRow } from '../row.ts'

/** A plan of two bots, or as many as are named. */
export function samplePlan(changes: Partial<Plan> = {}): Plan {
  return {
    format: 'gargoyle-lab',
    version: 2,
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
    table: {},
    marks: {},
    ...changes,
  }
}

/** A game that was played: who won, and what is worth saying about the two sides. */
export function sampleRow(
  game: number,
  winner: 0 | 1 | null,
  sides: readonly [Partial<SideRow>, Partial<SideRow>] = [{}, {}],
  changes: Partial<GameRow> = {},
): GameRow {
  return {
    game,
    seed: `s/${game}`,
    pairing: 0,
    tags: {},
    sides: [
      { side: 'a', contestant: 0, bot: 'x', tags: {}, ...sides[0] },
      { side: 'b', contestant: 1, bot: 'y', tags: {}, ...sides[1] },
    ],
    winners: winner === null ? [] : [winner],
    decisions: 10 * game,
    numbers: {},
    reason: 'dawn',
    hash: `hash ${game}`,
    ...changes,
  }
}
