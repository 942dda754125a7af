import {
  areEnemies,
  boardOf,
  bodyOf,
  cardOf,
  hasEffect,
  hasTrait,
  isOnTable,
  labelOf,
  SUPPRESSED,
  sees,
  touches,
  within,
} from '@gargoyle/bmg-common'
import { ask, choose, type Rule, split } from '@gargoyle/engine'
import { sight } from '@gargoyle/table'
import type { AllottedAttack } from '../abouts.ts'
import { offerResources } from '../cards/resources.ts'
import { crewOf } from '../model/crew.ts'
import { applies, computeTotal, trigger } from '../rules/rule-system.ts'
import type { Model, Play } from '../state.ts'
import type { Weapon } from '../vocabulary.ts'
import { bareHands } from './bare-hands.ts'
import { applyDiceModifiers, canBeTarget } from './dice.ts'
import type { AttackDicePool } from './dice-pool.ts'
import { rearmed } from './rearm.ts'
import { declareEfforts, resolveStrikes } from './resolve.ts'
import { type Attack, newAttack, newStrike } from './strike.ts'
import { changeWholeAttack, meleePool } from './whole-attack.ts'

/** How an attack comes about, where it is not the usual action. */
export type AttackOptions = {
  readonly occasion?: Attack['occasion']
  /** The only models that may be struck. */
  readonly targets?: readonly Model[]
}

/** The weapon at a place on a model's card; -1 is its bare hands. bmg3/core/weapon-choice */
export const weaponAt = (game: Play, model: Model, index: number): Weapon =>
  rearmed(game, model, cardOf(game, model).profile.weapons[index] ?? unarmedNow(game, model))

/** Bare hands; what a lost trait made of them they are no longer. */
function unarmedNow(game: Play, model: Model): Weapon {
  const { unarmed, traits } = cardOf(game, model)
  if (!hasEffect(model, SUPPRESSED)) return unarmed
  return bareHands(
    traits.filter(({ id }) => hasTrait(game, model, id)),
    game.content.book,
  )
}

/** The targets of a melee attack with this weapon: enemies in contact, or within the weapon's reach and seen. */
export function meleeTargets(game: Play, attacker: Model, weapon: Weapon): readonly Model[] {
  return everybodyInReach(game, attacker, weapon).filter((target) => areEnemies(attacker, target))
}

/** Friends and enemies alike that the weapon reaches. */
function everybodyInReach(game: Play, attacker: Model, weapon: Weapon): readonly Model[] {
  const reach = computeTotal(game, 'reach', { about: attacker, weapon }, 0)
  return game.state.models.filter(
    (target) =>
      target !== attacker &&
      isOnTable(target) &&
      (isStrikable(game, attacker, target) ||
        (reach > 0 &&
          within(game, attacker, target, reach) &&
          isSeenToStrike(game, attacker, target, weapon))) &&
      canBeTarget(game, attacker, target, weapon),
  )
}

/** Whether an attacker sees well enough to strike a model that it does not touch. */
function isSeenToStrike(game: Play, attacker: Model, target: Model, weapon: Weapon): boolean {
  if (applies(game, 'strikes-unseen', { about: attacker, other: target })) return true
  if (!sees(game, attacker, target)) return false
  return (
    !applies(game, 'strikes-in-plain-sight', { about: attacker, weapon }) ||
    sight(boardOf(game), bodyOf(game, attacker), bodyOf(game, target)).visible
  )
}

/** A K.O. enemy whose base is touched can be struck, though it counts as in contact with no model. bmg3/core/ko */
function isStrikable(game: Play, attacker: Model, target: Model): boolean {
  return (
    touches(game, attacker, target) &&
    !applies(game, 'no-contact', { about: attacker }) &&
    !applies(game, 'no-contact', { about: target })
  )
}

/** bmg3/core/melee: split dice, Efforts (defender first), roll, defence, damage. */
export function* meleeAttack(
  game: Play,
  attacker: Model,
  weaponIndex: number,
  { occasion = 'action', targets }: AttackOptions = {},
): Rule<Attack> {
  const weapon = weaponAt(game, attacker, weaponIndex)
  const rollsOnce = targets === undefined && applies(game, 'strikes-all', { about: attacker, weapon })
  const attack = newAttack({ attacker, kind: 'melee', weapon, weaponIndex, occasion, rollsOnce })
  yield* trigger(game, 'weapon-readied', { attack })
  if (rollsOnce) strikeEverybody(game, attack)
  else yield* splitMeleeDice(game, attack, targets ?? meleeTargets(game, attacker, weapon))
  return yield* carryOut(game, attack, readyMelee)
}

function* readyMelee(game: Play, attack: Attack): Rule<void> {
  for (const strike of attack.strikes) applyDiceModifiers(game, strike)
  yield* declareEfforts(game, attack)
}

