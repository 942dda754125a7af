import { addEffect, labelOf, modelOf } from '@gargoyle/bmg-common'
import { ask, chooseNumber, type Rule, remember, rememberAmong } from '@gargoyle/engine'
import { failsInUse, templateOf, UNARMED, weaponAt, weaponKey } from '../attack/arms.ts'
import type { Attack } from '../attack/attack.ts'
import { grenadeAttack } from '../attack/grenade.ts'
import { captorsOf } from '../attack/impact-roll.ts'
import { type MeleeOrder, meleeAttack } from '../attack/melee.ts'
import { rangedAttack } from '../attack/ranged.ts'
import { sprayAttack } from '../attack/templates.ts'
import { noteWeaponUse } from '../attack/weapon-of-round.ts'
import { dropLoot } from '../damage/drop-loot.ts'
import { editionTerms, ruleId } from '../edition.ts'
import { slip } from '../effects/ice.ts'
import { hasPutDownLoot, manipulate, manipulateCost } from '../manipulate/manipulate.ts'
import { enterSewer, leaveSewer, sewerEntryCost } from '../manipulate/sewers.ts'
import { chooseModel } from '../model/choose-model.ts'
import { countSuccesses } from '../model/count-successes.ts'
import { available, type CounterCost, payCounters } from '../model/counters.ts'
import { skill } from '../model/skills.ts'
import { moveAction, noteLootPaid, standCost, standUp } from '../movement/move-action.ts'
import type { Halt } from '../rules/moments.ts'
import { specialAttackRuleId } from '../rules/rule-ids.ts'
import { trigger } from '../rules/rule-system.ts'
import type { Model, Play } from '../state.ts'
import { hasCrouched, movedByTrait, usedInGame, usedInRound, weaponsFired } from './activation-memory.ts'
import { specialCost, specialOrder, struckBySpecial } from './attack-options.ts'
import type { CounterAction, OwnedAction, OwnedSpecial } from './counter-action.ts'
import { crouchCost, crouchedBehind, hasTriedToBreakFree } from './options.ts'
import { traitCost } from './trait-options.ts'

/** Carries out an option of the active model. bmg1/core/execute-the-plan */
export function* perform(game: Play, model: Model, action: CounterAction): Rule<void> {
  switch (action.kind) {
    case 'move':
      return yield* moveAction(game, model)
    case 'stand':
      if (yield* isHalted(game, model, standCost(game, model))) return
      yield* standUp(game, model)
      // bmg2/template/ice: on its feet it is in contact with what it lay on.
      return yield* slip(game, model)
    case 'break-free':
      return yield* breakFree(game, model)
    case 'cover':
      return yield* takeCover(game, model, action.piece)
    case 'melee':
      return yield* fight(game, model, { arm: action.arm })
    case 'push':
    case 'grab':
      return yield* fight(game, model, { arm: action.arm, mode: action.kind })
    case 'special':
      return yield* special(game, model, action.special, action.arm)
    case 'ranged':
      return yield* shoot(game, model, action.arm)
    case 'manipulate':
      if (yield* isHalted(game, model, manipulateCost(game, model))) return
      return yield* manipulate(game, model, action.marker)
    case 'sewer':
      if (yield* isHalted(game, model, sewerEntryCost(game, model))) return
      return yield* enterSewer(game, model)
    case 'emerge':
      // bmg1/trait/stop: below ground it is seen by no enemy.
      return yield* leaveSewer(game, model)
    case 'drop':
      remember(game.state.activation, hasPutDownLoot, true)
      return dropLoot(game, model)
    case 'trait':
      return yield* useTrait(game, model, action.trait)
  }
}

/** Whether another model keeps a model from the Movement Counters that something takes. bmg1/trait/stop */
function* isHalted(game: Play, model: Model, cost: CounterCost): Rule<boolean> {
  if ((cost.movement ?? 0) === 0) return false
  const halt: Halt = { stopped: undefined }
  yield* trigger(game, 'spending-movement', { mover: model, halt })
  return halt.stopped !== undefined
}

/**
 * A normal attack: one an activation. bmg1/core/melee-strikes, bmg1/core/one-attack-type,
 * bmg2/core/one-weapon-a-round
 */
function* fight(game: Play, model: Model, order: MeleeOrder): Rule<void> {
  const { activation } = game.state
  // Bare hands that grab are no weapon for the round. bmg1/core/grab
  if (activation) bookAttack(game, 'melee', order.mode === 'grab' ? undefined : weaponKey(model, order.arm))
  if (order.mode !== 'grab') {
    if (yield* failsInUse(game, model, order.arm)) return
    noteWeaponUse(game, model, order.arm)
  }
  const attack = yield* meleeAttack(game, model, {
    ...order,
    targetBlockedReason: (target) => activation && struckBySpecial(activation, target),
  })
  noteStruck(game, attack)
}

