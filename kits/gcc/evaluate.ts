import type { Evaluator, Note } from '@gargoyle/bots'
import type { Seat } from '@gargoyle/engine'
import {
  type GccContent,
  type GccState,
  gccPosition,
  groundOf,
  holds,
  isNeutralized,
  type Mini,
  NOWHERE,
  scaledTo,
} from '@gargoyle/gcc'
import { conditionProgress, countedBy, type Goal, goalsOf, openActions, tokensTurned } from './goals.ts'
import { gccGuesses, gccShortlist } from './shortlist.ts'

/** What things are worth; a cube in reserve is 1. */
const worth = {
  victory: 1000,
  /** For everything a mission asks of a side. */
  progress: 60,
  /** For what has to come before the last step of a mission. */
  beforehand: 20,
  token: 11,
  /** For each move between a goal and the miniature that goes there. */
  goal: -1.3,
  carrier: -1.6,
  /** For carrying something that has to be carried somewhere, however far. */
  carrying: 6,
  /** For each count of something that a mission counts, such as hostages that are safe. */
  counted: 18,
  /** For each move between a hero who goes along and the nearest goal. */
  near: -0.55,
  fatigue: 0.65,
  wound: -0.5,
  neutralized: -9,
  /** A resting hero acts no more this turn, however much it has. */
  resting: -0.17,
  /** For each cube that the villain keeps and would not have got back anyway. */
  keptReserve: 0.6,
  /** For each cube in reserve at all, which defends and rolls again. */
  reserveOfVillain: 0.1,
  /** For a first movement that is still to come. */
  unmoved: 0.1,
  /** For each character of the tile under way that has not acted yet, and the part of it if there is little to do. */
  waiting: { leader: 2.6, elite: 1.4, henchman: 1 },
  far: 0.5,
  life: { leader: 1.6, elite: 3, henchman: 2.2 },
  pool: 0.4,
  /** For each move between a character and the nearest hero. */
  hunt: -0.3,
  shackle: -1,
  lying: -0.7,
} as const

// A tile is bought for what its characters might do: the rest is thought about one by one.
const resting = new Set(['hero-action', 'villain-action', 'stance', 'character'])
const turns = new Set(['stance', 'villain-action'])
const idle = new Set(['ready', 'end', 'none'])

type Side = 'heroes' | 'villain'

/** Nothing is further away than this. */
const FAR = 10

/** How good a position of Gotham City Chronicles is for a seat and its side. */
export const gccEvaluator: Evaluator<GccState, GccContent> = {
  appraise,
  rests: (decision) => resting.has(decision),
  turns: (decision) => turns.has(decision),
  isIdle: (_decision, answer) => typeof answer === 'string' && idle.has(answer),
  hidesNothing: true,
  // A step towards a task is worth less than one: with all of a novice's temperature heroes would only wander about.
  warmth: 0.15,
  shortlist: gccShortlist,
  guesses: gccGuesses,
}

function appraise(state: GccState, content: GccContent, seat: Seat, note: Note): void {
  const sign = seat === content.villain ? -1 : 1
  const game = gccPosition(state, content, [])
  if (state.winner !== undefined)
    note('victory', state.winner, sign * (state.winner === 'heroes' ? 1 : -1) * worth.victory)
  for (const side of ['heroes', 'villain'] as const) {
    const mine = side === 'heroes' ? sign : -sign
    let progress = 0
    for (const { winner, when } of content.mission.data.ends)
      if (winner === side) progress = Math.max(progress, conditionProgress(game, when))
    note('progress', side, mine * worth.progress * progress)
    note(
      'tokens',
      side,
      mine * (worth.token * tokensTurned(game, side) + worth.counted * countedBy(game, side)),
    )
    for (const { by, when } of content.mission.data.actions)
      if (when !== undefined && by.includes(side))
        note(
          'beforehand',
          side,
          mine * worth.beforehand * (holds(game, when) ? 1 : conditionProgress(game, when)),
        )
    const goals = goalsOf(game, side)
    goalsValue(state, content, side, goals, mine, note)
    // A hunter wants to be near; being hunted is no reason to run away.
    if (mine > 0 && (side === 'villain' || openActions(game, side).length === 0))
      hunt(state, content, side, note)
  }
  for (const hero of state.heroes) note('hero', hero.mini, sign * heroValue(state, content, hero))
  for (const mini of state.minis) note('mini', mini.id, -sign * characterValue(content, mini))
  note('energy', 'villain', -sign * (villainEnergy(state, content) + waitingValue(state, content)))
}

