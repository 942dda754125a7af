import {
  ask,
  chooseLazily,
  compute,
  explain,
  type LazyOption,
  type Modifier,
  plus,
  type Reason,
  type Rule,
  type Value,
} from '@gargoyle/engine'
import type { GccQuestions, MoveAbout } from '../abouts.ts'
import { NOWHERE } from '../board/board.ts'
import type { Way } from '../board/ground.ts'
import { groundOf } from '../content.ts'
import { isNeutralized } from '../energy/recover.ts'
import { type Purse, profileOf, purseOf } from '../energy/spend.ts'
import { beginUse, endUse, movePointsOf } from '../items/bonus-lines.ts'
import {
  cardOf,
  hasEnemiesBeside,
  heroOf,
  hinderingIn,
  nameOf,
  overOccupationReason,
  seatOf,
} from '../minis/minis.ts'
import { checkEnd } from '../missions/end.ts'
import { computeTotal, computeValue, modifiersOf, rulingOf } from '../rules/special.ts'
import type { Mini, Play } from '../state.ts'
import { difficultLevel, enterDanger, isDifficult, sufferDanger } from '../terrain/terrain.ts'
import type { HeroProfile } from '../vocabulary.ts'
import { type Aside, asidesOf, burdened, isAside, takeAside } from './asides.ts'
import { pushable, pushLimits, reserveLostByPushing } from './push-limits.ts'

/** A move to a neighbouring area, priced. */
export type Step = {
  readonly way: Way
  /** Whether a wall is broken on the way. */
  readonly wall: boolean
  /** What it costs: the total of `moveCost`. */
  readonly points: number
  /** Cubes that have to be spent on top of the pool. gcc/core/buy-move-points */
  readonly cubes: number
  readonly why: Reason | undefined
}

/** What going through a wall costs on top. gcc/skill/wall-breaker */
const WALL_COST = 2

/** Points that a hero's board gives its first movement, by what it carries. gcc/core/encumbrance */
function encumbranceBonus({ encumbrance }: HeroProfile, load: number): number {
  let bonus = 0
  for (const row of encumbrance) if (load >= row.from) bonus = row.bonus
  return bonus
}

/** gcc/core/first-move-bonus: once a turn for a hero, once an activation for a character. */
export function firstMoveBonus(game: Play, mini: Mini): Value {
  const hero = heroOf(game, mini)
  const amount = printedMoveBonus(game, mini)
  const value = computeValue(
    game,
    'first-move-bonus',
    { about: mini },
    {
      name: 'First movement',
      base: {
        amount,
        source: hero === undefined ? 'the tile' : 'the encumbrance table',
        rule: 'gcc/core/first-move-bonus',
      },
    },
  )
  if (!mini.standingUp) return value
  return {
    ...value,
    total: 0,
    steps: [
      ...value.steps,
      { kind: 'set-to', amount: 0, total: 0, source: 'had to stand up', rule: 'gcc/skill/immobilization' },
    ],
  }
}

/** The total of `firstMoveBonus`. */
function firstMovePoints(game: Play, mini: Mini): number {
  if (mini.standingUp) return 0
  return computeTotal(game, 'first-move-bonus', { about: mini }, printedMoveBonus(game, mini))
}

function printedMoveBonus(game: Play, mini: Mini): number {
  const hero = heroOf(game, mini)
  return hero === undefined
    ? game.content.tiles[cardOf(game, mini).tile]!.profile.moveBonus
    : encumbranceBonus(profileOf(game, hero), mini.load)
}

/** All moves that a miniature might make next, those it cannot make with the reason. */
export function stepsFrom(
  game: Play,
  mini: Mini,
  pool: number,
  purse: Purse | undefined,
  pushed = pushable(game, mini),
): readonly Step[] {
  const prices = new StepPrices(game, mini, pool, purse, pushed)
  const steps = groundOf(game).ways[mini.at]!.map((way) => prices.along(way))
  for (const way of waysThroughWalls(game, mini)) steps.push(prices.throughWall(way))
  return steps
}

/** What all moves that a miniature might make next have in common, and each of them priced. */
class StepPrices {
  readonly #game: Play
  readonly #mini: Mini
  readonly #pool: number
  readonly #purse: Purse | undefined
  readonly #pushed: number
  readonly #leaving: number