function* special(game: Play, model: Model, owned: OwnedSpecial, arm: number): Rule<void> {
  const { activation } = game.state
  if (activation === undefined) return game.broken('A special attack is made in an activation.')
  const { id, record, args } = owned
  if (yield* isHalted(game, model, specialCost(game, model, id, record))) return
  activation.specialAttack = id
  if (!record.apart) {
    activation.weapon = weaponKey(model, arm)
    noteWeaponUse(game, model, arm)
  }
  if (!record.apart && !record.extra) activation.attackKind = 'melee'
  if (record.limit === 'round') rememberAmong(model, usedInRound, id)
  game.emit(() => ({
    name: 'special-attack',
    text: `${labelOf(game, model)} uses ${record.name}.`,
    rule: specialAttackRuleId(game, id),
    about: { model: model.id, attack: id },
  }))
  if (record.perform !== undefined) {
    yield* payCounters(game, model, specialCost(game, model, id, record), record.name)
    if (record.moves) noteLootPaid(game, model)
    const work = record.perform({
      game,
      owner: model,
      id,
      rule: specialAttackRuleId(game, id),
      args,
      effect: undefined,
      arm,
    })
    if (work !== undefined) yield* work
    return
  }
  const attack = yield* meleeAttack(game, model, specialOrder(game, model, activation, owned, arm))
  for (const { target } of attack?.strikes ?? []) activation.specialTargets.push(target.id)
}

function* shoot(game: Play, model: Model, arm: number): Rule<void> {
  bookAttack(game, 'ranged', weaponKey(model, arm))
  noteWeaponUse(game, model, arm)
  if (yield* failsInUse(game, model, arm)) return
  const template = templateOf(game, weaponAt(game, model, arm))
  const attack =
    template === 'spray'
      ? yield* sprayAttack(game, model, arm)
      : template === 'grenade'
        ? yield* grenadeAttack(game, model, arm)
        : yield* rangedAttack(game, model, arm)
  noteStruck(game, attack)
}

/** Counts an attack of the activation, with the weapon it is made with if that is for the round. */
function bookAttack(game: Play, kind: 'melee' | 'ranged', weapon: string | undefined): void {
  const { activation } = game.state
  if (activation === undefined) return
  activation.attackKind = kind
  activation.attacks++
  if (weapon === undefined) return
  activation.weapon = weapon
  if (kind === 'ranged') rememberAmong(activation, weaponsFired, weapon)
}

function noteStruck(game: Play, attack: Attack | undefined): void {
  for (const { target } of attack?.strikes ?? []) game.state.activation?.struck.push(target.id)
}

/**
 * Crouches beside something: better Blink! rolls behind it until the model moves. bmg1/core/take-cover,
 * bmg2/core/crouch
 */
function* takeCover(game: Play, model: Model, piece: string): Rule<void> {
  yield* payCounters(game, model, crouchCost(game, model), editionTerms(game).covering)
  model.effects = model.effects.filter(({ id }) => id !== 'cover')
  addEffect(game, model, 'cover', { until: 'game', args: [piece] })
  rememberAmong(game.state.activation, crouchedBehind, piece)
  // bmg2/trait/bullet-time
  remember(model, hasCrouched, true)
}

/**
 * Attack Counters against its captors: a die each, and each that reaches its own Strength frees it from one captor
 * of its player's choice. bmg1/core/grab, bmg2/core/grab
 */
function* breakFree(game: Play, model: Model): Rule<void> {
  remember(game.state.activation, hasTriedToBreakFree, true)
  const captors = captorsOf(game, model)
  const most = available(game, model, 'attack')
  const spent = yield* ask(
    game,
    model.seat,
    chooseNumber({
      name: 'break-free',
      prompt: `How many AC to break free? (${skill(game, 'strength', model)}+)`,
      rule: ruleId(game, 'core/grab'),
      about: { model: model.id },
      min: Math.max(1, captors.length),
      max: most,
    }),
  )
  yield* payCounters(game, model, { attack: spent }, 'breaking free')
  const needed = skill(game, 'strength', model)
  let freed = yield* countSuccesses(game, model, {
    name: 'break-free',
    purpose: `break free (${needed}+)`,
    count: spent,
    rule: ruleId(game, 'core/grab'),
    isGood: (face) => face >= needed,
  })
  for (; freed > 0; freed--) {
    const held = captorsOf(game, model)
    if (held.length === 0) break
    const captor = yield* chooseModel(game, model.seat, {
      name: 'freed-from',
      prompt: 'From whom does it get loose?',
      rule: ruleId(game, 'core/grab'),
      among: held,
    })
    model.effects = model.effects.filter(({ id, by }) => id !== 'immobilized' || by !== captor.id)
  }
  // Pinned down without a captor: one success is enough.
  if (freed > 0)
    model.effects = model.effects.filter(({ id, by }) => id !== 'immobilized' || by !== undefined)
}

/** What a trait lets its owner do. bmg1/core/trait-use, bmg2/core/trait-use */
function* useTrait(game: Play, model: Model, trait: OwnedAction): Rule<void> {
  const { id, action, owned } = trait
  const { activation } = game.state
  if (yield* isHalted(game, model, traitCost(game, model, trait))) return
  yield* payCounters(game, model, traitCost(game, model, trait), owned.name)
  if (action.limit === 'round') rememberAmong(model, usedInRound, id)
  if (action.limit === 'game') rememberAmong(model, usedInGame, id)
  activation?.used.push(id)
  if (action.attack) bookAttack(game, 'ranged', activation?.weapon ?? weaponKey(model, UNARMED))
  if (action.move && activation) {
    activation.basicMoveGone = true
    remember(activation, movedByTrait, true)
    noteLootPaid(game, model)
  }
  game.emit(() => ({
    name: 'trait',
    text: `${labelOf(game, model)} uses ${owned.name}.`,
    rule: owned.rule,
    about: { model: model.id, trait: owned.rule },
  }))
  const { rule, args } = owned
  const doing = action.perform({
    game,
    owner: modelOf(game, model.id),
    id: owned.id,
    rule,
    args,
    effect: undefined,
  })
  if (doing !== undefined) yield* doing
}
