import {
  addMarker,
  askPoint,
  boardOf,
  MARKER_RADIUS,
  markerBody,
  markersOf,
  nearMarker,
  opponentOf,
  overlapsMarker,
  placeOf,
} from '@gargoyle/bmg-common'
import type { Random, Rule, Seat } from '@gargoyle/engine'
import { distanceToNearestEdge, fitsHere, inches, mm, mover, type Spot } from '@gargoyle/table'
import { computeTotal } from '../rules/rule-system.ts'
import type { Play } from '../state.ts'

type Furniture = 'streetlamp' | 'sewer'

/** bmg3/core/streetlamps, bmg3/core/sewer-placement */
const EACH = 2
const APART = 8
const FROM_EDGE = 2

const ruleOf = { streetlamp: 'bmg3/core/streetlamps', sewer: 'bmg3/core/sewer-placement' } as const

/** As tall as a lamp post: it does not fit under a low walkway. */
export const post = mover({ radius: MARKER_RADIUS, height: mm(40) })

/** What is wrong with a place for a lamp or a sewer. */
export function judgeFurniture(game: Play, kind: Furniture, at: Spot): string | undefined {
  if (distanceToNearestEdge(boardOf(game), markerBody({ at })) < inches(FROM_EDGE)) {
    return `It must be at least ${FROM_EDGE}" from every edge of the board.`
  }
  if (markersOf(game, kind).some((other) => nearMarker(game, at, other, APART))) {
    return `It may not be within ${APART}" of another ${kind}.`
  }
  if (overlapsMarker(game, at)) return 'Markers never overlap.'
  const fit = fitsHere(boardOf(game), post, at)
  return fit.ok ? undefined : fit.reason
}

/** Who places what is placed by turns: two each, then those whose models know of further sewers. */
function turnsFor(game: Play, kind: Furniture): readonly Seat[] {
  const { setupInitiative } = game.state
  const both = [setupInitiative, opponentOf(game, setupInitiative)]
  const turns = Array.from({ length: EACH }, () => both).flat()
  if (kind === 'sewer') {
    for (const seat of both) for (let left = extraSewers(game, seat); left > 0; left--) turns.push(seat)
  }
  return turns
}

function extraSewers(game: Play, seat: Seat): number {
  let extra = 0
  for (const model of game.state.models) {
    if (model.seat === seat) extra += computeTotal(game, 'extra-sewers', { about: model }, 0)
  }
  return extra
}

/** Two each, by turns, the player with setup initiative first. */
export function* placeFurniture(game: Play, kind: Furniture): Rule<void> {
  for (const seat of turnsFor(game, kind)) {
    const surely = firstFree(game, kind)
    // The board may be too crowded for all of them.
    if (surely === undefined) return
    const at = yield* askPoint(game, seat, {
      name: kind,
      prompt: `Where does the ${kind} go?`,
      rule: ruleOf[kind],
      about: { kind, radius: MARKER_RADIUS },
      judge: (spot) => judgeFurniture(game, kind, spot),
      candidates: (random, n) => furnitureCandidates(game, kind, random, n, surely),
    })
    addMarker(game, kind, at)
    tellPlaced(game, seat, kind, at)
  }
}

function tellPlaced(game: Play, seat: Seat, kind: Furniture, at: Spot): void {
  game.emit(() => ({
    name: 'furniture',
    text: `${seat} places a ${kind}.`,
    rule: ruleOf[kind],
    about: { kind, at: placeOf(at) },
  }))
}

function furnitureCandidates(
  game: Play,
  kind: Furniture,
  random: Random,
  n: number,
  surely: Spot,
): readonly Spot[] {
  const { width, depth, lamps } = boardOf(game)
  const found: Spot[] = []
  // A board's own lamps are where its maker thought that lamps look good.
  for (const { at } of kind === 'streetlamp' ? random.shuffle(lamps) : []) {
    const place = { x: at.x, y: at.y, z: 0 }
    if (found.length < n && judgeFurniture(game, kind, place) === undefined) found.push(place)
  }
  for (let i = 0; i < 20 * n && found.length < n; i++) {
    const place = { x: random.below(width), y: random.below(depth), z: 0 }
    if (judgeFurniture(game, kind, place) === undefined) found.push(place)
  }
  return found.length > 0 ? found : [surely]
}

function firstFree(game: Play, kind: Furniture): Spot | undefined {
  const { width, depth } = boardOf(game)
  const step = inches(2)
  for (let x = step + step; x < width; x += step) {
    for (let y = step + step; y < depth; y += step) {
      const at = { x, y, z: 0 }
      if (judgeFurniture(game, kind, at) === undefined) return at
    }
  }
  return undefined
}
