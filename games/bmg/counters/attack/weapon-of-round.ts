import { labelOf } from '@gargoyle/bmg-common'
import { ask, choose, type Rule, type RuleId, recall, rememberAmong, roundMemory } from '@gargoyle/engine'
import type { Model, Play } from '../state.ts'
import { noteLastUse, UNARMED, useBlockedReason, weaponAt, weaponKey } from './arms.ts'
import { isRanged } from './attack.ts'

/** The weapons that a model has attacked with this round, as `weaponKey` names them. bmg1/core/one-melee-weapon-a-round */
export const weaponsOfRound = roundMemory<readonly string[]>('weapon-of-round/used', [])

/**
 * Notes what a model attacks with, out of turn too: it is for the round. bmg1/core/one-melee-weapon-a-round,
 * bmg2/core/one-weapon-a-round
 */
export function noteWeaponUse(game: Play, owner: Model, arm: number): void {
  noteLastUse(game, owner, arm)
  rememberAmong(owner, weaponsOfRound, weaponKey(owner, arm))
}

/**
 * Why a model does not attack with one of its weapons: it has attacked with another this round. Bare hands are chosen
 * like a weapon in close combat, but shots and bare hands leave each other free. bmg1/core/one-melee-weapon-a-round,
 * bmg1/core/ranged-attack, bmg2/core/one-weapon-a-round
 */
export function otherWeaponReason(game: Play, owner: Model, arm: number): string | undefined {
  const used = recall(owner, weaponsOfRound)
  if (used.length === 0) return undefined
  // A weapon that it has lost since binds it no more.
  const inUse = [...owner.arms.keys(), UNARMED].filter((each) => used.includes(weaponKey(owner, each)))
  if (inUse.includes(arm)) return undefined
  const shoots = (each: number): boolean => isRanged(weaponAt(game, owner, each))
  const leavesFree = (each: number): boolean =>
    arm === UNARMED ? shoots(each) : each === UNARMED && shoots(arm)
  return inUse.every(leavesFree) ? undefined : 'It uses one weapon for the whole round.'
}

/**
 * What a model strikes with out of turn: the close combat weapon that it uses this round, else one of them or bare
 * hands, as its player likes. A model that can use none of them has its bare hands.
 */
export function* chooseMeleeArm(game: Play, model: Model, rule: RuleId): Rule<number> {
  const usable = [...model.arms.keys(), UNARMED].filter(
    (arm) =>
      !isRanged(weaponAt(game, model, arm)) &&
      useBlockedReason(game, model, arm) === undefined &&
      otherWeaponReason(game, model, arm) === undefined,
  )
  const arm = usable.length === 0 ? UNARMED : yield* askArm(game, model, rule, usable)
  noteWeaponUse(game, model, arm)
  return arm
}

function* askArm(game: Play, model: Model, rule: RuleId, usable: readonly number[]): Rule<number> {
  return yield* ask(
    game,
    model.seat,
    choose({
      name: 'strike-with',
      prompt: `What does ${labelOf(game, model)} strike with?`,
      rule,
      about: { model: model.id },
      options: usable.map((arm) => ({ id: `${arm}`, value: arm, label: weaponAt(game, model, arm).name })),
    }),
  )
}
