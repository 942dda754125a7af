import { type RuleBook, type RuleKind, specialRuleId } from './rule-book.ts'
import type { CounterRule, CounterRules } from './special-rule.ts'

/** The effects that rules put on models: each has the id of its rule, and its name and text where it has none of its own. */
export const effectsOfRules = (
  book: Pick<RuleBook, 'prefix'>,
  kind: RuleKind,
  rules: CounterRules,
): CounterRules =>
  Object.fromEntries(
    Object.entries(rules).flatMap(([id, record]): [string, CounterRule][] => {
      const { name, text, effect } = record
      if (effect === undefined) return []
      return [[id, { name, text, rule: specialRuleId(book, kind, id, record), ...effect }]]
    }),
  )
