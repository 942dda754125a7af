import {
  ask,
  chooseNumber,
  compute,
  explain,
  type Modifier,
  plus,
  type Reason,
  type Rule,
  type RuleId,
  type Value,
} from '@gargoyle/engine'
import type { GccQuestions, TaskAbout } from '../abouts.ts'
import { countSuccesses, diceOf, plainDie, poolText, rollPool, successText } from '../dice/pool.ts'
import { heroCapacity, heroSpend, heroSpendReason, profileOf } from '../energy/spend.ts'
import { beginUse, endUse, type LinesInUse } from '../items/bonus-lines.ts'
import { heroOf, nameOf, seatOf } from '../minis/minis.ts'
import { computeTotal, modifiersOf } from '../rules/special.ts'
import type { Mini, Play } from '../state.ts'
import type { CharacterLine, DieType } from '../vocabulary.ts'
import { actionHindering } from './attack.ts'
import { exertionReason, pushLimits } from './push-limits.ts'
import { rerolls } from './rerolls.ts'

/** A manipulation or thought that a miniature may perform. gcc/core/manipulation-list */
export type Task = {
  /** Unique among what one miniature can do. */
  readonly id: string
  readonly label: string
  readonly action: 'manipulation' | 'thought'
  readonly kind: 'complex' | 'automatic'
  readonly rule: RuleId
  /** The part of the mission that it is, where it is one. */
  readonly about?: TaskAbout
  /** Costs no cube. */
  readonly free?: boolean
  /** Why it cannot be done now. */
  readonly why?: Reason
  /** Asks for what has to be known first: a target, an area. Undefined if the player thinks better of it. */
  readonly declare: () => Rule<Declared | undefined> | Declared
}

/** A task as it was declared. */
export type Declared = {
  /** What a complex one has to reach. */
  readonly difficulty?: number
  /** Skills that count for it. */
  readonly skills?: readonly string[]
  /** What comes off the successes beside hindering. */
  readonly less?: readonly Modifier[]
  /** What happens; complex ones that fail end without, unless they say otherwise. */
  readonly apply: (successes: number) => Rule<void> | undefined
  /** What happens when it fails: thrown things land somewhere. gcc/core/throw-failure */
  readonly fail?: (successes: number) => Rule<void> | undefined
}

/** Why a hero cannot pay for a task. */
export function taskReason(game: Play, mini: Mini, task: Task): Reason | undefined {
  if (task.why !== undefined) return task.why
  const hero = heroOf(game, mini)
  if (hero === undefined || task.free) return undefined
  return task.kind === 'complex'
    ? exertionReason(game, mini, task.action)
    : heroSpendReason(game, hero, task.action)
}

/**
 * gcc/core/complex-manipulation, gcc/core/automatic-manipulation, gcc/core/complex-thought, gcc/core/automatic-thought:
 * thought works as manipulation does, with its own characteristic.
 */
export function* performTask(game: Play, mini: Mini, task: Task, line?: CharacterLine): Rule<void> {
  const asked = task.declare()
  const declared = 'apply' in asked ? asked : yield* asked
  if (declared === undefined) return
  game.emit(() => ({
    name: 'task',
    text: `${nameOf(game, mini)}: ${task.label}.`,
    rule: task.rule,
    about: { mini: mini.id, task: task.id },
  }))
  if (task.kind === 'automatic') yield* automatic(game, mini, task, declared)
  else yield* complex(game, mini, task, declared, line)
}

/** One cube, always a success, never hindered. */
function* automatic(game: Play, mini: Mini, task: Task, declared: Declared): Rule<void> {
  const hero = heroOf(game, mini)
  if (hero !== undefined && !task.free) heroSpend(game, hero, task.action, 1)
  const work = declared.apply(0)
  if (work !== undefined) yield* work
}

