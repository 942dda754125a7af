import type { Affiliation, RankOf } from '../vocabulary.ts'

/** A weapon as the list writes it: one I for each injury and one S for each stun. */
export type WeaponData = {
  readonly id: string
  readonly name: string
  readonly damage: string
  /** Of a spray: lethal, serious, mild. */
  readonly bands?: readonly string[]
  readonly rof?: number
  readonly ammo?: number
  /** Rules under the ids of the second edition's ledger, such as `crt(freeze)`. */
  readonly rules?: readonly string[]
}

/** A character card as the lists write it. What is usual may be left out. */
export type ProfileData = {
  readonly id: string
  readonly alias: string
  readonly name: string
  readonly minion?: boolean
  readonly ranks: readonly RankOf[]
  readonly affiliations: readonly Affiliation[]
  readonly rivals?: readonly Affiliation[]
  readonly reputation: number
  readonly funding?: number
  readonly skills: {
    readonly willpower: number
    readonly strength: number
    readonly movement: number
    readonly attack: number
    readonly defense: number
    readonly endurance: number
    readonly special?: number
  }
  /** Traits under the ids of the second edition's ledger, such as `scheming(2)`. */
  readonly traits: readonly string[]
  /** Ids of weapons. */
  readonly weapons?: readonly string[]
}
