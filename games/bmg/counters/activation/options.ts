import { boardOf, bodyOf, cardOf, labelOf, markersOf, withinOfMarker } from '@gargoyle/bmg-common'
import type { LazyOption } from '@gargoyle/engine'
import { type Piece, touchesPiece } from '@gargoyle/table'
import { templateOf, UNARMED, weaponAt, whyNotUse } from '../attack/arms.ts'
import { isRanged } from '../attack/attack.ts'
import { coverId } from '../attack/blink.ts'
import { captorsOf } from '../attack/impact-roll.ts'
import { type MeleeOrder, modeCost, targetsFor } from '../attack/melee.ts'
import { SHOT_COST, whyNotAfterMove, whyNothingToShoot } from '../attack/ranged.ts'
import { isWeaponNamed } from '../attack/weapon-names.ts'
import { ruleId, wordsOf } from '../edition.ts'
import { whyNotManipulate } from '../manipulate/manipulate.ts'
import { sewerExits, whyNoSewerEntry, whyNoSewerExit } from '../manipulate/sewers.ts'
import { available, type CounterCost, showCost, whyNotPay } from '../model/counters.ts'
import { isCarrying, standCost, whyHeldByAim, whyNoMoveAction } from '../movement/move-action.ts'
import { whyNotMove } from '../movement/why-not-move.ts'
import { applies, isLost } from '../rules/rule-system.ts'
import { effectRecord, effectRule, isRuleActive } from '../rules/rules-in-force.ts'
import type { CounterOwnedRule, SpecialAttack, TraitAction } from '../rules/special-rule.ts'
import type { Activation, Model, Play } from '../state.ts'
import type { Weapon } from '../vocabulary.ts'
import { capital } from '../words.ts'
import { whyOutOfOrder } from './declaration.ts'

type Why = () => string | undefined

const option = (id: string, label: string, rule: string, why: Why, onlyIfOpen = false): LazyOption => ({
  id,
  label,
  why: () => {
    const text = why()
    return text === undefined ? undefined : { text, rule }
  },
  ...(onlyIfOpen ? { onlyIfOpen } : {}),
})

/** Everything the active model might do; whether it can is found out when somebody looks. */
export function possibleActions(game: Play, model: Model, activation: Activation): readonly LazyOption[] {
  const stopped: Why = () => whyStopped(game, model)
  return [
    ...standing(game, model, activation, stopped),
    ...attacks(game, model, activation, stopped),
    ...objects(game, model, activation, stopped),
    ...traitOptions(game, model, activation, stopped),
  ]
}

/** What keeps a model from acting at all. bmg1/effect/paralyze */
export const whyStopped = (game: Play, model: Model): string | undefined =>
  applies(game, 'cannot-act', { about: model }) ? `${labelOf(game, model)} cannot act.` : undefined

function standing(game: Play, model: Model, activation: Activation, stopped: Why): readonly LazyOption[] {
  const moveWhy: Why = () => stopped() ?? whyOutOfOrder(activation, 'move') ?? whyNoMoveAction(game, model)
  const options = [
    option('move', model.condition === 'down' ? 'Crawl' : 'Move', ruleId(game, 'core/move'), moveWhy),
  ]
  if (model.condition === 'down') {
    const why: Why = () =>
      stopped() ?? whyNotPay(game, model, standCost(game, model)) ?? whyHeldDown(game, model)
    options.push(option('stand', 'Stand up', ruleId(game, 'core/stand'), why))
  }
  if (captorsOf(game, model).length > 0 || model.effects.some(({ id }) => id === 'immobilized')) {
    const why: Why = () =>
      stopped() ??
      (available(game, model, 'attack') === 0 ? 'It takes 1AC at least to break free.' : undefined) ??
      (activation.used.includes('break-free') ? 'It has tried.' : undefined)
    options.push(option('break-free', 'Break free', ruleId(game, 'core/grab'), why))
  }
  for (const piece of coverBeside(game, model)) {
    const why: Why = () =>
      stopped() ??
      (model.condition === 'up' ? undefined : 'It lies on the ground.') ??
      (model.effects.some(({ id, args }) => id === 'cover' && args[0] === piece.id)
        ? 'It is in cover.'
        : undefined) ??
      (applies(game, 'cannot-crouch', { about: model }) ? 'It cannot crouch now.' : undefined) ??
      whyNotPay(game, model, crouchCost(game, model))
    options.push(
      option(
        `cover:${piece.id}`,
        `${capital(wordsOf(game).cover)} behind ${piece.name ?? piece.kind}`,
        ruleId(game, 'core/take-cover'),
        why,
        true,
      ),
    )
  }
  return options
}

