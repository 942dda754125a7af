import {
  ask,
  choose,
  chooseLazily,
  type LazyOption,
  type Reason,
  type Rule,
  type Seat,
} from '@gargoyle/engine'
import { type Aside, asidesOf, isAside, takeAside } from '../actions/asides.ts'
import { attackReason, performAttack } from '../actions/attack.ts'
import { movementReason, performMovement } from '../actions/move.ts'
import { performTask, type Task, taskReason } from '../actions/task.ts'
import { tasksFor } from '../actions/tasks.ts'
import { NOWHERE } from '../board/board.ts'
import { poolText } from '../dice/pool.ts'
import { nameOf, seatOf } from '../minis/minis.ts'
import type { Mini, Play, TileActivation } from '../state.ts'
import type { CharacterAction, CharacterLine, TileProfile } from '../vocabulary.ts'
import { beginCharacter, NO_CHARACTER } from './activation-state.ts'
import { tileName } from './river.ts'

const characterActions: readonly CharacterAction[] = ['melee', 'ranged', 'manipulation', 'thought']

/** One step of the activation under way. */
export function* activationStep(game: Play, activation: TileActivation): Rule<void> {
  const mini = activation.current === NO_CHARACTER ? undefined : game.state.minis[activation.current]
  if (mini === undefined) yield* designate(game, activation)
  else yield* characterStep(game, activation, mini)
}

/** Who acts next, nobody, or something done beside it. */
type Chosen = { readonly kind: 'character'; readonly mini: Mini } | { readonly kind: 'none' } | Aside

/** gcc/core/tile-activation: the next character, each once. */
function* designate(game: Play, activation: TileActivation): Rule<void> {
  const { tile, done } = activation
  const waiting = game.content.tiles[tile]!.minis.filter(
    (id) => game.state.minis[id]!.at !== NOWHERE && !done.includes(id),
  )
  const [first] = waiting
  const seat = first === undefined ? undefined : seatOf(game, game.state.minis[first]!)
  if (seat === undefined) {
    game.state.activation = undefined
    return
  }
  const chosen = yield* ask(
    game,
    seat,
    choose<Chosen>({
      name: 'character',
      prompt: `Which character of ${tileName(game, tile)} acts next?`,
      rule: 'gcc/core/tile-activation',
      about: { tile },
      options: [
        ...waiting.map((id) => {
          const each = game.state.minis[id]!
          return {
            id: String(id),
            value: { kind: 'character' as const, mini: each },
            label: nameOf(game, each),
            about: { mini: id },
          }
        }),
        { id: 'none', value: { kind: 'none' }, label: 'None: end the activation' },
        ...asidesOf(game, seat),
      ],
    }),
  )
  if (isAside(chosen)) return takeAside(game, chosen)
  if (chosen.kind === 'none') {
    game.state.activation = undefined
    return
  }
  const { mini } = chosen
  Object.assign(activation, { current: mini.id, part: 'first-move', action: undefined, line: 0, times: 0 })
  yield* beginCharacter(game, mini)
}

/**
 * gcc/core/character-steps: move, one kind of action as often as its multiplier says, move; each part if liked.
 * gcc/core/one-action-kind
 */
function* characterStep(game: Play, activation: TileActivation, mini: Mini): Rule<void> {
  const seat = seatOf(game, mini)
  if (seat === undefined || mini.at === NOWHERE) {
    finish(game, activation, mini)
    return
  }
  const decision = chooseLazily<CharacterStep>({
    name: 'character-step',
    prompt: `What does ${nameOf(game, mini)} do?`,
    rule: 'gcc/core/character-steps',
    about: { mini: mini.id, part: activation.part, times: activation.times },
    options: [
      ...characterOptions(game, activation, mini),
      { id: 'end', value: { kind: 'end' }, label: 'End its activation' },
      ...asidesOf(game, seat),
    ],
  })
  if (!decision.hasOpen((step) => step.kind !== 'end' && !isAside(step))) {
    finish(game, activation, mini)
    return
  }
  const step = yield* ask(game, seat, decision)
  if (isAside(step)) takeAside(game, step)
  else if (step.kind === 'end') finish(game, activation, mini)
  else if (step.kind === 'move') yield* moveStep(game, activation, mini)
  else yield* actionStep(game, activation, mini, seat, step)
  // An action may have ended the activation: its last miniature may be gone.
  if (game.state.activation === activation && mini.at === NOWHERE) finish(game, activation, mini)
}