  constructor(game: Play, mini: Mini, pool: number, purse: Purse | undefined, pushed: number) {
    this.#game = game
    this.#mini = mini
    this.#pool = pool
    this.#purse = purse
    this.#pushed = pushed
    this.#leaving = leavingCost(game, mini).reduce((sum, { amount }) => sum + amount, 0)
  }

  along(way: Way): Step {
    if (way.kind === 'simple') return this.#price(way, false, undefined)
    const ban = rulingOf(this.#game, 'cannot-move-specially', { about: this.#mini })
    return this.#price(way, false, ban && { text: `${ban.name}: no ${way.kind}.`, rule: ban.rule })
  }

  throughWall(way: Way): Step {
    return this.#price(way, true, undefined)
  }

  #price(way: Way, wall: boolean, forbidden: Reason | undefined): Step {
    const game = this.#game
    const mini = this.#mini
    const points = stepPoints(game, mini, way, wall, this.#leaving)
    const cubes = cubesFor(points - this.#pool, this.#purse)
    const why =
      forbidden ??
      overOccupationReason(game, mini, way.to) ??
      unaffordable(game, mini, points, this.#pool, this.#purse, this.#pushed)
    return { way, wall, points, cubes, why }
  }
}

/** gcc/skill/wall-breaker: only walls up to its level, and only between areas of the same elevation. */
function waysThroughWalls(game: Play, mini: Mini): readonly Way[] {
  const walls = groundOf(game).walls[mini.at]!
  if (walls.length === 0) return noWays
  const level = computeTotal(game, 'wall-level', { about: mini })
  if (level === 0) return noWays
  const { areas } = game.content.board
  return walls
    .filter((wall) => wall.level <= level && areas[wall.to]!.elevation === areas[mini.at]!.elevation)
    .map(({ to, boundary }) => ({ to, kind: 'simple', level: 0, boundary }))
}

const noWays: readonly Way[] = []

/** Cubes that buy so many points. gcc/core/buy-move-points */
const cubesFor = (missing: number, purse: Purse | undefined): number =>
  missing <= 0 ? 0 : Math.ceil(missing / Math.max(1, purse?.movePoints ?? 1))

function unaffordable(
  game: Play,
  mini: Mini,
  cost: number,
  pool: number,
  purse: Purse | undefined,
  pushed: number,
): Reason | undefined {
  const cubes = cubesFor(cost - pool, purse)
  const capacity = purse?.capacity('movement') ?? 0
  if (cubes <= capacity || cubes === 0) return undefined
  // gcc/skill/pushing-limits: cubes of wounds come on top, whatever the limit.
  if (pushed > 0 && cubes - pushed <= Math.max(0, capacity - reserveLostByPushing(game, mini)))
    return undefined
  return {
    text: `It costs ${cost}; ${pool} ${pool === 1 ? 'point is' : 'points are'} left and ${cubes} more cannot be bought.`,
    rule: 'gcc/core/buy-move-points',
  }
}

/**
 * What a move costs, with every reason: 1, hindering by size in the area left, its difficult terrain, the level of a
 * climb or jump. gcc/core/move-cost-simple, gcc/core/move-cost-special, gcc/core/climb-jump
 */
export function moveCost(game: Play, mini: Mini, way: Way, wall = false): Value {
  return stepCost(game, mini, way, wall, leavingCost(game, mini))
}

/** The total of `moveCost` without its reasons: bots price thousands of moves. */
function stepPoints(game: Play, mini: Mini, way: Way, wall: boolean, leaving: number): number {
  const level = way.kind === 'climb' || way.kind === 'jump' ? climbLevel(game, mini, way) : 0
  const core = 1 + leaving + level + (wall ? WALL_COST : 0)
  return Math.max(0, computeTotal(game, 'move-cost', { about: mini, way, area: way.to }, core))
}

/** What leaving an area costs, wherever the move leads. */
function leavingCost(game: Play, mini: Mini): readonly Modifier[] {
  const modifiers: Modifier[] = []
  const hindering = hasEnemiesBeside(game, mini) ? moveHindering(game, mini).total : 0
  if (hindering > 0) modifiers.push(plus(hindering, { source: 'hindering', rule: 'gcc/core/hindering-move' }))
  const difficult = isDifficult(game, mini.at) ? difficultLevel(game, mini, mini.at).total : 0
  if (difficult > 0)
    modifiers.push(plus(difficult, { source: 'difficult terrain', rule: 'gcc/core/difficult-terrain' }))
  return modifiers
}

function stepCost(game: Play, mini: Mini, way: Way, wall: boolean, leaving: readonly Modifier[]): Value {
  const level = way.kind === 'climb' || way.kind === 'jump' ? climbLevel(game, mini, way) : 0
  const modifiers = [...leaving]
  if (level > 0) modifiers.push(plus(level, { source: `a ${way.kind}`, rule: 'gcc/core/climb-jump' }))
  if (wall) modifiers.push(plus(WALL_COST, { source: 'breaking a wall', rule: 'gcc/skill/wall-breaker' }))
  const rule = way.kind === 'simple' ? 'gcc/core/move-cost-simple' : 'gcc/core/move-cost-special'
  const core = compute({ name: 'Move', base: { amount: 1, source: 'a move', rule }, modifiers })
  const context = { about: mini, way, area: way.to }
  if (modifiersOf(game, 'move-cost', context).length === 0) return core
  const value = computeValue(game, 'move-cost', context, {
    name: 'Move',
    base: { ...core.base, amount: core.total },
    floor: { amount: 0, source: 'never negative', rule: 'gcc/core/no-negative' },
  })
  return { ...value, base: core.base, steps: [...core.steps, ...value.steps] }
}

/** gcc/core/hindering-move */
function moveHindering(game: Play, mini: Mini): Value {
  return hinderingIn(game, mini, 'size', modifiersOf(game, 'ignored-size', { about: mini }))
}

function climbLevel(game: Play, mini: Mini, way: Way): number {
  return Math.max(0, way.level - computeTotal(game, 'ignored-levels', { about: mini, way }))
}

/**
 * gcc/core/movement: price a move, buy what is missing, move one area, suffer what is there; again as long as liked.
 * What is left of the pool is lost at the end.
 */
export function* performMovement(game: Play, mini: Mini, extra = 0): Rule<void> {
  const seat = seatOf(game, mini)
  if (seat === undefined) return
  const bonus = extra + (mini.moved ? 0 : firstMovePoints(game, mini))
  const { sure, most } = movePointsOf(game, mini)
  const isNeeded = most > sure && !canMoveWith(game, mini, bonus + sure)
  const used = yield* beginUse(game, mini, 'movement', isNeeded)
  let pool = bonus + used.movePoints
  mini.moved = true
  let moves = 0
  let hasSpent = false
  for (;;) {
    if (!canGoOn(game, mini)) break
    const purse = purseOf(game, mini)
    const steps = stepsFrom(game, mini, pool, purse, hasSpent ? 0 : pushable(game, mini))
    // Where a weight hinders a skill, dropping it may open a way.
    const mayDrop = moves > 0 && burdened(game, mini).length > 0
    if (!mayDrop && steps.every(({ why }) => why !== undefined)) break
    const options: LazyOption<MoveAnswer>[] = steps.map((each) => new StepOffer(game, mini, each))
    // gcc/core/drop, gcc/core/dredge: at any time, so in the middle of a movement too.
    if (moves > 0)
      options.push({ id: 'end', value: { kind: 'end' }, label: 'End the movement' }, ...asidesOf(game, seat))
    const answer = yield* ask(
      game,
      seat,
      chooseLazily({
        name: 'move-to',
        prompt: `Where does ${nameOf(game, mini)} go? ${pool} move ${pool === 1 ? 'point' : 'points'} left.`,
        rule: 'gcc/core/movement',
        about: { mini: mini.id, pool } satisfies GccQuestions['move-to'],
        options,
      }),
      { always: moves > 0 },
    )
    if (isAside(answer)) {
      takeAside(game, answer)
      if (checkEnd(game, 'always')) break
      continue
    }
    if (answer.kind === 'end') break
    const { step } = answer
    // gcc/core/buy-move-points: only as many cubes as are missing.
    if (step.cubes > 0 && purse !== undefined) {
      // gcc/skill/pushing-limits: before any other cube of this action.
      if (!hasSpent) pool += (yield* pushLimits(game, mini, 'movement', step.cubes)) * purse.movePoints
      hasSpent = true
      const cubes = cubesFor(step.points - pool, purse)
      purse.spend('movement', cubes)
      pool += cubes * purse.movePoints
    }
    pool -= step.points
    yield* makeMove(game, mini, step)
    moves++
    // gcc/core/constant-end-conditions
    if (checkEnd(game, 'always')) break
  }
  endUse(game, mini, used)
}

/** Where a movement goes on to, its end, or something done beside it. */
type MoveAnswer = { readonly kind: 'step'; readonly step: Step } | { readonly kind: 'end' } | Aside

function canGoOn(game: Play, mini: Mini): boolean {
  if (mini.at === NOWHERE) return false
  const hero = heroOf(game, mini)
  return hero === undefined || !isNeutralized(hero)
}

/** A step as players read it. Its texts are made only when they are read: bots answer without. */
class StepOffer implements LazyOption<MoveAnswer> {
  readonly id: string
  readonly value: { readonly kind: 'step'; readonly step: Step }
  // Private to the language: the running game must not be within reach of what a player may hold.
  readonly #game: Play
  readonly #mini: Mini

  constructor(game: Play, mini: Mini, step: Step) {
    const { way, wall } = step
    this.id = `${way.to}:${wall ? 'wall' : way.kind}`
    this.value = { kind: 'step', step }
    this.#game = game
    this.#mini = mini
  }

  get label(): string {
    const { way, wall, points, cubes } = this.value.step
    const how = wall ? ' through the wall' : way.kind === 'simple' ? '' : ` (${way.kind} ${way.level})`
    const bought = cubes === 0 ? '' : `, ${cubes} ${cubes === 1 ? 'cube' : 'cubes'}`
    return `${this.#game.content.board.areas[way.to]!.name}${how}: ${points}${bought}`
  }

  get about(): MoveAbout {
    const game = this.#game
    const mini = this.#mini
    const { way, wall, points, cubes } = this.value.step
    return {
      area: way.to,
      cost: points,
      cubes,
      get why() {
        return [...explain(moveCost(game, mini, way, wall))]
      },
    }
  }

  why(): Reason | undefined {
    return this.value.step.why
  }
}

/** Moves one area and applies what is there. */
function* makeMove(game: Play, mini: Mini, { way, wall }: Step): Rule<void> {
  const from = mini.at
  mini.at = way.to
  game.emit(() => ({
    name: 'moved',
    text: `${nameOf(game, mini)} moves to ${game.content.board.areas[way.to]!.name}.`,
    rule: 'gcc/core/movement',
    about: { mini: mini.id, from, to: way.to, kind: way.kind },
  }))
  if (way.kind === 'fall') yield* fall(game, mini, way.level)
  if (mini.at !== NOWHERE) yield* enterDanger(game, mini)
  if (wall) breakWall(game, way.boundary)
}

/** gcc/core/fall: one yellow die for each level, successes are wounds. */
function* fall(game: Play, mini: Mini, level: number): Rule<void> {
  if (rulingOf(game, 'unhurt-by-falls', { about: mini }) !== undefined) return
  const less = computeTotal(game, 'ignored-fall-wounds', { about: mini })
  yield* sufferDanger(game, mini, level, { text: 'a fall', rule: 'gcc/core/fall' }, less)
}

/** gcc/token/broken-wall */
function breakWall(game: Play, boundary: number): void {
  game.state.broken.push(boundary)
  game.emit(() => ({
    name: 'wall-broken',
    text: 'The wall is broken.',
    rule: 'gcc/token/broken-wall',
    about: { boundary },
  }))
}

/** Why a miniature cannot begin a movement now. */
export function movementReason(game: Play, mini: Mini): Reason | undefined {
  const pool = (mini.moved ? 0 : firstMovePoints(game, mini)) + movePointsOf(game, mini).most
  if (canMoveWith(game, mini, pool)) return undefined
  const [first] = stepsFrom(game, mini, pool, purseOf(game, mini))
  return first?.why ?? { text: 'No way leads out of here.', rule: 'gcc/core/movement' }
}

/** Whether a miniature can make a move with so many points and what it can buy. */
function canMoveWith(game: Play, mini: Mini, pool: number): boolean {
  const prices = new StepPrices(game, mini, pool, purseOf(game, mini), pushable(game, mini))
  // The first way that is open will do: the others need no price.
  return (
    groundOf(game).ways[mini.at]!.some((way) => prices.along(way).why === undefined) ||
    waysThroughWalls(game, mini).some((way) => prices.throughWall(way).why === undefined)
  )
}
