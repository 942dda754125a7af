import type { Affiliation, Rank, RuleUse, Weapon } from '../vocabulary.ts'

/** The models a piece of equipment is for: a model that meets any of the terms. bmg2/core/equipment */
export type BearerTerms = readonly {
  readonly rank?: Rank
  readonly trait?: RuleUse
  /** A trait that it must not have. */
  readonly not?: string
  /** A name that it is called by. */
  readonly who?: string
  /** The leader of the band is left out. */
  readonly notLeading?: true
}[]

/** A piece of equipment on the list of a band. */
export type Equipment = {
  /** `joker/flare`: the same thing costs other bands another price. */
  readonly id: string
  readonly name: string
  /** Bands whose list it is on. */
  readonly affiliations: readonly Affiliation[]
  readonly funding: number
  readonly most: number
  /** The trait that its bearer gains. */
  readonly grants?: RuleUse
  /** Further traits that come with it. */
  readonly more?: readonly RuleUse[]
  /** A rule that a weapon of its bearer gains: one that shoots, or any; its player says which. bmg2/core/equipment */
  readonly weaponRule?: { readonly rule: RuleUse; readonly ranged: boolean }
  /** A weapon that its bearer carries beside its own. */
  readonly weapon?: Weapon
  /** The models it is for: Henchmen if left out. */
  readonly bearers?: BearerTerms
  /** A magazine for one weapon of its bearer. */
  readonly magazine?: true
  /** Its bearer must have this trait. */
  readonly needs?: RuleUse
}
