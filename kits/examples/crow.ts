import { ok } from '@gargoyle/engine'
import { crow } from '@gargoyle/engine/examples'
import type { GameKit } from '../game-kit.ts'
import { type Counts, mostOf, negative } from './counts.ts'

/** Greedy Crow, the smallest game there is. */
export const crowKit: GameKit = {
  definition: crow,
  title: 'Greedy Crow',
  description: 'Two crows dig for shiny things, a die at a time. Who digs on may lose what was found today.',
  players: { least: 2, most: 2 },
  options: [],
  setupFor: () => ok({ seats: ['a', 'b'], goal: 30 }),
  summarize: (nests: Counts) => mostOf(nests, 'shiny things', 'a nest is full'),
  breaches: (state) => {
    const { found, nest } = state as { readonly found: number; readonly nest: Counts }
    return negative({ 'what was dug up': found, ...nest })
  },
}
