import { bodyOf, labelOf, place, removeMarker } from '@gargoyle/bmg-common'
import type { Rule } from '@gargoyle/engine'
import { meleeAttack, weaponAt } from '../attack/melee.ts'
import { rangedAttack, spendAmmo } from '../attack/ranged.ts'
import { templateAttack } from '../attack/templates.ts'
import { templateOf } from '../attack/weapon-use.ts'
import { useSewer } from '../manipulate/sewers.ts'
import { placeSuspect, revealSuspect, suspectOrderOf } from '../manipulate/suspects.ts'
import { beforeEfforts, effortBlockedReason, mostEfforts, payEfforts } from '../model/effort.ts'
import { skill } from '../model/skills.ts'
import { fly } from '../movement/flight.ts'
import { move, movesByPlacing } from '../movement/move.ts'
import { applies, computeTotal, permittingRule, trigger } from '../rules/rule-system.ts'
import type { Marker, Model, Play } from '../state.ts'
import { effortsFor, lampWeapon } from './actions.ts'
import { costOf, type ModelAction, type TraitAction } from './model-action.ts'
import type { ActionKind } from './payment.ts'

/** Books what an action costs. Special actions also give their id. */
export type Pays = (kind: ActionKind, id?: string) => void

/** Takes an action, and triggers the moment when it is over. bmg3/core/activation */
export function* performAction(game: Play, model: Model, action: ModelAction, pays: Pays): Rule<void> {
  yield* payForActing(game, model)
  if (action.kind === 'trait') {
    yield* performTrait(game, model, action.trait, pays)
    return
  }
  const cost = costOf(action)
  const isFree = action.kind === 'sewer' && applies(game, 'sewer-without-action', { about: model })
  if (cost !== 'free' && !isFree) pays(cost)
  yield* carryOut(game, model, action)
  const kind = action.kind === 'lamp' ? 'attack' : cost
  yield* trigger(game, 'action-done', { action: { actor: model, kind } })
}

/** Some rules make every action cost Efforts: a model that can make them must. */
function* payForActing(game: Play, model: Model): Rule<void> {
  const asked = computeTotal(game, 'action-efforts', { about: model }, 0)
  if (asked <= 0) return
  const what = { purpose: 'acting' }
  yield* beforeEfforts(game, model, what)
  yield* payEfforts(game, model, Math.min(asked, mostEfforts(game, model, what)), what)
}

function* carryOut(
  game: Play,
  model: Model,
  action: Exclude<ModelAction, { readonly kind: 'trait' }>,
): Rule<void> {
  switch (action.kind) {
    case 'move':
      return yield* moveAction(game, model)
    case 'melee':
      return void (yield* meleeAttack(game, model, action.weapon))
    case 'ranged':
      return yield* shoot(game, model, action.weapon)
    case 'lamp':
      return putOutLamp(game, model, action.lamp, action.how === 'melee')
    case 'suspect':
      return void (yield* placeSuspect(game, suspectOrderOf(game, model)))
    case 'sewer':
      return void (yield* useSewer(game, model))
    case 'reveal': {
      const suspect = game.state.markers.find(({ id }) => id === action.suspect.id)
      if (suspect !== undefined) yield* revealSuspect(game, model, suspect)
    }
  }
}

/** A Movement action: along a path, through the air, or for some models a place within their move. */
export function* moveAction(
  game: Play,
  model: Model,
  options: { readonly bonus?: number; readonly straight?: boolean } = {},
): Rule<void> {
  const wings = permittingRule(game, 'flies', { about: model })
  if (wings !== undefined) {
    const bonus = computeTotal(game, 'flight-bonus', { about: model }, options.bonus ?? 0)
    yield* fly(game, { model, bonus, reason: wings.name, rule: wings.rule })
    return
  }
  if (!movesByPlacing(game, model)) {
    const straight = options.straight ?? applies(game, 'moves-straight', { about: model })
    yield* move(game, { model, reason: 'Movement action', action: true, ...options, straight })
    return
  }
  const near = {
    of: bodyOf(game, model),
    upTo: skill(game, 'movement', model, { purpose: 'movement-action' }) + (options.bonus ?? 0),
    completely: true,
  }
  yield* place(game, { model, reason: 'Movement action', near, optional: true })
}

/** Fires a weapon, with a template if it uses one. */
export function* shoot(game: Play, model: Model, weaponIndex: number): Rule<void> {
  const weapon = weaponAt(game, model, weaponIndex)
  if (templateOf(game, weapon) !== undefined) yield* templateAttack(game, model, weaponIndex)
  else yield* rangedAttack(game, model, weaponIndex)
}

/** bmg3/core/streetlamps: no roll is needed. */
function putOutLamp(game: Play, model: Model, lamp: Marker, byHand: boolean): void {
  if (!game.state.markers.some(({ id }) => id === lamp.id)) return
  const weaponIndex = byHand ? undefined : lampWeapon(game, model, lamp)
  if (weaponIndex !== undefined) spendAmmo(model, weaponIndex)
  removeMarker(game, lamp)
  game.emit(() => ({
    name: 'lamp-out',
    text: `${labelOf(game, model)} puts out a streetlamp.`,
    rule: 'bmg3/core/streetlamps',
    about: { model: model.id, marker: lamp.id },
  }))
}

/** bmg3/core/special-action, bmg3/core/passive-skills: what a trait lets its owner do. */
function* performTrait(game: Play, model: Model, { id, action, owned }: TraitAction, pays: Pays): Rule<void> {
  const { activation } = game.state
  if (action.efforts) {
    yield* beforeEfforts(game, model, { purpose: owned.name })
    const why = effortBlockedReason(game, model, action.efforts, owned.name)
    if (why !== undefined) {
      game.emit({ name: 'trait-stopped', text: `${owned.name} comes to nothing: ${why}` })
      return
    }
  }
  const moved = activation?.moved
  if (action.kind !== 'free') pays(action.kind, id)
  if (action.givenUp && activation !== undefined && moved !== undefined) activation.moved = moved
  if (action.limit === 'round') model.usedThisRound.push(id)
  if (action.limit === 'game') model.usedThisGame.push(id)
  if (activation?.model === model.id) activation.specials.push(id)
  const efforts = effortsFor(game, model, action)
  yield* payEfforts(game, model, efforts, { purpose: owned.name })
  game.emit(() => ({
    name: 'trait',
    text: `${labelOf(game, model)} uses ${owned.name}.`,
    rule: owned.rule,
    about: { model: model.id, trait: owned.rule },
  }))
  const { rule, args } = owned
  const doing = action.perform({ game, owner: model, id: owned.id, rule, args, effect: undefined })
  if (doing !== undefined) yield* doing
  if (action.kind === 'free') return
  const kind = action.givenUp ? 'special' : action.kind
  yield* trigger(game, 'action-done', { action: { actor: model, kind, rule: id } })
}
