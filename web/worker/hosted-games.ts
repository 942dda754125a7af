import { hostedBmg3 } from '../games/bmg3/hosted-bmg3.ts'
import type { HostedGame } from './hosted-game.ts'

/** Every game that can be hosted. A new game is added here and in `games/index.ts`. */
export const hostedGames: readonly HostedGame[] = [hostedBmg3]
