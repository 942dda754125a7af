import type { Edition, RuleUse } from '@gargoyle/bmg-common'
import type { Board, Mover } from '@gargoyle/table'
import type { Setup } from './preparation/setup.ts'
import type { RuleBook } from './rules/rule-book.ts'
import type { Bmg3RuleIndex } from './rules/rules-in-force.ts'
import type { Profile, Rank, Weapon } from './vocabulary.ts'

/** What never changes about a model in a game: its card, the role it was recruited for, its size. */
export type Card = {
  readonly profile: Profile
  readonly seat: string
  /** The rank it was recruited as; during the game it counts as all of its ranks. bmg3/core/crew-ranks */
  readonly recruitedAs: Rank
  /** Its traits, those of its equipment included. */
  readonly traits: readonly RuleUse[]
  readonly traitIds: ReadonlySet<string>
  /** Not in the game at its start: another model may turn into it, or bring it in. */
  readonly aside?: true
  /** Whether it carries any piece of equipment. */
  readonly equipped: boolean
  /** Its bare hands, as its traits make them. bmg3/core/weapon-choice */
  readonly unarmed: Weapon
  readonly radius: number
  readonly height: number
  readonly mover: Mover
  /** What players call it: its alias, numbered if the table has several. */
  readonly label: string
}

/** Everything about a game that no rule changes. Shared by all forks. */
export type Content = {
  readonly edition: Edition
  readonly setup: Setup
  readonly board: Board
  readonly book: RuleBook
  /** By model. */
  readonly cards: readonly Card[]
  readonly ruleIndex: Bmg3RuleIndex
}
