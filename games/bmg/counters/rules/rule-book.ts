import type { RuleId } from '@gargoyle/engine'
import type { Scenario } from '../preparation/scenario.ts'
import type { Strategy } from '../preparation/strategy.ts'
import type { CounterRule, CounterRules, SpecialAttack } from './special-rule.ts'

/** The kinds of special rules, each a section of the rule book and a part of their ids. */
export type RuleKind = 'trait' | 'weapon-rule' | 'effect' | 'special-attack' | 'scenario' | 'strategy'

/** Everything that is enforced beyond the core rules. The core gets it with the content and names none of it. */
export type RuleBook = {
  /** The first part of its rule ids. */
  readonly prefix: string
  readonly traits: CounterRules
  /** What every model can do or has, whatever its card says. */
  readonly everybody?: CounterRules
  readonly weaponRules: CounterRules
  readonly effects: CounterRules
  readonly specialAttacks: Readonly<Record<string, SpecialAttack>>
  /** What is in force at every table. */
  readonly tableRules: CounterRules<undefined>
  readonly scenarios: Readonly<Record<string, Scenario>>
  readonly strategies: Readonly<Record<string, Strategy>>
}

/** The ledger id of a special rule. */
export const specialRuleId = (
  { prefix }: Pick<RuleBook, 'prefix'>,
  kind: RuleKind,
  id: string,
  record?: Pick<CounterRule, 'rule'>,
): RuleId => record?.rule ?? `${prefix}/${kind}/${id}`
