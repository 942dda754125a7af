import type { Seat } from '@gargoyle/engine'
import {
  type Body,
  distance,
  inContact,
  insideOrOn,
  isLit,
  type Piece,
  showLength,
  unitSize,
} from '@gargoyle/table'
import { boardOf, lengthOf } from '../edition.ts'
import { bodyOf, isOnTable, labelOf, markerBody } from '../model/model.ts'
import type { BmgGame, BmgMarker, BmgModel } from '../state.ts'
import { describePiece, landmarkWords } from './landmark.ts'
import { lightsOf } from './seeing.ts'

/** Who cares about a place: enemies of a seat are worth a word wherever they are. */
export type PlaceToSay = {
  readonly body: Body
  /** The one who would be there, and is not company to itself. */
  readonly but?: BmgModel | undefined
  readonly seat: Seat
}

/**
 * A place in words, for those who do not see it: what it is in contact with, what it is on, whether it is lit, and how
 * far the nearest enemy is. bmg3/core/contact, bmg3/core/lights
 */
export function describePlace(game: BmgGame, { body, but, seat }: PlaceToSay): string {
  const others = game.state.models.filter(isOnTable).filter((model) => model !== but)
  const touched = [
    ...others
      .filter((model) => inContact(boardOf(game), body, bodyOf(game, model)))
      .map((model) => labelOf(game, model)),
    ...game.state.markers
      .filter((marker) => touchesMarker(game, body, marker))
      .map(({ kind }) => game.content.edition.markerNames[kind] ?? kind),
  ]
  const enemies = others.filter((model) => model.seat !== seat)
  return [
    ...(touched.length > 0 ? [`in contact with ${listed(touched)}`] : []),
    ...(body.z > 0 ? [`on ${describeFloor(game, body)}`] : nearThing(game, body, enemies)),
    isLit(boardOf(game), body, lightsOf(game)).lit ? 'lit' : 'in the dark',
    ...nearestOf(game, body, enemies),
  ].join(', ')
}

/** What it is behind, beside or near, on the ground. */
function nearThing(game: BmgGame, body: Body, enemies: readonly BmgModel[]): readonly string[] {
  const [nearest] = enemies
    .map((model) => bodyOf(game, model))
    .toSorted((a, b) => distance(body, a) - distance(body, b))
  const words = landmarkWords(boardOf(game), body, nearest)
  return words === undefined ? [] : [words]
}

const touchesMarker = (game: BmgGame, body: Body, marker: BmgMarker): boolean =>
  inContact(boardOf(game), body, markerBody(marker))

const listed = (names: readonly string[]): string =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`

/** The piece that carries a model somewhere above the ground. */
export function floorAt(game: BmgGame, { x, y, z, radius }: Omit<Body, 'height'>): Piece | undefined {
  const floors = boardOf(game)
    .index.search(x - radius, y - radius, x + radius, y + radius)
    .filter(({ top, piece }) => top === z && piece.standable)
  return (floors.find(({ shape }) => insideOrOn(shape, x, y)) ?? floors[0])?.piece
}

/** `the roof of The Paragon, 6" up`. */
function describeFloor(game: BmgGame, body: Body): string {
  const piece = floorAt(game, body)
  return `${piece === undefined ? 'a ledge' : nameOf(piece)}, ${showLength(body.z, game.content.edition.unit)} up`
}

function nameOf({ kind, name }: Piece): string {
  if (kind === 'building')
    return name === undefined ? 'a roof' : `the roof of ${describePiece({ kind, name })}`
  return name ?? `a ${kind.replaceAll('-', ' ')}`
}

/** How far the nearest enemy is, where it is near enough to matter and not touched. */
function nearestOf(game: BmgGame, body: Body, enemies: readonly BmgModel[]): readonly string[] {
  const [nearest] = enemies
    .filter((model) => !inContact(boardOf(game), body, bodyOf(game, model)))
    .map((model) => ({ model, far: distance(body, bodyOf(game, model)) }))
    .toSorted((a, b) => a.far - b.far)
  if (nearest === undefined || nearest.far > lengthOf(game, game.content.edition.nearby)) return []
  return [`${shortLength(game, nearest.far)} from ${labelOf(game, nearest.model)}`]
}

/** A length to a tenth of the unit: enough to compare places by. */
export function shortLength({ content }: BmgGame, length: number): string {
  const { unit } = content.edition
  const tenth = unitSize[unit] / 10
  return showLength(Math.round(length / tenth) * tenth, unit)
}
