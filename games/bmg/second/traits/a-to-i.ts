import type { CounterRules } from '@gargoyle/bmg-counters'
import { a, aEffects } from './a.ts'
import { b, bEffects } from './b.ts'
import { c, cEffects } from './c.ts'
import { changedAToIEffects } from './changed-a-to-i.ts'
import { d, dEffects } from './d.ts'
import { e, eEffects } from './e.ts'
import { f, fEffects } from './f.ts'
import { g } from './g.ts'
import { h, hEffects } from './h.ts'
import { i, iEffects } from './i.ts'

/** Traits of the Compendium whose ids begin with A to I, by the file of their letter. */
export const aToI: CounterRules = { ...a, ...b, ...c, ...d, ...e, ...f, ...g, ...h, ...i }

/** What those traits put on models. */
export const aToIEffects: CounterRules = {
  ...aEffects,
  ...bEffects,
  ...cEffects,
  ...dEffects,
  ...eEffects,
  ...fEffects,
  ...hEffects,
  ...iEffects,
  ...changedAToIEffects,
}
