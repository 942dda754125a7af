import type { Board, Mover } from '@gargoyle/table'
import type { CounterEdition } from './edition.ts'
import type { Setup } from './preparation/setup.ts'
import type { RuleBook } from './rules/rule-book.ts'
import type { CounterRuleIndex } from './rules/rules-in-force.ts'
import type { Profile, Rank, RuleUse, Weapon } from './vocabulary.ts'

/** What never changes about a model in a game: its card, the rank it was recruited as, its size. */
export type Card = {
  readonly profile: Profile
  readonly seat: string
  readonly recruitedAs: Rank
  /** Whether it leads its band. */
  readonly leads: boolean
  /** Whether it waits to take the place of another and is not in the band. bmg2/trait/batpod */
  readonly reserve?: true
  /** Its traits, those of its rank and its equipment included. */
  readonly traits: readonly RuleUse[]
  readonly traitIds: ReadonlySet<string>
  /** Its weapons, with magazines that were bought for them. */
  readonly weapons: readonly Weapon[]
  /** What was bought for one of several weapons: its player says which before the game. bmg2/core/equipment */
  readonly fittings?: readonly Fitting[]
  /** Its bare hands, as its traits make them. bmg1/core/unarmed */
  readonly unarmed: Weapon
  /** Doses it begins with. */
  readonly doses: number
  readonly radius: number
  readonly height: number
  readonly mover: Mover
  /** What players call it: its alias, withNumbers if the table has several. */
  readonly label: string
}

/** Equipment for a weapon of its bearer: a rule, or else a magazine, and the places of the weapons that it fits. */
export type Fitting = { readonly name: string; readonly rule?: RuleUse; readonly among: readonly number[] }

/** Everything about a game that no rule changes. Shared by all forks. */
export type Content = {
  readonly edition: CounterEdition
  readonly setup: Setup
  readonly board: Board
  readonly book: RuleBook
  /** By model. */
  readonly cards: readonly Card[]
  readonly ruleIndex: CounterRuleIndex
}
