import type { Rule, Seat } from '@gargoyle/engine'
import type { MomentPayloads } from '../rules/moments.ts'
import type { Play } from '../state.ts'
import type { Affiliation, Rank } from '../vocabulary.ts'

/** The four kinds of objectives. bmg3/objective-type */
export type ObjectiveType = 'protection' | 'menace' | 'violence' | 'control'

/** The phase in which a card may be played as an objective. */
export type CardPhase = 'lead' | 'plan' | 'execute' | 'recount'

/** When an objective is checked: at once, at the end of the round, or as its own text says. bmg3/core/objective-scoring */
export type ScoreTiming = 'instant' | 'end-of-round' | 'special'

/** Moments at which a resource may be played as an answer. */
export type ResourceMoment =
  | 'activation-start'
  | 'activation-end'
  | 'attack-declared'
  | 'harming'
  | 'suspect-revealed'
  | 'resource-played'

/** When a resource may be played: in one's own activation, in a phase, or in answer to something. */
export type ResourceTiming = 'activation' | Exclude<CardPhase, 'execute'> | ResourceMoment

/** A card in a player's hand. */
export type CardCase = { readonly game: Play; readonly seat: Seat; readonly card: string }

/** What a resource answers to, if it is an answer. */
export type ResourceCase<T extends ResourceTiming = ResourceTiming> = CardCase & {
  readonly moment: T extends ResourceMoment ? MomentPayloads[T] : undefined
}

/** The objective half of a card. */
export type Objective = {
  readonly text: string
  /** The round in which it was played is the current one, except for special timing. */
  readonly met: (it: CardCase & { readonly playedIn: number }) => boolean
  /** What happens besides the victory points. */
  readonly reward?: (it: CardCase) => Rule<void> | undefined
}

/** The resource half of a card. */
export type Resource<T extends ResourceTiming = ResourceTiming> = {
  readonly text: string
  readonly cost: number
  readonly timing: T
  /** Has the Burn keyword: models on fire are hurt when their player scores or plays it. bmg3/effect/fire */
  readonly burn?: true
  /** Why it would do nothing now. */
  readonly why?: (it: ResourceCase<T>) => string | undefined
  readonly perform: (it: ResourceCase<T>) => Rule<void> | undefined
}

/** An objective card. Names and texts are our own. */
export type ObjectiveCard = {
  readonly name: string
  /** Crews that may use it; empty means all. */
  readonly affiliations: readonly Affiliation[]
  /** How many copies a deck has, if it has any. */
  readonly copies: number
  readonly type: ObjectiveType
  readonly victoryPoints: number
  readonly play: CardPhase
  readonly score: ScoreTiming
  /** Extra cards: models by name or alias, and the rank they must have. */
  readonly forModels?: readonly string[]
  readonly forRanks?: readonly Rank[]
  /** Words that traits look for, such as Coin or Freed. Which cards have them is ours to say. */
  readonly keywords?: readonly CardKeyword[]
  readonly objective: Objective
  readonly resource: AnyResource
}

/** A word on a card that traits look for. */
export type CardKeyword = 'freed' | 'good-coin' | 'twisted-coin' | 'stays-in-hand'

/** A resource of whichever timing. */
export type AnyResource = { readonly [T in ResourceTiming]: Resource<T> }[ResourceTiming]
