import {
  type CounterRule,
  effectsOfRules,
  type RuleBook,
  titanDose,
  traitEffects,
} from '@gargoyle/bmg-counters'
import { combineRules } from '@gargoyle/engine'
import { labels } from './catalogue/labels.ts'
import { coupDeGrace } from './core/coup-de-grace.ts'
import { speedPhase } from './core/speed-force.ts'
import { speedEffects } from './core/speed-powers.ts'
import { speedTraits } from './core/speed-traits.ts'
import { speedWeaponRules } from './core/speed-weapons.ts'
import { suicideMission } from './core/suicide-mission.ts'
import { compendiumEffects } from './effects/index.ts'
import { compendiumTableRules } from './effects/table-rules.ts'
import { scenarios } from './scenarios/index.ts'
import { compendiumAttacks } from './special-attacks/index.ts'
import { reinforcements } from './strategies/in-force.ts'
import { compendiumStrategies, strategyEffects, strategyRules } from './strategies/index.ts'
import { addedEffects } from './traits/added.ts'
import { arrestByOrder } from './traits/commissioner.ts'
import { compendiumTraits } from './traits/index.ts'
import { compendiumWeapons } from './weapons/index.ts'
import { inCompendiumWords } from './words.ts'

const PREFIX = 'bmg2'

const traits = combineRules(speedTraits, compendiumTraits, labels)

const weaponRules = combineRules(compendiumWeapons, speedWeaponRules)

/** The whole rule book of the second edition. */
export const book: RuleBook = {
  prefix: PREFIX,
  traits: inCompendiumWords(traits),
  weaponRules: inCompendiumWords(weaponRules),
  effects: inCompendiumWords(
    combineRules<CounterRule>(
      compendiumEffects,
      traitEffects,
      // bmg2/trait/titan-dose
      { 'titan-dose': titanDose },
      // bmg2/core/equipment
      addedEffects,
      speedEffects,
      strategyEffects,
      effectsOfRules({ prefix: PREFIX }, 'trait', traits),
      effectsOfRules({ prefix: PREFIX }, 'weapon-rule', weaponRules),
      effectsOfRules({ prefix: PREFIX }, 'special-attack', compendiumAttacks),
    ),
  ),
  specialAttacks: inCompendiumWords(compendiumAttacks),
  everybody: { commissioner: arrestByOrder, 'coup-de-grace': coupDeGrace },
  tableRules: inCompendiumWords(
    combineRules<CounterRule<undefined>>(
      // Who comes on while plans are made may take its dose then.
      { reinforcements },
      compendiumTableRules,
      { 'speed-phase': speedPhase, 'suicide-mission': suicideMission },
      strategyRules,
    ),
  ),
  scenarios: inCompendiumWords(scenarios),
  strategies: inCompendiumWords(compendiumStrategies),
}
