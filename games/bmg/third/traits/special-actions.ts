import { addEffectUnlessImmune, labelOf } from '@gargoyle/bmg-common'
import type { Rule, RuleId } from '@gargoyle/engine'
import { opposedSkillRoll, skillRoll } from '../model/skill-roll.ts'
import type { ActionRule, Bmg3Scope } from '../rules/special-rule.ts'
import type { Model, Play } from '../state.ts'
import { type Aimed, chooseTarget, noTargetReason } from './helpers.ts'

/** What is done to the target. */
export type Deed = (it: Bmg3Scope & { readonly target: Model }) => Rule<void> | undefined

/** The models that a special action may be used on; some depend on the situation. */
type Aim = Aimed | ((it: Bmg3Scope) => Aimed)

const aimedBy = (aim: Aim, it: Bmg3Scope): Aimed => (typeof aim === 'function' ? aim(it) : aim)

/** A special action on one model, which the owner's player picks. */
export function onTarget(aim: Aim, prompt: string, deed: Deed, limit?: ActionRule['limit']): ActionRule {
  return {
    kind: 'special',
    ...(limit ? { limit } : {}),
    why: (it) => noTargetReason(it.game, it.owner, aimedBy(aim, it)),
    *perform(it) {
      const { game, owner, rule } = it
      const target = yield* chooseTarget(game, owner, aimedBy(aim, it), { rule, prompt })
      const work = target === undefined ? undefined : deed({ ...it, target })
      if (work !== undefined) yield* work
    },
  }
}

/** Puts the effect of the rule on the target until the round ends, unless it is immune. */
export const weakens: Deed = ({ game, owner, id, target }) => {
  addEffectUnlessImmune(game, target, id, { until: 'round', by: owner })
}

/** The ledger's name of a trait. */
export const ruleOf = (trait: string): RuleId => `bmg3/trait/${trait}`

/** Puts an effect on the target until the round ends, unless it is immune. */
export function weaken(game: Play, owner: Model, target: Model, effect: string, each = false): void {
  addEffectUnlessImmune(game, target, effect, { until: 'round', by: owner, each })
}

/** An opposed Willpower roll of the owner against the target. bmg3/core/opposed-skill-roll */
export function* outwits(game: Play, owner: Model, target: Model, rule: RuleId): Rule<boolean> {
  const reason = `against ${labelOf(game, target)}`
  return yield* opposedSkillRoll(game, owner, target, 'willpower', { reason, rule })
}

/** A skill roll that an ability of the owner makes the target take. bmg3/core/skill-roll */
export function* resists(
  game: Play,
  owner: Model,
  target: Model,
  skill: 'willpower' | 'endurance',
  rule: RuleId,
): Rule<{ readonly passed: boolean; readonly margin: number }> {
  const reason = `against ${labelOf(game, owner)}`
  return yield* skillRoll(game, target, skill, { reason, rule, against: owner })
}
