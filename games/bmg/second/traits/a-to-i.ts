import type { CounterRules } from '@gargoyle/bmg-counters'
import { addedA, addedAEffects } from './a.ts'
import { addedB, addedBEffects } from './b.ts'
import { addedC, addedCEffects } from './c.ts'
import { changedAToIEffects } from './changed-a-to-i.ts'
import { addedD, addedDEffects } from './d.ts'
import { addedE, addedEEffects } from './e.ts'
import { addedF, addedFEffects } from './f.ts'
import { addedG } from './g.ts'
import { addedH, addedHEffects } from './h.ts'
import { addedI, addedIEffects } from './i.ts'
import { promotedEffect } from './promote.ts'
import { vehicleEffects, vehicleTraits } from './vehicles.ts'

/** Traits of the Compendium whose ids begin with A to I, by the file of their letter. */
export const aToI: CounterRules = {
  ...addedA,
  ...addedB,
  ...addedC,
  ...addedD,
  ...addedE,
  ...addedF,
  ...addedG,
  ...addedH,
  ...addedI,
  ...vehicleTraits,
}

/** What those traits put on models. */
export const aToIEffects: CounterRules = {
  ...addedAEffects,
  ...addedBEffects,
  ...addedCEffects,
  ...addedDEffects,
  ...addedEEffects,
  ...addedFEffects,
  ...addedHEffects,
  ...addedIEffects,
  ...changedAToIEffects,
  ...promotedEffect,
  ...vehicleEffects,
}
