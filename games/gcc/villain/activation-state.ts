import type { TileActivation } from '../state.ts'

/** No character is under way. */
export const NOBODY = -1

/** A tile is activated: all, some or none of its characters, one after the other. gcc/core/tile-activation */
export function beginActivation(tile: number): TileActivation {
  return { tile, done: [], current: NOBODY, part: 'first-move', action: undefined, line: 0, times: 0 }
}
