import {
  askFirst,
  choose,
  chooseLazily,
  inFreeOrder,
  type LazyOption,
  noMemories,
  type Reason,
  type Rule,
  type RuleDecision,
  type Seat,
} from '@gargoyle/engine'
import type { GccQuestions } from '../abouts.ts'
import { type Aside, burdened, dropsOf, equipmentOf, isAside, takeAside } from '../actions/asides.ts'
import { attackReason, performAttack } from '../actions/attack.ts'
import { movementReason, performMovement } from '../actions/move.ts'
import { performTask, type Task, taskReason } from '../actions/task.ts'
import { tasksFor } from '../actions/tasks.ts'
import { clearSpaces, isNeutralized, recover } from '../energy/recover.ts'
import { profileOf } from '../energy/spend.ts'
import { miniOf, nameOf } from '../minis/minis.ts'
import { runEffects } from '../missions/effects.ts'
import { trigger } from '../rules/special.ts'
import type { Hero, Mini, Play, State } from '../state.ts'
import { dissipate } from '../terrain/terrain.ts'
import { activationStep } from '../villain/activation.ts'
import { standUp } from '../villain/activation-state.ts'

/** gcc/core/heroes-turn-sequence: cubes spent in the villain's turn to fatigue, then the effects of the start. */
export function* heroesStart(game: Play): Rule<void> {
  const { state } = game
  // gcc/core/hero-turn-start
  for (const hero of state.heroes) clearSpaces(hero)
  for (const mini of state.minis) {
    if (mini.side !== 'heroes') continue
    mini.moved = false
    mini.roundMemory = noMemories
  }
  game.emit({ name: 'heroes-turn', text: "The heroes' turn.", rule: 'gcc/core/heroes-turn-sequence' })
  // gcc/core/heroes-turn-effects
  dissipate(game, 'heroes')
  yield* runEffects(game, 'heroes-start')
  state.stage = 'stance'
}

/** gcc/core/stance: active or resting for every hero, in the order they like; neutralized heroes must rest. */
export function* declareStances(game: Play): Rule<void> {
  const { state } = game
  for (const hero of state.heroes) {
    hero.stance = undefined
    standUp(miniOf(game, hero))
    if (isNeutralized(hero)) yield* takeStance(game, hero, 'resting')
  }
  const seats = state.heroes.filter(({ stance }) => stance === undefined).map(({ seat }) => seat)
  yield* inFreeOrder(
    game,
    seats,
    (seat) => stanceDecision(game, heroAt(game, seat)),
    (seat, answer) => takeStance(game, heroAt(game, seat), answer),
  )
  state.ready = []
  state.lastActor = undefined
  state.stage = 'heroes-act'
}

const heroAt = ({ state }: Play, seat: Seat): Hero => state.heroes.find((hero) => hero.seat === seat)!

function stanceDecision(game: Play, hero: Hero): RuleDecision<'active' | 'resting'> | undefined {
  // A rule may have neutralized it since.
  if (hero.stance !== undefined) return undefined
  const { recovery } = profileOf(game, hero)
  return choose({
    name: 'stance',
    prompt: `Which stance does ${nameOf(game, miniOf(game, hero))} take?`,
    rule: 'gcc/core/stance',
    about: { mini: hero.mini } satisfies GccQuestions['stance'],
    options: [
      { id: 'active', label: `Active: recovers ${recovery.active}` },
      { id: 'resting', label: `Resting: recovers ${recovery.resting}` },
    ],
  })
}

/** gcc/core/recovery, gcc/core/hero-recovers */
function* takeStance(game: Play, hero: Hero, stance: 'active' | 'resting'): Rule<void> {
  hero.stance = stance
  yield* trigger(game, 'stance-declared', { hero })
  const { recovered, healed } = recover(hero, profileOf(game, hero).recovery[stance])
  game.emit(() => ({
    name: 'stance',
    text: `${nameOf(game, miniOf(game, hero))} is ${stance}: ${recovered} recovered, ${healed} healed.`,
    rule: 'gcc/core/recovery',
    about: { mini: hero.mini, stance, recovered, healed },
  }))
}

/** What a hero does next. */
type HeroAction =
  | { readonly kind: 'move' | 'melee' | 'ranged' }
  | { readonly kind: 'ready' }
  | { readonly kind: 'task'; readonly task: Task }
  | Aside

/**
 * gcc/core/free-order: any hero acts next, with one action at a time, until all are ready to stop. After each action
 * the others are asked again.
 */
