import { combineRules } from '@gargoyle/engine'
import type { Bmg3Rules } from '../rules/special-rule.ts'
import { brokenEquipment } from './broken-equipment.ts'
import { cardItems } from './card-items.ts'
import { crewItemEffects, crewItems } from './crew-items.ts'
import { doses } from './doses.ts'
import { improvedWeapons } from './improved-weapons.ts'
import { inventions } from './inventions.ts'
import { usableItemEffects, usableItems } from './usable-items.ts'
import { wornGear } from './worn-gear.ts'

/** What only equipment does, as traits of its carrier. */
export const equipmentTraits: Bmg3Rules = combineRules(
  improvedWeapons,
  wornGear,
  doses,
  inventions,
  usableItems,
  crewItems,
  cardItems,
  brokenEquipment,
)

/** Effects of these pieces of equipment. */
export const equipmentEffects: Bmg3Rules = combineRules(usableItemEffects, crewItemEffects)
