import { enemiesInContact, labelOf, rerollFailures } from '@gargoyle/bmg-common'
import {
  compute,
  type Modifier,
  memory,
  plus,
  type Rule,
  recall,
  remember,
  shows,
  type Value,
} from '@gargoyle/engine'
import type { Bmg3Rolled } from '../model/rolled.ts'
import { skill, skillValue } from '../model/skills.ts'
import { applies, computeTotal, modifiersOf, permittingRule, trigger } from '../rules/rule-system.ts'
import type { Model, Play } from '../state.ts'
import type { Weapon } from '../vocabulary.ts'
import { poolValue } from './dice-pool.ts'
import { keepThrow, type Pool, throwDice } from './one-roll.ts'
import type { Strike } from './strike.ts'
import { hasDefended } from './strike.ts'

/** The colours of dice and what they stand for. */
export const ATTACK_DIE = 'white'
export const STRENGTH_DIE = 'red'
const DEFENSE_DIE = 'blue'

/**
 * bmg3/core/outnumbered: enemies of the target beyond the first, unless it ignores being outnumbered. Only
 * melee counts heads.
 */
export function outnumberedBy(game: Play, strike: Strike): number {
  if (strike.kind !== 'melee') return 0
  if (applies(game, 'ignores-outnumbering', { about: strike.target, strike })) return 0
  return Math.max(0, enemiesInContact(game, strike.target).length - 1)
}

/**
 * The target's Defense against this strike: its skill, less for being outnumbered, never below 1. It is asked
 * for `to-hit` as the number that attack dice must reach, and for `defense` as the dice of the defence roll.
 */
export function defenseAgainst(game: Play, strike: Strike, purpose: 'to-hit' | 'defense' = 'to-hit'): number {
  const own = skill(game, 'defense', strike.target, { strike, purpose })
  return Math.max(1, own - defenseLostToNumbers(game, strike))
}

/** What being outnumbered costs the target's Defense, unless nothing lowers that. bmg3/core/outnumbered */
function defenseLostToNumbers(game: Play, strike: Strike): number {
  const outnumbered = outnumberedBy(game, strike)
  if (outnumbered === 0) return 0
  return applies(game, 'never-lowered', { about: strike.target, purpose: 'defense' }) ? 0 : outnumbered
}

/** The same with its reasons, for a player who asks why. */
export function defenseValue(game: Play, strike: Strike): Value {
  const value = skillValue(game, 'defense', strike.target, { strike, purpose: 'to-hit' })
  const outnumbered = defenseLostToNumbers(game, strike)
  if (outnumbered === 0) return value
  return compute({
    name: value.name,
    base: { amount: value.total, source: 'before heads are counted' },
    modifiers: [plus(-outnumbered, { source: 'outnumbered', rule: 'bmg3/core/outnumbered' })],
    floor: { amount: 1, source: 'lowest', rule: 'bmg3/core/skills-floor' },
  })
}

/**
 * Dice that special rules add to a strike and take from it. What armour keeps from being rolled is not there to be
 * lost to cover. In a ranged attack the Strength die goes first; in melee it is never lost to such rules.
 * bmg3/core/strength-die, bmg3/core/melee-strength-die-kept
 */
export function applyDiceModifiers(game: Play, strike: Strike, further: readonly Modifier[] = []): void {
  const allotted = strike.attackDice + strike.strengthDice
  const armour = nullifyStrengthDie(game, strike)
  const modifiers = [...modifiersOf(game, 'attack-dice', { about: strike.attacker, strike }), ...further]
  let gained = 0
  let lost = 0
  for (const modifier of modifiers) {
    if (modifier.kind !== 'plus') continue
    if (modifier.amount > 0) gained += modifier.amount
    else lost -= modifier.amount
  }
  strike.reasons.push(diceValue(game, strike, allotted, [...armour, ...modifiers]))
  const { pool } = strike.attack
  if (pool !== undefined && pool.modifiers.length > 0 && !isWhole(strike))
    strike.reasons.push(poolValue(pool))
  // A template rolls nothing but its Strength die: there are no attack dice to add to.
  if (strike.template === undefined) strike.attackDice += gained
  loseDice(game, strike, lost)
}

/** The dice of a strike with their reasons; where all dice of an attack are on it, also those of the whole attack. */
function diceValue(game: Play, strike: Strike, allotted: number, modifiers: readonly Modifier[]): Value {
  const whole = isWhole(strike) ? strike.attack.pool : undefined
  return compute({
    name: `Dice on ${labelOf(game, strike.target)}`,
    base: {
      amount: whole?.base ?? allotted,
      source: 'allotted, the Strength die included',
    },
    modifiers: [...(whole?.modifiers ?? []), ...modifiers],
    floor:
      strike.template === undefined
        ? { amount: 0, source: 'no dice' }
        : { amount: 1, source: 'never less than one die', rule: 'bmg3/core/strength-die' },
  })
}

