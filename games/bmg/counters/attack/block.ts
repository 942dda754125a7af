import { labelOf, rerollFailures } from '@gargoyle/bmg-common'
import { ask, chooseNumber, type Rule, shows } from '@gargoyle/engine'
import type { CounterQuestions } from '../abouts.ts'
import { editionTerms, ruleId } from '../edition.ts'
import { available, payCounters } from '../model/counters.ts'
import { skill } from '../model/skills.ts'
import { applies, computeTotal, trigger } from '../rules/rule-system.ts'
import type { Play } from '../state.ts'
import { several } from '../words.ts'
import type { CounterRolled, Strike } from './attack.ts'

/** The most Defense Counters that the target of a strike could block with. bmg1/core/block, bmg2/core/block */
export function blockCounters(game: Play, strike: Strike): number {
  const { sufferer } = strike
  if (strike.kind !== 'melee' || strike.template !== undefined || strike.impacts <= 0) return 0
  if (sufferer.condition !== 'up') return 0
  if (applies(game, 'cannot-block', { about: sufferer, strike })) return 0
  return available(game, sufferer, 'defense')
}

/** The number of dice for a number of counters. bmg1/trait/sustained-defense */
export const blockDice = (counters: number, inThrees: boolean): number =>
  inThrees ? counters + Math.floor(counters / 2) : counters

/**
 * Once all impacts are known and before any damage, the defender may spend Defense Counters: a die each, and each that
 * reaches the attacker's Attack cancels an impact. An attack that missed costs nothing. bmg1/core/block,
 * bmg1/core/passive-skills, bmg2/core/passive-traits
 */
export function* block(game: Play, strike: Strike): Rule<void> {
  const most = blockCounters(game, strike)
  if (most <= 0) return
  const { sufferer, attacker } = strike
  const needed = skill(game, 'attack', attacker, { strike })
  const spent = yield* ask(
    game,
    sufferer.seat,
    chooseNumber({
      name: 'block',
      prompt: `${labelOf(game, sufferer)} takes ${several(strike.impacts, editionTerms(game).impact)}: how many Defend counters to block (${needed}+)?`,
      rule: ruleId(game, 'core/block'),
      about: {
        model: sufferer.id,
        impacts: strike.impacts,
        needed,
      } satisfies CounterQuestions['block'],
      min: 0,
      max: most,
    }),
  )
  if (spent === 0) return
  yield* payCounters(game, sufferer, { defense: spent }, 'block')
  const about = { about: sufferer, strike }
  const added = computeTotal(game, 'block-roll', about, 0)
  const onlySixes = applies(game, 'only-sixes', { ...about, purpose: 'block' })
  const isBlock = (face: number): boolean => (onlySixes ? face === 6 : face + added >= needed)
  const rolled: CounterRolled = {
    roller: sufferer,
    purpose: 'block',
    strike,
    roll: game.dice.roll({
      purpose: `block (${needed}+)`,
      seat: sufferer.seat,
      count: blockDice(spent, applies(game, 'blocks-in-threes', about)),
      rule: ruleId(game, 'core/block'),
    }),
    succeeds: (index) => shows(rolled.roll.dice[index]!, isBlock),
  }
  if (applies(game, 'block-rerolls', about)) {
    rerollFailures(game, rolled, rolled.roll.dice.length, {
      reason: 'block dice may be rolled again',
      rule: ruleId(game, 'core/reroll'),
    })
  }
  yield* trigger(game, 'dice-rolled', { rolled })
  const successes = rolled.roll.dice.filter((die) => shows(die, isBlock)).length
  const each = Math.max(1, computeTotal(game, 'blocks-needed', { about: attacker, strike }, 1))
  const hits = strike.impacts
  const blocked = Math.min(hits, Math.floor(successes / each))
  strike.impacts -= blocked
  strike.blocked += blocked
  game.emit(() => ({
    name: 'blocked',
    text: `${labelOf(game, sufferer)} blocks ${blocked === 1 ? editionTerms(game).anImpact : several(blocked, editionTerms(game).impact)}.`,
    rule: ruleId(game, 'core/block'),
    about: { target: sufferer.id, count: blocked },
  }))
  if (successes > 0)
    yield* trigger(game, 'blocked', { strike, count: blocked, successes: Math.min(successes, hits) })
}
