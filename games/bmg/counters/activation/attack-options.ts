import { actionOption, type BlockedReason, bodyOf, cardOf, labelOf } from '@gargoyle/bmg-common'
import { isAmong, type LazyOption } from '@gargoyle/engine'
import type { CounterActionAbout } from '../abouts.ts'
import { templateOf, UNARMED, useBlockedReason, weaponAt, weaponKey } from '../attack/arms.ts'
import { isRanged, isUnarmed } from '../attack/attack.ts'
import { type MeleeOrder, modeCost, targetsFor } from '../attack/melee.ts'
import { isClose, noShotReason, SHOT_COST, shotAfterMoveBlockedReason } from '../attack/ranged.ts'
import { isWeaponNamed } from '../attack/weapon-names.ts'
import { otherWeaponReason } from '../attack/weapon-of-round.ts'
import type { Card } from '../content.ts'
import { ruleId } from '../edition.ts'
import { addCosts, type CounterCost, paymentBlockedReason, showCost } from '../model/counters.ts'
import { movingCost, whyHeldByAim } from '../movement/move-action.ts'
import { specialAttackRuleId } from '../rules/rule-ids.ts'
import { applies } from '../rules/rule-system.ts'
import type { SpecialAttack } from '../rules/special-rule.ts'
import type { Activation, Model, Play } from '../state.ts'
import type { Weapon } from '../vocabulary.ts'
import { foundOnce } from './action-option.ts'
import { usedInRound } from './activation-memory.ts'
import type { CounterAction, OwnedSpecial } from './counter-action.ts'
import { whyOutOfOrder } from './declaration.ts'

/**
 * Why a model cannot attack in close combat or at range at all. bmg1/core/one-attack-type,
 * bmg2/core/one-attack-action
 */
export function anyAttackBlockedReason(
  game: Play,
  model: Model,
  activation: Activation,
  kind: 'melee' | 'ranged',
): string | undefined {
  const kept = notOnFeetReason(game, model) ?? whyKeptFrom(game, model, kind)
  if (kept !== undefined) return kept
  const late = whyOutOfOrder(activation, 'attack')
  if (late !== undefined) return late
  if (activation.attackKind !== undefined && activation.attackKind !== kind)
    return 'One activation has close combat or ranged attacks, not both.'
  return undefined
}

const notOnFeetReason = (game: Play, model: Model): string | undefined =>
  model.condition === 'up' ? undefined : `${labelOf(game, model)} is not on its feet.`

const whyKeptFrom = (game: Play, model: Model, kind: 'melee' | 'ranged'): string | undefined =>
  applies(game, 'cannot-attack', { about: model, purpose: kind })
    ? 'Something keeps it from attacking.'
    : undefined

/** Why a special attack outside the attack action cannot be made with a weapon. bmg2/special-attack/360-attack */
const extraBlockedReason = (game: Play, model: Model, arm: number): string | undefined =>
  notOnFeetReason(game, model) ??
  whyKeptFrom(game, model, 'melee') ??
  otherWeaponReason(game, model, arm) ??
  useBlockedReason(game, model, arm)

/** Strikes, shots and special attacks with everything in hand and without. */
export function attackOptions(
  game: Play,
  model: Model,
  activation: Activation,
  stopped: BlockedReason,
): readonly LazyOption<CounterAction>[] {
  const options: LazyOption<CounterAction>[] = []
  const shotBlockedReason = foundOnce(
    () => stopped() ?? anyAttackBlockedReason(game, model, activation, 'ranged'),
  )
  const blowBlockedReason = foundOnce(
    () => stopped() ?? anyAttackBlockedReason(game, model, activation, 'melee'),
  )
  const specials = specialAttacksOf(game, model)
  const add = (arm: number): void => {
    const weapon = weaponAt(game, model, arm)
    if (isRanged(weapon))
      options.push(shotOption(game, model, activation, { arm, weapon, blockedReason: shotBlockedReason }))
    else
      addBlows(
        options,
        game,
        model,
        activation,
        { arm, weapon, blockedReason: blowBlockedReason },
        specials,
        stopped,
      )
  }
  for (let arm = 0; arm < model.arms.length; arm++) add(arm)
  add(UNARMED)
  return options
}

/** A weapon in use, and why nothing of its kind can be used at all. */
type ArmInHand = { readonly arm: number; readonly weapon: Weapon; readonly blockedReason: BlockedReason }

