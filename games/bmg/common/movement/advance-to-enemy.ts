import { type Reach, roughWayOn, type Spot } from '@gargoyle/table'
import { boardOf } from '../edition.ts'
import { areEnemies, isOnTable } from '../model/model.ts'
import type { BmgGame, BmgModel } from '../state.ts'
import type { MoveTerms } from './move-terms.ts'
import { type PathAnswer, pathAnswer, placeOf } from './path-answer.ts'
import { suggestedRegion } from './region.ts'

/** A move that shortens the way to an enemy, straight or around what is in between; none where nothing does. */
export const advanceToEnemy = (
  game: BmgGame,
  model: BmgModel,
  terms: MoveTerms,
  isLegal: (path: PathAnswer) => boolean,
  region: () => Reach = () => suggestedRegion(game, terms),
): PathAnswer | undefined =>
  straightAdvance(game, model, terms, isLegal) ?? wayAround(game, model, terms, isLegal, region)

/** Sixteen directions, a unit long. */
const COMPASS: readonly (readonly [number, number])[] = (
  [
    [1, 0],
    [0.924, 0.383],
    [Math.SQRT1_2, Math.SQRT1_2],
    [0.383, 0.924],
  ] as const
).flatMap(([x, y]) => [[x, y] as const, [-y, x] as const, [-x, -y] as const, [y, -x] as const])

/** Places all round one, so far away. */
const around = ({ x, y, z }: Spot, distance: number): readonly Spot[] =>
  COMPASS.map(([dx, dy]) => ({ x: x + Math.trunc(dx * distance), y: y + Math.trunc(dy * distance), z }))

/** A walk is an advance if it shortens the way by this part of what it could. */
const WORTHWHILE = 0.3

/** A straight walk that shortens the way to an enemy, as much as may be; none where it hardly does. */
function straightAdvance(
  game: BmgGame,
  model: BmgModel,
  { from, budget }: MoveTerms,
  isLegal: (path: PathAnswer) => boolean,
): PathAnswer | undefined {
  const left = wayToEnemy(game, model)
  const enough = left(from) - budget * WORTHWHILE
  const places = [1, 0.5].flatMap((part) => around(from, part * budget))
  return byNearness(places, left)
    .filter((place) => left(place) <= enough)
    .map((place): PathAnswer => ({ legs: [{ to: placeOf(place) }] }))
    .find(isLegal)
}

/** So many turns of the ways are followed on, and so many places tried that lie behind them. */
const TURNS = 3
const ENDS = 6

/** Around corners or up a wall: past whatever turn of the ways leads nearest to an enemy. */
function wayAround(
  game: BmgGame,
  model: BmgModel,
  terms: MoveTerms,
  isLegal: (path: PathAnswer) => boolean,
  regionOnce: () => Reach,
): PathAnswer | undefined {
  if (terms.budget === 0 || terms.straight) return undefined
  const region = regionOnce()
  const left = wayToEnemy(game, model)
  const now = left(terms.from)
  const turns = inOrder(region.bends(), ({ at }) => left(at)).slice(0, TURNS)
  const places = turns.flatMap(({ at, price }) => [at, ...around(at, terms.budget - price)])
  for (const place of byNearness(places, left).slice(0, ENDS)) {
    if (left(place) >= now) return undefined
    const way = region.pathTo(place)
    const path = way.ok ? pathAnswer(way.path) : undefined
    if (path && isLegal(path)) return path
  }
  return undefined
}

const enemySpots = (game: BmgGame, model: BmgModel): readonly Spot[] =>
  game.state.models.flatMap((other) => (isOnTable(other) && areEnemies(model, other) ? [other.at] : []))

/** How far about it is from places to the next enemy. */
export function wayToEnemy(game: BmgGame, model: BmgModel): (place: Spot) => number {
  const way = roughWayOn(boardOf(game))
  const enemies = enemySpots(game, model)
  return (place) => Math.min(...enemies.map((enemy) => way(place, enemy)))
}

/** Places in the order of how near the next enemy is: a model that is far from all enemies wants to get there. */
export const byNearness = (places: readonly Spot[], left: (place: Spot) => number): readonly Spot[] =>
  inOrder(places, left)

/** Things in the order of a number that takes a while to find. */
function inOrder<Thing>(things: readonly Thing[], numberOf: (thing: Thing) => number): readonly Thing[] {
  return things
    .map((thing) => ({ thing, number: numberOf(thing) }))
    .sort((a, b) => a.number - b.number)
    .map(({ thing }) => thing)
}
