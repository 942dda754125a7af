import type { Random } from '@gargoyle/engine'
import { type Body, flatDistance, type Reach, type Spot, touchingSpot } from '@gargoyle/table'
import { areEnemies, bodyAt, isOnTable, markerBody } from '../model/model.ts'
import type { BmgGame, BmgModel } from '../state.ts'
import { advanceToEnemy, byNearness, wayToEnemy } from './advance-to-enemy.ts'
import type { MoveTerms } from './move-terms.ts'
import { type PathAnswer, pathAnswer, placeOf, STAY } from './path-answer.ts'
import { suggestedRegion } from './region.ts'

/** How often a straight walk is tried before settling for less. */
const TRIES = 6

/** So few candidates are straight walks; for more, ways around corners and up the walls are worth their time. */
const FEW = 4

/**
 * Moves worth considering. A caller that wants one gets a straight walk, half the time at something of interest: that
 * costs next to nothing. A caller that wants a few gets more of those, one of them towards an enemy, and staying. A
 * caller that wants many gets places from all over the reach, those on the way to an enemy first, and ways into
 * contact with what is of interest.
 */
export function moveCandidates(
  game: BmgGame,
  model: BmgModel,
  terms: MoveTerms,
  random: Random,
  n: number,
  isLegal: (path: PathAnswer) => boolean,
): readonly PathAnswer[] {
  if (n > FEW) return manyMoves(game, model, terms, random, n, isLegal)
  const walk = (): PathAnswer => straightWalk(game, model, terms, random, isLegal)
  if (n <= 1) return [walk()]
  const found = advanceToEnemy(game, model, terms, isLegal)
  const advances = found === undefined ? [] : [found]
  const walks = Array.from({ length: n - 1 - advances.length }, walk)
  return [STAY, ...advances, ...walks.filter((path) => path !== STAY)]
}

function straightWalk(
  game: BmgGame,
  model: BmgModel,
  terms: MoveTerms,
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
function somewhere({ from, budget }: MoveTerms, random: Random): Spot {
  const reach = Math.floor(budget)
  for (;;) {
    const dx = random.between(-reach, reach)
    const dy = random.between(-reach, reach)
    if (dx * dx + dy * dy <= reach * reach) return { x: from.x + dx, y: from.y + dy, z: from.z }
  }
}

/** Places next to enemies and markers that are near enough. */
export function attractions(game: BmgGame, model: BmgModel, terms: MoveTerms): readonly Spot[] {
  const me = bodyAt(game, model, terms.from)
  const goals: Body[] = []
  for (const other of game.state.models) {
    if (isOnTable(other) && areEnemies(model, other)) goals.push(bodyAt(game, other, other.at))
  }
  for (const marker of game.state.markers) {
    if (game.content.edition.isWorthVisiting(marker)) goals.push(markerBody(marker))
  }
  return goals
    .filter((goal) => flatDistance(goal, me) - goal.radius - me.radius <= terms.budget)
    .map((goal) => touchingSpot(goal, me.radius, me))
}

function manyMoves(
  game: BmgGame,
  model: BmgModel,
  terms: MoveTerms,
  random: Random,
  n: number,
  isLegal: (path: PathAnswer) => boolean,
): readonly PathAnswer[] {
  const found: PathAnswer[] = [STAY]
  if (terms.budget === 0) return found
  const region = lazily(() => suggestedRegion(game, terms))
  const forward = advanceToEnemy(game, model, terms, isLegal, region)
  if (forward !== undefined) found.push(forward)
  const sights = random.shuffle(attractions(game, model, terms))
  const spots = placesWithin(terms, region, random, 3 * n)
  const advances = byNearness(spots, wayToEnemy(game, model)).slice(0, Math.ceil(n / 4))
  const places = [...advances, ...spots].flatMap((place, i) => [...sights.slice(i, i + 1), place])
  for (const place of places) {
    if (found.length >= n) break
    const way = terms.straight ? undefined : region().pathTo(place)
    const path: PathAnswer | undefined = terms.straight
      ? { legs: [{ to: placeOf(place) }] }
      : way?.ok
        ? pathAnswer(way.path)
        : undefined
    if (path && isLegal(path)) found.push(path)
  }
  return found
}

/** Places from all over the reach of a move. */
function placesWithin(terms: MoveTerms, region: () => Reach, random: Random, count: number): readonly Spot[] {
  const below = (n: number): number => random.below(n)
  if (!terms.scattered) return region().pick(below, count)
  // What runs in a straight line needs no ways around anything.
  if (terms.straight) return Array.from({ length: count }, () => somewhere(terms, random))
  return region().scatter(below, count)
}

function lazily<T>(make: () => T): () => T {
  let made: T | undefined
  return () => {
    made ??= make()
    return made
  }
}
