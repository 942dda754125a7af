import { askPoint, flatMarker, overlapsMarker, placeOf } from '@gargoyle/bmg-common'
import { type Rule, type RuleId, type Seat, sumOf } from '@gargoyle/engine'
import { inches, type Mover, type Point, type Spot, samePoint, towards } from '@gargoyle/table'
import { markerSpot } from '../preparation/encounter-markers.ts'
import type { Marker, Play } from '../state.ts'

/** A marker that a player moves in a direction, as far as dice say. */
export type Drift = {
  readonly marker: Marker
  readonly chooser: Seat
  readonly dice: number
  readonly what: string
  readonly rule: RuleId
  readonly size?: Mover
}

/** The direction is chosen first, then the dice are rolled. */
export function* drift(game: Play, { marker, chooser, dice, what, rule, size }: Drift): Rule<void> {
  const aim = yield* askDirection(game, marker, chooser, what, rule)
  const way = inches(sumOf(game.dice.roll({ purpose: what, seat: chooser, count: dice, rule })))
  marker.at = endOfDrift(game, marker, aim, way, size)
  game.emit(() => ({
    name: 'drift',
    text: `${what}: the marker moves.`,
    rule,
    about: { marker: marker.id, at: placeOf(marker.at) },
  }))
}

/** Over whatever is in between, as far as the table goes and there is room for it. */
function endOfDrift(game: Play, marker: Marker, aim: Point, way: number, size: Mover = flatMarker): Spot {
  for (let far = way; far > 0; far -= inches(0.25)) {
    const at = markerSpot(game, towards(marker.at, aim, far), size)
    if (at !== undefined && !overlapsMarker(game, at, marker)) return at
  }
  return marker.at
}

function askDirection(game: Play, { id, at }: Marker, chooser: Seat, what: string, rule: RuleId): Rule<Spot> {
  return askPoint(game, chooser, {
    name: 'direction',
    prompt: `In which direction does the marker go? Name any point that way. (${what})`,
    rule,
    about: { marker: id, from: placeOf(at) },
    judge: (to) => (samePoint(to, at) ? 'Name a point that the marker does not lie on.' : undefined),
    candidates: (random, n) =>
      random
        .shuffle(compass)
        .slice(0, n)
        .map(([dx, dy]) => ({ x: at.x + dx * inches(1), y: at.y + dy * inches(1), z: at.z })),
  })
}

const compass = [
  [1, 0],
  [1, 1],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [-1, -1],
  [0, -1],
  [1, -1],
] as const
