import type { Body } from '../space/body.ts'
import { inches } from '../units.ts'

/** What a model crosses without noticing, and what it can vault: numbers of a game, or of one model in it. */
export interface StepLimits {
  /** Obstacles and drops up to this height are stepped over. bmg3/core/small-obstacle: one inch. */
  readonly step: number
  /** Gaps up to this width are stepped across. */
  readonly gap: number
  /** Obstacles up to this height can be vaulted (bmg1/core/difficult-obstacle); equal to `step` where an edition knows no vaulting. */
  readonly vault: number
}

/** What moves: the size of its volume and its step limits. */
export interface Mover extends StepLimits {
  readonly radius: number
  readonly height: number
}

/** The limits of a game that says nothing else: one inch up, down or across is nothing, and nothing is vaulted. */
export const INCH_STEPS: StepLimits = { step: inches(1), gap: inches(1), vault: inches(1) }

/**
 * A mover of this size. What is left out is an inch; `vault` is as high as `step`.
 * bmg1/core/obstacle-classes measures against the model: `mover(size, { step: size.height / 2, vault: size.height })`.
 */
export function mover(of: Pick<Body, 'radius' | 'height'>, limits: Partial<StepLimits> = {}): Mover {
  const { step = INCH_STEPS.step, gap = INCH_STEPS.gap } = limits
  return { radius: of.radius, height: of.height, step, gap, vault: limits.vault ?? step }
}

/** Whether two movers meet a board alike: they share all its cached geometry. */
export const isSameMover = (a: Mover, b: Mover): boolean =>
  a.radius === b.radius &&
  a.height === b.height &&
  a.step === b.step &&
  a.gap === b.gap &&
  a.vault === b.vault
