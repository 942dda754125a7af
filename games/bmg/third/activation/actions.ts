import {
  actionOption,
  type BlockedReason,
  cardOf,
  hasLineTo,
  labelOf,
  markerBody,
  markersOf,
  withinOfMarker,
} from '@gargoyle/bmg-common'
import { evaluateOptions, type LazyOption, type ValuedOption } from '@gargoyle/engine'
import type { ActionAbout } from '../abouts.ts'
import { meleeTargets, weaponAt } from '../attack/melee.ts'
import { hasRangedTarget, shootingBlockedReason } from '../attack/ranged.ts'
import { isRanged } from '../attack/strike.ts'
import { templateTargets } from '../attack/templates.ts'
import { templateOf, useBlockedReason } from '../attack/weapon-use.ts'
import { sewerBlockedReason } from '../manipulate/sewers.ts'
import { canReveal, suspectBlockedReason, suspectOrderOf } from '../manipulate/suspects.ts'
import { effortBlockedReason } from '../model/effort.ts'
import { moveBlockedReason } from '../movement/move.ts'
import { applies, computeTotal } from '../rules/rule-system.ts'
import { hasPicked, isRuleActive } from '../rules/rules-in-force.ts'
import type { ActionRule, Bmg3OwnedRule } from '../rules/special-rule.ts'
import type { Marker, Model, Play } from '../state.ts'
import type { Weapon } from '../vocabulary.ts'
import type { ModelAction, TraitAction } from './model-action.ts'
import type { ActionKind } from './payment.ts'

/** Says why an action of a kind cannot be afforded, or nothing if it can. Special actions also give their id. */
export type Affords = (kind: ActionKind, id?: string) => string | undefined

/** Everything a model might do, what it cannot do with the reason. */
export const actionOptions = (
  game: Play,
  model: Model,
  affords: Affords,
): readonly ValuedOption<ModelAction>[] => evaluateOptions(possibleActions(game, model, affords))

/** What a model can do. */
export const availableActions = (
  game: Play,
  model: Model,
  affords: Affords,
): readonly ValuedOption<ModelAction>[] =>
  actionOptions(game, model, affords).filter(({ why }) => why === undefined)

/** Everything a model might do; whether it can is computed when an option is read. */
export function possibleActions(
  game: Play,
  model: Model,
  affords: Affords,
): readonly LazyOption<ModelAction>[] {
  const stopped = whyStopped(game, model)
  return [
    moveOption(game, model, affords, stopped),
    ...attackOptions(game, model, affords, stopped),
    ...manipulateOptions(game, model, affords, stopped),
    ...traitOptions(game, model, affords, stopped),
  ]
}

/** What keeps a model from acting at all. */
function whyStopped(game: Play, model: Model): string | undefined {
  return applies(game, 'cannot-act', { about: model }) ? `${labelOf(game, model)} cannot act.` : undefined
}

/** Something to do with a marker, which is not listed for all the markers that are too far away. */
const markerOption = (
  id: string,
  value: ModelAction,
  label: string,
  marker: Marker,
  why: BlockedReason,
  rule: string,
): LazyOption<ModelAction> =>
  actionOption(id, value, label, rule, why, {
    about: { marker: marker.id } satisfies ActionAbout,
    onlyIfOpen: true,
  })

const attackWith = (attack: 'melee' | 'ranged', weapon: number): { readonly about: ActionAbout } => ({
  about: { attack, weapon },
})

function moveOption(
  game: Play,
  model: Model,
  affords: Affords,
  stopped: string | undefined,
): LazyOption<ModelAction> {
  const label = model.condition === 'down' ? 'Stand up and move' : 'Move'
  const why: BlockedReason = () => stopped ?? affords('movement') ?? moveBlockedReason(game, model)
  return actionOption('move', { kind: 'move' }, label, 'bmg3/core/basic-move', why)
}

function attackOptions(
  game: Play,
  model: Model,
  affords: Affords,
  stopped: string | undefined,
): LazyOption<ModelAction>[] {
  const halted = stopped ?? attackBlockedReason(game, model)
  const meleeWhy = halted ?? affords('melee')
  const rangedWhy = halted ?? affords('ranged')
  const options: LazyOption<ModelAction>[] = []
  for (const index of [...cardOf(game, model).profile.weapons.keys(), -1]) {
    const weapon = weaponAt(game, model, index)
    if (isRanged(weapon)) {
      const why: BlockedReason = () =>
        rangedWhy ?? shootingBlockedReason(game, model, index) ?? noTargetInReachReason(game, model, weapon)
      const shot = { kind: 'ranged', weapon: index } as const
      options.push(
        actionOption(
          `ranged:${index}`,
          shot,
          `Shoot: ${weapon.name}`,
          'bmg3/core/ranged',
          why,
          attackWith('ranged', index),
        ),
      )
    } else {
      const why: BlockedReason = () => meleeWhy ?? fightWithWeaponBlockedReason(game, model, weapon, index)
      const blow = { kind: 'melee', weapon: index } as const
      options.push(
        actionOption(
          `melee:${index}`,
          blow,
          `Fight: ${weapon.name}`,
          'bmg3/core/melee',
          why,
          attackWith('melee', index),
        ),
      )
    }
  }
  for (const lamp of markersOf(game, 'streetlamp')) {
    const byHand: BlockedReason = () => meleeWhy ?? lampByHandBlockedReason(game, model, lamp)
    const byShot: BlockedReason = () =>
      rangedWhy ?? (lampWeapon(game, model, lamp) === undefined ? OUT_OF_REACH : undefined)
    const label = `Put out lamp ${lamp.id}`
    for (const [how, words, why] of [
      ['melee', label, byHand],
      ['ranged', `${label} with a shot`, byShot],
    ] as const)
      options.push(
        markerOption(
          `lamp:${lamp.id}:${how}`,
          { kind: 'lamp', lamp, how },
          words,
          lamp,
          why,
          'bmg3/core/streetlamps',
        ),
      )
  }
  return options
}

