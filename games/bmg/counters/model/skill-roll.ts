import { labelOf } from '@gargoyle/bmg-common'
import { amountOf, type Roll, type Rule, type RuleId } from '@gargoyle/engine'
import type { CounterRolled, Strike } from '../attack/attack.ts'
import { ruleId } from '../edition.ts'
import { applies, computeTotal, trigger } from '../rules/rule-system.ts'
import type { Model, Play } from '../state.ts'
import { type SkillName, skill } from './skills.ts'

/**
 * The rolls against a skill: one die not above Movement, or two dice that sum to no more than Endurance or Willpower.
 * The Endurance roll is the Resistance roll, and the Motivation roll the Willpower roll. bmg1/core/skill-roll-names,
 * bmg2/core/skill-rolls
 */
export type RolledSkill = 'agility' | 'endurance' | 'willpower'

const skillOf: Readonly<Record<RolledSkill, SkillName>> = {
  agility: 'movement',
  endurance: 'endurance',
  willpower: 'willpower',
}

const ruleOf: Readonly<Record<RolledSkill, string>> = {
  // bmg1/core/agility-roll, bmg1/core/resistance-roll, bmg1/core/willpower-roll
  agility: 'core/agility-roll',
  endurance: 'core/resistance-roll',
  willpower: 'core/willpower-roll',
}

export type SkillRollDetails = {
  readonly reason: string
  readonly rule?: RuleId
  /** Dice beyond the usual: the lowest are dropped. bmg1/trait/poison-master */
  readonly spare?: number
  /** Nothing lets it be rolled again. bmg2/trait/animal */
  readonly once?: boolean
  /** The strike it is rolled against. bmg2/weapon-rule/accurate */
  readonly strike?: Strike
}

/**
 * Rolls against a skill and gives whether it was passed. A failed roll may be rolled again once. bmg1/core/reroll,
 * bmg2/core/reroll
 */
export function* rollSkill(
  game: Play,
  model: Model,
  name: RolledSkill,
  details: SkillRollDetails,
): Rule<boolean> {
  return (yield* missedBy(game, model, name, details)) <= 0
}

/**
 * The same, and by how much it was missed: 0 or less is a success. What rules add to the dice makes it harder, since
 * the sum must not exceed the skill. bmg2/core/willpower-modifier-sign, bmg2/table/fear-chart
 */
export function* missedBy(
  game: Play,
  model: Model,
  name: RolledSkill,
  { reason, rule, spare = 0, strike, once = false }: SkillRollDetails,
): Rule<number> {
  const about = { about: model, purpose: name, ...(strike === undefined ? {} : { strike }) }
  const value = skill(game, skillOf[name], model, strike === undefined ? {} : { strike, purpose: name })
  const added = computeTotal(game, 'skill-dice', about, 0)
  const count = name === 'agility' ? 1 : 2
  const excess = (roll: Roll): number => amountOf(roll, (faces) => sumOfHighest(faces, count)) + added - value
  const isGood = (roll: Roll): boolean =>
    amountOf(roll, (faces) => (sumOfHighest(faces, count) + added <= value ? 1 : 0)) === 1
  let roll = game.dice.roll({
    purpose: `${name} (${reason})`,
    seat: model.seat,
    count: count + spare,
    rule: rule ?? ruleId(game, ruleOf[name]),
  })
  if (!once && !isGood(roll) && applies(game, 'skill-rerolls', { about: model, purpose: name })) {
    roll = game.dice.reroll(
      roll,
      roll.dice.map((_, i) => i),
      { reason: 'the roll may be made again', rule: ruleId(game, 'core/reroll') },
    )
  }
  const rolled: CounterRolled = {
    roller: model,
    purpose: name,
    strike: undefined,
    roll,
    succeeds: () => isGood(rolled.roll),
  }
  if (!once) yield* trigger(game, 'dice-rolled', { rolled })
  const passed = isGood(rolled.roll)
  game.emit(() => ({
    name: 'skill-roll',
    text: `${labelOf(game, model)} ${passed ? 'passes' : 'fails'} an ${nameOf(name)} roll (${reason}).`.replace(
      /an (W)/,
      'a $1',
    ),
    rule: ruleId(game, ruleOf[name]),
    about: { model: model.id, skill: name, passed },
  }))
  return passed ? 0 : excess(rolled.roll)
}

const nameOf = (name: RolledSkill): string => `${name.slice(0, 1).toUpperCase()}${name.slice(1)}`

function sumOfHighest(faces: readonly number[], count: number): number {
  return faces
    .toSorted((a, b) => b - a)
    .slice(0, count)
    .reduce((sum, face) => sum + face, 0)
}