/**
 * How much of what a hero saves will still be of use: nothing is saved for after the last turn. It changes when a stance
 * is declared and at no other time, so that ending a turn looks neither better nor worse for it.
 */
function futureOf({ turn, half, stage }: GccState, { mission }: GccContent, isDeclared: boolean): number {
  const isBefore = mission.initiative === 'villain' && half === 0
  const begun = turn - (isBefore || (stage === 'stance' && !isDeclared) ? 1 : 0)
  const left = scaledTo(mission.heroes, mission.data.turns.last) - begun
  return left <= 0 ? 0.3 : left === 1 ? 0.7 : 1
}

/**
 * Energy of the villain. Cubes that the next recovery would bring anyway are free to spend. What a recovery brings is
 * taken off again: heroes do not lose by ending their turn, and the villain does not win by ending its own.
 */
function villainEnergy({ post, turn, half }: GccState, { mission }: GccContent): number {
  const { recovery } = mission.post
  const all = post.reserve + post.fatigue + post.movement + post.defense + post.reroll
  const isItsTurn = (mission.initiative === 'villain') === (half === 0)
  const recoveries = turn - (mission.initiative === 'heroes' && half === 0 ? 1 : 0)
  const kept = Math.min(post.reserve, all - recovery * (isItsTurn ? 1 : 2))
  const expected = recovery * recoveries
  return worth.keptReserve * (kept - expected) + worth.reserveOfVillain * (post.reserve - expected)
}

/** What the tile that the villain has paid for can still do. */
function waitingValue(state: GccState, content: GccContent): number {
  const { activation } = state
  if (activation === undefined) return 0
  const { profile, commander, minis } = content.tiles[activation.tile]!
  if (commander >= 0) return 0
  let value = 0
  for (const id of minis) {
    const { at } = state.minis[id]!
    if (at === NOWHERE || activation.done.includes(id)) continue
    const isFar = nearestHero(state, content, at) > profile.moveBonus + 2
    value += worth.waiting[profile.level] * (isFar ? worth.far : 1)
  }
  return value
}

/** How far the nearest hero is that is still up. */
function nearestHero(state: GccState, content: GccContent, at: number): number {
  const ground = groundOf({ state, content })
  let nearest = Number.POSITIVE_INFINITY
  for (const { mini } of state.heroes) {
    const other = state.minis[mini]!
    if (other.at !== NOWHERE && !isDown(state, content, other))
      nearest = Math.min(nearest, ground.distance(at, other.at))
  }
  return nearest
}

/**
 * How near a side is to what it wants to get to. Each miniature goes for one thing: the nearest to a goal goes there,
 * the others for what is left. Heroes without a goal of their own stay close.
 */
