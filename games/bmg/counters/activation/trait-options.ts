import { actionOption, type BlockedReason } from '@gargoyle/bmg-common'
import { isAmong, type LazyOption } from '@gargoyle/engine'
import type { CounterActionAbout } from '../abouts.ts'
import { addCosts, type CounterCost, paymentBlockedReason, showCost } from '../model/counters.ts'
import { movingCost, whyHeldByAim } from '../movement/move-action.ts'
import { moveBlockedReason } from '../movement/move-blocked-reason.ts'
import { applies, isLost } from '../rules/rule-system.ts'
import { effectRecord, effectRule, isRuleActive } from '../rules/rules-in-force.ts'
import type { CounterOwnedRule, TraitAction } from '../rules/special-rule.ts'
import { GAINED } from '../rules/trait-changes.ts'
import type { Activation, Model, Play } from '../state.ts'
import { usedInGame, usedInRound } from './activation-memory.ts'
import { anyAttackBlockedReason } from './attack-options.ts'
import type { CounterAction, OwnedAction } from './counter-action.ts'
import { whyOutOfOrder } from './declaration.ts'

/**
 * What the traits of a model, and what lasts on it, let it do in its activation. Below ground it uses no trait that takes
 * its activation. bmg1/core/trait-use, bmg1/core/sewers, bmg2/core/sewers
 */
function traitActions(game: Play, model: Model): readonly OwnedAction[] {
  const found: OwnedAction[] = []
  const isBelow = model.sewerSince !== undefined
  for (const owned of isBelow ? [] : (game.content.ruleIndex.actions[model.id] ?? []))
    if (isRuleActive(model, owned.record) && !isLost(game, model, owned))
      found.push(...actionsOf('trait', owned))
  for (const effect of model.effects) {
    if (isBelow && effect.id === GAINED) continue
    const record = effectRecord(game, effect)
    if (record.action === undefined) continue
    const { id, args, rule } = effectRule(game, effect)
    found.push(...actionsOf('effect', { owner: model.id, id, record, args, name: record.name, rule }))
  }
  return found
}

/** What a trait is called in ids: the last part of its rule. */
// Options are called by the ledger id: records of games have them.
const nameIn = ({ rule }: CounterOwnedRule): string => rule.slice(rule.lastIndexOf('/') + 1)

function actionsOf(kind: 'trait' | 'effect', owned: CounterOwnedRule): readonly OwnedAction[] {
  const { action } = owned.record
  const all = Array.isArray(action) ? (action as readonly TraitAction[]) : [action as TraitAction]
  const source = nameIn(owned)
  return all.map((each) => ({
    id: `trait:${kind === 'effect' ? 'effect-' : ''}${source}${each.id === undefined ? '' : `:${each.id}`}`,
    action: each,
    owned,
  }))
}

/** What a trait's action costs, manipulating included. */
export function traitCost(game: Play, model: Model, { action, owned }: Omit<OwnedAction, 'id'>): CounterCost {
  const purpose = owned.id
  if (applies(game, 'trait-for-special', { about: model, purpose })) return { special: 1 }
  if (action.move) return addCosts(action.cost ?? {}, movingCost(game, model))
  if (!action.manipulates) return action.cost ?? {}
  const free = applies(game, 'no-counter-for', { about: model, purpose: 'manipulate' })
  return { ...action.cost, movement: (action.cost?.movement ?? 0) + (free ? 0 : 1) }
}

/** What the traits of the active model add. */
export function traitOptions(
  game: Play,
  model: Model,
  activation: Activation,
  stopped: BlockedReason,
): readonly LazyOption<CounterAction>[] {
  return traitActions(game, model).map((trait) => {
    const { id, action, owned } = trait
    const why: BlockedReason = () =>
      stopped() ?? traitBlockedReason(game, model, activation, id, action, owned)
    const label = (): string => `${action.label ?? owned.name} (${showCost(traitCost(game, model, trait))})`
    return actionOption(id, { kind: 'trait', trait }, label, owned.rule, why, {
      about: { trait: nameIn(owned) } satisfies CounterActionAbout,
      onlyIfOpen: true,
    })
  })
}

/** Whether a trait may be used on the ground because it costs nothing. bmg2/effect/knocked-down */
const isFreeLying = (game: Play, model: Model, used: Omit<OwnedAction, 'id'>): boolean =>
  game.content.edition.lying !== 'helpless' &&
  Object.values(traitCost(game, model, used)).every((count) => count === 0)

function traitBlockedReason(
  game: Play,
  model: Model,
  activation: Activation,
  id: string,
  action: TraitAction,
  owned: CounterOwnedRule,
): string | undefined {
  if (model.condition === 'down' && !action.lying && !isFreeLying(game, model, { action, owned }))
    return 'It lies on the ground.'
  if (applies(game, 'no-traits', { about: model })) return 'It cannot use traits now.'
  if (action.manipulates && activation.ran) return 'It has run.'
  if (action.manipulates && applies(game, 'cannot-manipulate', { about: model }))
    return 'It cannot manipulate.'
  if (action.attack) {
    const why =
      anyAttackBlockedReason(game, model, activation, 'ranged') ??
      (activation.attacks > 0 ? 'It has attacked.' : undefined)
    if (why !== undefined) return why
  }
  if (action.move) {
    const late =
      whyOutOfOrder(activation, 'move') ?? moveBlockedReason(game, model) ?? whyHeldByAim(game, model)
    if (late !== undefined) return late
    if (activation.basicMoveGone) return 'Its basic move is used up.'
  }
  // bmg2/core/repeat-use, bmg2/core/one-use-only: without a limit a trait may be used again.
  if (action.limit === 'round' && isAmong(model, usedInRound, id)) return 'Once a round.'
  if (action.limit === 'game' && isAmong(model, usedInGame, id)) return 'Once a game.'
  if (action.limit === 'activation' && activation.used.includes(id)) return 'Once an activation.'
  return (
    paymentBlockedReason(game, model, traitCost(game, model, { action, owned })) ??
    action.why?.({ game, owner: model, id: owned.id, rule: owned.rule, args: owned.args, effect: undefined })
  )
}
