import type { Activation } from '../state.ts'

/** What a rule notes on an activation that is over after the action in progress. */
export const ENDS_NOW = 'ends now'

/** What is noted on an activation in which a trait took the place of the basic move. bmg1/trait/batclaw */
export const MOVED_BY_TRAIT = 'moved by a trait'

/** What is noted on an activation whose move has led nowhere. bmg1/core/move-and-fire */
export const STAYED = 'stayed in place'

/** Whether the active model has made its move, by itself or by a trait. bmg1/core/activation-shape */
export const hasMoved = ({ moved, notes }: Activation): boolean => moved || notes.includes(MOVED_BY_TRAIT)

/** Whether that led it anywhere: who stays in place shoots as if it had made none. bmg1/core/move-and-fire, bmg1/weapon-rule/aim */
export const hasLeftItsPlace = ({ moved, notes }: Activation): boolean =>
  notes.includes(MOVED_BY_TRAIT) || (moved && !notes.includes(STAYED))

/** What is noted on a model that has crouched this round. bmg1/core/take-cover */
export const CROUCHED = 'crouched'

/** What is noted on an activation for each weapon that is fired in it, as `weaponKey` names it. bmg1/weapon-rule/aim */
const FIRED = 'fired '

export const firedNote = (key: string): string => `${FIRED}${key}`

/** The weapons that the active model has fired. */
export const weaponsFired = ({ notes }: Activation): readonly string[] =>
  notes.flatMap((note) => (note.startsWith(FIRED) ? [note.slice(FIRED.length)] : []))
