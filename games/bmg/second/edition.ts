import { counterEdition } from '@gargoyle/bmg-counters'
import { SPRAY_INCHES } from '@gargoyle/table'

const CM_PER_INCH = 2.5

/**
 * A length of the Compendium in the centimetres that the core measures rules in, so that a rule written here also
 * serves models that the first edition lets in.
 */
export const fromInches = (inches: number): number => inches * CM_PER_INCH

/** Rules that the core calls by another name than the ledger of this edition. */
export const renamedRules: Readonly<Record<string, string>> = {
  'core/blink': 'core/ping',
  'effect/knock-down-fallen': 'effect/knocked-down',
}

/** The second edition: inches, and a fixed length for each counter spent on distance. */
export const secondEdition = counterEdition({
  id: 'bmg2',
  unit: 'inch',
  nightSight: 12,
  lampLight: 4,
  // With the radius of its marker, as large as the explosion template. bmg2/effect/smoke
  smoke: 2.5 - 1500 / 2540,
  nearby: 18,
  move: { basic: 4, counter: 2 },
  fallSteps: [2, 4, 6],
  measure: (centimetres) => centimetres / CM_PER_INCH,
  explosionRadius: 2.5,
  spray: SPRAY_INCHES,
  renamedRules,
})