const isWhole = ({ attack }: Strike): boolean => attack.strikes.length === 1 || attack.rollsOnce === true

/** Takes dice out of a strike, in the order the rules give. bmg3/core/ranged-modifiers */
export function loseDice(game: Play, strike: Strike, dice: number): void {
  if (strike.template !== undefined) {
    for (let left = dice; left > 0; left--) {
      if (strike.strengthDice > 1) strike.strengthDice--
      else replaceStrengthDie(strike)
    }
    return
  }
  for (let left = dice; left > 0; left--) {
    const strengthFirst =
      strike.kind === 'ranged' && !applies(game, 'strength-die-last', { about: strike.attacker, strike })
    if (strengthFirst && strike.strengthDice > 0) loseStrengthDie(game, strike)
    else if (strike.attackDice > 0) strike.attackDice--
    else if (strike.kind === 'ranged' && strike.strengthDice > 0) strike.strengthDice--
  }
}

function loseStrengthDie(game: Play, strike: Strike): void {
  strike.strengthDice--
  if (recall(strike, hasTurned) || !applies(game, 'strength-die-turns', { about: strike.attacker, strike }))
    return
  remember(strike, hasTurned, true)
  strike.attackDice++
}

/** The Strength die of a strike was spared as an attack die once. */
const hasTurned = memory<boolean>('strength-die/turned', false)

/**
 * Armour and the like that keeps the Strength die from being rolled. Where it is the only die, an attack die
 * takes its place. bmg3/core/strength-die
 */
function nullifyStrengthDie(game: Play, strike: Strike): readonly Modifier[] {
  if (strike.strengthDice === 0) return []
  const armour = permittingRule(game, 'no-strength-die', { about: strike.attacker, strike })
  if (armour === undefined) return []
  if (strike.template !== undefined) {
    replaceStrengthDie(strike)
    return []
  }
  const lost = strike.strengthDice
  strike.strengthDice = 0
  return [plus(-lost, { source: armour.name, rule: armour.rule })]
}

/** What rolls nothing but a Strength die rolls an attack die instead when that is taken away, and never less. */
function replaceStrengthDie(strike: Strike): void {
  if (strike.strengthDice === 0) return
  strike.strengthDice = 0
  strike.attackDice = 1
}

/** Rolls a strike's dice and counts its hits. bmg3/core/melee, bmg3/core/ranged, bmg3/core/rule-of-1-and-6 */
export function* rollToHit(game: Play, strike: Strike): Rule<void> {
  const { attacker, target } = strike
  if (strike.attackDice + strike.strengthDice === 0) return
  const about = { about: attacker, strike }
  const defense = defenseAgainst(game, strike)
  strike.reasons.push(defenseValue(game, strike))
  const bonus = computeTotal(game, 'attack-roll', about, 0)
  const strength = strike.weapon.strength ?? skill(game, 'strength', attacker, { strike })
  const strengthBonus = computeTotal(game, 'strength-roll', about, 0)
  const onlySixes = applies(game, 'only-sixes', { ...about, purpose: 'attack' })
  const strengthSixes = applies(game, 'only-sixes', { ...about, purpose: 'strength' })
  const rolled: Bmg3Rolled = {
    roller: attacker,
    purpose: 'attack',
    strike,
    roll: throwDice(
      game,
      strike,
      {
        purpose: `attack on ${labelOf(game, target)}`,
        seat: attacker.seat,
        rule: strike.kind === 'melee' ? 'bmg3/core/melee' : 'bmg3/core/ranged',
      },
      poolsOf,
    ),
    succeeds: (index) => {
      const die = rolled.roll.dice[index]!
      return die.colour === ATTACK_DIE
        ? shows(die, (face) => beats(face, bonus, defense, onlySixes))
        : shows(die, (face) => beats(face, strengthBonus, strength, strengthSixes))
    },
  }
  rerollFailures(game, rolled, computeTotal(game, 'attack-rerolls', about, 0), {
    reason: 'misses again',
    colour: ATTACK_DIE,
  })
  const allowed = computeTotal(game, 'whole-attack-rerolls', about, 0) - strike.attack.rerolled
  strike.attack.rerolled += rerollFailures(game, rolled, allowed, {
    reason: 'misses again',
    colour: ATTACK_DIE,
  })
  rerollFailures(game, rolled, computeTotal(game, 'strength-rerolls', about, 0), {
    reason: 'Strength die again',
    colour: STRENGTH_DIE,
  })
  yield* trigger(game, 'dice-rolled', { rolled })
  keepThrow(strike, rolled.roll, poolsOf)
  countHits(game, strike, rolled)
}

