import type { Seat } from '@gargoyle/engine'
import { type Body, CONTACT, inContact, inches, isWithin, type Spot } from '@gargoyle/table'
import type { Card } from '../content.ts'
import { applies } from '../rules/rule-system.ts'
import {
  boardOf,
  type Crew,
  isWalledOff,
  type Marker,
  type Model,
  type ModelId,
  type Play,
} from '../state.ts'
import type { Profile, Rank } from '../vocabulary.ts'

export const modelOf = (game: Play, id: ModelId): Model =>
  game.state.models[id] ?? game.broken(`There is no model ${id}.`)

export const cardOf = (game: Play, model: Model): Card => game.content.cards[model.id]!

export const profileOf = (game: Play, model: Model): Profile => cardOf(game, model).profile

export const labelOf = (game: Play, model: Model): string => cardOf(game, model).label

export const crewOf = (game: Play, seat: Seat): Crew =>
  game.state.crews[seat] ?? game.broken(`${seat} has no crew.`)

/** The other player. */
export const opponentOf = (game: Play, seat: Seat): Seat =>
  game.seats.find((each) => each !== seat) ?? game.broken(`${seat} has no opponent.`)

/** Whether a model stands or lies on the table, K.O. or not. */
export const isOnTable = (model: Model): model is Model & { at: Spot } => model.at !== undefined

/** Noted on a model that was driven off the table: for objectives it counts as lost. bmg3/trait/intel-support */
export const DRIVEN_OFF = 'driven-off'

/** Whether it is on the table and in its senses. */
export const isConscious = (model: Model): boolean => model.condition === 'up' || model.condition === 'down'

export const onTable = (game: Play): readonly Model[] => game.state.models.filter(isOnTable)

export const friendsOf = (game: Play, seat: Seat): readonly Model[] =>
  game.state.models.filter((model) => model.seat === seat && isOnTable(model))

export const enemiesOf = (game: Play, seat: Seat): readonly Model[] =>
  game.state.models.filter((model) => model.seat !== seat && isOnTable(model))

export const areEnemies = (a: Model, b: Model): boolean => a.seat !== b.seat

export function hasTrait(game: Play, model: Model, id: string): boolean {
  return cardOf(game, model).traitIds.has(id)
}

/** During the game a model counts as having all its ranks. bmg3/core/crew-ranks */
export const hasRank = (game: Play, model: Model, rank: Rank): boolean =>
  profileOf(game, model).ranks.includes(rank)

export const isVehicle = (game: Play, model: Model): boolean => hasRank(game, model, 'vehicle')

/** The volume of a model on the table. */
export function bodyOf(game: Play, model: Model): Body {
  const { at } = model
  if (at === undefined) return game.broken(`${labelOf(game, model)} is not on the table.`)
  return bodyAt(game, model, at)
}

/** The volume it would have somewhere else. */
export function bodyAt(game: Play, model: Model, at: Spot): Body {
  const { radius, height } = cardOf(game, model)
  return { x: at.x, y: at.y, z: at.z, radius, height }
}

/** The volumes of all models on the table but these. */
export function bodiesBut(game: Play, ...but: readonly Model[]): readonly Body[] {
  const bodies: Body[] = []
  for (const model of game.state.models) {
    if (model.at !== undefined && !but.includes(model)) bodies.push(bodyAt(game, model, model.at))
  }
  return bodies
}

/** bmg3/core/measure: any part of one within so many inches of the other. */
export function within(game: Play, a: Model, b: Model, distance: number): boolean {
  if (!isOnTable(a) || !isOnTable(b)) return false
  return isWithin(bodyOf(game, a), bodyOf(game, b), inches(distance)) && !isWalledOff(game, a.at, b.at)
}

/** The radius of every marker on the table. */
export const MARKER_RADIUS = 1500

/** A marker is flat: 30 mm across, no height. */
export const markerBody = (marker: Pick<Marker, 'at'>): Body => ({
  x: marker.at.x,
  y: marker.at.y,
  z: marker.at.z,
  radius: MARKER_RADIUS,
  height: 0,
})

/** Whether a model is within so many inches of a marker; 0 is contact. */
export function withinOfMarker(
  game: Play,
  model: Model,
  marker: Pick<Marker, 'at'>,
  distance: number,
): boolean {
  if (!isOnTable(model)) return false
  // Most are far apart, and that is seen without measuring.
  const room = cardOf(game, model).radius + MARKER_RADIUS + CONTACT + inches(distance)
  if (Math.abs(model.at.x - marker.at.x) > room || Math.abs(model.at.y - marker.at.y) > room) return false
  const [one, other] = [bodyOf(game, model), markerBody(marker)]
  return distance === 0 ? inContact(boardOf(game), one, other) : isWithin(one, other, inches(distance))
}

/** Whether bases touch, whoever is K.O. */
export function touches(game: Play, a: Model, b: Model): boolean {
  if (a === b || !isOnTable(a) || !isOnTable(b)) return false
  // Most are far apart, and that is seen without measuring.
  const room = cardOf(game, a).radius + cardOf(game, b).radius + CONTACT
  if (Math.abs(a.at.x - b.at.x) > room || Math.abs(a.at.y - b.at.y) > room) return false
  return inContact(boardOf(game), bodyOf(game, a), bodyOf(game, b))
}

/** bmg3/core/contact. A K.O. model counts as in contact with nobody. bmg3/core/ko */
export function isInContact(game: Play, a: Model, b: Model): boolean {
  if (a.condition === 'ko' || b.condition === 'ko') return false
  if (!touches(game, a, b)) return false
  return !applies(game, 'no-contact', { about: a }) && !applies(game, 'no-contact', { about: b })
}

/** Enemies in contact that can hinder it. */
export const enemiesInContact = (game: Play, model: Model): readonly Model[] =>
  game.state.models.filter((other) => areEnemies(model, other) && isInContact(game, model, other))