export function* heroesAct(game: Play): Rule<void> {
  const { state } = game
  if (state.activation !== undefined) {
    yield* activationStep(game, state.activation)
    return
  }
  const decisions = new Map<Seat, RuleDecision<string, HeroAction>>()
  const beside: Prospects[] = []
  for (const number of inOrder(state)) {
    const hero = state.heroes[number]!
    if (state.ready.includes(number)) continue
    const open = new Prospects(game, hero)
    // A hero with nothing left to do does not have to say so.
    if (canAct(open) || burdened(game, open.mini).length > 0) decisions.set(hero.seat, actionDecision(open))
    else if (equipmentOf(game, open.mini).length > 0) beside.push(open)
    else state.ready.push(number)
  }
  if (decisions.size === 0) {
    state.stage = 'heroes-end'
    return
  }
  // gcc/core/drop: at any time. Whoever could only drop something may do so while others act, but nobody waits for it.
  for (const open of beside) decisions.set(open.hero.seat, actionDecision(open))
  const { seat, answer } = yield* askFirst(game, decisions, { always: true })
  const hero = heroAt(game, seat)
  if (answer.kind === 'ready') {
    state.ready.push(state.heroes.indexOf(hero))
    return
  }
  state.ready = []
  state.lastActor = state.heroes.indexOf(hero)
  yield* act(game, miniOf(game, hero), answer)
}

/** What a hero could do now. Worked out when first asked for, and once: the same is asked again before the hero acts. */
class Prospects {
  readonly game: Play
  readonly hero: Hero
  readonly mini: Mini
  #tasks: readonly Task[] | undefined
  #movement: Reason | 'open' | undefined

  constructor(game: Play, hero: Hero) {
    this.game = game
    this.hero = hero
    this.mini = miniOf(game, hero)
  }

  get tasks(): readonly Task[] {
    this.#tasks ??= tasksFor(this.game, this.mini)
    return this.#tasks
  }

  /** Why the hero cannot begin a movement. */
  get movementReason(): Reason | undefined {
    this.#movement ??= movementReason(this.game, this.mini) ?? 'open'
    return this.#movement === 'open' ? undefined : this.#movement
  }
}

/**
 * All heroes by number, but the one who acted last comes first: to go on it should not have to wait for the others to
 * decline.
 */
function inOrder({ heroes, lastActor }: State): readonly number[] {
  const numbers = heroes.map((_, number) => number)
  return lastActor === undefined ? numbers : [lastActor, ...numbers.filter((number) => number !== lastActor)]
}

/** Whether a hero has something to do; being able to drop something does not count. */
function canAct(open: Prospects): boolean {
  const { game, hero, mini } = open
  if (isNeutralized(hero)) return false
  const isActive = hero.stance === 'active'
  if (isActive && open.movementReason === undefined) return true
  if (isActive && attackReason(game, mini, 'melee') === undefined) return true
  if (isActive && attackReason(game, mini, 'ranged') === undefined) return true
  return open.tasks.some((task) => (isActive || task.free) && taskReason(game, mini, task) === undefined)
}

function actionDecision(open: Prospects): RuleDecision<string, HeroAction> {
  const { game, hero, mini } = open
  return chooseLazily({
    name: 'hero-action',
    prompt: `What does ${nameOf(game, mini)} do?`,
    rule: 'gcc/core/free-order',
    about: { mini: hero.mini },
    options: () => [
      ...heroOptions(open),
      { id: 'ready', value: { kind: 'ready' }, label: 'Ready to end the turn' },
    ],
  })
}

/** What a hero can do now. gcc/core/resting-limits: a resting hero acts only where a rule gives it a free action. */
function heroOptions(open: Prospects): readonly LazyOption<HeroAction>[] {
  const { game, hero, mini } = open
  const options: LazyOption<HeroAction>[] = []
  if (hero.stance === 'active') {
    options.push(
      { id: 'move', value: { kind: 'move' }, label: 'Move', why: () => open.movementReason },
      {
        id: 'melee',
        value: { kind: 'melee' },
        label: 'Melee attack',
        why: () => attackReason(game, mini, 'melee'),
      },
      {
        id: 'ranged',
        value: { kind: 'ranged' },
        label: 'Ranged attack',
        why: () => attackReason(game, mini, 'ranged'),
      },
    )
  }
  for (const task of open.tasks) {
    if (hero.stance !== 'active' && !task.free) continue
    options.push({
      id: `task:${task.id}`,
      value: { kind: 'task', task },
      label: task.label,
      ...(task.about === undefined ? {} : { about: task.about }),
      why: () => taskReason(game, mini, task),
    })
  }
  // gcc/core/drop: free, at any time, for a resting hero too.
  options.push(...dropsOf(game, mini))
  return options
}

function* act(game: Play, mini: Mini, action: Exclude<HeroAction, { kind: 'ready' }>): Rule<void> {
  if (action.kind === 'move') yield* performMovement(game, mini)
  else if (action.kind === 'task') yield* performTask(game, mini, action.task)
  else if (isAside(action)) takeAside(game, action)
  else yield* performAttack(game, mini, action.kind)
}

/** gcc/core/hero-turn-end: effects of the end, then all cubes spent go to fatigue. gcc/core/heroes-turn-effects */
export function* heroesEnd(game: Play): Rule<void> {
  const { state } = game
  yield* runEffects(game, 'heroes-end')
  for (const hero of state.heroes) {
    clearSpaces(hero)
    const mini = miniOf(game, hero)
    mini.standingUp = false
    mini.skillsOff = isNeutralized(hero)
  }
  state.stage = 'check'
}
