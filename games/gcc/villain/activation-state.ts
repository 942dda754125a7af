import type { Rule } from '@gargoyle/engine'
import { trigger } from '../rules/special.ts'
import type { Mini, Play, TileActivation } from '../state.ts'

/** No character is under way. */
export const NO_CHARACTER = -1

/** A tile is activated: all, some or none of its characters, one after the other. gcc/core/tile-activation */
export function beginActivation(tile: number): TileActivation {
  return { tile, done: [], current: NO_CHARACTER, part: 'first-move', action: undefined, line: 0, times: 0 }
}

/** A character begins its activation: it stands up, its first movement is still to come, and rules of that moment act. */
export function* beginCharacter(game: Play, mini: Mini): Rule<void> {
  mini.moved = false
  standUp(mini)
  yield* trigger(game, 'activation-started', { mini })
}

/** gcc/skill/immobilization: it stands up, which costs the bonus of its first movement. */
export function standUp(mini: Mini): void {
  mini.standingUp = mini.lying
  mini.lying = false
}
