import { labelOf } from '@gargoyle/bmg-common'
import { ask, choose, type Modifier, plus, type Rule } from '@gargoyle/engine'
import { skill } from '../model/skills.ts'
import { applies, computeTotal, modifiersOf } from '../rules/rule-system.ts'
import type { Model, Play } from '../state.ts'
import type { Weapon } from '../vocabulary.ts'
import { loseDice } from './dice.ts'
import { type AttackDicePool, poolValue } from './dice-pool.ts'
import type { Attack } from './strike.ts'

/** bmg3/core/ranged-modifiers: dice lost for moving first. */
const MOVED = 2

type Kind = Attack['kind']

/** What special rules change about the dice of a whole attack, however many targets it has. */
const wholeModifiers = (game: Play, about: Model, weapon: Weapon, kind: Kind): readonly Modifier[] =>
  modifiersOf(game, 'whole-attack-dice', { about, weapon, purpose: kind }).filter(
    (modifier) => modifier.kind === 'plus',
  )

const sumOf = (modifiers: readonly Modifier[]): number =>
  modifiers.reduce((sum, { amount }) => sum + amount, 0)

/** The dice of a melee attack. What takes dice away never takes the Strength die. bmg3/core/melee */
export function meleePool(game: Play, attacker: Model, weapon: Weapon): AttackDicePool {
  const about = { about: attacker, weapon }
  const skilled = computeTotal(game, 'attack-pool', about, skill(game, 'attack', attacker, { weapon }))
  const strengthDice = Math.max(0, computeTotal(game, 'strength-dice', about, 1))
  const modifiers = wholeModifiers(game, attacker, weapon, 'melee')
  return {
    attackDice: Math.max(0, skilled + sumOf(modifiers)),
    strengthDice,
    base: Math.max(0, skilled) + strengthDice,
    modifiers,
  }
}

/**
 * The dice of a ranged attack. What moving and special rules cost the whole attack is lost here, the Strength die
 * first. bmg3/core/ranged, bmg3/core/strength-die
 */
export function rangedPool(game: Play, attacker: Model, weapon: Weapon): AttackDicePool {
  const about = { about: attacker, weapon }
  const modifiers = [...wholeModifiers(game, attacker, weapon, 'ranged')]
  let attackDice = Math.max(0, computeTotal(game, 'ranged-pool', about, weapon.rateOfFire ?? 0))
  let strengthDice = Math.max(0, computeTotal(game, 'strength-dice', about, 1))
  const base = attackDice + strengthDice
  const moved = movePenalty(game, attacker, weapon)
  if (moved > 0)
    modifiers.unshift(plus(-moved, { source: 'moved before', rule: 'bmg3/core/ranged-modifiers' }))
  attackDice += sumOf(modifiers.filter(({ amount }) => amount > 0))
  const strengthLast = applies(game, 'strength-die-last', about)
  let turns = applies(game, 'strength-die-turns', about)
  for (let lost = -sumOf(modifiers.filter(({ amount }) => amount < 0)); lost > 0; lost--) {
    if (strengthDice > 0 && (!strengthLast || attackDice === 0)) {
      strengthDice--
      if (turns) {
        attackDice++
        modifiers.push(plus(1, { source: 'the Strength die turns into an attack die' }))
      }
      turns = false
    } else if (attackDice > 0) attackDice--
  }
  return { attackDice, strengthDice, base, modifiers }
}

/** bmg3/core/ranged-modifiers: dice lost for a Movement action before the shot. */
export function movePenalty(game: Play, attacker: Model, weapon: Weapon): number {
  const { activation } = game.state
  if (activation?.model !== attacker.id || !activation.moved) return 0
  return Math.max(0, computeTotal(game, 'move-penalty', { about: attacker, weapon }, MOVED))
}

/** Dice that every strike of an attack with templates loses, where each rolls for the whole attack. */
export const lostToTemplates = (game: Play, attacker: Model, weapon: Weapon): number =>
  movePenalty(game, attacker, weapon) +
  Math.max(0, -sumOf(wholeModifiers(game, attacker, weapon, 'ranged').filter(({ amount }) => amount < 0)))

/**
 * What has changed about the dice of the whole attack since they were split: a card played in answer to it. They are
 * added to the strike that the attacker's player picks, or lost there. Where one roll is for all, all have them.
 */
export function* changeWholeAttack(game: Play, attack: Attack): Rule<void> {
  const { attacker, weapon, kind, pool } = attack
  const [first] = attack.strikes
  if (pool === undefined || first === undefined) return
  const isNew = ({ source, amount }: Modifier): boolean =>
    !pool.modifiers.some((known) => known.source === source && known.amount === amount)
  const late = wholeModifiers(game, attacker, weapon, kind).filter(isNew)
  const change = sumOf(late)
  if (change === 0) return
  const all = attack.rollsOnce || attack.strikes.length === 1
  const picked = all ? attack.strikes : [yield* pickStrike(game, attack, change)]
  if (all) attack.pool = { ...pool, modifiers: [...pool.modifiers, ...late] }
  for (const strike of picked) {
    if (!all)
      strike.reasons.push(poolValue({ base: strike.attackDice + strike.strengthDice, modifiers: late }))
    if (change > 0) strike.attackDice += change
    else loseDice(game, strike, -change)
  }
}

function* pickStrike(game: Play, attack: Attack, change: number): Rule<Attack['strikes'][number]> {
  const dice = Math.abs(change) === 1 ? '1 die' : `${Math.abs(change)} dice`
  const picked = yield* ask(
    game,
    attack.attacker.seat,
    choose({
      name: 'whole-attack',
      prompt: change > 0 ? `Whom are ${dice} more rolled against?` : `Which strike loses ${dice}?`,
      rule: attack.kind === 'melee' ? 'bmg3/core/melee' : 'bmg3/core/ranged',
      options: attack.strikes.map(({ target }) => ({
        id: `${target.id}`,
        label: labelOf(game, target),
        about: { model: target.id },
      })),
    }),
  )
  return attack.strikes.find(({ target }) => `${target.id}` === picked)!
}
