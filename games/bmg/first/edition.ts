import { counterEdition } from '@gargoyle/bmg-counters'
import { SPRAY_CM } from '@gargoyle/table'

/** Rules that the core calls by a shorter name than the first edition's ledger. */
export const renamedRules: Readonly<Record<string, string>> = {
  'effect/immobilized': 'effect/immobilized-pinned-down',
  'effect/knocked-down': 'effect/knock-down-fallen',
  'effect/pushed': 'effect/displaced-pushed',
  'effect/stunned': 'effect/shock-stunned',
}

/** The first edition: centimetres, and a die for each counter spent on distance. */
export const firstEdition = counterEdition({
  id: 'bmg1',
  unit: 'cm',
  // bmg1/core/line-of-sight, bmg1/core/unseen
  nightSight: 30,
  // bmg1/core/lampposts, bmg1/core/lights
  lampLight: 10,
  // bmg1/effect/smoke: as large as the explosion template, inUnits from the edge of its marker.
  smoke: 4.5,
  nearby: 45,
  // bmg1/core/move
  move: { basic: 10, counter: 'die' },
  // bmg1/core/spring-into-the-air
  fallSteps: [5, 10, 15],
  measure: (centimetres) => centimetres,
  // bmg1/template/explosion-template: 12 cm across.
  explosionRadius: 6,
  // bmg1/template/spray-template
  spray: SPRAY_CM,
  renamedRules,
})