const whyHeldDown = (game: Play, model: Model): string | undefined =>
  applies(game, 'cannot-move', { about: model }) ? 'Something holds it in place.' : undefined

/** What crouching takes. bmg1/core/take-cover, bmg2/core/crouch, bmg1/trait/street-guy */
export const crouchCost = (game: Play, model: Model): CounterCost =>
  applies(game, 'crouches-freely', { about: model }) ? {} : { special: 1 }

/** Something to crouch behind: its id and what players call it. */
export type CoverBeside = Pick<Piece, 'id' | 'name' | 'kind'>

/** What a model touches and could crouch behind: scenery, and sandbags. bmg1/core/take-cover, bmg2/trait/sapper */
export function coverBeside(game: Play, model: Model): readonly CoverBeside[] {
  if (model.at === undefined) return []
  const body = bodyOf(game, model)
  const near = boardOf(game).index.search(
    body.x - body.radius - 100,
    body.y - body.radius - 100,
    body.x + body.radius + 100,
    body.y + body.radius + 100,
  )
  const pieces = new Set(near.map(({ piece }) => piece))
  return [
    ...[...pieces].filter(
      (piece) => piece.cover !== 'none' && piece.top > body.z && touchesPiece(body, piece),
    ),
    ...markersOf(game, 'sandbags').flatMap((marker) =>
      withinOfMarker(game, model, marker, 0)
        ? [{ id: coverId(marker), name: 'sandbags', kind: marker.kind }]
        : [],
    ),
  ]
}

/**
 * Why a model cannot attack in close combat or at range at all. bmg1/core/one-attack-type,
 * bmg2/core/one-attack-action
 */
export function whyNoAttack(
  game: Play,
  model: Model,
  activation: Activation,
  kind: 'melee' | 'ranged',
): string | undefined {
  const kept = whyNotOnFeet(game, model) ?? whyKeptFrom(game, model, kind)
  if (kept !== undefined) return kept
  const late = whyOutOfOrder(activation, 'attack')
  if (late !== undefined) return late
  if (activation.attackKind !== undefined && activation.attackKind !== kind)
    return 'One activation has close combat or ranged attacks, not both.'
  return undefined
}

const whyNotOnFeet = (game: Play, model: Model): string | undefined =>
  model.condition === 'up' ? undefined : `${labelOf(game, model)} is not on its feet.`

const whyKeptFrom = (game: Play, model: Model, kind: 'melee' | 'ranged'): string | undefined =>
  applies(game, 'cannot-attack', { about: model, purpose: kind })
    ? 'Something keeps it from attacking.'
    : undefined

/** Why a special attack outside the attack action cannot be made with a weapon. bmg2/special-attack/360-attack */
const whyNoExtra = (game: Play, model: Model, activation: Activation, arm: number): string | undefined =>
  whyNotOnFeet(game, model) ??
  whyKeptFrom(game, model, 'melee') ??
  whyOtherWeapon(activation, arm) ??
  whyNotUse(game, model, arm)

const whyOtherWeapon = (activation: Activation, arm: number): string | undefined =>
  activation.weapon !== undefined && activation.weapon !== arm
    ? 'It uses one weapon for the whole round.'
    : undefined

function attacks(game: Play, model: Model, activation: Activation, stopped: Why): readonly LazyOption[] {
  const options: LazyOption[] = []
  for (const arm of [...model.arms.keys(), UNARMED]) {
    const weapon = weaponAt(game, model, arm)
    if (isRanged(weapon)) options.push(shotOption(game, model, activation, arm, stopped))
    else options.push(...meleeOptions(game, model, activation, arm, stopped))
  }
  return options
}