const poolsOf = ({ attackDice, strengthDice }: Pick<Strike, 'attackDice' | 'strengthDice'>): Pool[] => [
  { colour: ATTACK_DIE, count: attackDice },
  { colour: STRENGTH_DIE, count: strengthDice },
]

/** bmg3/core/rule-of-1-and-6: a natural 1 fails, a natural 6 hits, whatever is added. */
function beats(face: number, bonus: number, needed: number, onlySixes: boolean): boolean {
  if (face === 1) return false
  if (face === 6) return true
  return !onlySixes && face + bonus >= needed
}

function countHits(game: Play, strike: Strike, rolled: Bmg3Rolled): void {
  const criticalFrom = computeTotal(game, 'critical-from', { about: strike.attacker, strike }, 6)
  const hits: number[] = []
  const critical: number[] = []
  for (const [index, die] of rolled.roll.dice.entries()) {
    const hit = rolled.succeeds(index)
    if (hit) hits.push(index)
    if (die.colour === ATTACK_DIE) {
      if (hit) strike.hits++
      continue
    }
    strike.strengthRolled++
    if (hit) strike.strengthHits++
    // bmg3/core/critical
    if (shows(die, (face) => face >= criticalFrom)) critical.push(index)
  }
  if (critical.length > 0) strike.critical = true
  // Where one roll is compared with all targets, places in it are not those of this strike.
  if (!strike.attack.rollsOnce)
    strike.results.push({ roll: rolled.roll.id, what: 'hit', dice: hits, critical })
}

/**
 * bmg3/core/defense-roll: as many dice as Defense, each that reaches the attacker's Attack cancels a hit, but
 * never one of the Strength die.
 */
export function* defenceRoll(game: Play, strike: Strike): Rule<void> {
  const { target, attacker } = strike
  const blockable = blockableHits(game, strike)
  if (strike.kind !== 'melee' || blockable === 0 || !canDefend(game, strike)) return
  remember(strike, hasDefended, true)
  const about = { about: target, strike }
  const dice = Math.max(0, computeTotal(game, 'defense-dice', about, defenseAgainst(game, strike, 'defense')))
  if (dice === 0) return
  const needed = skill(game, 'attack', attacker, { strike })
  const bonus = computeTotal(game, 'defense-roll', about, 0)
  const onlySixes = applies(game, 'only-sixes', { ...about, purpose: 'defense' })
  const rolled: Bmg3Rolled = {
    roller: target,
    purpose: 'defense',
    strike,
    roll: game.dice.roll({
      purpose: 'defence',
      seat: target.seat,
      colour: DEFENSE_DIE,
      count: dice,
      rule: 'bmg3/core/defense-roll',
    }),
    succeeds: (index) =>
      shows(rolled.roll.dice[index]!, (face) => (onlySixes ? face === 6 : face + bonus >= needed)),
  }
  rerollFailures(game, rolled, computeTotal(game, 'defense-rerolls', about, 0), { reason: 'defence again' })
  yield* trigger(game, 'dice-rolled', { rolled })
  const good = rolled.roll.dice.flatMap((_, index) => (rolled.succeeds(index) ? [index] : []))
  strike.results.push({ roll: rolled.roll.id, what: 'block', dice: good, critical: [] })
  const blocks = good.length + (applies(game, 'pairs-block-more', about) ? Math.floor(good.length / 2) : 0)
  const each = 1 + computeTotal(game, 'blocks-needed', { about: attacker, strike }, 0)
  block(strike, Math.min(Math.floor(blocks / each), blockable))
}

/** Hits a defence could cancel: those of attack dice, and of Strength dice where a rule lets it. */
function blockableHits(game: Play, strike: Strike): number {
  const strength = applies(game, 'strength-blockable', { about: strike.attacker, strike })
    ? strike.strengthHits
    : 0
  return strike.hits + strength
}

function block(strike: Strike, blocks: number): void {
  const plain = Math.min(blocks, strike.hits)
  strike.hits -= plain
  strike.strengthHits -= blocks - plain
  strike.blocked += blocks
  if (blocks > plain && strike.strengthHits === 0) strike.critical = false
}

/** K.O. and lying models do not defend. bmg3/core/ko, bmg3/core/knocked-down */
function canDefend(game: Play, strike: Strike): boolean {
  return strike.target.condition === 'up' && !applies(game, 'no-defense', { about: strike.target, strike })
}

/** Whether a model could be hit at all by this kind of attack. */
export function canBeTarget(game: Play, attacker: Model, target: Model, weapon?: Weapon): boolean {
  const context = { about: target, other: attacker, ...(weapon === undefined ? {} : { weapon }) }
  return !applies(game, 'cannot-be-target', context)
}