function shotOption(
  game: Play,
  model: Model,
  activation: Activation,
  { arm, weapon, blockedReason }: ArmInHand,
): LazyOption<CounterAction> {
  const why: BlockedReason = () =>
    blockedReason() ??
    furtherShotsBlockedReason(game, model, activation) ??
    weaponBlockedReason(game, model, activation, arm) ??
    paymentBlockedReason(game, model, SHOT_COST) ??
    useBlockedReason(game, model, arm) ??
    shotAfterMoveBlockedReason(game, model, weapon) ??
    (isAimedAnywhere(game, weapon) ? whyTouched(game, model, weapon) : noShotReason(game, model, weapon))
  return actionOption(
    `ranged:${arm}`,
    { kind: 'ranged', arm },
    `Shoot: ${weapon.name}`,
    ruleId(game, 'core/ranged-attack'),
    why,
    attackWith('ranged', arm),
  )
}

const attackWith = (
  attack: NonNullable<CounterActionAbout['attack']>,
  arm: number,
): { readonly about: CounterActionAbout } => ({ about: { attack, arm } })

/** Sprays and grenades need no target. */
const isAimedAnywhere = (game: Play, weapon: Weapon): boolean => {
  const template = templateOf(game, weapon)
  return template === 'spray' || template === 'grenade'
}

/** What needs no target is not fired in contact with an enemy either. bmg2/core/shooting-in-contact */
const whyTouched = (game: Play, model: Model, weapon: Weapon): string | undefined =>
  game.content.edition.closeRange === 'contact' &&
  isClose(game, model, bodyOf(game, model)) &&
  !applies(game, 'shoots-close', { about: model, weapon })
    ? 'An enemy is in contact.'
    : undefined

/** A second ranged attack may be, or must be, made with another weapon. bmg2/trait/gunman, bmg2/trait/bullet-time */
function weaponBlockedReason(
  game: Play,
  model: Model,
  activation: Activation,
  arm: number,
): string | undefined {
  if (activation.attacks === 0) return otherWeaponReason(game, model, arm)
  if (activation.weapon === weaponKey(model, arm))
    return applies(game, 'cannot-repeat-weapon', { about: model }) ? 'It must use another weapon.' : undefined
  return applies(game, 'switches-weapons', { about: model }) ? undefined : otherWeaponReason(game, model, arm)
}

/** One ranged attack an activation, or as many as a rule allows. bmg1/trait/gunman */
function furtherShotsBlockedReason(game: Play, model: Model, activation: Activation): string | undefined {
  if (activation.attacks === 0) return undefined
  const again = activation.attacks === 1 && applies(game, 'shoots-twice', { about: model })
  return again ? undefined : 'It has attacked.'
}

function addBlows(
  options: LazyOption<CounterAction>[],
  game: Play,
  model: Model,
  activation: Activation,
  { arm, weapon, blockedReason }: ArmInHand,
  specials: readonly OwnedSpecial[],
  stopped: BlockedReason,
): void {
  const unusable = foundOnce(() => blockedReason() ?? useBlockedReason(game, model, arm))
  const halted = foundOnce(() => blockedReason() ?? otherWeaponReason(game, model, arm) ?? unusable())
  const normal =
    (mode: NonNullable<MeleeOrder['mode']>): BlockedReason =>
    () =>
      // bmg1/core/grab: it is made unarmed, whatever weapon is in use this round.
      (mode === 'grab' ? unusable() : halted()) ??
      (activation.attacks > 0 ? 'It has attacked.' : undefined) ??
      paymentBlockedReason(game, model, { ...modeCost(game, model, mode), attack: 1 }) ??
      noTargetReason(game, model, {
        arm,
        mode,
        targetBlockedReason: (target) => struckBySpecial(activation, target),
      })
  options.push(
    actionOption(
      `melee:${arm}`,
      { kind: 'melee', arm },
      `Strike: ${weapon.name}`,
      ruleId(game, 'core/melee-strikes'),
      normal('strike'),
      attackWith('melee', arm),
    ),
    actionOption(
      `push:${arm}`,
      { kind: 'push', arm },
      `Push: ${weapon.name}`,
      ruleId(game, 'core/push'),
      normal('push'),
      attackWith('push', arm),
    ),
  )
  // bmg1/core/grab: an unarmed roll, with bare hands or with what counts as such.
  if (isUnarmed({ weapon }))
    options.push(
      actionOption(
        `grab:${arm}`,
        { kind: 'grab', arm },
        arm === UNARMED ? 'Grab' : `Grab: ${weapon.name}`,
        ruleId(game, 'core/grab'),
        normal('grab'),
        attackWith('grab', arm),
      ),
    )
  for (const special of specials) {
    const { id, record } = special
    if (record.apart && arm !== UNARMED) continue
    const first: BlockedReason = record.apart
      ? () => stopped() ?? notOnFeetReason(game, model)
      : record.extra
        ? () => stopped() ?? extraBlockedReason(game, model, arm)
        : halted
    const why: BlockedReason = () => first() ?? specialBlockedReason(game, model, activation, special, arm)
    options.push(
      actionOption(
        `special:${id}:${arm}`,
        { kind: 'special', special, arm },
        () =>
          `${record.name}${record.apart ? '' : `: ${weapon.name}`} (${showCost(specialCost(game, model, id, record))})`,
        specialAttackRuleId(game, id),
        why,
        {
          about: {
            attack: 'special',
            arm,
            trait: id,
            ...(record.apart ? { apart: true } : {}),
          } satisfies CounterActionAbout,
          onlyIfOpen: true,
        },
      ),
    )
  }
}

