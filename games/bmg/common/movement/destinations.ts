import { type Explorer, type Place, type Proposal, randomFrom } from '@gargoyle/engine'
import { flatDistance, inches, type Spot } from '@gargoyle/table'
import { bodyAt } from '../model/model.ts'
import { describePlace, floorAt, shortLength } from '../place/describe-place.ts'
import type { BmgGame } from '../state.ts'
import { byNearness, wayToEnemy } from './advance-to-enemy.ts'
import { attractions } from './candidates.ts'
import type { MoveToDraw } from './explore-move.ts'
import type { JudgedMove } from './move-terms.ts'
import { STAY } from './path-answer.ts'
import { regionOf } from './region.ts'
import { alongRay, straightRays } from './straight-reach.ts'

/** The points of the compass: x grows to the east, y to the north. */
const compass = [
  ['north', 0, 1],
  ['north-east', 1, 1],
  ['east', 1, 0],
  ['south-east', 1, -1],
  ['south', 0, -1],
  ['south-west', -1, -1],
  ['west', -1, 0],
  ['north-west', -1, 1],
] as const

/** Where a way leads, what is there and what the way is like, for a list: `east, in the dark: 5.2", climbs 3"`. */
export function describeDestination(game: BmgGame, { model, terms }: MoveToDraw, judged: JudgedMove): string {
  const { end, parts, travelled, path } = judged
  const where = describePlace(game, { body: bodyAt(game, model, end), but: model, seat: model.seat })
  if (path.legs.length === 0) return `Stay here: ${where}`
  const way = [
    shortLength(game, travelled),
    ...deeds.flatMap(([kind, does]) => {
      const far = parts.reduce(
        (sum, part) => (part.kind === kind ? sum + part.horizontal + part.vertical : sum),
        0,
      )
      return far > 0 ? [`${does} ${shortLength(game, far)}`] : []
    }),
  ]
  return `${directionOf(terms.from, end)}, ${where}: ${way.join(', ')}`
}

const deeds = [
  ['climb', 'climbs'],
  ['jump', 'jumps'],
  ['vault', 'climbs over'],
  ['difficult', 'difficult ground'],
  ['drop', 'falls'],
] as const

/** Which way it is from one place to another. */
export function directionOf(from: Spot, to: Spot): string {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const along = ([, x, y]: (typeof compass)[number]): number => (dx * x + dy * y) / Math.sqrt(x * x + y * y)
  const [best] = compass.toSorted((a, b) => along(b) - along(a))
  return best?.[0] ?? 'here'
}

/** The shares of the way out at which it is tried whether a model can stand there. */
const SHARES = [1, 0.8, 0.6, 0.4, 0.2]

/** A shorter way is as good as staying. */
const WORTH_A_STEP = inches(0.1)

/** Ways on and up are found by looking around: so many places are looked at. */
const LOOKS = 24

/**
 * Places worth going to, for those who pick from a list: to stay, next to what is of interest, on towards the enemy, up
 * on every floor that can be reached, and as far as possible in every direction.
 */
export function moveDestinations(
  game: BmgGame,
  move: MoveToDraw,
  explorer: Pick<Explorer, 'toward' | 'trace'>,
  most: number,
): readonly Proposal[] {
  const found = new Map<string, Proposal>()
  const add = (proposal: Proposal | undefined): boolean => {
    if (proposal === undefined || proposal.warnings.length > 0) return false
    found.set(placeKey(proposal), proposal)
    return true
  }
  const tryOut = (place: Place): boolean => {
    const way = explorer.toward(place)
    // A model that stands next to something already would only turn around.
    return way.ok && way.value.length >= WORTH_A_STEP && add(way.value)
  }
  const stay = explorer.trace(STAY)
  if (stay.ok) add(stay.value)
  for (const goal of attractions(game, move.model, move.terms)) tryOut(goal)
  for (const place of lookedAround(game, move)) tryOut(place)
  if (move.terms.straight) for (const place of straightEnds(move)) tryOut(place)
  else
    for (const direction of compass) {
      SHARES.some((share) => tryOut(outward(move, direction, share)))
    }
  return [...found.values()].slice(0, most)
}

/** Of neighbouring directions that are open, so many are one way to go. */
const ONE_WAY = 6

/** As far as a straight move goes in each of the directions that are open to it. */
function straightEnds(move: MoveToDraw): readonly Spot[] {
  const { terms } = move
  if (terms.budget <= 0) return []
  const rays = straightRays(move)
  const ends: Spot[] = []
  for (let place = 0; place < rays.length; place += ONE_WAY) {
    const near = rays.slice(place, place + ONE_WAY).filter((ray) => ray !== undefined)
    const [longest] = near.toSorted((a, b) => b.far - a.far)
    if (longest) ends.push(alongRay(terms, longest, longest.far))
  }
  return ends
}

const placeKey = ({ points }: Proposal): string => JSON.stringify(points.at(-1) ?? null)

/** The nearest place on every floor above or below, and the one that is furthest on the way to an enemy. */
function lookedAround(game: BmgGame, { model, terms }: MoveToDraw): readonly Spot[] {
  const { mover, from, budget, straight } = terms
  if (straight || budget <= 0) return []
  const random = randomFrom('destinations')
  const spots = regionOf(game, terms).pick((below) => random.below(below), LOOKS)
  const left = wayToEnemy(game, model)
  const [advance] = byNearness(spots, left)
  const nearest = new Map<string, Spot>()
  for (const spot of spots) {
    if (spot.z === from.z) continue
    const floor = `${spot.z} ${floorAt(game, { ...spot, radius: mover.radius })?.id}`
    const known = nearest.get(floor)
    if (known === undefined || flatDistance(spot, from) < flatDistance(known, from)) nearest.set(floor, spot)
  }
  return [...(advance && left(advance) < left(from) ? [advance] : []), ...nearest.values()]
}

function outward({ terms }: MoveToDraw, [, x, y]: (typeof compass)[number], share: number): Place {
  const { from, budget } = terms
  const length = Math.sqrt(x * x + y * y)
  // Rounded towards the start: a hair too far would be out of reach.
  const step = (along: number): number => Math.trunc((along / length) * budget * share * 0.999)
  return { x: from.x + step(x), y: from.y + step(y), z: from.z }
}
