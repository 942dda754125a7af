import type { Option, Reason } from '@gargoyle/engine'
import { sightTo } from '@gargoyle/table'
import { meleeTargets, weaponAt } from '../attack/melee.ts'
import { rangedTargets, whyNotShoot } from '../attack/ranged.ts'
import { isRanged } from '../attack/strike.ts'
import { templateTargets } from '../attack/templates.ts'
import { templateOf, whyNotUse } from '../attack/weapon-use.ts'
import { markersOf } from '../manipulate/markers.ts'
import { whyNoSewer } from '../manipulate/sewers.ts'
import { freeSuspectSpot, MOST_SUSPECTS, revealable, suspectOrderOf } from '../manipulate/suspects.ts'
import { whyNoEffort } from '../model/effort.ts'
import { bodyOf, cardOf, labelOf, markerBody, withinOfMarker } from '../model/model.ts'
import { whyNotMove } from '../movement/move.ts'
import { says, total } from '../rules/reckon.ts'
import type { ActionRule } from '../rules/record.ts'
import { isHeard, type Speaker } from '../rules/voices.ts'
import { boardOf, type Marker, type Model, type Play } from '../state.ts'
import type { Weapon } from '../vocabulary.ts'
import { type ActionKind, paymentFor } from './payment.ts'

/** Says why an action of a kind cannot be afforded, or nothing if it can. */
export type Affords = (kind: ActionKind) => string | undefined

/** Everything a model might do, what it cannot do with the reason. */
export function actionOptions(game: Play, model: Model, affords: Affords): Option[] {
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
  return says(game, 'cannot-act', { about: model }) ? `${labelOf(game, model)} cannot act.` : undefined
}

const option = (
  id: string,
  label: string,
  why: string | undefined,
  rule: string,
  about?: Option['about'],
): Option => ({
  id,
  label,
  ...(about === undefined ? {} : { about }),
  ...(why === undefined ? {} : { why: { text: why, rule } satisfies Reason }),
})

function moveOption(game: Play, model: Model, affords: Affords, stopped: string | undefined): Option {
  const why = stopped ?? affords('movement') ?? whyNotMove(game, model)
  return option(
    'move',
    model.condition === 'down' ? 'Stand up and move' : 'Move',
    why,
    'bmg3/core/basic-move',
  )
}

function attackOptions(game: Play, model: Model, affords: Affords, stopped: string | undefined): Option[] {
  const halted = stopped ?? whyNotAttack(game, model)
  const { profile } = cardOf(game, model)
  const options: Option[] = []
  const meleeWhy = halted ?? affords('melee')
  const melee = (weapon: Weapon, index: number): void => {
    const why =
      meleeWhy ??
      whyNotFight(game, model, weapon) ??
      whyNotUse(game, model, weapon, index) ??
      (meleeTargets(game, model, weapon).length === 0 ? 'No enemy is in reach.' : undefined)
    options.push(option(`melee:${index}`, `Fight: ${weapon.name}`, why, 'bmg3/core/melee'))
  }
  const rangedWhy = halted ?? affords('ranged')
  for (const index of profile.weapons.keys()) {
    const weapon = weaponAt(game, model, index)
    if (!isRanged(weapon)) melee(weapon, index)
    else {
      const why = rangedWhy ?? whyNotShoot(game, model, index) ?? whyNoTarget(game, model, weapon)
      options.push(option(`ranged:${index}`, `Shoot: ${weapon.name}`, why, 'bmg3/core/ranged'))
    }
  }
  melee(weaponAt(game, model, -1), -1)
  options.push(...lampOptions(game, model, meleeWhy, rangedWhy))
  return options
}

/** bmg3/core/knocked-down and whatever else keeps from attacking. */
export function whyNotAttack(game: Play, model: Model): string | undefined {
  if (model.condition !== 'up') return `${labelOf(game, model)} is not on its feet.`
  if (says(game, 'only-moves', { about: model })) return 'It can only move this round.'
  return says(game, 'cannot-attack', { about: model }) ? 'Something keeps it from attacking.' : undefined
}

/** Why it cannot fight with this weapon in particular. */
function whyNotFight(game: Play, model: Model, weapon: Weapon): string | undefined {
  return says(game, 'cannot-attack', { about: model, weapon, purpose: 'melee' })
    ? `It cannot fight with ${weapon.name}.`
    : undefined
}

function whyNoTarget(game: Play, model: Model, weapon: Weapon): string | undefined {
  if (templateOf(game, weapon) !== undefined) {
    return templateTargets(game, model, weapon) ? undefined : 'There is nowhere to aim at.'
  }
  return rangedTargets(game, model, weapon).length === 0 ? 'No enemy is in line of sight.' : undefined
}

/** bmg3/core/streetlamps: a lamp that could be attacked is put out by declaring it. */
function lampOptions(
  game: Play,
  model: Model,
  meleeWhy: string | undefined,
  rangedWhy: string | undefined,
): Option[] {
  const options: Option[] = []
  for (const lamp of markersOf(game, 'streetlamp')) {
    const weapon = lampWeapon(game, model, lamp, meleeWhy, rangedWhy)
    if (weapon !== undefined)
      options.push(
        option(`lamp:${lamp.id}:${weapon}`, `Put out lamp ${lamp.id}`, undefined, '', { marker: lamp.id }),
      )
  }
  return options
}

