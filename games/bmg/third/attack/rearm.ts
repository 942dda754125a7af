import { effectRecord, effectRule, isRuleActive } from '../rules/rules-in-force.ts'
import type { Bmg3Scope } from '../rules/special-rule.ts'
import type { Model, Play } from '../state.ts'
import type { Weapon } from '../vocabulary.ts'

/** A weapon of a model, as traits and effects may change it. */
export type Arming<Owner = Model> = Bmg3Scope<Owner> & { readonly weapon: Weapon }

/** What a weapon is in its owner's hands: the card's, or what traits and lasting effects make of it. */
export function rearmed(game: Play, owner: Model, weapon: Weapon): Weapon {
  let now = weapon
  for (const owned of game.content.ruleIndex.byOwner[owner.id] ?? []) {
    const { id, record, rule, args } = owned
    if (record.rearms !== undefined && isRuleActive(owner, owned))
      now = record.rearms({ game, owner, id, rule, args, effect: undefined, weapon: now })
  }
  for (const effect of owner.effects) {
    const { rearms } = effectRecord(game, effect)
    if (rearms === undefined) continue
    const { id, rule, args } = effectRule(game, effect)
    now = rearms({ game, owner, id, rule, args, effect, weapon: now })
  }
  return now
}
