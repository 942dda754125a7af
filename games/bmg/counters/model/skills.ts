import { cardOf, labelOf } from '@gargoyle/bmg-common'
import type { Value } from '@gargoyle/engine'
import { ruleId } from '../edition.ts'
import { computeTotal, computeValue } from '../rules/rule-system.ts'
import type { CounterContext } from '../rules/special-rule.ts'
import type { CounterKind, Model, Play } from '../state.ts'

/** The skills on a card. bmg1/core/profile */
export type SkillName = 'willpower' | 'movement' | 'attack' | 'defense' | 'strength' | 'endurance' | 'special'

type Details = Omit<CounterContext, 'about'>

/** The value of a skill with everything that changes it, never below 1. */
export const skill = (game: Play, name: SkillName, model: Model, details: Details = {}): number =>
  Math.max(1, computeTotal(game, name, { about: model, ...details }, cardOf(game, model).profile[name]))

/** The same with its reasons. */
export const skillValue = (game: Play, name: SkillName, model: Model, details: Details = {}): Value =>
  computeValue(
    game,
    name,
    { about: model, ...details },
    {
      name,
      base: {
        amount: cardOf(game, model).profile[name],
        source: `the card of ${labelOf(game, model)}`,
        rule: ruleId(game, 'core/profile'),
      },
      floor: { amount: 1, source: 'no skill is below 1' },
    },
  )

/** The most counters a place can hold: the skill of the same name. bmg1/core/raise-a-plan */
export const limitOf = (game: Play, model: Model, kind: CounterKind): number => skill(game, kind, model)
