import {
  areEnemies,
  bodyOf,
  enemiesInContact,
  isInCover,
  isOnTable,
  labelOf,
  look,
  lookByDay,
  withinOfMarker,
} from '@gargoyle/bmg-common'
import { type Modifier, memory, plus, type Rule, recall } from '@gargoyle/engine'
import { inches, isWithin } from '@gargoyle/table'
import { offerEfforts } from '../model/effort.ts'
import { applies, computeTotal, trigger } from '../rules/rule-system.ts'
import type { Model, Play } from '../state.ts'
import type { Weapon } from '../vocabulary.ts'
import { applyDiceModifiers, canBeTarget, loseDice } from './dice.ts'
import { type AttackOptions, allotDice, carryOut, weaponAt } from './melee.ts'
import { type Attack, newAttack, type Strike } from './strike.ts'
import { templateOf, useBlockedReason } from './weapon-use.ts'
import { rangedPool } from './whole-attack.ts'

/** bmg3/core/ranged-modifiers */
const OUT_OF_RANGE = 1
const COVER = 1
const BLIND = 2

/** A model that may be shot at, and whether only blindly. */
export type RangedTarget = { readonly target: Model; readonly blind: boolean }

/** Why a model cannot shoot this weapon at all. bmg3/core/ranged, bmg3/core/ammo */
export function shootingBlockedReason(game: Play, attacker: Model, weaponIndex: number): string | undefined {
  const weapon = weaponAt(game, attacker, weaponIndex)
  if (attacker.ammo[weaponIndex] === 0) return `${weapon.name} is out of ammunition.`
  const unusable = useBlockedReason(game, attacker, weapon, weaponIndex)
  if (unusable !== undefined) return unusable
  if (applies(game, 'cannot-attack', { about: attacker, weapon, purpose: 'ranged' }))
    return 'Something keeps it from shooting.'
  const enemies = enemiesInContact(game, attacker)
  if (enemies.length > 0 && !applies(game, 'shoots-in-contact', { about: attacker, weapon })) {
    return `${labelOf(game, attacker)} is in contact with ${labelOf(game, enemies[0]!)}.`
  }
  // What places a template rolls at least one die.
  if (templateOf(game, weapon) !== undefined) return undefined
  const { attackDice, strengthDice } = rangedPool(game, attacker, weapon)
  return attackDice + strengthDice === 0 ? 'No dice are left after moving.' : undefined
}

/**
 * The targets a weapon may be fired at. Beyond sight at night one may still fire blindly. bmg3/core/ranged-modifiers
 */
export const rangedTargets = (game: Play, attacker: Model, weapon: Weapon): readonly RangedTarget[] => [
  ...findTargets(game, attacker, weapon),
]

/** Whether there is any target: the search ends with the first. */
export const hasRangedTarget = (game: Play, attacker: Model, weapon: Weapon): boolean =>
  findTargets(game, attacker, weapon).next().done !== true

function* findTargets(game: Play, attacker: Model, weapon: Weapon): Generator<RangedTarget> {
  for (const target of game.state.models) {
    if (!areEnemies(attacker, target) || !isOnTable(target)) continue
    if (!canBeTarget(game, attacker, target, weapon)) continue
    const blind = isAimedBlindly(game, attacker, target, weapon)
    // Last, since ways around obstacles take long to find.
    if (blind === undefined || applies(game, 'beyond-reach', { about: target, other: attacker, weapon }))
      continue
    yield { target, blind }
  }
}

/** Whether a shot at a target would be blind; undefined where none is possible. */
function isAimedBlindly(game: Play, attacker: Model, target: Model, weapon: Weapon): boolean | undefined {
  const seen = look(game, attacker, target, { weapon })
  if (seen?.sees || applies(game, 'shoots-unseen', { about: attacker, other: target, weapon })) return false
  return seen?.reason === 'too far' && lookByDay(game, attacker, target).sees ? true : undefined
}

/** bmg3/core/ranged: one magazine, split dice, modifiers, dodging, roll, damage. */
export function* rangedAttack(
  game: Play,
  attacker: Model,
  weaponIndex: number,
  { occasion = 'action', targets }: AttackOptions = {},
): Rule<Attack> {
  const weapon = weaponAt(game, attacker, weaponIndex)
  const attack = newAttack({ attacker, kind: 'ranged', weapon, weaponIndex, occasion })
  yield* trigger(game, 'weapon-readied', { attack })
  const possible = rangedTargets(game, attacker, weapon).filter(
    ({ target }) => targets?.includes(target) ?? true,
  )
  const blind = new Set(possible.filter((each) => each.blind).map(({ target }) => target))
  yield* allotDice(
    game,
    attack,
    possible.map(({ target }) => target),
    rangedPool(game, attacker, weapon),
    blind,
  )
  spendAmmo(attacker, weaponIndex)
  return yield* carryOut(game, attack, readyShots)
}

