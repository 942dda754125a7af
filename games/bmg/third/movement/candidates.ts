import type { Random } from '@gargoyle/engine'
import {
  type Body,
  flatDistance,
  type Reach,
  reach,
  roughWayOn,
  type Spot,
  touchingSpot,
} from '@gargoyle/table'
import { areEnemies, bodyAt, isOnTable, MARKER_RADIUS } from '../model/model.ts'
import { boardOf, type Model, type Play } from '../state.ts'
import type { Terms } from './judge-path.ts'
import { type PathAnswer, pathAnswer, placeOf, STAY } from './path-answer.ts'

/** How often a straight walk is tried before settling for less. */
const TRIES = 6

/** So few candidates are straight walks; for more, ways around corners and up the walls are worth their time. */
const FEW = 4

/**
 * Moves worth considering. Somebody who wants one gets a straight walk, half the time at something of interest:
 * that costs next to nothing. Somebody who wants a few gets more of those, one of them towards an enemy, and may stay.
 * Somebody who wants many gets places from all over the reach, those on the way to an enemy first, and ways into contact
 * with what is of interest.
 */
export function moveCandidates(
  game: Play,
  model: Model,
  terms: Terms,
  random: Random,
  n: number,
  isLegal: (path: PathAnswer) => boolean,
): readonly PathAnswer[] {
  if (n > FEW) return manyMoves(game, model, terms, random, n, isLegal)
  const walk = (): PathAnswer => straightWalk(game, model, terms, random, isLegal)
  if (n <= 1) return [walk()]
  const advance =
    straightAdvance(game, model, terms, isLegal) ?? wayAround(game, model, terms, random, isLegal)
  const walks = Array.from({ length: advance === undefined ? n - 1 : n - 2 }, walk)
  return [STAY, ...(advance === undefined ? [] : [advance]), ...walks.filter((path) => path !== STAY)]
}

/** Sixteen directions, a unit long. */
const COMPASS: readonly (readonly [number, number])[] = (
  [
    [1, 0],
    [0.924, 0.383],
    [Math.SQRT1_2, Math.SQRT1_2],
    [0.383, 0.924],
  ] as const
).flatMap(([x, y]) => [[x, y] as const, [-y, x] as const, [-x, -y] as const, [y, -x] as const])

/** A straight walk that shortens the way to an enemy, as much as may be; none where it hardly does. */
function straightAdvance(
  game: Play,
  model: Model,
  { from, budget }: Terms,
  isLegal: (path: PathAnswer) => boolean,
): PathAnswer | undefined {
  const left = wayToEnemy(game, model)
  const enough = left(from) - budget * WORTHWHILE
  const places = [1, 0.5].flatMap((part) =>
    COMPASS.map(([dx, dy]): Spot => {
      const along = (direction: number): number => Math.trunc(direction * part * budget)
      return { x: from.x + along(dx), y: from.y + along(dy), z: from.z }
    }),
  )
  return byNearness(places, left)
    .filter((place) => left(place) <= enough)
    .map((place): PathAnswer => ({ legs: [{ to: placeOf(place) }] }))
    .find(isLegal)
}

/** A walk is an advance if it shortens the way by this part of what it could. */
const WORTHWHILE = 0.3

/** Around corners or up a wall, to whatever place of some is nearest to an enemy. */
function wayAround(
  game: Play,
  model: Model,
  terms: Terms,
  random: Random,
  isLegal: (path: PathAnswer) => boolean,
): PathAnswer | undefined {
  if (terms.budget === 0 || terms.straight) return undefined
  const region = regionOf(game, terms)
  const left = wayToEnemy(game, model)
  const now = left(terms.from)
  const places = region.pick((below) => random.below(below), 8)
  for (const place of byNearness(places, left)) {
    if (left(place) >= now) return undefined
    const way = region.pathTo(place)
    const path = way.ok ? pathAnswer(way.path) : undefined
    if (path && isLegal(path)) return path
  }
  return undefined
}

/** Where a move can lead under its terms. */
export const regionOf = (game: Play, { mover, from, pricing, budget, others }: Terms): Reach =>
  reach(boardOf(game), mover, from, { pricing, budget, others })

function straightWalk(
  game: Play,
  model: Model,
  terms: Terms,
  random: Random,
  isLegal: (path: PathAnswer) => boolean,
): PathAnswer {
  if (terms.budget === 0) return STAY
  const goals = random.below(2) === 0 ? attractions(game, model, terms) : []
  for (let i = 0; i < TRIES; i++) {
    const to = goals.length > 0 && i === 0 ? random.pick(goals) : somewhere(terms, random)
    const path: PathAnswer = { legs: [{ to: placeOf(to) }] }
    if (isLegal(path)) return path
  }
  return STAY
}

/** A random place on the same floor within the budget. */
function somewhere({ from, budget }: Terms, random: Random): Spot {
  const reach = Math.floor(budget)
  for (;;) {
    const dx = random.between(-reach, reach)
    const dy = random.between(-reach, reach)
    if (dx * dx + dy * dy <= reach * reach) return { x: from.x + dx, y: from.y + dy, z: from.z }
  }
}

/** Places next to enemies and markers that are near enough. */
export function attractions(game: Play, model: Model, terms: Terms): readonly Spot[] {
  const me = bodyAt(game, model, terms.from)
  const goals: Body[] = []
  for (const other of game.state.models) {
    if (isOnTable(other) && areEnemies(model, other)) goals.push(bodyAt(game, other, other.at))
  }
  for (const { at, kind } of game.state.markers) {
    if (kind === 'suspect' || kind === 'sewer' || kind === 'event') {
      goals.push({ x: at.x, y: at.y, z: at.z, radius: MARKER_RADIUS, height: 0 })
    }
  }
  return goals
    .filter((goal) => flatDistance(goal, me) - goal.radius - me.radius <= terms.budget)
    .map((goal) => touchingSpot(goal, me.radius, me))
}

/** How far about it is from places to the next enemy. */
export function wayToEnemy(game: Play, model: Model): (place: Spot) => number {
  const way = roughWayOn(boardOf(game))
  const enemies = game.state.models.flatMap((other) =>
    isOnTable(other) && areEnemies(model, other) ? [other.at] : [],
  )
  return (place) => Math.min(...enemies.map((enemy) => way(place, enemy)))
}

/** Places in the order of how near the next enemy is: whoever is far from everybody wants to get there. */
export function byNearness(places: readonly Spot[], left: (place: Spot) => number): readonly Spot[] {
  return places
    .map((place) => ({ place, left: left(place) }))
    .sort((a, b) => a.left - b.left)
    .map(({ place }) => place)
}

function manyMoves(
  game: Play,
  model: Model,
  terms: Terms,
  random: Random,
  n: number,
  isLegal: (path: PathAnswer) => boolean,
): readonly PathAnswer[] {
  const found: PathAnswer[] = [STAY]
  if (terms.budget === 0) return found
  const region = regionOf(game, terms)
  const sights = random.shuffle(attractions(game, model, terms))
  const spots = region.pick((below) => random.below(below), 3 * n)
  const advances = byNearness(spots, wayToEnemy(game, model)).slice(0, Math.ceil(n / 4))
  const places = [...advances, ...spots].flatMap((place, i) => [...sights.slice(i, i + 1), place])
  for (const place of places) {
    if (found.length >= n) break
    const way = terms.straight ? undefined : region.pathTo(place)
    const path: PathAnswer | undefined = terms.straight
      ? { legs: [{ to: placeOf(place) }] }
      : way?.ok
        ? pathAnswer(way.path)
        : undefined
    if (path && isLegal(path)) found.push(path)
  }
  return found
}
