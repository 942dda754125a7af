import type { Random, Rule, RuleId, Seat } from '@gargoyle/engine'
import { type Body, type Spot, touchingSpot } from '@gargoyle/table'
import { bodyOf, cardOf, markerBody, touches, withinOfMarker } from '../model/model.ts'
import type { BmgGame, BmgMarker, BmgModel } from '../state.ts'
import { firstPlace, type PlaceOrder, place } from './place.ts'

/** A model to be set down in contact with another, or with a marker. */
export type BesideOrder = {
  readonly model: BmgModel
  readonly beside: BmgModel | BmgMarker
  readonly reason: string
  readonly rule: RuleId
  readonly chooser?: Seat
  readonly optional?: boolean
}

const isMarker = (thing: BmgModel | BmgMarker): thing is BmgMarker => 'kind' in thing

/** Sixteen sides to stand on. */
const SIDES = [
  [1000, 0],
  [924, 383],
  [707, 707],
  [383, 924],
  [0, 1000],
  [-383, 924],
  [-707, 707],
  [-924, 383],
  [-1000, 0],
  [-924, -383],
  [-707, -707],
  [-383, -924],
  [0, -1000],
  [383, -924],
  [707, -707],
  [924, -383],
] as const

/** Every side of something, touching it. */
function touchingSpots(game: BmgGame, model: BmgModel, there: Body): readonly Spot[] {
  const { radius } = cardOf(game, model)
  return SIDES.map(([dx, dy]) => touchingSpot(there, radius, { x: there.x + 10 * dx, y: there.y + 10 * dy }))
}

function orderFor(game: BmgGame, { model, beside, ...wording }: BesideOrder): PlaceOrder {
  const there = isMarker(beside) ? markerBody(beside) : bodyOf(game, beside)
  const reaches = (at: Spot): boolean =>
    isMarker(beside)
      ? withinOfMarker(game, { ...model, at }, beside, 0)
      : touches(game, { ...model, at }, beside)
  return {
    model,
    ...wording,
    accept: (at) => (reaches(at) ? undefined : 'It must be in contact.'),
    search: () => touchingSpots(game, model, there),
    suggestions: (random: Random) => random.shuffle(touchingSpots(game, model, there)),
  }
}

/** Asks where a model is set down in contact with something. Gives nothing if there is no room. */
export const placeBeside = (game: BmgGame, order: BesideOrder): Rule<Spot | undefined> =>
  place(game, orderFor(game, order))

/** Whether there is room for a model in contact with something. */
export const hasRoomBeside = (game: BmgGame, order: BesideOrder): boolean =>
  firstPlace(game, orderFor(game, order)) !== undefined
