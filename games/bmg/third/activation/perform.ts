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
import type { DoneAction } from '../rules/moments.ts'
import { applies, computeTotal, permittingRule, trigger } from '../rules/rule-system.ts'
import type { Model, Play } from '../state.ts'
import { effortsFor, lampWeapon, type TraitAction, traitActions } from './actions.ts'
import type { ActionKind } from './payment.ts'

/** Books what an action costs. Special actions also give their id. */
export type Pays = (kind: ActionKind, id?: string) => void

/** Carries out an option of `actionOptions`, and triggers the moment when an action is over. bmg3/core/activation */
export function* performAction(game: Play, model: Model, id: string, pays: Pays): Rule<void> {
  yield* payForActing(game, model)
  const [what = '', first = '', second = ''] = id.split(':')
  if (what === 'trait') {
    yield* performTrait(game, model, id, pays)
    return
  }
  const kind = kindOf(what)
  if (!(what === 'sewer' && applies(game, 'sewer-without-action', { about: model })))
    pays(kindFor(what, second))
  yield* deed(game, model, what, first, second)
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

function kindOf(what: string): DoneAction['kind'] {
  if (what === 'move') return 'movement'
  if (what === 'melee' || what === 'ranged') return what
  return what === 'lamp' ? 'attack' : 'manipulate'
}

function kindFor(what: string, second: string): ActionKind {
  if (what === 'move') return 'movement'
  if (what === 'melee' || what === 'ranged') return what
  if (what === 'lamp') return second === 'melee' ? 'melee' : 'ranged'
  return 'manipulate'
}

function* deed(game: Play, model: Model, what: string, first: string, second: string): Rule<void> {
  if (what === 'move') yield* moveAction(game, model)
  else if (what === 'melee') yield* meleeAttack(game, model, Number(first))
  else if (what === 'ranged') yield* shoot(game, model, Number(first))
  else if (what === 'lamp') putOutLamp(game, model, Number(first), second === 'melee')
  else if (what === 'suspect') yield* placeSuspect(game, suspectOrderOf(game, model))
  else if (what === 'sewer') yield* useSewer(game, model)
  else if (what === 'reveal') {
    const suspect = game.state.markers.find(({ id }) => id === Number(first))
    if (suspect) yield* revealSuspect(game, model, suspect)
  } else game.broken(`There is no action "${what}".`)
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
function putOutLamp(game: Play, model: Model, lampId: number, byHand: boolean): void {
  const lamp = game.state.markers.find(({ id }) => id === lampId)
  if (lamp === undefined) return
  const weaponIndex = byHand ? undefined : lampWeapon(game, model, lamp)
  if (weaponIndex !== undefined) spendAmmo(model, weaponIndex)
  removeMarker(game, lamp)
  game.emit(() => ({
    name: 'lamp-out',
    text: `${labelOf(game, model)} puts out a streetlamp.`,
    rule: 'bmg3/core/streetlamps',
    about: { model: model.id, marker: lampId },
  }))
}

/** bmg3/core/special-action, bmg3/core/passive-skills: what a trait lets its owner do. */
function* performTrait(game: Play, model: Model, id: string, pays: Pays): Rule<void> {
  const found: TraitAction | undefined = traitActions(game, model).find((each) => each.id === id)
  if (found === undefined) return game.broken(`There is no action "${id}".`)
  const { action, owned } = found
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
