import { combineRules } from '@gargoyle/engine'
import { cm, SPRAY_CM } from '@gargoyle/table'
import { counterEdition } from '../edition.ts'
import { titanDose } from '../effects/doses.ts'
import { effects } from '../effects/effects.ts'
import { tableRules } from '../effects/table-rules.ts'
import type { Scenario } from '../preparation/scenario.ts'
import { effectsOfRules } from '../rules/effects-of-rules.ts'
import type { RuleBook } from '../rules/rule-book.ts'
import { specialAttacks } from '../special-attacks/special-attacks.ts'
import { traitEffects, traits } from '../traits/index.ts'
import { compendiumRules } from '../weapons/compendium-rules.ts'
import { weaponRules } from '../weapons/weapon-rules.ts'

/** An edition in centimetres for tests of the core, with the numbers of the first. */
export const testEdition = counterEdition({
  id: 'bmg1',
  unit: 'cm',
  nightSight: 30,
  lampLight: 10,
  smoke: 4.5,
  nearby: 45,
  move: { basic: 10, counter: 'die' },
  fallSteps: [5, 10, 15],
  measure: (centimetres) => centimetres,
  explosionRadius: 6,
  spray: SPRAY_CM,
  renamedRules: {},
})

/** A scenario without anything of its own: two strips of 20 cm. */
const plain: Scenario = {
  name: 'Plain',
  text: 'A plain fight.',
  rounds: 6,
  leadCounters: 3,
  areas: (width, depth) => ({
    A: [{ minX: 0, minY: 0, maxX: width, maxY: cm(20) }],
    B: [{ minX: 0, minY: depth - cm(20), maxX: width, maxY: depth }],
  }),
  objectives: {},
  rules: [],
}

/** All special rules of the core. */
export const testBook: RuleBook = {
  prefix: 'bmg1',
  traits,
  weaponRules: combineRules(weaponRules, compendiumRules),
  effects: combineRules(
    effects,
    traitEffects,
    { 'titan-dose': titanDose },
    effectsOfRules({ prefix: 'bmg1' }, 'trait', traits),
  ),
  specialAttacks,
  tableRules,
  scenarios: { plain },
  strategies: {},
}
