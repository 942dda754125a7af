import { ok } from '@gargoyle/engine'
import { crow } from '@gargoyle/engine/examples'
import type { GameKit } from '../game-kit.ts'
import { mostOf, negative } from './counts.ts'

/** Greedy Crow, the smallest game there is. */
export const crowKit: GameKit<typeof crow> = {
  definition: crow,
  title: 'Greedy Crow',
  description: 'Two crows dig for shiny things, a die at a time. Who digs on may lose what was found today.',
  players: { least: 2, most: 2 },
  options: [],
  setupFor: () => ok({ seats: ['a', 'b'], goal: 30 }),
  summarize: (nests) => mostOf(nests, 'shiny things', 'a nest is full'),
  breaches: ({ found, nest }) => negative({ 'what was dug up': found, ...nest }),
}
