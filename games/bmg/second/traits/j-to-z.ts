import type { CounterRules } from '@gargoyle/bmg-counters'
import { combineRules } from '@gargoyle/engine'
import { changedJToZEffects } from './changed-j-to-z-effects.ts'
import { compendiumJ } from './j.ts'
import { compendiumK } from './k.ts'
import { compendiumL } from './l.ts'
import { compendiumM } from './m.ts'
import { compendiumN } from './n.ts'
import { compendiumO } from './o.ts'
import { compendiumPAToL } from './p-a-to-l.ts'
import { compendiumPOToZ } from './p-o-to-z.ts'
import { compendiumQ } from './q.ts'
import { compendiumR } from './r.ts'
import { compendiumSAToM } from './s-a-to-m.ts'
import { compendiumSNToZ } from './s-n-to-z.ts'
import { compendiumTAToG } from './t-a-to-g.ts'
import { compendiumTH } from './t-h.ts'
import { compendiumTIToZ } from './t-i-to-z.ts'
import { compendiumUVW, compendiumUVWEffects } from './u-v-w.ts'

/** Traits of the Compendium whose ids begin with J to Z, by the file of their letter. */
export const jToZ: CounterRules = combineRules(
  compendiumJ,
  compendiumK,
  compendiumL,
  compendiumM,
  compendiumN,
  compendiumO,
  compendiumPAToL,
  compendiumPOToZ,
  compendiumQ,
  compendiumR,
  compendiumSAToM,
  compendiumSNToZ,
  compendiumTAToG,
  compendiumTH,
  compendiumTIToZ,
  compendiumUVW,
)

/** What those traits put on models. */
export const jToZEffects: CounterRules = combineRules(changedJToZEffects, compendiumUVWEffects)
