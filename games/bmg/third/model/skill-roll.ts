import { labelOf, rerollDice } from '@gargoyle/bmg-common'
import { amountOf, type Rule, type RuleId } from '@gargoyle/engine'
import type { SkillRolling } from '../rules/moments.ts'
import { computeTotal, trigger } from '../rules/rule-system.ts'
import type { Model, Play } from '../state.ts'
import { offerEfforts } from './effort.ts'
import type { Bmg3Rolled } from './rolled.ts'
import { hasWillpower, skill } from './skills.ts'

/** The skills that are rolled against. */
export type RolledSkill = 'willpower' | 'endurance'

export type SkillRollDetails = {
  /** Why it is rolled, in words. */
  readonly reason: string
  readonly rule?: RuleId
  /** Whose ability makes it roll: that model may take dice away by Efforts. bmg3/core/effort */
  readonly against?: Model
  /** No rule may have its dice rolled again. */
  readonly final?: boolean
  /** Added to the skill's value for this roll. */
  readonly modifier?: number
}

/** How a skill roll came out; `margin` is how much a failed sum was too high. */
export type SkillRoll = { readonly passed: boolean; readonly margin: number }

const without: SkillRoll = { passed: true, margin: 0 }

/**
 * bmg3/core/skill-roll: roll as many dice as the Special skill, pick two, and do not exceed the skill. The two lowest
 * are always the best choice. Models without Willpower ignore Willpower rolls.
 */
export function* skillRoll(
  game: Play,
  model: Model,
  name: RolledSkill,
  details: SkillRollDetails,
): Rule<SkillRoll> {
  if (name === 'willpower' && !hasWillpower(game, model)) return without
  const value = skill(game, name, model) + (details.modifier ?? 0)
  const added = computeTotal(game, 'skill-roll', circumstancesOf(model, name, details), 0)
  const rolling: SkillRolling = { roller: model, skill: name, added }
  const margin = yield* rollForSkill(game, model, name, details, {
    rolling,
    pick: lowest,
    off: (picked) => Math.max(0, picked + rolling.added - value),
  })
  return { passed: margin === 0, margin }
}

/** bmg3/core/opposed-skill-roll: the two dice must come to more than the target's skill. */
export function* opposedSkillRoll(
  game: Play,
  model: Model,
  target: Model,
  name: RolledSkill,
  details: Omit<SkillRollDetails, 'against' | 'modifier'>,
): Rule<boolean> {
  return (yield* opposedMargin(game, model, target, name, details)) > 0
}

/** The same, by how much the dice exceed the target's skill; 0 if they do not. */
export function* opposedMargin(
  game: Play,
  model: Model,
  target: Model,
  name: RolledSkill,
  details: Omit<SkillRollDetails, 'against' | 'modifier'>,
): Rule<number> {
  if (name === 'willpower' && !hasWillpower(game, target)) return 0
  const value = skill(game, name, target)
  let margin = 0
  const off = yield* rollForSkill(game, model, name, details, {
    pick: highest,
    off: (picked) => {
      margin = picked - value
      return picked > value ? 0 : 1
    },
  })
  return off === 0 ? margin : 0
}

const circumstancesOf = (
  about: Model,
  purpose: RolledSkill,
  { rule: occasion }: Pick<SkillRollDetails, 'rule'>,
) => ({ about, purpose, ...(occasion === undefined ? {} : { occasion }) })

type Aim = {
  /** What rules may still make harder; opposed rolls are left alone. */
  readonly rolling?: SkillRolling
  /** The best of those that count: dice beyond `counted` are spare, and the worst are dropped. */
  readonly pick: (faces: readonly number[], counted: number, picked: number) => number
  /** How much they miss what they should come to; 0 is good. */
  readonly off: (sum: number) => number
}

function* rollForSkill(
  game: Play,
  model: Model,
  name: RolledSkill,
  details: SkillRollDetails,
  aim: Aim,
): Rule<number> {
  const dice = yield* diceFor(game, model, name, details)
  if (aim.rolling !== undefined) yield* trigger(game, 'skill-rolling', { rolling: aim.rolling })
  const spare = Math.max(0, computeTotal(game, 'skill-spare-dice', circumstancesOf(model, name, details), 0))
  const picked = aim.rolling === undefined ? PICKED : pickedFor(game, model, name, details)
  const off = (): number => amountOf(rolled.roll, (faces) => aim.off(aim.pick(faces, dice, picked)))
  const rolled: Bmg3Rolled = {
    roller: model,
    purpose: name,
    strike: undefined,
    roll: game.dice.roll({
      purpose: `${labelOf(game, model)}, ${name} (${details.reason})`,
      seat: model.seat,
      count: dice + spare,
      rule: details.rule ?? 'bmg3/core/skill-roll',
    }),
    succeeds: () => off() === 0,
  }
  if (details.final) return off()
  if (off() > 0 && computeTotal(game, 'skill-rerolls', circumstancesOf(model, name, details), 0) > 0) {
    rerollDice(
      game,
      rolled,
      rolled.roll.dice.map((_, index) => index),
      { reason: 'failed, may roll again' },
    )
  }
  yield* trigger(game, 'dice-rolled', { rolled })
  return off()
}

/** Special dice, less one for each Effort of the model that forces the roll, never fewer than one. */
function* diceFor(game: Play, model: Model, name: RolledSkill, details: SkillRollDetails): Rule<number> {
  const dice = Math.max(
    1,
    computeTotal(game, 'skill-dice', circumstancesOf(model, name, details), skill(game, 'special', model)),
  )
  const { against } = details
  if (against === undefined) return dice
  const taken = yield* offerEfforts(
    game,
    against,
    // Some rules are about Efforts against Willpower rolls only.
    { purpose: name === 'willpower' ? 'skill' : name },
    {
      prompt: `Efforts to take dice from ${labelOf(game, model)}'s ${name} roll of ${dice} dice?`,
      cap: dice - 1,
    },
  )
  return dice - taken
}

/** bmg3/core/skill-roll: two dice are picked. */
const PICKED = 2

const pickedFor = (game: Play, model: Model, name: RolledSkill, details: SkillRollDetails): number =>
  computeTotal(
    game,
    'skill-picked-dice',
    {
      ...circumstancesOf(model, name, details),
      ...(details.against === undefined ? {} : { other: details.against }),
    },
    PICKED,
  )

const sumOf = (faces: readonly number[]): number => faces.reduce((sum, face) => sum + face, 0)

const lowest = (faces: readonly number[], counted: number, picked: number): number =>
  sumOf(
    faces
      .toSorted((a, b) => a - b)
      .slice(0, counted)
      .slice(0, picked),
  )

const highest = (faces: readonly number[], counted: number, picked: number): number =>
  sumOf(
    faces
      .toSorted((a, b) => b - a)
      .slice(0, counted)
      .slice(0, picked),
  )
