import type { CounterRules } from '@gargoyle/bmg-counters'
import { combineRules } from '@gargoyle/engine'
import { addedA, addedAEffects } from './a.ts'
import { addedB, addedBEffects } from './b.ts'
import { addedC } from './c.ts'
import { changedAToIEffects } from './changed-a-to-i.ts'
import { addedD } from './d.ts'
import { addedE } from './e.ts'
import { addedF } from './f.ts'
import { addedG } from './g.ts'
import { addedH } from './h.ts'
import { addedI } from './i.ts'
import { promotedEffect } from './promote.ts'
import { vehicleEffects, vehicleTraits } from './vehicles.ts'

/** Traits of the Compendium whose ids begin with A to I, by the file of their letter. */
export const aToI: CounterRules = combineRules(
  addedA,
  addedB,
  addedC,
  addedD,
  addedE,
  addedF,
  addedG,
  addedH,
  addedI,
  vehicleTraits,
)

/** What those traits put on models. */
export const aToIEffects: CounterRules = combineRules(
  addedAEffects,
  addedBEffects,
  changedAToIEffects,
  promotedEffect,
  vehicleEffects,
)
