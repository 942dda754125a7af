import {
  type CounterRule,
  type CounterRules,
  compendiumLeaders,
  compendiumRules,
  effects,
  effectsOfRules,
  type RuleBook,
  reinforcementsArrive,
  specialAttacks,
  tableRules,
  titanDose,
  traitEffects,
  traits,
  weaponRules,
} from '@gargoyle/bmg-counters'
import { combineRules } from '@gargoyle/engine'
import { renamedRules } from './edition.ts'
import { scenarios } from './scenarios/index.ts'
import { strategies } from './strategies/index.ts'

/** Effects under the ids that the ledger of this edition has. */
const named = (records: CounterRules): CounterRules =>
  Object.fromEntries(
    Object.entries(records).map(([id, record]): [string, CounterRule] => {
      const part = renamedRules[`effect/${id}`]
      return [id, part === undefined ? record : { ...record, rule: `bmg1/${part}` }]
    }),
  )

const PREFIX = 'bmg1'

const ownTraits = combineRules(traits, compendiumLeaders)

/** The whole rule book of the first edition. */
export const book: RuleBook = {
  prefix: PREFIX,
  traits: ownTraits,
  weaponRules: combineRules(weaponRules, compendiumRules),
  effects: combineRules(
    named(combineRules(effects, traitEffects, { 'titan-dose': titanDose })),
    effectsOfRules({ prefix: PREFIX }, 'trait', ownTraits),
  ),
  specialAttacks,
  // Who comes on while plans are made may take its dose then.
  tableRules: combineRules<CounterRule<undefined>>({ reinforcements: reinforcementsArrive }, tableRules),
  scenarios,
  strategies,
}