function fightWithWeaponBlockedReason(
  game: Play,
  model: Model,
  weapon: Weapon,
  index: number,
): string | undefined {
  return (
    fightBlockedReason(game, model, weapon) ??
    useBlockedReason(game, model, weapon, index) ??
    (meleeTargets(game, model, weapon).length === 0 ? 'No enemy is in reach.' : undefined)
  )
}

/** bmg3/core/knocked-down and whatever else keeps from attacking. */
export function attackBlockedReason(game: Play, model: Model): string | undefined {
  if (model.condition !== 'up') return `${labelOf(game, model)} is not on its feet.`
  if (applies(game, 'only-moves', { about: model })) return 'It can only move this round.'
  return applies(game, 'cannot-attack', { about: model }) ? 'Something keeps it from attacking.' : undefined
}

/** Why it cannot fight with this weapon in particular. */
function fightBlockedReason(game: Play, model: Model, weapon: Weapon): string | undefined {
  return applies(game, 'cannot-attack', { about: model, weapon, purpose: 'melee' })
    ? `It cannot fight with ${weapon.name}.`
    : undefined
}

function noTargetInReachReason(game: Play, model: Model, weapon: Weapon): string | undefined {
  if (templateOf(game, weapon) !== undefined) {
    return templateTargets(game, model, weapon) ? undefined : 'There is nowhere to aim at.'
  }
  return hasRangedTarget(game, model, weapon) ? undefined : 'No enemy is in line of sight.'
}

const OUT_OF_REACH = 'It is out of reach.'

/** bmg3/core/streetlamps: a lamp that could be attacked is put out by declaring it. */
function lampByHandBlockedReason(game: Play, model: Model, lamp: Marker): string | undefined {
  if (!withinOfMarker(game, model, lamp, 0)) return OUT_OF_REACH
  return fightBlockedReason(game, model, cardOf(game, model).unarmed)
}

/** The first weapon of a model that shoots as far as a lamp. */
export function lampWeapon(game: Play, model: Model, lamp: Marker): number | undefined {
  const index = cardOf(game, model).profile.weapons.findIndex(
    (weapon, at) => isRanged(weapon) && shootingBlockedReason(game, model, at) === undefined,
  )
  if (index < 0) return undefined
  // A lit lamp is seen from any distance.
  const lit = { ...markerBody(lamp), height: 4000 }
  return hasLineTo(game, model, lit) ? index : undefined
}

function manipulateOptions(
  game: Play,
  model: Model,
  affords: Affords,
  stopped: string | undefined,
): LazyOption<ModelAction>[] {
  const why = stopped ?? manipulateBlockedReason(game, model) ?? affords('manipulate')
  const other =
    why ?? (applies(game, 'only-reveals', { about: model }) ? 'It can only reveal suspects.' : undefined)
  const options = [
    actionOption<ModelAction>(
      'suspect',
      { kind: 'suspect' },
      'Place a suspect',
      'bmg3/core/place-suspect',
      () => other ?? suspectBlockedReason(game, suspectOrderOf(game, model)),
    ),
    actionOption<ModelAction>('sewer', { kind: 'sewer' }, 'Go through the sewers', 'bmg3/core/sewers', () =>
      sewerWhy(game, model, other),
    ),
  ]
  for (const suspect of why === undefined ? markersOf(game, 'suspect') : []) {
    if (suspect.seat === model.seat) continue
    const far: BlockedReason = () => (canReveal(game, model, suspect) ? undefined : OUT_OF_REACH)
    options.push(
      markerOption(
        `reveal:${suspect.id}`,
        { kind: 'reveal', suspect },
        'Reveal a suspect',
        suspect,
        far,
        'bmg3/core/reveal-suspect',
      ),
    )
  }
  return options
}

export function manipulateBlockedReason(game: Play, model: Model): string | undefined {
  if (applies(game, 'only-moves', { about: model })) return 'It can only move this round.'
  return applies(game, 'cannot-manipulate', { about: model })
    ? `${labelOf(game, model)} cannot manipulate anything.`
    : undefined
}

/** Some know the sewers so well that it costs them nothing. */
function sewerWhy(game: Play, model: Model, why: string | undefined): string | undefined {
  return (
    (applies(game, 'sewer-without-action', { about: model }) ? undefined : why) ??
    sewerBlockedReason(game, model)
  )
}

