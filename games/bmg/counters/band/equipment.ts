import type { Affiliation, RuleUse } from '../vocabulary.ts'

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
  /** A magazine for one weapon of its bearer. */
  readonly magazine?: true
  /** Its bearer must have this trait. */
  readonly needs?: RuleUse
}
