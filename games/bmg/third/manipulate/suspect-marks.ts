import { memory } from '@gargoyle/engine'

// Apart from the rules that make use of them, because pages show them and load no rules.

/** A Frozen Suspect. bmg3/weapon/cryo-weapon */
export const frozenSuspect = memory<boolean>('suspect/frozen', false)

/** A suspect that hides evidence. bmg3/encounter/hidden-evidences */
export const hasEvidence = memory<boolean>('hidden-evidences/evidence', false)
