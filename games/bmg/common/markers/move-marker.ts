import type { Rule, RuleId, Seat } from '@gargoyle/engine'
import { flatDistance, type Spot, showLength } from '@gargoyle/table'
import { lengthOf } from '../edition.ts'
import { placeOf } from '../movement/path-answer.ts'
import { chooseSpot } from '../place/choose-spot.ts'
import type { BmgGame, BmgMarker } from '../state.ts'
import { overlapsMarker } from './markers.ts'

/** A marker to be moved. */
export type MarkerMove = {
  readonly marker: BmgMarker
  /** How far at most, in the unit of the edition. */
  readonly upTo: number
  readonly chooser: Seat
  readonly reason: string
  readonly rule: RuleId
}

/** Lets a player move a marker, up and down included; markers never overlap. Gives whether it moved. */
export function* moveMarker(
  game: BmgGame,
  { marker, upTo, chooser, reason, rule }: MarkerMove,
): Rule<boolean> {
  const to = yield* chooseSpot(game, chooser, {
    name: 'move-marker',
    prompt: `Where does ${marker.kind} ${marker.id} go? (${reason})`,
    rule,
    near: { of: marker.at, upTo },
    marker: true,
    optional: true,
    about: { marker: marker.id },
    accept: (at) => {
      const most = lengthOf(game, upTo)
      if (lengthBetween(marker.at, at) > most)
        return `It moves ${showLength(most, game.content.edition.unit)} at most.`
      return overlapsMarker(game, at, marker) ? 'Markers never overlap.' : undefined
    },
  })
  if (to === undefined) return false
  marker.at = to
  game.emit(() => ({
    name: 'marker-moved',
    text: `${marker.kind} ${marker.id} is moved (${reason}).`,
    rule,
    about: { marker: marker.id, at: placeOf(to) },
  }))
  return true
}

function lengthBetween(from: Spot, to: Spot): number {
  const [across, up] = [flatDistance(from, to), from.z - to.z]
  return Math.sqrt(across * across + up * up)
}
