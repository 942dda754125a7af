import {
  cardOf,
  enemiesInContact,
  friendsOf,
  isInContact,
  labelOf,
  rerollFailures,
} from '@gargoyle/bmg-common'
import { compute, type Modifier, plus, type Rule, setTo, shows, type Value } from '@gargoyle/engine'
import { editionTerms, ruleId } from '../edition.ts'
import { applies, computeTotal, modifiersOf, trigger } from '../rules/rule-system.ts'
import type { CounterContext } from '../rules/special-rule.ts'
import type { Model, Play } from '../state.ts'
import type { Attack, CounterRolled, Strike } from './attack.ts'
import { defensivePosition } from './defensive-position.ts'

/**
 * What a fallen model is hit on. bmg1/core/impact-roll, bmg2/core/hit-roll, bmg1/effect/knock-down-fallen,
 * bmg2/effect/knocked-down
 */
const FALLEN = 2

/**
 * The number an impact must reach: Defense, with what the position changes about it in close combat.
 * bmg1/core/impact-roll, bmg1/core/numerical-inferiority, bmg2/core/outnumbered, bmg1/core/defensive-position,
 * bmg1/core/grab
 */
export function defenseAgainst(game: Play, strike: Strike): Value {
  const { sufferer } = strike
  const changes = [
    ...modifiersOf(game, 'defense', { about: sufferer, strike }),
    ...positionChanges(game, strike),
  ]
  if (isHelpless(game, strike))
    changes.push(setTo(FALLEN, { source: 'lying', rule: ruleId(game, 'core/impact-roll') }))
  return compute({
    name: 'Defense',
    base: {
      amount: cardOf(game, sufferer).profile.defense,
      source: `the card of ${labelOf(game, sufferer)}`,
      rule: ruleId(game, 'core/profile'),
    },
    modifiers: changes,
    floor: { amount: 1, source: 'never below 1', rule: ruleId(game, 'core/grab') },
  })
}

/** Whether the sufferer lies and is hit on 2+, whatever makes dice worse. bmg1/effect/knock-down-fallen, bmg2/effect/knocked-down */
const isHelpless = ({ content }: Play, { sufferer, kind }: Strike): boolean =>
  sufferer.condition !== 'up' && (kind === 'melee' || content.edition.lying === 'helpless')

function* positionChanges(game: Play, strike: Strike): Generator<Modifier> {
  if (strike.kind !== 'melee') return
  const { sufferer, attacker } = strike
  if (isOutnumbered(game, sufferer) && !applies(game, 'ignores-outnumbered-penalty', { about: sufferer }))
    yield plus(-1, { source: 'outnumbered', rule: ruleId(game, 'core/numerical-inferiority') })
  const position = defensivePosition(game, attacker, sufferer)
  if (position !== undefined)
    yield plus(1, { source: position, rule: ruleId(game, 'core/defensive-position') })
}

/**
 * At least two enemies in contact that touch none of its friends; a third makes it no worse.
 * bmg1/core/numerical-inferiority
 */
export function isOutnumbered(game: Play, model: Model): boolean {
  if (applies(game, 'ignores-outnumbering', { about: model })) return false
  const friends = friendsOf(game, model.seat).filter((friend) => friend !== model)
  const free = enemiesInContact(game, model).filter(
    (enemy) => !friends.some((friend) => isInContact(game, enemy, friend)),
  )
  return free.length >= 2
}

/** The models that hold another. bmg1/core/grab */
export const captorsOf = (game: Play, model: Model): readonly Model[] =>
  model.effects
    .filter(({ id, by }) => id === 'immobilized' && by !== undefined)
    .map(({ by }) => game.state.models[by!]!)

/**
 * Rolls all impact dice against one target together. The natural face goes first: a 1 misses and a 6 hits.
 * bmg1/core/impact-roll, bmg1/core/melee-strikes
 */
export function* rollImpacts(game: Play, strike: Strike): Rule<void> {
  if (strike.dice <= 0) return
  const { attacker } = strike
  const about = { about: attacker, strike }
  if (applies(game, 'hits-automatically', about)) {
    strike.impacts = strike.dice
    strike.hit = true
    return
  }
  const needed = defenseAgainst(game, strike).total
  const bonus = computeTotal(game, 'impact-roll', about, 0)
  const added = isHelpless(game, strike) ? Math.max(0, bonus) : bonus
  const onlySixes = applies(game, 'only-sixes', { ...about, purpose: 'impact' })
  const isImpact = (face: number): boolean =>
    face === 6 || (face !== 1 && !onlySixes && face + added >= needed)
  const rolled: CounterRolled = {
    roller: attacker,
    purpose: 'impact',
    strike,
    roll: game.dice.roll({
      purpose: `${editionTerms(game).impact} on ${labelOf(game, strike.sufferer)} (${needed}+)`,
      seat: attacker.seat,
      count: strike.dice,
      rule: ruleId(game, 'core/impact-roll'),
    }),
    succeeds: (index) => shows(rolled.roll.dice[index]!, isImpact),
  }
  rerollMisses(game, strike.attack, rolled, about)
  yield* trigger(game, 'dice-rolled', { rolled })
  strike.impacts = rolled.roll.dice.filter((die) => shows(die, isImpact)).length
  strike.hit = strike.impacts > 0
}

/** Rolls impact dice that failed again, where a rule of the attacker allows it: all of them, or a number in the whole attack. bmg1/core/reroll, bmg2/weapon-rule/red-dot */
export function rerollMisses(game: Play, attack: Attack, rolled: CounterRolled, about: CounterContext): void {
  const rerollsAll = applies(game, 'impact-rerolls', about)
  const most = rerollsAll
    ? rolled.roll.dice.length
    : computeTotal(game, 'impact-reroll-dice', about, 0) - attack.rerolled
  const made = rerollFailures(game, rolled, most, {
    reason: `${editionTerms(game).impact} dice may be rolled again`,
    rule: ruleId(game, 'core/reroll'),
  })
  if (!rerollsAll) attack.rerolled += made
}