function shotOption(game: Play, model: Model, activation: Activation, arm: number, stopped: Why): LazyOption {
  const weapon = weaponAt(game, model, arm)
  const why: Why = () =>
    stopped() ??
    whyNoAttack(game, model, activation, 'ranged') ??
    whyNoMoreShots(game, model, activation) ??
    whyNotThisWeapon(game, model, activation, arm) ??
    whyNotPay(game, model, SHOT_COST) ??
    whyNotUse(game, model, arm) ??
    whyNotAfterMove(game, model, weapon) ??
    (isAimedAnywhere(game, weapon) ? undefined : whyNothingToShoot(game, model, weapon))
  return option(`ranged:${arm}`, `Shoot: ${weapon.name}`, ruleId(game, 'core/ranged-attack'), why)
}

/** Sprays and grenades need no target. */
const isAimedAnywhere = (game: Play, weapon: Weapon): boolean => {
  const template = templateOf(game, weapon)
  return template === 'spray' || template === 'grenade'
}

/** A second ranged attack may be, or must be, made with another weapon. bmg2/trait/gunman, bmg2/trait/bullet-time */
function whyNotThisWeapon(game: Play, model: Model, activation: Activation, arm: number): string | undefined {
  if (activation.attacks === 0) return whyOtherWeapon(activation, arm)
  if (activation.weapon === arm)
    return applies(game, 'cannot-repeat-weapon', { about: model }) ? 'It must use another weapon.' : undefined
  return applies(game, 'switches-weapons', { about: model }) ? undefined : whyOtherWeapon(activation, arm)
}

/** One ranged attack an activation, or as many as a rule allows. bmg1/trait/gunman */
function whyNoMoreShots(game: Play, model: Model, activation: Activation): string | undefined {
  if (activation.attacks === 0) return undefined
  const again = activation.attacks === 1 && applies(game, 'shoots-twice', { about: model })
  return again ? undefined : 'It has attacked.'
}

function meleeOptions(
  game: Play,
  model: Model,
  activation: Activation,
  arm: number,
  stopped: Why,
): readonly LazyOption[] {
  const weapon = weaponAt(game, model, arm)
  const halted: Why = () =>
    stopped() ??
    whyNoAttack(game, model, activation, 'melee') ??
    whyOtherWeapon(activation, arm) ??
    whyNotUse(game, model, arm)
  const normal =
    (mode: NonNullable<MeleeOrder['mode']>, cost: CounterCost): Why =>
    () =>
      halted() ??
      (activation.attacks > 0 ? 'It has attacked.' : undefined) ??
      whyNotPay(game, model, { ...cost, attack: 1 }) ??
      whyNobody(game, model, { arm, mode, whyNotTarget: (target) => struckBySpecial(activation, target) })
  const options = [
    option(
      `melee:${arm}`,
      `Strike: ${weapon.name}`,
      ruleId(game, 'core/melee-strikes'),
      normal('strike', {}),
    ),
    option(
      `push:${arm}`,
      `Push: ${weapon.name}`,
      ruleId(game, 'core/push'),
      normal('push', modeCost(game, model, 'push')),
    ),
  ]
  if (arm === UNARMED)
    options.push(
      option(`grab:${arm}`, 'Grab', ruleId(game, 'core/grab'), normal('grab', modeCost(game, model, 'grab'))),
    )
  for (const { id, record, args } of specialAttacksOf(game, model)) {
    if (record.apart && arm !== UNARMED) continue
    const first: Why = record.apart
      ? () => stopped() ?? whyNotOnFeet(game, model)
      : record.extra
        ? () => stopped() ?? whyNoExtra(game, model, activation, arm)
        : halted
    const why: Why = () => first() ?? whyNoSpecial(game, model, activation, { id, record, args }, arm)
    options.push(
      option(
        `special:${id}:${arm}`,
        `${record.name}${record.apart ? '' : `: ${weapon.name}`} (${showCost(specialCost(game, model, id, record))})`,
        `${game.content.edition.id}/special-attack/${id}`,
        why,
        true,
      ),
    )
  }
  return options
}

const whyNobody = (game: Play, model: Model, order: MeleeOrder): string | undefined =>
  targetsFor(game, model, order).length === 0 ? 'No enemy is in reach.' : undefined

