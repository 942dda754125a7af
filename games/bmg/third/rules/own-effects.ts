import { addEffect, hasEffect } from '@gargoyle/bmg-common'
import { type RuleKind, ruleIdOf } from './rule-book.ts'
import type { ActionRule, Bmg3Rule, Bmg3Rules, OwnSpecial } from './special-rule.ts'

/** The effects that rules put on models: each has the id of its rule, and its name and text where it has none of its own. */
export const ownEffects = (kind: RuleKind, rules: Bmg3Rules): Bmg3Rules =>
  Object.fromEntries(
    Object.entries(rules).flatMap(([id, record]): [string, Bmg3Rule][] => {
      const { name, text, effect, special } = record
      if (effect === undefined && special === undefined) return []
      const { until: _until, why: _why, limit: _limit, ...lasting } = special ?? {}
      return [[id, { name, text, rule: ruleIdOf(kind, id, record), ...lasting, ...effect }]]
    }),
  )

/** The same rules, where a special action that puts the effect of the rule on its owner is among its actions. */
export const withSpecialActions = (rules: Bmg3Rules): Bmg3Rules =>
  Object.fromEntries(
    Object.entries(rules).map(([id, record]): [string, Bmg3Rule] => {
      const { special, action = [] } = record
      return [
        id,
        special === undefined ? record : { ...record, action: [specialAction(special), action].flat() },
      ]
    }),
  )

const specialAction = ({ until, why, limit }: OwnSpecial): ActionRule => ({
  kind: 'special',
  ...(limit === undefined ? {} : { limit }),
  why: (it) => (hasEffect(it.owner, it.id) ? 'It is in force already.' : why?.(it)),
  perform: ({ game, owner, id }) => {
    addEffect(game, owner, id, { until, by: owner })
  },
})
