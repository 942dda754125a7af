import type { Affiliation } from '../vocabulary.ts'

/** How a crew is written down here: the Boss first, `id as rank + equipment`. A rank left out is Henchman. */
export type CrewDraft = {
  readonly name: string
  readonly about: string
  readonly affiliation: Affiliation
  readonly models: readonly string[]
  readonly deck: readonly string[]
}