/** What a trait is called in ids: the last part of its rule. */
const nameIn = ({ rule }: Bmg3OwnedRule): string => rule.slice(rule.lastIndexOf('/') + 1)

/** The actions a model's traits offer. */
export function traitActions(game: Play, model: Model): readonly TraitAction[] {
  const found: TraitAction[] = []
  for (const owned of game.content.ruleIndex.actions[model.id] ?? []) {
    if (owned.option !== undefined && !hasPicked(model, owned.option)) continue
    const { action } = owned.record
    for (const each of action === undefined ? [] : listOf(action)) {
      const id = `trait:${nameIn(owned)}${owned.args.length > 0 ? `(${owned.args.join()})` : ''}${each.id ? `:${each.id}` : ''}`
      // Who has a trait twice, from its card and from a bag, can use it once.
      if (!found.some((known) => known.id === id)) found.push({ id, owned, action: each })
    }
  }
  for (const owned of game.content.ruleIndex.lent) {
    const lent = lentAction(game, model, owned)
    if (lent !== undefined) found.push(lent)
  }
  return found
}

/** What a rule of another model lets a model do, if it lends it anything. */
function lentAction(game: Play, user: Model, owned: Bmg3OwnedRule): TraitAction | undefined {
  const lender = game.state.models[owned.owner]!
  const { lends } = owned.record
  if (lends === undefined || lender === user || !isRuleActive(lender, owned)) return undefined
  if ((lender.seat !== user.seat) !== (lends.toEnemies === true)) return undefined
  const scope = {
    game,
    owner: lender,
    id: owned.id,
    rule: owned.rule,
    args: owned.args,
    effect: undefined,
    user,
  }
  const why = lends.why(scope)
  if (why === false) return undefined
  const action = { ...lends, why: () => why, perform: () => lends.perform(scope) }
  return { id: `trait:${nameIn(owned)}@${lender.id}`, owned, action }
}

const listOf = (action: ActionRule | readonly ActionRule[]): readonly ActionRule[] =>
  Array.isArray(action) ? (action as readonly ActionRule[]) : [action as ActionRule]

function traitOptions(
  game: Play,
  model: Model,
  affords: Affords,
  stopped: string | undefined,
): LazyOption<ModelAction>[] {
  return traitActions(game, model).map((trait) => {
    const { id, owned, action } = trait
    return actionOption(
      id,
      { kind: 'trait', trait },
      action.label ?? owned.name,
      owned.rule,
      () => stopped ?? traitActionBlockedReason(game, model, id, owned, action, affords),
      { about: { trait: nameIn(owned) } satisfies ActionAbout },
    )
  })
}

function traitActionBlockedReason(
  game: Play,
  model: Model,
  id: string,
  owned: Bmg3OwnedRule,
  action: ActionRule,
  affords: Affords,
): string | undefined {
  if (!isRuleActive(model, owned)) return `${labelOf(game, model)} cannot use its traits.`
  // bmg3/core/knocked-down: nothing that needs an action or an Effort.
  if (model.condition === 'down' && !action.lying && (action.kind !== 'free' || action.efforts))
    return 'Not while it is knocked down.'
  if (action.kind === 'special' && applies(game, 'no-special-actions', { about: model }))
    return 'It cannot take special actions.'
  if (action.kind !== 'movement' && applies(game, 'only-moves', { about: model }))
    return 'It can only move this round.'
  if (action.kind === 'melee' || action.kind === 'ranged') {
    const why = attackBlockedReason(game, model)
    if (why !== undefined) return why
  }
  if (action.kind === 'manipulate') {
    const why = manipulateBlockedReason(game, model)
    if (why !== undefined) return why
  }
  if (action.kind !== 'free') {
    const why = affords(action.kind, id)
    if (why !== undefined) return why
  }
  if (isSpent(game, model, id, action)) return `It has been used this ${action.limit ?? 'round'}.`
  const efforts = effortsFor(game, model, action)
  if (efforts > 0) {
    const why = effortBlockedReason(game, model, efforts, id)
    if (why !== undefined) return why
  }
  return action.why?.({
    game,
    owner: model,
    id: owned.id,
    rule: owned.rule,
    args: owned.args,
    effect: undefined,
  })
}

/** Efforts that an action of a trait costs: its own, and what rules of other models add to special actions. */
export const effortsFor = (game: Play, model: Model, action: ActionRule): number =>
  (action.efforts ?? 0) +
  (action.kind === 'special' ? computeTotal(game, 'special-efforts', { about: model }, 0) : 0)

/** Whether what may be done once has been done. Nothing special is done twice in one activation. */
function isSpent(game: Play, model: Model, id: string, action: ActionRule): boolean {
  if (action.limit === 'round' && model.usedThisRound.includes(id)) return true
  if (action.limit === 'game' && model.usedThisGame.includes(id)) return true
  return (
    game.state.activation?.model === model.id &&
    action.limit !== undefined &&
    game.state.activation.specials.includes(id)
  )
}
