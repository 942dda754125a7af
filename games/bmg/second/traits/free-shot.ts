import {
  isRanged,
  type Model,
  type Play,
  rangedAttack,
  rangedTargets,
  shotAfterMoveBlockedReason,
  templateOf,
  useBlockedReason,
  weaponAt,
  whyOutOfOrder,
} from '@gargoyle/bmg-counters/toolkit'
import { ask, choose, type Rule, type RuleId } from '@gargoyle/engine'

/** Weapons that a model can shoot now: loaded, with a target to shoot at, without a template. */
const guns = (game: Play, owner: Model): readonly number[] =>
  [...owner.arms.keys()].filter((arm) => {
    const weapon = weaponAt(game, owner, arm)
    return (
      isRanged(weapon) &&
      templateOf(game, weapon) === undefined &&
      useBlockedReason(game, owner, arm) === undefined &&
      shotAfterMoveBlockedReason(game, owner, weapon) === undefined &&
      rangedTargets(game, owner, weapon, {}).length > 0
    )
  })

/** Why a model cannot shoot beside its close combat attack. bmg2/trait/mixed-combat-style */
export function freeShotBlockedReason(game: Play, owner: Model): string | undefined {
  const { activation } = game.state
  const late = activation === undefined ? 'Only in its activation.' : whyOutOfOrder(activation, 'attack')
  return late ?? (guns(game, owner).length === 0 ? 'It has nothing to shoot at.' : undefined)
}

/** A ranged attack that takes no counters; the attack of the activation is one in close combat. bmg2/trait/mixed-combat-style */
export function* shootForFree(game: Play, owner: Model, rule: RuleId): Rule<void> {
  const open = guns(game, owner)
  const arm = yield* ask(
    game,
    owner.seat,
    choose({
      name: 'free-shot',
      prompt: 'Which weapon is fired?',
      rule,
      about: { model: owner.id },
      options: open.map((each) => ({ id: `${each}`, value: each, label: weaponAt(game, owner, each).name })),
    }),
  )
  const { activation } = game.state
  if (activation !== undefined) activation.attackKind = 'melee'
  yield* rangedAttack(game, owner, arm, {})
}