/** Makes the dice of every shot of an attack ready. */
export function* readyShots(game: Play, attack: Attack): Rule<void> {
  for (const strike of attack.strikes) yield* weakenShot(game, strike)
}

/** bmg3/core/ammo: a magazine for each attack, however many shots. */
export function spendAmmo(attacker: Model, weaponIndex: number): void {
  const left = attacker.ammo[weaponIndex]
  if (left !== undefined && left > 0) attacker.ammo[weaponIndex] = left - 1
}

/** Applies everything that costs a shot dice, then lets the target dodge. */
function* weakenShot(game: Play, strike: Strike): Rule<void> {
  applyDiceModifiers(game, strike, shotModifiers(game, strike))
  yield* dodge(game, strike)
}

/** bmg3/core/ranged-modifiers: range, cover and the dark, each with its reason. */
export function shotModifiers(game: Play, strike: Strike): readonly Modifier[] {
  const { attacker, target } = strike
  const about = { about: attacker, strike }
  const rule = 'bmg3/core/ranged-modifiers'
  const found: Modifier[] = []
  const hidden = applies(game, 'counts-as-far', { about: target, strike })
  if (hidden || !isInEffectiveRange(game, strike)) {
    const lost = computeTotal(game, 'range-penalty', about, OUT_OF_RANGE)
    found.push(plus(-lost, { source: 'out of effective range', rule }))
  }
  if (hasCover(game, strike)) {
    const lost = computeTotal(game, 'cover-penalty', { about: target, strike }, COVER)
    found.push(plus(-lost, { source: 'cover', rule }))
  }
  if (strike.blind) {
    const lost = Math.max(0, computeTotal(game, 'blind-penalty', about, BLIND))
    found.push(plus(-lost, { source: 'firing blind', rule }))
  }
  return found.filter(({ amount }) => amount !== 0)
}

/** Weapons without an effective range reach as far as one sees. */
export function isInEffectiveRange(game: Play, strike: Strike): boolean {
  const range = effectiveRange(game, strike.attacker, strike.weapon)
  if (range === undefined) return true
  return isWithin(bodyOf(game, strike.attacker), bodyOf(game, strike.target), inches(range))
}

/** In inches; undefined where a weapon has none. */
export function effectiveRange(game: Play, attacker: Model, weapon: Weapon): number | undefined {
  const range = computeTotal(game, 'effective-range', { about: attacker, weapon }, 0)
  return range > 0 ? range : undefined
}

/** bmg3/core/ranged-modifiers: any part hidden is cover, unless the shot ignores it. A spray always does. */
export function hasCover(game: Play, strike: Strike): boolean {
  const { target } = strike
  if (applies(game, 'no-cover', { about: target, strike })) return false
  return applies(game, 'always-in-cover', { about: target, strike }) || isCovered(game, strike)
}

/** Whether what stands around gives the target cover that counts against this shot. */
export function isCovered(game: Play, strike: Strike): boolean {
  const { attacker, target } = strike
  // One explosion may take out the source of another before all of that is rolled: then nothing is in between.
  if (!isOnTable(attacker)) return false
  if (strike.template === 'spray' || applies(game, 'ignores-cover', { about: attacker, strike })) return false
  return isInCover(game, bodyOf(game, attacker), bodyOf(game, target)) || isAtCover(game, target)
}

/** A marker that is cover to models in contact with it. */
export const givesCover = memory<boolean>('marker/gives-cover', false)

const isAtCover = (game: Play, target: Model): boolean =>
  game.state.markers.some((marker) => recall(marker, givesCover) && withinOfMarker(game, target, marker, 0))

/** A target that knows how may pay Efforts, each of which takes a die out of the shot. bmg3/core/ranged-modifiers */
export function* dodge(game: Play, strike: Strike): Rule<void> {
  const { target } = strike
  if (strike.attackDice + strike.strengthDice === 0 || target.seat === strike.attacker.seat) return
  const about = { about: target, strike }
  if (!applies(game, 'can-dodge', about) || applies(game, 'cannot-dodge', about)) return
  const efforts = yield* offerEfforts(
    game,
    target,
    { purpose: 'dodge', strike },
    {
      prompt: `Efforts of ${labelOf(game, target)} to dodge: one die less for each?`,
      cap: strike.template === undefined ? strike.attackDice + strike.strengthDice : 1,
      rule: 'bmg3/core/ranged-modifiers',
    },
  )
  strike.defenderEfforts += efforts
  loseDice(game, strike, efforts)
}
