import type { RuleUse } from '@gargoyle/bmg-common'
import type { Equipment } from '../catalogue/equipment.ts'
import type { Affiliation, Profile, Rank } from '../vocabulary.ts'

/** A model of a crew while it is being formed. */
export type Member = {
  /** Its place on the list. */
  readonly at: number
  readonly profile: Profile
  /** The rank it is recruited as. */
  readonly rank: Rank
  readonly equipment: readonly Equipment[]
  /** Those on its card and those its equipment grants. */
  readonly traits: readonly RuleUse[]
  /** Its icons; some traits change them with the rank. */
  readonly affiliations: readonly Affiliation[]
}

/** A crew while it is being formed. */
export type Crew = {
  readonly members: readonly Member[]
  readonly boss: Member | undefined
  readonly affiliation: Affiliation
  /** The limit. */
  readonly reputation: number
}

/** A trait at work while a crew is formed. */
export type RecruitingCase = {
  readonly crew: Crew
  readonly owner: Member
  /** What stands in brackets behind the trait. */
  readonly args: readonly string[]
}

/** What a trait does while a crew is formed. Every part may be left out. */
export type RecruitingEffect = {
  /** The owner may be in this crew although it does not share an affiliation with the Boss. */
  readonly joins?: (it: RecruitingCase) => boolean
  /** If it joins so, rivals do not keep it away either. */
  readonly despiteRivals?: true
  /** Models that its crew may take in although they do not share an affiliation with the Boss. */
  readonly admits?: {
    readonly who: (it: RecruitingCase & { readonly other: Member }) => boolean
    /** However many models of the crew have the trait; any number if left out. */
    readonly atMost?: number
    /** Those taken in count as having the Boss's affiliations instead of their own. */
    readonly adopts?: true
  }
  /** Why another model cannot be in the same crew. */
  readonly refuses?: (it: RecruitingCase & { readonly other: Member }) => string | undefined
  /** Why the owner cannot be in this crew as it is. */
  readonly needs?: (it: RecruitingCase) => string | undefined
  /** It comes into play in another way only: how. */
  readonly neverRecruited?: string
  readonly neverBoss?: true
  /** How many times the model may be in a crew, whatever its name. */
  readonly copies?: (args: readonly string[]) => number
  /** A rank that is not on its card, for which it may be recruited, and the icons it then has. */
  readonly poses?: {
    readonly as: Rank
    readonly when?: (it: RecruitingCase) => boolean
    readonly affiliations?: readonly Affiliation[]
  }
  /** More Free Agents than usual. */
  readonly freeAgents?: number
  /** Models that take no place of their rank, because the owner takes it for them. */
  readonly sharesPlace?: (it: RecruitingCase & { readonly other: Member }) => boolean
  /** Dollars for the crew. */
  readonly funding?: (it: RecruitingCase) => number
  /** What the owner costs in dollars instead of what its card says. */
  readonly fundingCost?: (it: RecruitingCase) => number | undefined
  /** The most pieces of equipment that the owner may carry. */
  readonly equipment?: number
  /** What a piece of equipment costs the crew in dollars instead of the price on the list. */
  readonly price?: (item: Equipment) => number | undefined
  /** Opens a part of the equipment list: for a Boss only, and for so many pieces. */
  readonly unlocks?: {
    readonly boss?: true
    readonly atMost?: number
    /** One piece of it comes on top of what a model may carry otherwise. */
    readonly additional?: true
    /** The owner itself may have none of it. */
    readonly othersOnly?: true
  }
  /** Cards that its crew cannot put into its deck, by the short form of their name. */
  readonly forbidsCards?: readonly string[]
  /** Whose cards the owner's crew may also take, as if that Leader were in it. */
  readonly cardsOf?: string
}

/** A trait that says something about forming a crew, or is a word that other rules look for. */
export type RecruitingTrait = {
  readonly name: string
  /** What it does, in our own words. */
  readonly text: string
  /** Does nothing by itself. */
  readonly keyword?: true
  /** It does something in the game, too; that part is written with the other traits. */
  readonly alsoInGame?: true
  readonly recruiting?: RecruitingEffect
}

/** Many of them by id. */
export type RecruitingTraits = Readonly<Record<string, RecruitingTrait>>
