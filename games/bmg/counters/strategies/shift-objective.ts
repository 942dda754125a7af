import { askPoint, boardOf, flatMarker, lengthOf, overlapsMarker, placeOf } from '@gargoyle/bmg-common'
import type { Random, Rule, RuleId, Seat } from '@gargoyle/engine'
import { fitsHere, flatDistance, floorHeights, mm, type Spot, showLength } from '@gargoyle/table'
import type { Marker, Play } from '../state.ts'

/** An objective on its way: how far, in the unit of the edition. */
export type ObjectiveShift = {
  readonly marker: Marker
  readonly far: number
  readonly rule: RuleId
}

/** How exactly it comes as far as the dice say. */
const EXACTLY = mm(0.5)

/** Directions that are tried in turn. */
const directions = [-3, -2, -1, 0, 1, 2, 3].flatMap((x) => [-3, -2, -1, 0, 1, 2, 3].map((y) => ({ x, y })))

/**
 * Moves an objective as far as the dice say, in a direction of the player's choice: neither farther nor less far. It stays
 * where no direction will do, or none is wanted. bmg1/strategy/change-of-plans, bmg2/strategy/change-of-plans
 */
export function* shiftObjective(game: Play, seat: Seat, { marker, far, rule }: ObjectiveShift): Rule<void> {
  const board = boardOf(game)
  const length = lengthOf(game, far)
  const { at: from } = marker
  const isFarEnough = (at: Spot): boolean => Math.abs(flatDistance(from, at) - length) <= EXACTLY
  const snap = (at: Spot): Spot => {
    const way = flatDistance(from, at)
    if (way === 0 || isFarEnough(at)) return at
    const x = Math.round(from.x + ((at.x - from.x) * length) / way)
    const y = Math.round(from.y + ((at.y - from.y) * length) / way)
    const floors = floorHeights(board, flatMarker, x, y)
    return { x, y, z: floors.includes(at.z) ? at.z : (floors[0] ?? 0) }
  }
  const judge = (at: Spot): string | undefined => {
    if (!isFarEnough(at))
      return `It moves ${showLength(length, game.content.edition.unit)}, not more or less.`
    const fit = fitsHere(board, flatMarker, at)
    if (!fit.ok) return fit.reason
    return overlapsMarker(game, at, marker) ? 'Markers never overlap.' : undefined
  }
  const towards = (x: number, y: number): Spot => snap({ x: from.x + x, y: from.y + y, z: from.z })
  const surely = directions
    .map(({ x, y }) => towards(x * length, y * length))
    .find((at) => judge(at) === undefined)
  if (surely === undefined) return
  const candidates = (random: Random, n: number): readonly Spot[] => {
    const found = Array.from({ length: 8 * n }, () =>
      towards(random.between(-length, length), random.between(-length, length)),
    ).filter((at) => judge(at) === undefined)
    return found.length > 0 ? found.slice(0, n) : [surely]
  }
  const to = yield* askPoint(game, seat, {
    name: 'move-marker',
    prompt: `In which direction does the objective go ${showLength(length, game.content.edition.unit)}? (Change of Plans)`,
    rule,
    about: { marker: marker.id },
    judge,
    snap,
    candidates,
    optional: true,
  })
  if (to === undefined) return
  marker.at = to
  game.emit(() => ({
    name: 'marker-moved',
    text: `${marker.kind} ${marker.id} is moved (Change of Plans).`,
    rule,
    about: { marker: marker.id, at: placeOf(to) },
  }))
}
