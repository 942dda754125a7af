import {
  type Body,
  distance,
  inContact,
  inches,
  insideOrOn,
  isLit,
  type Piece,
  showLength,
} from '@gargoyle/table'
import { bodyOf, isOnTable, labelOf, markerBody } from '../model/model.ts'
import { boardOf, type Marker, type Model, type Play } from '../state.ts'
import { lightsOf } from './seeing.ts'

const markerNames: Readonly<Record<Marker['kind'], string>> = {
  streetlamp: 'a streetlamp',
  sewer: 'a sewer',
  suspect: 'a suspect',
  event: 'an event marker',
  smoke: 'smoke',
  template: 'a template',
  light: 'a light',
}

/** Who cares about a place: enemies of a seat are worth a word wherever they are. */
export type PlaceToSay = {
  readonly body: Body
  /** The one who would be there, and is not company to itself. */
  readonly but?: Model | undefined
  readonly seat: Model['seat']
}

/**
 * A place in words, for those who do not see it: what it is in contact with, what it is on, whether it is lit, and how
 * far the nearest enemy is. bmg3/core/contact, bmg3/core/lights
 */
export function sayPlace(game: Play, { body, but, seat }: PlaceToSay): string {
  const others = game.state.models.filter(isOnTable).filter((model) => model !== but)
  const touched = [
    ...others
      .filter((model) => inContact(boardOf(game), body, bodyOf(game, model)))
      .map((model) => labelOf(game, model)),
    ...game.state.markers
      .filter((marker) => touchesMarker(game, body, marker))
      .map(({ kind }) => markerNames[kind]),
  ]
  const enemies = others.filter((model) => model.seat !== seat)
  return [
    ...(touched.length > 0 ? [`in contact with ${listed(touched)}`] : []),
    ...(body.z > 0 ? [`on ${sayFloor(game, body)}`] : []),
    isLit(boardOf(game), body, lightsOf(game)).lit ? 'lit' : 'in the dark',
    ...nearestOf(game, body, enemies),
  ].join(', ')
}

const touchesMarker = (game: Play, body: Body, marker: Marker): boolean =>
  inContact(boardOf(game), body, markerBody(marker))

const listed = (names: readonly string[]): string =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`

/** The piece that carries whoever stands somewhere above the ground. */
export function floorAt(game: Play, { x, y, z, radius }: Omit<Body, 'height'>): Piece | undefined {
  const floors = boardOf(game)
    .index.search(x - radius, y - radius, x + radius, y + radius)
    .filter(({ top, piece }) => top === z && piece.standable)
  return (floors.find(({ shape }) => insideOrOn(shape, x, y)) ?? floors[0])?.piece
}

/** `the roof of The Paragon, 6" up`. */
function sayFloor(game: Play, body: Body): string {
  const piece = floorAt(game, body)
  return `${piece === undefined ? 'a ledge' : nameOf(piece)}, ${showLength(body.z)} up`
}

function nameOf({ kind, name }: Piece): string {
  if (kind === 'building') return name === undefined ? 'a roof' : `the roof of ${name}`
  return name ?? `a ${kind.replaceAll('-', ' ')}`
}

/** How far the nearest enemy is, where it is near enough to matter and not touched. */
function nearestOf(game: Play, body: Body, enemies: readonly Model[]): readonly string[] {
  const [nearest] = enemies
    .filter((model) => !inContact(boardOf(game), body, bodyOf(game, model)))
    .map((model) => ({ model, far: distance(body, bodyOf(game, model)) }))
    .toSorted((a, b) => a.far - b.far)
  if (nearest === undefined || nearest.far > NEAR) return []
  return [`${shortLength(nearest.far)} from ${labelOf(game, nearest.model)}`]
}

/** Enemies further away than this are not worth a word. */
const NEAR = inches(18)

/** A length to a tenth of an inch: enough to compare places by. */
export const shortLength = (length: number): string => showLength(Math.round(length / 254) * 254)
