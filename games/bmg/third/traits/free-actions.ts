import { isConscious, isInContact, labelOf, profileOf } from '@gargoyle/bmg-common'
import { ask, choose, type Rule, type RuleId, type ValuedOption } from '@gargoyle/engine'
import { attackBlockedReason, availableActions } from '../activation/actions.ts'
import { costOf, type ModelAction } from '../activation/model-action.ts'
import { type ActionKind, noteFreeAttack } from '../activation/payment.ts'
import { performAction } from '../activation/perform.ts'
import { meleeAttack, meleeTargets, weaponAt } from '../attack/melee.ts'
import { isRanged } from '../attack/strike.ts'
import { applies, trigger } from '../rules/rule-system.ts'
import type { Model, Play } from '../state.ts'

/** The actions of one kind that a model could take now if they cost nothing. */
export const freeOptions = (
  game: Play,
  model: Model,
  kind: ActionKind,
): readonly ValuedOption<ModelAction>[] =>
  isConscious(model)
    ? availableActions(game, model, (each) => (each === kind ? undefined : 'Not this kind.')).filter(
        ({ value }) => value.kind !== 'lamp' && costOf(value) === kind,
      )
    : []

/** Attack and Manipulate actions. bmg3/core/tactical-exclusive */
export const TACTICAL: readonly ActionKind[] = ['melee', 'ranged', 'manipulate']

/** Offers a model an action of one kind, or of some kinds, at once, which costs nothing. Gives whether it took one. */
export function* offerFreeAction(
  game: Play,
  model: Model,
  kinds: ActionKind | readonly ActionKind[],
  asked: { readonly rule: RuleId; readonly prompt: string },
): Rule<boolean> {
  const options = [kinds].flat().flatMap((kind) => freeOptions(game, model, kind))
  if (options.length === 0) return false
  const none = { id: 'none', value: undefined, label: 'Nothing' }
  const picked = yield* ask(
    game,
    model.seat,
    choose({ name: 'free-action', ...asked, about: { model: model.id }, options: [...options, none] }),
  )
  if (picked === undefined) return false
  yield* performAction(game, model, picked, () => undefined)
  return true
}

/** What a model could strike another with, friend or foe: places on its card, -1 for bare hands. */
function weaponsAgainst(game: Play, attacker: Model, target: Model): readonly number[] {
  const indexes = [...profileOf(game, attacker).weapons.keys(), -1]
  return indexes.filter((index) => {
    const weapon = weaponAt(game, attacker, index)
    if (isRanged(weapon) || applies(game, 'cannot-attack', { about: attacker, weapon, purpose: 'melee' }))
      return false
    return isInContact(game, attacker, target) || meleeTargets(game, attacker, weapon).includes(target)
  })
}

/** Whether a model could attack another in melee now, friend or foe. */
export const couldStrike = (game: Play, attacker: Model, target: Model): boolean =>
  isConscious(attacker) &&
  attackBlockedReason(game, attacker) === undefined &&
  weaponsAgainst(game, attacker, target).length > 0

/** A melee attack on one model, friend or foe, that costs no action; its player picks the weapon. */
export function* freeStrike(game: Play, attacker: Model, target: Model, rule: RuleId): Rule<void> {
  if (!couldStrike(game, attacker, target)) return
  const picked = yield* ask(
    game,
    attacker.seat,
    choose({
      name: 'free-weapon',
      prompt: `What does ${labelOf(game, attacker)} strike ${labelOf(game, target)} with?`,
      rule,
      options: weaponsAgainst(game, attacker, target).map((index) => ({
        id: `${index}`,
        value: index,
        label: weaponAt(game, attacker, index).name,
      })),
    }),
  )
  noteFreeAttack(game, attacker, 'melee')
  yield* meleeAttack(game, attacker, picked, { occasion: 'extra', targets: [target] })
  yield* trigger(game, 'action-done', { action: { actor: attacker, kind: 'melee' } })
}