const noTargetReason = (game: Play, model: Model, order: MeleeOrder): string | undefined =>
  targetsFor(game, model, order).length === 0 ? 'No enemy is in reach.' : undefined

/** Normal strikes do not go to the enemy of the special attack, nor the other way round. bmg1/core/special-attack-use */
export const struckBySpecial = (activation: Activation, { id }: Model): string | undefined =>
  activation.specialTargets.includes(id) ? 'It was the target of the special attack.' : undefined

/** What a special attack costs a model. bmg2/trait/clay-body, bmg2/trait/amazon-princess */
export function specialCost(
  game: Play,
  model: Model,
  id: string,
  { cost, moves }: SpecialAttack,
): CounterCost {
  const own =
    id === 'charge' && applies(game, 'charges-for-special', { about: model }) ? { special: 1 } : cost
  return moves ? addCosts(own, movingCost(game, model)) : own
}

// Cards never change, and this is looked up for every action.
const specialsOfCard = new WeakMap<Card, readonly OwnedSpecial[]>()

/** The special attacks on a card. */
function specialAttacksOf(game: Play, model: Model): readonly OwnedSpecial[] {
  const card = cardOf(game, model)
  let found = specialsOfCard.get(card)
  if (found === undefined) {
    found = card.traits.flatMap(({ id, args }) => {
      const record = game.content.book.specialAttacks[id]
      return record === undefined ? [] : [{ id, record, args }]
    })
    specialsOfCard.set(card, found)
  }
  return found
}

function specialBlockedReason(
  game: Play,
  model: Model,
  activation: Activation,
  { id, record, args }: OwnedSpecial,
  arm: number,
): string | undefined {
  if (activation.specialAttack !== undefined) return 'It has made a special attack.'
  if (record.limit === 'round' && isAmong(model, usedInRound, id)) return 'Once a round.'
  const [named] = args
  if (named !== undefined && !record.apart && !isWeaponNamed(weaponAt(game, model, arm), named))
    return 'It is made with another weapon.'
  if (applies(game, 'no-traits', { about: model })) return 'It cannot use traits now.'
  if (applies(game, 'no-special-attack', { about: model, purpose: id }))
    return 'It cannot bring itself to it.'
  const rule = specialAttackRuleId(game, id)
  const scope = { game, owner: model, id, rule, args, effect: undefined }
  if (record.perform !== undefined)
    return (
      paymentBlockedReason(game, model, specialCost(game, model, id, record)) ??
      record.why?.({ ...scope, arm }) ??
      (record.moves ? (whyOutOfOrder(activation, 'move') ?? whyHeldByAim(game, model)) : undefined)
    )
  const order = specialOrder(game, model, activation, { id, record, args }, arm)
  return (
    paymentBlockedReason(game, model, { ...record.cost, attack: (record.cost.attack ?? 0) + 1 }) ??
    noTargetReason(game, model, order)
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
  const rule = specialAttackRuleId(game, id)
  const scope = { game, owner: model, id, rule, args, effect: undefined }
  return {
    arm,
    special: { id, lends: record.lends ?? [], cost: record.cost },
    targetBlockedReason: (target) =>
      activation.struck.includes(target.id)
        ? 'It has been struck.'
        : record.targetBlockedReason?.({ ...scope, target }),
  }
}
