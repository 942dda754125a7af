import type { Activation } from '../state.ts'

/** What a rule notes on an activation that is over after the action in progress. */
export const ENDS_NOW = 'ends now'

/** What is noted on an activation in which a trait took the place of the basic move. bmg1/trait/batclaw */
export const MOVED_BY_TRAIT = 'moved by a trait'

/** Whether the active model has moved, by itself or by a trait. bmg1/core/move-and-fire, bmg1/core/activation-shape */
export const hasMoved = ({ moved, notes }: Activation): boolean => moved || notes.includes(MOVED_BY_TRAIT)

/** What is noted on a model that has crouched this round. bmg1/core/take-cover */
export const CROUCHED = 'crouched'