function* complex(
  game: Play,
  mini: Mini,
  task: Task,
  declared: Declared,
  line: CharacterLine | undefined,
): Rule<void> {
  const context = { about: mini, action: task.action, skills: declared.skills ?? [] } as const
  const dice: DieType[] = [...(yield* complexDice(game, mini, task, line, declared.difficulty ?? 0))]
  const used = yield* beginUse(game, mini, task.action)
  dice.push(...used.dice)
  dice.push(...diceOf(computeTotal(game, 'white-dice', context), plainDie('white')))
  dice.push(...diceOf(computeTotal(game, 'yellow-dice', context), plainDie('yellow')))
  const seat = seatOf(game, mini)
  const rolled = rollPool(game, dice, {
    purpose: `${task.label} by ${nameOf(game, mini)}`,
    rule: task.rule,
    ...(seat === undefined ? {} : { seat }),
  })
  const difficulty = declared.difficulty ?? 0
  const countAs = (successes: number): Value => taskValue(game, mini, task, declared, successes, used)
  yield* rerolls(game, mini, rolled, context, {
    kind: 'task',
    needed: difficulty,
    reached: (successes) => countAs(successes).total,
  })
  const value = countAs(countSuccesses(rolled))
  endUse(game, mini, used)
  const isDone = value.total >= difficulty
  game.emit(() => ({
    name: isDone ? 'task-done' : 'task-failed',
    text: `${nameOf(game, mini)} rolls ${poolText(dice)} for ${task.label}: ${value.total} of ${difficulty}, ${isDone ? 'done' : 'failed'}.`,
    rule: task.rule,
    about: { mini: mini.id, successes: value.total, difficulty, why: [...explain(value)] },
  }))
  const work = isDone ? declared.apply(value.total) : declared.fail?.(value.total)
  if (work !== undefined) yield* work
}

/** gcc/core/minimum-cubes: at least one cube for a hero; a character rolls its characteristic. */
function* complexDice(
  game: Play,
  mini: Mini,
  task: Task,
  line: CharacterLine | undefined,
  difficulty: number,
): Rule<readonly DieType[]> {
  const hero = heroOf(game, mini)
  if (hero === undefined) return line?.dice ?? []
  const { die } = profileOf(game, hero)[task.action]
  const pushed = yield* pushLimits(game, mini, task.action)
  const max = heroCapacity(game, hero, task.action)
  const takes = difficulty === 0 ? '' : ` It takes ${successText(difficulty)}.`
  const cubes = yield* ask(
    game,
    hero.seat,
    chooseNumber({
      name: 'task-cubes',
      prompt: `How many cubes for ${task.label}?${takes}`,
      rule: 'gcc/core/minimum-cubes',
      about: { mini: mini.id, task: task.id, difficulty } satisfies GccQuestions['task-cubes'],
      min: pushed > 0 || max === 0 ? 0 : 1,
      max,
    }),
  )
  heroSpend(game, hero, task.action, cubes)
  return die === undefined ? [] : diceOf(cubes + pushed, die)
}

/** Counts the successes of a complex action with every reason. gcc/core/hindering-action */
export function taskValue(
  game: Play,
  mini: Mini,
  { action }: Task,
  { skills = [], less = [] }: Declared,
  rolled: number,
  used: LinesInUse,
): Value {
  const modifiers: Modifier[] = []
  if (used.successes > 0)
    modifiers.push(plus(used.successes, { source: 'items', rule: 'gcc/core/bonus-lines' }))
  modifiers.push(...modifiersOf(game, 'action-successes', { about: mini, action, skills, successes: rolled }))
  const hindering = actionHindering(game, mini, action).total
  if (hindering > 0)
    modifiers.push(plus(-hindering, { source: 'hindering', rule: 'gcc/core/hindering-action' }))
  modifiers.push(...less)
  // gcc/token/shackle: at the very end.
  if (mini.shackles > 0)
    modifiers.push(plus(-mini.shackles, { source: 'shackles', rule: 'gcc/token/shackle' }))
  return compute({
    name: 'Successes',
    base: { amount: rolled, source: 'dice' },
    modifiers,
    floor: { amount: 0, source: 'never negative', rule: 'gcc/core/no-negative' },
  })
}