function goalsValue(
  state: GccState,
  content: GccContent,
  side: Side,
  goals: readonly Goal[],
  sign: number,
  note: Note,
): void {
  if (goals.length === 0) return
  const ground = groundOf({ state, content })
  const far = (from: number, areas: readonly number[]): number => {
    let nearest = FAR
    for (const area of areas) nearest = Math.min(nearest, ground.distance(from, area))
    return nearest
  }
  const free: Mini[] = []
  const open: Goal[] = []
  for (const mini of state.minis)
    if (mini.at !== NOWHERE && mini.side === side && !isDown(state, content, mini)) free.push(mini)
  for (const goal of goals) {
    const carrier = goal.carrier === undefined ? undefined : free.find(({ id }) => id === goal.carrier)
    if (carrier !== undefined) {
      note('goal', side, sign * (worth.carrying + worth.carrier * far(carrier.at, goal.areas)))
      free.splice(free.indexOf(carrier), 1)
    } else if (goal.carrier === undefined) open.push(goal)
  }
  const isTaken = free.map(() => false)
  assign(
    open.map(({ areas }) => free.map(({ at }) => far(at, areas))),
    isTaken,
    (distance) => note('goal', side, sign * worth.goal * distance),
  )
  if (side === 'villain') return
  for (const [index, { at, id }] of free.entries()) {
    if (isTaken[index] || content.minis[id]!.hero < 0) continue
    let nearest = FAR
    for (const { areas } of goals) nearest = Math.min(nearest, far(at, areas))
    note('near', id, sign * worth.near * nearest)
  }
}

/** Repeatedly takes the nearest pair of a goal and a free miniature; of equals, the first. */
function assign(
  distances: (readonly number[])[],
  isTaken: boolean[],
  take: (distance: number) => void,
): void {
  for (let left = distances.length; left > 0; left--) {
    let goal = -1
    let nearest = -1
    let distance = Number.POSITIVE_INFINITY
    for (let g = 0; g < distances.length; g++) {
      const row = distances[g]!
      for (let m = 0; m < row.length; m++) {
        if (isTaken[m] || row[m]! >= distance) continue
        goal = g
        nearest = m
        distance = row[m]!
      }
    }
    if (goal < 0) return
    take(distance)
    isTaken[nearest] = true
    distances[goal] = []
  }
}

const isDown = (state: GccState, content: GccContent, mini: Mini): boolean => {
  const { hero } = content.minis[mini.id]!
  return hero >= 0 && isNeutralized(state.heroes[hero]!)
}

function hunt(state: GccState, content: GccContent, side: Side, note: Note): void {
  const ground = groundOf({ state, content })
  const prey = state.minis.filter(
    (mini) =>
      mini.at !== NOWHERE &&
      mini.side === (side === 'heroes' ? 'villain' : 'heroes') &&
      !isDown(state, content, mini),
  )
  for (const mini of state.minis) {
    if (mini.at === NOWHERE || mini.side !== side) continue
    let nearest = 8
    for (const other of prey) nearest = Math.min(nearest, ground.distance(mini.at, other.at))
    note('hunt', mini.id, worth.hunt * nearest)
  }
}

function heroValue(state: GccState, content: GccContent, hero: GccState['heroes'][number]): number {
  const future = futureOf(state, content, hero.stance !== undefined)
  const spent = hero.fatigue + hero.spaces.reduce((sum, cubes) => sum + cubes, 0)
  const mini = state.minis[hero.mini]!
  let value = future * (hero.reserve + worth.fatigue * spent) + worth.wound * hero.wounds
  if (hero.reserve + spent === 0) value += worth.neutralized
  if (hero.stance === 'resting') value += worth.resting * Math.min(hero.reserve, 8)
  if (!mini.moved) value += worth.unmoved
  return value + worth.shackle * mini.shackles + (mini.lying ? worth.lying : 0)
}

function characterValue(content: GccContent, mini: Mini): number {
  const { tile } = content.minis[mini.id]!
  if (tile < 0 || mini.side === 'neutral') return 0
  const { profile, commander } = content.tiles[tile]!
  const side = commander < 0 ? 1 : -1
  if (mini.at === NOWHERE)
    return mini.condition === 'pool' && profile.reinforcementCost !== undefined ? side * worth.pool : 0
  return (
    side *
    (worth.life[profile.level] * mini.life + worth.shackle * mini.shackles + (mini.lying ? worth.lying : 0))
  )
}
