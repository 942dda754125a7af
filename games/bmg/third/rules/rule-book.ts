import type { RuleId } from '@gargoyle/engine'
import type { ObjectiveCard } from '../cards/card.ts'
import type { Encounter } from '../preparation/encounter.ts'
import type { Bmg3Rule, Bmg3Rules } from './special-rule.ts'

/** The kinds of special rules, each a section of the rule book and a part of their ids. */
export type RuleKind = 'trait' | 'weapon' | 'effect' | 'event' | 'encounter' | 'plot'

/** Everything that is enforced beyond the core rules. The core gets it with the content and names none of it. */
export type RuleBook = {
  readonly traits: Bmg3Rules
  readonly weaponRules: Bmg3Rules
  readonly effects: Bmg3Rules
  /** What is in force at every table: smoke, ice, piles of terror. */
  readonly tableRules: Bmg3Rules<undefined>
  readonly events: Bmg3Rules<undefined>
  readonly encounters: Readonly<Record<string, Encounter>>
  readonly plots: Bmg3Rules<undefined>
  readonly cards: Readonly<Record<string, ObjectiveCard>>
}

/** The ledger id of a special rule. */
export function ruleIdOf(kind: RuleKind, id: string, record: Pick<Bmg3Rule, 'rule'>): RuleId {
  return record.rule ?? `bmg3/${kind}/${id}`
}