/** Normal strikes do not go to the enemy of the special attack, nor the other way round. bmg1/core/special-attack-use */
export const struckBySpecial = (activation: Activation, { id }: Model): string | undefined =>
  activation.specialTargets.includes(id) ? 'It was the target of the special attack.' : undefined

export type OwnedSpecial = {
  readonly id: string
  readonly record: SpecialAttack
  readonly args: readonly string[]
}

/** What a special attack costs a model. bmg2/trait/clay-body, bmg2/trait/amazon-princess */
export const specialCost = (game: Play, model: Model, id: string, { cost }: SpecialAttack): CounterCost =>
  id === 'charge' && applies(game, 'charges-for-special', { about: model }) ? { special: 1 } : cost

/** The special attacks on a card. */
export const specialAttacksOf = (game: Play, model: Model): readonly OwnedSpecial[] =>
  cardOf(game, model).traits.flatMap(({ id, args }) => {
    const record = game.content.book.specialAttacks[id]
    return record === undefined ? [] : [{ id, record, args }]
  })

function whyNoSpecial(
  game: Play,
  model: Model,
  activation: Activation,
  { id, record, args }: OwnedSpecial,
  arm: number,
): string | undefined {
  if (activation.specialAttack !== undefined) return 'It has made a special attack.'
  if (record.limit === 'round' && model.usedThisRound.includes(id)) return 'Once a round.'
  const [named] = args
  if (named !== undefined && !record.apart && !isWeaponNamed(weaponAt(game, model, arm), named))
    return 'It is made with another weapon.'
  if (applies(game, 'no-traits', { about: model })) return 'It cannot use traits now.'
  if (applies(game, 'no-special-attack', { about: model, purpose: id }))
    return 'It cannot bring itself to it.'
  const scope = { game, owner: model, args, effect: undefined }
  if (record.perform !== undefined)
    return (
      whyNotPay(game, model, specialCost(game, model, id, record)) ??
      record.why?.({ ...scope, arm }) ??
      (record.moves ? whyOutOfOrder(activation, 'move') : undefined)
    )
  const order = specialOrder(game, model, activation, { id, record, args }, arm)
  return (
    whyNotPay(game, model, { ...record.cost, attack: (record.cost.attack ?? 0) + 1 }) ??
    whyNobody(game, model, order)
  )
}

/** The order of a special attack that changes strikes. */
export function specialOrder(
  game: Play,
  model: Model,
  activation: Activation,
  { id, record, args }: OwnedSpecial,
  arm: number,
): MeleeOrder {
  const scope = { game, owner: model, args, effect: undefined }
  return {
    arm,
    special: { id, lends: record.lends ?? [], cost: record.cost },
    whyNotTarget: (target) =>
      activation.struck.includes(target.id)
        ? 'It has been struck.'
        : record.whyNotTarget?.({ ...scope, target }),
  }
}

function objects(game: Play, model: Model, activation: Activation, stopped: Why): readonly LazyOption[] {
  const options: LazyOption[] = []
  for (const marker of game.state.markers) {
    const why: Why = () => stopped() ?? whyNotManipulate(game, model, marker)
    options.push(
      option(
        `manipulate:${marker.id}`,
        `Manipulate: ${game.content.edition.markerNames[marker.kind] ?? marker.kind}`,
        ruleId(game, 'core/manipulate'),
        why,
        true,
      ),
    )
  }
  for (const sewer of markersOf(game, 'sewer')) {
    if (!withinOfMarker(game, model, sewer, 0)) continue
    const why: Why = () => stopped() ?? whyNoSewerEntry(game, model, sewer)
    options.push(option(`sewer:${sewer.id}`, 'Go down into the sewer', ruleId(game, 'core/sewers'), why))
  }
  if (model.sewerSince !== undefined) {
    const why: Why = () => stopped() ?? whyNoSewerExit(game, model)
    options.push(
      option(
        'emerge',
        `Leave the sewer (${sewerExits(game, model).length} open)`,
        ruleId(game, 'core/sewer-exit'),
        why,
      ),
    )
  }
  if (isCarrying(game, model))
    options.push(
      option('drop', 'Drop the loot', `${game.content.edition.id}/objective/loot`, () => undefined),
    )
  if (activation.ran) return options.filter(({ id }) => !id.startsWith('manipulate:'))
  return options
}

