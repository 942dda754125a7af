import type { Body } from '../space/body.ts'
import { inches } from '../units.ts'

/** What moves: the size of its volume and what it crosses without noticing. Editions differ in the numbers. */
export interface Mover {
  readonly radius: number
  readonly height: number
  /** Obstacles and drops up to this height are stepped over. bmg3/core/small-obstacle: one inch. */
  readonly step: number
  /** Gaps up to this width are stepped across. */
  readonly gap: number
  /** Obstacles up to this height can be vaulted (bmg1/core/difficult-obstacle); equal to `step` where an edition knows no vaulting. */
  readonly vault: number
}

/** A mover with third-edition habits: one inch up, down or across is nothing, and nothing is vaulted. */
export function mover(of: Pick<Body, 'radius' | 'height'>, habits: Partial<Mover> = {}): Mover {
  const step = habits.step ?? inches(1)
  return {
    radius: of.radius,
    height: of.height,
    step,
    gap: habits.gap ?? inches(1),
    vault: habits.vault ?? step,
  }
}

/** Movers of one key share all cached geometry of a board. */
export const moverKey = (m: Mover): string => `${m.radius}/${m.height}/${m.step}/${m.gap}/${m.vault}`
