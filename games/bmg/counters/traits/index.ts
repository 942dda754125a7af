import { combineRules } from '@gargoyle/engine'
import type { CounterRules } from '../rules/special-rule.ts'
import { a } from './a.ts'
import { b } from './b.ts'
import { c, cEffects } from './c.ts'
import { d } from './d.ts'
import { e } from './e.ts'
import { f } from './f.ts'
import { g } from './g.ts'
import { h } from './h.ts'
import { i } from './i.ts'
import { j } from './j.ts'
import { k } from './k.ts'
import { l } from './l.ts'
import { m } from './m.ts'
import { n } from './n.ts'
import { o, oEffects } from './o.ts'
import { p, pEffects } from './p.ts'
import { r } from './r.ts'
import { s, sEffects } from './s.ts'
import { t, tEffects } from './t.ts'
import { u } from './u.ts'
import { v } from './v.ts'
import { w } from './w.ts'

/** The traits by the letter their ids begin with: a trait is in the file of its letter, and its test beside it. */
export const traitFiles: Readonly<Record<string, CounterRules>> = {
  a,
  b,
  c,
  d,
  e,
  f,
  g,
  h,
  i,
  j,
  k,
  l,
  m,
  n,
  o,
  p,
  r,
  s,
  t,
  u,
  v,
  w,
}

/** All traits that both counter editions share. */
export const traits: CounterRules = combineRules(...Object.values(traitFiles))

/** What those traits put on models under other names than their own. */
export const traitEffects: CounterRules = combineRules(cEffects, oEffects, pEffects, sEffects, tEffects)
