import type { Piece } from '../terrain/piece.ts'
import type { Obstacle } from './ground.ts'
import type { Part } from './part.ts'

/** What can be wrong with a leg. */
export type LegProblem =
  | 'off-board'
  | 'blocked'
  | 'unsupported'
  | 'not-climbable'
  | 'too-far-to-climb'
  | 'no-headroom'
  | 'wrong-level'

/** A leg that works with its parts, or what is wrong with it. */
export type LegSurvey =
  | { readonly ok: true; readonly parts: readonly Part[] }
  | { readonly ok: false; readonly problem: LegProblem; readonly piece?: Piece }

/** Something in the way for this move only: other models, where they may not be moved through. */
export type Extra = readonly Obstacle[]

export const NO_EXTRA: Extra = []

// Searches look over thousands of legs and throw most away: what carries no detail is made once.
export const OFF_BOARD: LegSurvey = { ok: false, problem: 'off-board' }
export const UNSUPPORTED: LegSurvey = { ok: false, problem: 'unsupported' }
export const NO_HEADROOM: LegSurvey = { ok: false, problem: 'no-headroom' }
export const WRONG_LEVEL: LegSurvey = { ok: false, problem: 'wrong-level' }

export const blockedBy = (o: Obstacle): LegSurvey => ({ ok: false, problem: 'blocked', piece: o.piece })