/** Goes on with an attack whose dice are allotted; `ready` makes the dice ready to be rolled. */
export function* carryOut(
  game: Play,
  attack: Attack,
  ready: (game: Play, attack: Attack) => Rule<void>,
): Rule<Attack> {
  const { attacker, weapon } = attack
  const crew = crewOf(game, attacker.seat)
  for (const tally of [crew.activation, crew.round, crew.game]) {
    if (attack.kind === 'melee') tally.meleeAttacks++
    else tally.rangedAttacks++
  }
  const { activation } = game.state
  if (activation?.model === attacker.id) {
    for (const { target } of attack.strikes) activation.attacked.push(target.id)
  }
  tellAttack(game, attack)
  yield* trigger(game, 'attack-declared', { attack })
  if (attack.stopped === undefined) yield* offerResources(game, 'attack-declared', { attack })
  if (attack.stopped !== undefined && applies(game, 'cannot-be-stopped', { about: attacker, weapon }))
    attack.stopped = undefined
  if (attack.stopped !== undefined) {
    const { stopped } = attack
    game.emit({ name: 'attack-stopped', text: `The attack comes to nothing: ${stopped}` })
  } else {
    for (const strike of attack.strikes) {
      yield* trigger(game, 'strike-begins', { strike })
    }
    dropAbsent(game, attack)
    yield* changeWholeAttack(game, attack)
    yield* ready(game, attack)
    yield* resolveStrikes(game, attack)
  }
  yield* trigger(game, 'attack-resolved', { attack })
  return attack
}

/**
 * A model that has left the table since the attack was declared is not struck and does not strike: a card may take
 * out its player's own model. A trap or a blast goes off without an attacker all the same.
 */
function dropAbsent(game: Play, attack: Attack): void {
  const { attacker, strikes, weaponIndex, occasion } = attack
  const goesOff = occasion === 'extra' && weaponIndex < 0
  const present = isOnTable(attacker) || goesOff ? strikes.filter(({ target }) => isOnTable(target)) : []
  if (present.length === strikes.length) return
  strikes.splice(0, strikes.length, ...present)
  if (present.length > 0) return
  game.emit({
    name: 'attack-stopped',
    text: 'The attack comes to nothing: who was in it has left the table.',
  })
}

function tellAttack(game: Play, attack: Attack): void {
  game.emit(() => ({
    name: 'attack',
    text: `${labelOf(game, attack.attacker)} attacks ${attack.strikes.map(({ target }) => labelOf(game, target)).join(' and ') || 'nobody'} with ${attack.weapon.name}.`,
    rule: attack.kind === 'melee' ? 'bmg3/core/melee' : 'bmg3/core/ranged',
    about: {
      attacker: attack.attacker.id,
      weapon: attack.weapon.name,
      targets: attack.strikes.map(({ target }) => target.id),
    },
  }))
}

/** Attack dice and the Strength die are shared out before anything is rolled. bmg3/core/melee */
function* splitMeleeDice(game: Play, attack: Attack, targets: readonly Model[]): Rule<void> {
  yield* allotDice(game, attack, targets, meleePool(game, attack.attacker, attack.weapon))
}

/** All the dice go to every model in reach, friends included. */
function strikeEverybody(game: Play, attack: Attack): void {
  const pool = meleePool(game, attack.attacker, attack.weapon)
  attack.pool = pool
  for (const target of everybodyInReach(game, attack.attacker, attack.weapon)) newStrike(attack, target, pool)
}

/** Asks the attacker's player which target gets which dice. */
export function* allotDice(
  game: Play,
  attack: Attack,
  targets: readonly Model[],
  pool: AttackDicePool,
  blindTo: ReadonlySet<Model> = new Set(),
): Rule<void> {
  attack.pool = pool
  const [only] = targets
  if (only !== undefined && targets.length === 1) {
    newStrike(attack, only, { ...pool, blind: blindTo.has(only) })
    return
  }
  const among = targets.map((target) => ({
    id: `${target.id}`,
    label: labelOf(game, target),
    about: { model: target.id },
  }))
  const wording = {
    rule: attack.kind === 'melee' ? 'bmg3/core/melee' : 'bmg3/core/ranged',
    about: aboutAttack(attack),
  } as const
  const prompt = `Split ${pool.attackDice === 1 ? '1 attack die' : `${pool.attackDice} attack dice`} among the targets.`
  const { seat } = attack.attacker
  const dice = yield* ask(
    game,
    seat,
    split({ name: 'split-dice', prompt, total: pool.attackDice, among, ...wording }),
  )
  const strength = yield* allotStrengthDice(game, attack, pool.strengthDice, among)
  for (const target of targets) {
    const attackDice = dice[`${target.id}`] ?? 0
    const strengthDice = strength[`${target.id}`] ?? 0
    if (attackDice + strengthDice === 0) continue
    newStrike(attack, target, { attackDice, strengthDice, blind: blindTo.has(target) })
  }
}

/** Attacker and weapon, for the page that draws the question. */
const aboutAttack = ({ attacker, weaponIndex, weapon }: Attack): AllottedAttack => ({
  model: attacker.id,
  weapon: weaponIndex,
  weaponName: weapon.name,
})

function* allotStrengthDice(
  game: Play,
  attack: Attack,
  strengthDice: number,
  among: readonly { readonly id: string; readonly label: string }[],
): Rule<Readonly<Record<string, number>>> {
  const { seat } = attack.attacker
  const wording = {
    name: 'strength-die',
    rule: 'bmg3/core/strength-die',
    about: aboutAttack(attack),
  } as const
  if (strengthDice === 0) return {}
  if (strengthDice > 1) {
    return yield* ask(
      game,
      seat,
      split({ ...wording, prompt: 'Split the Strength dice.', total: strengthDice, among }),
    )
  }
  const target = yield* ask(
    game,
    seat,
    choose({ ...wording, prompt: 'Who gets the Strength die?', options: among }),
  )
  return { [target]: 1 }
}