/** An action that a trait adds. */
export type OwnedAction = {
  readonly id: string
  readonly action: TraitAction
  readonly owned: CounterOwnedRule
}

/** What the traits of a model, and what lasts on it, let it do in its activation. bmg1/core/trait-use */
export function traitActions(game: Play, model: Model): readonly OwnedAction[] {
  const found: OwnedAction[] = []
  for (const owned of game.content.ruleIndex.actions[model.id] ?? [])
    if (isRuleActive(model, owned.record) && !isLost(game, model, owned))
      found.push(...actionsOf('trait', owned))
  for (const effect of model.effects) {
    const record = effectRecord(game, effect)
    if (record.action === undefined) continue
    const { args, rule } = effectRule(game, effect)
    found.push(...actionsOf('effect', { owner: model.id, record, args, name: record.name, rule }))
  }
  return found
}

function actionsOf(kind: 'trait' | 'effect', owned: CounterOwnedRule): readonly OwnedAction[] {
  const { action } = owned.record
  const all = Array.isArray(action) ? (action as readonly TraitAction[]) : [action as TraitAction]
  const source = owned.rule.slice(owned.rule.lastIndexOf('/') + 1)
  return all.map((each) => ({
    id: `trait:${kind === 'effect' ? 'effect-' : ''}${source}${each.id === undefined ? '' : `:${each.id}`}`,
    action: each,
    owned,
  }))
}

/** What a trait's action costs, manipulating included. */
export function traitCost(game: Play, model: Model, { action, owned }: Omit<OwnedAction, 'id'>): CounterCost {
  const purpose = owned.rule.slice(owned.rule.lastIndexOf('/') + 1)
  if (applies(game, 'trait-for-special', { about: model, purpose })) return { special: 1 }
  if (!action.manipulates) return action.cost ?? {}
  const free = applies(game, 'no-counter-for', { about: model, purpose: 'manipulate' })
  return { ...action.cost, movement: (action.cost?.movement ?? 0) + (free ? 0 : 1) }
}

function traitOptions(game: Play, model: Model, activation: Activation, stopped: Why): readonly LazyOption[] {
  return traitActions(game, model).map(({ id, action, owned }) => {
    const why: Why = () => stopped() ?? whyNoTrait(game, model, activation, id, action, owned)
    const cost = traitCost(game, model, { action, owned })
    return option(id, `${action.label ?? owned.name} (${showCost(cost)})`, owned.rule, why, true)
  })
}

function whyNoTrait(
  game: Play,
  model: Model,
  activation: Activation,
  id: string,
  action: TraitAction,
  owned: CounterOwnedRule,
): string | undefined {
  if (model.condition === 'down' && !action.lying) return 'It lies on the ground.'
  if (applies(game, 'no-traits', { about: model })) return 'It cannot use traits now.'
  if (action.manipulates && activation.ran) return 'It has run.'
  if (action.manipulates && applies(game, 'cannot-manipulate', { about: model }))
    return 'It cannot manipulate.'
  if (action.attack) {
    const why =
      whyNoAttack(game, model, activation, 'ranged') ??
      (activation.attacks > 0 ? 'It has attacked.' : undefined)
    if (why !== undefined) return why
  }
  if (action.move) {
    const late = whyOutOfOrder(activation, 'move') ?? whyNotMove(game, model) ?? whyHeldByAim(game, model)
    if (late !== undefined) return late
    if (activation.basicMoveGone) return 'Its basic move is used up.'
  }
  // bmg2/core/repeat-use, bmg2/core/one-use-only: without a limit a trait may be used again.
  if (action.limit === 'round' && model.usedThisRound.includes(id)) return 'Once a round.'
  if (action.limit === 'game' && model.usedThisGame.includes(id)) return 'Once a game.'
  if (action.limit === 'activation' && activation.used.includes(id)) return 'Once an activation.'
  return (
    whyNotPay(game, model, traitCost(game, model, { action, owned })) ??
    action.why?.({ game, owner: model, args: owned.args, effect: undefined })
  )
}
