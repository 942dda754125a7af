import type { Spot } from '../geometry/point.ts'
import type { Body } from '../space/body.ts'
import type { Board } from '../terrain/board.ts'
import { floorsAt, groundFor } from './ground.ts'
import type { Mover } from './mover.ts'
import { nearestFreePlace } from './placement.ts'

/** Where a falling model comes to rest, and how far it fell. */
export interface Fall {
  readonly landing: Spot
  readonly height: number
}

/**
 * Drops a model from a place in the air to the next floor below, as near to straight down as it fits.
 * When that floor has no room at all, it goes on to the one below. bmg3/core/fall, bmg1/core/falling
 */
export function fall(board: Board, mover: Mover, from: Spot, others: readonly Body[] = []): Fall | undefined {
  for (const z of floorsAt(groundFor(board, mover), from.x, from.y, from.z - 1)) {
    const landing = nearestFreePlace(board, mover, { x: from.x, y: from.y, z }, others)
    if (landing) return { landing, height: from.z - z }
  }
  return undefined
}