/** The weapon to put a lamp out with: bare hands in contact, else the first that shoots that far. */
function lampWeapon(
  game: Play,
  model: Model,
  lamp: Marker,
  meleeWhy: string | undefined,
  rangedWhy: string | undefined,
): number | undefined {
  const bare = meleeWhy ?? whyNotFight(game, model, cardOf(game, model).unarmed)
  if (bare === undefined && withinOfMarker(game, model, lamp, 0)) return -1
  if (rangedWhy !== undefined) return undefined
  const index = cardOf(game, model).profile.weapons.findIndex(
    (weapon, at) => isRanged(weapon) && whyNotShoot(game, model, at) === undefined,
  )
  if (index < 0) return undefined
  // A lit lamp is seen from any distance.
  const lit = { ...markerBody(lamp), height: 4000 }
  return sightTo(boardOf(game), bodyOf(game, model), lit).visible ? index : undefined
}

function manipulateOptions(
  game: Play,
  model: Model,
  affords: Affords,
  stopped: string | undefined,
): Option[] {
  const why = stopped ?? whyNotManipulate(game, model) ?? affords('manipulate')
  const options = [
    option('suspect', 'Place a suspect', why ?? whyNoSuspect(game, model), 'bmg3/core/place-suspect'),
    option('sewer', 'Go through the sewers', sewerWhy(game, model, why), 'bmg3/core/sewers'),
  ]
  for (const marker of why === undefined ? revealable(game, model) : []) {
    options.push(option(`reveal:${marker.id}`, 'Reveal a suspect', undefined, '', { marker: marker.id }))
  }
  return options
}

export function whyNotManipulate(game: Play, model: Model): string | undefined {
  if (says(game, 'only-moves', { about: model })) return 'It can only move this round.'
  return says(game, 'cannot-manipulate', { about: model })
    ? `${labelOf(game, model)} cannot manipulate anything.`
    : undefined
}

/** Some know the sewers so well that it costs them nothing. */
function sewerWhy(game: Play, model: Model, why: string | undefined): string | undefined {
  return (says(game, 'sewer-without-action', { about: model }) ? undefined : why) ?? whyNoSewer(game, model)
}

function whyNoSuspect(game: Play, model: Model): string | undefined {
  return freeSuspectSpot(game, suspectOrderOf(game, model)) === undefined
    ? `There is no place for one here, or ${MOST_SUSPECTS} are on the table.`
    : undefined
}

/** An action that a trait gives, with its place in the trait. */
export type TraitAction = { readonly id: string; readonly speaker: Speaker; readonly action: ActionRule }

/** The actions a model's traits offer. */
export function traitActions(game: Play, model: Model): readonly TraitAction[] {
  const found: TraitAction[] = []
  for (const speaker of game.content.voices.actions[model.id] ?? []) {
    const { action } = speaker.record
    for (const each of action === undefined ? [] : listOf(action)) {
      const name = speaker.rule.slice(speaker.rule.lastIndexOf('/') + 1)
      const id = `trait:${name}${speaker.args.length > 0 ? `(${speaker.args.join()})` : ''}${each.id ? `:${each.id}` : ''}`
      found.push({ id, speaker, action: each })
    }
  }
  return found
}

const listOf = (action: ActionRule | readonly ActionRule[]): readonly ActionRule[] =>
  Array.isArray(action) ? (action as readonly ActionRule[]) : [action as ActionRule]

function traitOptions(game: Play, model: Model, affords: Affords, stopped: string | undefined): Option[] {
  return traitActions(game, model).map(({ id, speaker, action }) =>
    option(
      id,
      action.label ?? speaker.name,
      stopped ?? whyNotTrait(game, model, id, speaker, action, affords),
      speaker.rule,
    ),
  )
}

function whyNotTrait(
  game: Play,
  model: Model,
  id: string,
  speaker: Speaker,
  action: ActionRule,
  affords: Affords,
): string | undefined {
  if (!isHeard(model, speaker.record)) return `${labelOf(game, model)} cannot use its traits.`
  // bmg3/core/knocked-down: nothing that needs an action or an Effort.
  if (model.condition === 'down' && (action.kind !== 'free' || action.efforts))
    return 'Not while it is knocked down.'
  if (action.kind === 'special' && says(game, 'no-special-actions', { about: model }))
    return 'It cannot take special actions.'
  if (action.kind !== 'movement' && says(game, 'only-moves', { about: model }))
    return 'It can only move this round.'
  if (action.kind === 'melee' || action.kind === 'ranged') {
    const why = whyNotAttack(game, model)
    if (why !== undefined) return why
  }
  if (action.kind === 'manipulate') {
    const why = whyNotManipulate(game, model)
    if (why !== undefined) return why
  }
  if (action.kind !== 'free') {
    const why = affords(action.kind) ?? whyNotAgain(game, model, id, action.kind)
    if (why !== undefined) return why
  }
  if (isSpent(game, model, id, action)) return `It has been used this ${action.limit ?? 'round'}.`
  const efforts = effortsFor(game, model, action)
  if (efforts > 0) {
    const why = whyNoEffort(game, model, efforts, id)
    if (why !== undefined) return why
  }
  return action.why?.({ game, owner: model, args: speaker.args, effect: undefined })
}

/** An extra action may have to be another one than the action that it comes from. */
function whyNotAgain(game: Play, model: Model, id: string, kind: ActionKind): string | undefined {
  const payment = paymentFor(game, model, kind)
  return payment?.from === 'extra' && payment.extra.not === id ? 'It must be a different action.' : undefined
}

/** Efforts that an action of a trait costs: its own, and what somebody else makes special actions cost. */
export const effortsFor = (game: Play, model: Model, action: ActionRule): number =>
  (action.efforts ?? 0) +
  (action.kind === 'special' ? total(game, 'special-efforts', { about: model }, 0) : 0)

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
