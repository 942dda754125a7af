import type { RuleId } from '@gargoyle/engine'
import type { ObjectiveCard } from '../cards/card.ts'
import type { Encounter } from '../preparation/encounter.ts'
import type { SpecialRule, SpecialRules } from './record.ts'

/** The kinds of special rules, each a shelf of the rule book and a part of their ids. */
export type RuleKind = 'trait' | 'weapon' | 'effect' | 'event' | 'encounter' | 'plot'

/** Everything that is enforced beyond the core rules. The core gets it with the content and names none of it. */
export type RuleBook = {
  readonly traits: SpecialRules
  readonly weaponRules: SpecialRules
  readonly effects: SpecialRules
  /** What is in force at every table: smoke, ice, piles of terror. */
  readonly standing: SpecialRules<undefined>
  readonly events: SpecialRules<undefined>
  readonly encounters: Readonly<Record<string, Encounter>>
  readonly plots: SpecialRules<undefined>
  readonly cards: Readonly<Record<string, ObjectiveCard>>
}

/** The ledger id of a special rule. */
export function ruleIdOf(kind: RuleKind, id: string, record: Pick<SpecialRule, 'rule'>): RuleId {
  return record.rule ?? `bmg3/${kind}/${id}`
}
