import { cardOf, labelOf } from '@gargoyle/bmg-common'
import type { Value } from '@gargoyle/engine'
import { ruleId } from '../edition.ts'
import { applies, computeTotal, computeValue, modifiersOf } from '../rules/rule-system.ts'
import type { CounterContext } from '../rules/special-rule.ts'
import type { CounterKind, Model, Play } from '../state.ts'

/** The skills on a card. bmg1/core/profile */
export type SkillName = 'willpower' | 'movement' | 'attack' | 'defense' | 'strength' | 'endurance' | 'special'

type Details = Omit<CounterContext, 'about'>

/** The value of a skill with everything that changes it, never below 1; Strength is a number to reach and may be. */
export const skill = (game: Play, name: SkillName, model: Model, details: Details = {}): number =>
  Math.max(
    leastOf(game, name, model),
    computeTotal(game, name, { about: model, ...details }, cardOf(game, model).profile[name]),
  )

/** The least a skill can be. bmg2/trait/psycho, bmg1/core/strength-modifier */
function leastOf(game: Play, name: SkillName, model: Model): number {
  if (name === 'strength') return Number.NEGATIVE_INFINITY
  return name === 'willpower' && applies(game, 'keeps-willpower', { about: model })
    ? raisedWillpower(game, model)
    : 1
}

/** Willpower with everything that raises it, and nothing that lowers it. */
const raisedWillpower = (game: Play, model: Model): number =>
  modifiersOf(game, 'willpower', { about: model }).reduce(
    (sum, { kind, amount }) => (kind === 'plus' && amount > 0 ? sum + amount : sum),
    cardOf(game, model).profile.willpower,
  )

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
      floor: { amount: leastOf(game, name, model), source: 'the least it can be' },
    },
  )

/** The most counters a place can hold: the skill of the same name. bmg1/core/raise-a-plan */
export const limitOf = (game: Play, model: Model, kind: CounterKind): number => skill(game, kind, model)
