import type { Affiliation, Rank, RankOf } from '../vocabulary.ts'
import { affiliations, ranks } from './words.ts'

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
  /** With its affiliation where it is for that one only. */
  readonly ranks: readonly (Rank | RankOf)[]
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

/** A card in a file of this repository: the compiler knows the shape of the file, but not its words. */
export type BuiltInCard = Omit<ProfileData, 'ranks' | 'affiliations' | 'rivals'> & {
  readonly ranks: readonly (string | { readonly rank: string; readonly affiliation?: string })[]
  readonly affiliations: readonly string[]
  readonly rivals?: readonly string[]
}

/** A file of models of this repository. */
export type BuiltInPack = { readonly name: string; readonly models: readonly BuiltInCard[] }

const isRank = (text: string): text is Rank => ranks.some((rank) => rank === text)
const isAffiliation = (text: string): text is Affiliation => affiliations.some((each) => each === text)

/** Whether the ranks and affiliations on a card exist. */
export const isKnownCard = (card: BuiltInCard): card is ProfileData =>
  card.ranks.every((each) =>
    typeof each === 'string'
      ? isRank(each)
      : isRank(each.rank) && (each.affiliation === undefined || isAffiliation(each.affiliation)),
  ) &&
  card.affiliations.every(isAffiliation) &&
  (card.rivals ?? []).every(isAffiliation)
