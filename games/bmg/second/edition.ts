import { counterEdition } from '@gargoyle/bmg-counters'
import { SPRAY_INCHES } from '@gargoyle/table'
import { renamedRules } from './renamed-rules.ts'
import { compendiumWords } from './words.ts'

const CM_PER_INCH = 2.5

/**
 * A length of the Compendium in the centimetres that the core measures rules in, so that a rule written here also
 * serves models that the first edition lets in.
 */
export const fromInches = (inches: number): number => inches * CM_PER_INCH

/** The second edition: inches, and a fixed length for each counter spent on distance. bmg2/core/inches */
export const secondEdition = counterEdition({
  id: 'bmg2',
  unit: 'inch',
  // bmg2/core/line-of-sight
  nightSight: 12,
  // bmg2/core/lights, bmg2/core/lampposts
  lampLight: 4,
  // With the radius of its marker, as large as the explosion template. bmg2/effect/smoke
  smoke: 2.5 - 1500 / 2540,
  nearby: 18,
  // bmg2/core/movement
  move: { basic: 4, counter: 2 },
  // bmg2/core/falling-chart
  fallSteps: [2, 4, 6],
  measure: (centimetres) => centimetres / CM_PER_INCH,
  jumpRate: 2,
  dropRate: 1,
  closeRange: 'contact',
  // bmg2/effect/knocked-down
  lying: 'in close combat',
  // bmg2/core/sewers
  sewerLimit: 'one a round',
  // bmg2/effect/hypnotize
  commanded: 'of its commander',
  // bmg2/core/recount-order: points before what the round has brought is gone.
  recount: ['recovery', 'points', 'end of round'],
  // bmg2/objective/riddle
  riddleMarkers: 2,
  // bmg2/trait/lets-go: from the fourth model in a row on.
  hardestFollow: 6,
  // bmg2/objective/safe-boxes
  objectives: ['loot', 'riddle', 'ammo-crates', 'titan-container', 'safe-boxes'],
  explosionRadius: 2.5,
  spray: SPRAY_INCHES,
  words: compendiumWords,
  renamedRules,
})
