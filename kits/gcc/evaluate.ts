import type { Evaluator, Note } from '@gargoyle/bots'
import type { Seat } from '@gargoyle/engine'
import {
  type GccContent,
  type GccState,
  gccPosition,
  groundOf,
  holds,
  type Mini,
  NOWHERE,
} from '@gargoyle/gcc'
import { type Goal, goalsOf, openActions, progressOf, tokensTurned } from './goals.ts'

/** What things are worth; a cube in reserve is 1. */
const worth = {
  victory: 1000,
  /** For everything a mission asks of a side. */
  progress: 60,
  /** For what has to come before the last step of a mission. */
  beforehand: 20,
  token: 11,
  /** For each move between a goal and whoever is nearest to it. */
  goal: -1.3,
  carrier: -1.6,
  /** For each move between a miniature of its own and the goal nearest to it. */
  near: -0.4,
  fatigue: 0.4,
  wound: -0.5,
  neutralized: -9,
  /** A resting hero acts no more this turn, however much it has. */
  resting: -0.28,
  reserveOfVillain: 0.8,
  fatigueOfVillain: 0.35,
  life: { leader: 1.6, elite: 3, henchman: 2.2 },
  pool: 0.4,
  /** For each move between a character and the nearest hero. */
  hunt: -0.3,
  shackle: -1,
  lying: -0.7,
} as const

const resting = new Set(['hero-action', 'villain-action', 'stance'])
const turns = new Set(['stance', 'villain-action'])
const idle = new Set(['ready', 'end', 'none'])

/** How good a position of Gotham City Chronicles is for a seat and its side. */
export const gccEvaluator: Evaluator = {
  appraise: (state, content, seat, note) => appraise(state as GccState, content as GccContent, seat, note),
  // What a tile is good for shows once the first of its characters has acted.
  rests: (decision, state) =>
    resting.has(decision) ||
    (decision === 'character' && ((state as GccState).activation?.done.length ?? 0) > 0),
  turns: (decision) => turns.has(decision),
  isIdle: (_decision, answer) => typeof answer === 'string' && idle.has(answer),
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
      if (winner === side) progress = Math.max(progress, progressOf(game, when))
    note('progress', side, mine * worth.progress * progress)
    note('tokens', side, mine * worth.token * tokensTurned(game, side))
    for (const { by, when } of content.mission.data.actions)
      if (when !== undefined && by.includes(side))
        note('beforehand', side, mine * worth.beforehand * (holds(game, when) ? 1 : progressOf(game, when)))
    const goals = goalsOf(game, side)
    for (const [index, goal] of goals.entries())
      note('goal', `${side} ${index}`, mine * goalValue(state, content, side, goal))
    if (side === 'heroes') near(state, content, goals, mine, note)
    // Where nothing of the mission is left for the villain to do, hunting is all there is.
    if (side === 'villain' || openActions(game, side).length === 0) hunt(state, content, side, mine, note)
  }
  for (const hero of state.heroes) note('hero', hero.mini, sign * heroValue(state, hero))
  for (const mini of state.minis) note('mini', mini.id, -sign * characterValue(content, mini))
  const { post } = state
  note(
    'energy',
    'villain',
    -sign *
      (worth.reserveOfVillain * post.reserve +
        worth.fatigueOfVillain * (post.fatigue + post.movement + post.defense + post.reroll)),
  )
}

/** How near whoever could do something about a goal is to it. */
function goalValue(
  state: GccState,
  content: GccContent,
  side: 'heroes' | 'villain',
  { areas, carrier }: Goal,
): number {
  const ground = groundOf({ state, content })
  let nearest = Number.POSITIVE_INFINITY
  for (const mini of state.minis) {
    if (mini.at === NOWHERE || mini.side !== side || (carrier !== undefined && mini.id !== carrier)) continue
    if (isDown(state, content, mini)) continue
    for (const area of areas) nearest = Math.min(nearest, ground.distance(mini.at, area))
  }
  const weight = carrier === undefined ? worth.goal : worth.carrier
  return weight * Math.min(nearest, 10)
}

/** Every hero has something to do: those who are not the nearest to anything go along. */
function near(state: GccState, content: GccContent, goals: readonly Goal[], sign: number, note: Note): void {
  const ground = groundOf({ state, content })
  for (const { mini } of state.heroes) {
    const { at } = state.minis[mini]!
    let nearest = 10
    for (const { areas, carrier } of goals) {
      if (at === NOWHERE || (carrier !== undefined && carrier !== mini)) continue
      for (const area of areas) nearest = Math.min(nearest, ground.distance(at, area))
    }
    if (goals.length > 0) note('near', mini, sign * worth.near * nearest)
  }
}

const isDown = (state: GccState, content: GccContent, mini: Mini): boolean => {
  const hero = state.heroes[content.minis[mini.id]!.hero]
  return (
    hero !== undefined &&
    hero.reserve + hero.fatigue + hero.spaces.reduce((sum, cubes) => sum + cubes, 0) === 0
  )
}

function hunt(
  state: GccState,
  content: GccContent,
  side: 'heroes' | 'villain',
  sign: number,
  note: Note,
): void {
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
    note('hunt', mini.id, sign * worth.hunt * nearest)
  }
}

function heroValue(state: GccState, hero: GccState['heroes'][number]): number {
  const spent = hero.fatigue + hero.spaces.reduce((sum, cubes) => sum + cubes, 0)
  const mini = state.minis[hero.mini]!
  let value = hero.reserve + worth.fatigue * spent + worth.wound * hero.wounds
  if (hero.reserve + spent === 0) value += worth.neutralized
  if (hero.stance === 'resting' && (state.stage === 'stance' || state.stage === 'heroes-act'))
    value += worth.resting * Math.min(hero.reserve, 8)
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
