import type { Affiliation, Rank } from '../vocabulary.ts'

/** Who may carry a piece of equipment. All that is said must hold. */
export type Bearer = {
  readonly ranks?: readonly Rank[]
  /** The short form of a name or alias. */
  readonly called?: string
  /** A trait as data writes it; with an argument, the argument must be the same. */
  readonly trait?: string
  readonly withoutTrait?: string
  /** Some weapon of the bearer has this rule. */
  readonly weaponRule?: string
  /** It has a weapon that shoots (`ranged`), that takes magazines (`loaded`), or that is used in melee (`melee`). */
  readonly armed?: 'ranged' | 'loaded' | 'melee'
  /** Only the Boss. */
  readonly boss?: true
}

/** One line of an equipment list, as data writes it. */
export type EquipmentData = {
  readonly id: string
  readonly name: string
  readonly affiliation: Affiliation
  readonly funding: number
  readonly reputation: number
  readonly maxPerCrew: number
  readonly grants: readonly string[]
  readonly bearer?: Bearer
  /** A model of the crew must be called one of these. */
  readonly besides?: readonly string[]
  /** Broken Equipment does nothing to it. */
  readonly unbreakable?: true
  /** Only a model with this trait opens this part of the list. */
  readonly unlockedBy?: string
}