function finish(game: Play, activation: TileActivation, mini: Mini): void {
  mini.standingUp = false
  if (game.state.activation !== activation) return
  activation.done.push(mini.id)
  activation.current = NO_CHARACTER
}

function* moveStep(game: Play, activation: TileActivation, mini: Mini): Rule<void> {
  const isFirst = activation.part === 'first-move'
  yield* performMovement(game, mini)
  if (isFirst) activation.part = 'action'
  else finish(game, activation, mini)
}

function characterOptions(
  game: Play,
  activation: TileActivation,
  mini: Mini,
): readonly LazyOption<CharacterStep>[] {
  const { part, action, line, times } = activation
  const options: LazyOption<CharacterStep>[] = [
    {
      id: 'move',
      value: { kind: 'move' },
      label: part === 'first-move' ? 'Move' : 'Move, then end',
      why: () => movementReason(game, mini),
    },
  ]
  for (const each of linesOf(game, mini)) {
    if (action !== undefined && (each.action !== action || each.index !== line || times >= each.line.times))
      continue
    options.push({
      id: each.id,
      value: each,
      label: `${each.text}${timesText(each.line.times - times)}`,
      why: () => actionReason(game, mini, each.action),
    })
  }
  return options
}

/** How often an action can be done, where that is more than once. */
const timesText = (times: number): string => (times === 1 ? '' : times === 2 ? ', twice' : `, ${times} times`)

/** What a character does next. */
type CharacterStep = { readonly kind: 'move' } | { readonly kind: 'end' } | OfferedLine | Aside

/** A characteristic of a character as it is offered. */
type OfferedLine = {
  readonly kind: 'action'
  readonly id: string
  readonly text: string
  readonly action: CharacterAction
  readonly index: number
  readonly line: CharacterLine
}

const linesByTile = new WeakMap<TileProfile, readonly OfferedLine[]>()

/** The characteristics of a character; a forbidden action has none. gcc/core/characteristics */
function linesOf({ content }: Play, mini: Mini): readonly OfferedLine[] {
  const { profile } = content.tiles[content.minis[mini.id]!.tile]!
  let found = linesByTile.get(profile)
  if (found === undefined) {
    found = characterActions.flatMap((action) => {
      const lines = profile[action]
      if (lines === 'forbidden') return []
      return lines.map((line, index) => ({
        kind: 'action',
        id: `${action}:${index}`,
        text: `${action}: ${poolText(line.dice)}`,
        action,
        index,
        line,
      }))
    })
    linesByTile.set(profile, found)
  }
  return found
}

function actionReason(game: Play, mini: Mini, action: CharacterAction): Reason | undefined {
  if (action === 'melee' || action === 'ranged') return attackReason(game, mini, action)
  if (openTasks(game, mini, action).length > 0) return undefined
  return {
    text: `There is no ${action} to perform here.`,
    rule: action === 'thought' ? 'gcc/core/character-thought' : 'gcc/core/character-manipulation',
  }
}

/** gcc/core/character-manipulation, gcc/core/character-thought: only what mission and skills list. */
function openTasks(game: Play, mini: Mini, action: CharacterAction): readonly Task[] {
  return tasksFor(game, mini).filter(
    (task) => task.action === action && taskReason(game, mini, task) === undefined,
  )
}

function* actionStep(
  game: Play,
  activation: TileActivation,
  mini: Mini,
  seat: Seat,
  { action, index, line }: OfferedLine,
): Rule<void> {
  activation.part = 'second-move'
  activation.action = action
  activation.line = index
  activation.times++
  if (action === 'melee' || action === 'ranged') {
    yield* performAttack(game, mini, action, { line })
    return
  }
  const tasks = openTasks(game, mini, action)
  const task = yield* ask(
    game,
    seat,
    choose({
      name: 'task',
      prompt: `Which ${action}?`,
      rule: action === 'thought' ? 'gcc/core/character-thought' : 'gcc/core/character-manipulation',
      options: tasks.map((each) => ({ id: each.id, value: each, label: each.label })),
    }),
  )
  yield* performTask(game, mini, task, line)
}
