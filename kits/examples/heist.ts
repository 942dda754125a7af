import { ok } from '@gargoyle/engine'
import { heist } from '@gargoyle/engine/examples'
import type { GameKit } from '../game-kit.ts'
import { mostOf, negative } from './counts.ts'

/** The Clock Tower Job, a game with secrets. */
export const heistKit: GameKit<typeof heist> = {
  definition: heist,
  title: 'The Clock Tower Job',
  description:
    'Thieves with hidden hands bid for vaults in secret, and must agree how to share what they got.',
  players: { least: 2, most: 2 },
  options: [],
  setupFor: () => ok({ seats: ['a', 'b'], vaults: 3 }),
  summarize: (loot) => mostOf(loot, 'loot', 'all vaults are cracked'),
  breaches: ({ loot }) => negative(loot),
}
