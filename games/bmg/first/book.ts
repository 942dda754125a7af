import {
  type CounterRule,
  type CounterRules,
  compendiumLeaders,
  compendiumRules,
  effects,
  type RuleBook,
  reinforcementsArrive,
  specialAttacks,
  tableRules,
  titanDose,
  traitEffects,
  traits,
  weaponRules,
} from '@gargoyle/bmg-counters'
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

/** The whole rule book of the first edition. */
export const book: RuleBook = {
  prefix: 'bmg1',
  traits: { ...traits, ...compendiumLeaders },
  weaponRules: { ...weaponRules, ...compendiumRules },
  effects: named({ ...effects, ...traitEffects, 'titan-dose': titanDose }),
  specialAttacks,
  // Who comes on while plans are made may take its dose then.
  tableRules: { reinforcements: reinforcementsArrive, ...tableRules },
  scenarios,
  strategies,
}
