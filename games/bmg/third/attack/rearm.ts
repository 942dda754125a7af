import { effectRecord, isRuleActive } from '../rules/rules-in-force.ts'
import type { Bmg3Scope } from '../rules/special-rule.ts'
import type { Model, Play } from '../state.ts'
import type { Weapon } from '../vocabulary.ts'

/** A weapon of a model, as traits and effects may change it. */
export type Arming<Owner = Model> = Bmg3Scope<Owner> & { readonly weapon: Weapon }

/** What a weapon is in its owner's hands: the card's, or what traits and lasting effects make of it. */
export function rearmed(game: Play, owner: Model, weapon: Weapon): Weapon {
  let now = weapon
  for (const rule of game.content.ruleIndex.byOwner[owner.id] ?? []) {
    const { record, args } = rule
    if (record.rearms !== undefined && isRuleActive(owner, rule))
      now = record.rearms({ game, owner, args, effect: undefined, weapon: now })
  }
  for (const effect of owner.effects) {
    const { rearms } = effectRecord(game, effect)
    if (rearms !== undefined) now = rearms({ game, owner, args: effect.args, effect, weapon: now })
  }
  return now
}
