import type { Seat } from '@gargoyle/engine'
import { type Body, CONTACT, inContact, isWithin, type Spot } from '@gargoyle/table'
import { boardOf, isWalledOff, lengthOf } from '../edition.ts'
import type { BmgGame, BmgMarker, BmgModel, ModelId, ModelOf } from '../state.ts'

export const modelOf = <G extends BmgGame>(game: G, id: ModelId): ModelOf<G> =>
  game.state.models[id] ?? game.broken(`There is no model ${id}.`)

export const cardOf = <G extends BmgGame>(game: G, model: BmgModel): G['content']['cards'][number] =>
  game.content.cards[model.id]!

export const profileOf = <G extends BmgGame>(
  game: G,
  model: BmgModel,
): G['content']['cards'][number]['profile'] => cardOf(game, model).profile

export const labelOf = (game: BmgGame, model: BmgModel): string => cardOf(game, model).label

/** The other player. */
export const opponentOf = (game: BmgGame, seat: Seat): Seat =>
  game.seats.find((each) => each !== seat) ?? game.broken(`${seat} has no opponent.`)

/** Whether a model stands or lies on the table, K.O. or not. */
export const isOnTable = <M extends BmgModel>(model: M): model is M & { at: Spot } => model.at !== undefined

/** Whether it is on the table and in its senses. */
export const isConscious = (model: BmgModel): boolean =>
  model.condition === 'up' || model.condition === 'down'

export const onTable = <G extends BmgGame>(game: G): readonly ModelOf<G>[] =>
  game.state.models.filter(isOnTable)

export const friendsOf = <G extends BmgGame>(game: G, seat: Seat): readonly ModelOf<G>[] =>
  game.state.models.filter((model) => model.seat === seat && isOnTable(model))

export const enemiesOf = <G extends BmgGame>(game: G, seat: Seat): readonly ModelOf<G>[] =>
  game.state.models.filter((model) => model.seat !== seat && isOnTable(model))

export const areEnemies = (a: BmgModel, b: BmgModel): boolean => a.seat !== b.seat

/** The effect on a model that has lost traits of its card; its arguments are the ids of the traits. */
export const SUPPRESSED = 'suppressed'

export function hasTrait(game: BmgGame, model: BmgModel, id: string): boolean {
  return (
    cardOf(game, model).traitIds.has(id) &&
    !model.effects.some((effect) => effect.id === SUPPRESSED && effect.args.includes(id))
  )
}

/** During the game a model counts as having all its ranks. bmg3/core/crew-ranks */
export const hasRank = (game: BmgGame, model: BmgModel, rank: string): boolean =>
  profileOf(game, model).ranks.includes(rank)

/** The volume of a model on the table. */
export function bodyOf(game: BmgGame, model: BmgModel): Body {
  const { at } = model
  if (at === undefined) return game.broken(`${labelOf(game, model)} is not on the table.`)
  return bodyAt(game, model, at)
}

/** The volume it would have somewhere else. */
export function bodyAt(game: BmgGame, model: BmgModel, at: Spot): Body {
  const { radius, height } = cardOf(game, model)
  return { x: at.x, y: at.y, z: at.z, radius, height }
}

/** The volumes of all models on the table but these. */
export function bodiesBut(game: BmgGame, ...but: readonly BmgModel[]): readonly Body[] {
  const bodies: Body[] = []
  for (const model of game.state.models) {
    if (model.at !== undefined && !but.includes(model)) bodies.push(bodyAt(game, model, model.at))
  }
  return bodies
}

/** bmg3/core/measure: any part of one within so far of the other, in the unit of the edition. */
export function within(game: BmgGame, a: BmgModel, b: BmgModel, distance: number): boolean {
  if (!isOnTable(a) || !isOnTable(b)) return false
  return (
    isWithin(bodyOf(game, a), bodyOf(game, b), lengthOf(game, distance)) && !isWalledOff(game, a.at, b.at)
  )
}

/** The radius of every marker on the table. */
export const MARKER_RADIUS = 1500

/** A marker is flat: 30 mm across, no height. */
export const markerBody = (marker: Pick<BmgMarker, 'at'>): Body => ({
  x: marker.at.x,
  y: marker.at.y,
  z: marker.at.z,
  radius: MARKER_RADIUS,
  height: 0,
})

/** Whether a model is within so far of a marker, in the unit of the edition; 0 is contact. */
export function withinOfMarker(
  game: BmgGame,
  model: BmgModel,
  marker: Pick<BmgMarker, 'at'>,
  distance: number,
): boolean {
  if (!isOnTable(model)) return false
  // Most are far apart, and that is seen without measuring.
  const room = cardOf(game, model).radius + MARKER_RADIUS + CONTACT + lengthOf(game, distance)
  if (Math.abs(model.at.x - marker.at.x) > room || Math.abs(model.at.y - marker.at.y) > room) return false
  const [one, other] = [bodyOf(game, model), markerBody(marker)]
  return distance === 0
    ? inContact(boardOf(game), one, other)
    : isWithin(one, other, lengthOf(game, distance))
}

/** Whether bases touch, K.O. or not. */
export function touches(game: BmgGame, a: BmgModel, b: BmgModel): boolean {
  if (a === b || !isOnTable(a) || !isOnTable(b)) return false
  // Most are far apart, and that is seen without measuring.
  const room = cardOf(game, a).radius + cardOf(game, b).radius + CONTACT
  if (Math.abs(a.at.x - b.at.x) > room || Math.abs(a.at.y - b.at.y) > room) return false
  return inContact(boardOf(game), bodyOf(game, a), bodyOf(game, b))
}

/** bmg3/core/contact. A K.O. model counts as in contact with no model. bmg3/core/ko */
export function isInContact(game: BmgGame, a: BmgModel, b: BmgModel): boolean {
  if (a.condition === 'ko' || b.condition === 'ko') return false
  if (!touches(game, a, b)) return false
  const { rules } = game.content.edition
  return !rules.applies(game, 'no-contact', { about: a }) && !rules.applies(game, 'no-contact', { about: b })
}

/** Enemies in contact that can hinder it. */
export const enemiesInContact = <G extends BmgGame>(game: G, model: BmgModel): readonly ModelOf<G>[] =>
  game.state.models.filter((other) => areEnemies(model, other) && isInContact(game, model, other))
