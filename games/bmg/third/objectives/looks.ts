import {
  boardOf,
  bodyOf,
  cardOf,
  enemiesOf,
  friendsOf,
  hasTrait,
  isConscious,
  isInContact,
  isNearZone,
  isOnTable,
  MARKER_RADIUS,
  markersOf,
  modelOf,
  nearMarker,
  opponentOf,
  profileOf,
  slug,
  within,
  withinOfMarker,
} from '@gargoyle/bmg-common'
import type { Seat } from '@gargoyle/engine'
import { distanceToEdge, inches, isWithin, type Spot } from '@gargoyle/table'
import type { ObjectiveType } from '../cards/card.ts'
import { cardNamed } from '../cards/hand.ts'
import { crewOf, DRIVEN_OFF, suspectsOf } from '../model/crew.ts'
import { zonesOf } from '../preparation/zones.ts'
import { applies, computeTotal } from '../rules/rule-system.ts'
import type { Marker, MarkerKind, Model, Play, Tally } from '../state.ts'

/** What objectives look for on the table. All of it is seen from a seat: its crew are the friends. */

/** A crew's suspects as far as objectives go: some models count as one where they stand. */
export const countedSuspects = (game: Play, seat: Seat): readonly Marker[] => [
  ...suspectsOf(game, seat),
  ...friendsOf(game, seat).flatMap((model): readonly Marker[] =>
    isOnTable(model) && applies(game, 'counts-as-suspect', { about: model })
      ? [{ id: -1 - model.id, kind: 'suspect', seat, at: model.at, memory: {} }]
      : [],
  ),
]

/** Friends on the table and in their senses. */
export const standing = (game: Play, seat: Seat): readonly Model[] =>
  friendsOf(game, seat).filter(isConscious)

/** Enemies on the table, K.O. or not. */
export const foesOnTable = (game: Play, seat: Seat): readonly Model[] =>
  enemiesOf(game, seat).filter((enemy) => !applies(game, 'ignored-by-objectives', { about: enemy }))

/** Enemies on the table and in their senses. */
export const foes = (game: Play, seat: Seat): readonly Model[] => foesOnTable(game, seat).filter(isConscious)

/** How many models these friends are for an objective: some count as two. */
export const heads = (game: Play, models: readonly Model[]): number =>
  models.reduce((sum, about) => sum + computeTotal(game, 'counts-as', { about }, 1), 0)

/** Whether a model has a trait as far as objectives go. A Veteran has seen it all. */
export const countsAsHaving = (game: Play, model: Model, trait: string): boolean =>
  hasTrait(game, model, trait) || hasTrait(game, model, 'veteran')

/** What the crew did in this round, in this activation. */
export const thisRound = (game: Play, seat: Seat): Tally => crewOf(game, seat).round
export const thisActivation = (game: Play, seat: Seat): Tally => crewOf(game, seat).activation

/** What the other crew did to us this round. */
export const theirRound = (game: Play, seat: Seat): Tally => crewOf(game, opponentOf(game, seat)).round

/** Enemies knocked out or removed by the crew, by a tally. */
export const beaten = ({ kos, casualties }: Tally): number => kos + casualties

/** The Boss, if it is on the table and in its senses. */
export function boss(game: Play, seat: Seat): Model | undefined {
  const model = modelOf(game, crewOf(game, seat).boss)
  return isOnTable(model) && isConscious(model) ? model : undefined
}

/** The friend whose activation it is. */
export function activeFriend(game: Play, seat: Seat): Model | undefined {
  const { activation } = game.state
  const model = activation && modelOf(game, activation.model)
  return model?.seat === seat && isOnTable(model) ? model : undefined
}

/**
 * How many objectives of a kind the crew has accomplished: bmg3/objective-type/protection,
 * bmg3/objective-type/menace, bmg3/objective-type/violence or bmg3/objective-type/control.
 */
export const accomplished = (game: Play, seat: Seat, type: ObjectiveType): number =>
  crewOf(game, seat).accomplished.filter((id) => cardNamed(game, id).type === type).length

/** How many different kinds of objectives the crew has accomplished. */
export const kindsAccomplished = (game: Play, seat: Seat): number =>
  new Set(crewOf(game, seat).accomplished.map((id) => cardNamed(game, id).type)).size

/** Whether a model touches a deployment zone of a player, or is so many inches from it. */
export const isAtZoneOf = (game: Play, seat: Seat, model: Model, distance = 0): boolean =>
  isOnTable(model) &&
  zonesOf(game, seat).some((zone) => isNearZone(model.at, cardOf(game, model).radius, zone, inches(distance)))

/** The same of a marker. */
export const isMarkerAtZoneOf = (game: Play, seat: Seat, { at }: Marker, distance: number): boolean =>
  zonesOf(game, seat).some((zone) => isNearZone(at, MARKER_RADIUS, zone, inches(distance)))

/** Friends in the enemy's deployment zone, or so near to it. */
export const intruders = (game: Play, seat: Seat, distance = 0): readonly Model[] =>
  standing(game, seat).filter((model) => isAtZoneOf(game, opponentOf(game, seat), model, distance))

/** Friends that have left their own deployment zone so far behind. */
export const outAndAbout = (game: Play, seat: Seat, distance: number): readonly Model[] =>
  standing(game, seat).filter((model) => !isAtZoneOf(game, seat, model, distance))

/** Enemies in our deployment zone, or so near to it. */
export const invaders = (game: Play, seat: Seat, distance = 0): readonly Model[] =>
  foes(game, seat).filter((model) => isAtZoneOf(game, seat, model, distance))

/** Models within so many inches of the middle of the table, whatever floor they are on. */
export function nearCentre(game: Play, models: readonly Model[], distance: number): readonly Model[] {
  const { width, depth } = boardOf(game)
  return models.filter((model) => {
    if (!isOnTable(model)) return false
    const { radius } = cardOf(game, model)
    const at = { ...model.at, z: 0, radius }
    return isWithin(at, { x: width / 2, y: depth / 2, z: 0, radius: 0 }, inches(distance))
  })
}

/** The quarter of the table a place is in: 0 to 3. */
function quarterOf(game: Play, { x, y }: Pick<Spot, 'x' | 'y'>): number {
  const { width, depth } = boardOf(game)
  return (2 * x < width ? 0 : 1) + (2 * y < depth ? 0 : 2)
}

const inQuarter = (game: Play, models: readonly Model[], quarter: number): readonly Model[] =>
  models.filter((model) => isOnTable(model) && quarterOf(game, model.at) === quarter)

/** How many quarters of the table have more friends than enemies in their senses. */
export function quartersHeld(game: Play, seat: Seat): number {
  const [ours, theirs] = [standing(game, seat), foes(game, seat)]
  return [0, 1, 2, 3].filter(
    (quarter) => heads(game, inQuarter(game, ours, quarter)) > inQuarter(game, theirs, quarter).length,
  ).length
}

/** How many quarters of the table have a friend, or one of our suspects, in them. */
export const quartersWith = (game: Play, things: readonly { readonly at: Spot | undefined }[]): number =>
  new Set(things.flatMap(({ at }) => (at === undefined ? [] : [quarterOf(game, at)]))).size

/** How many edges of the table have one of these models within so many inches. */
export function edgesReached(game: Play, models: readonly Model[], distance: number): number {
  const board = boardOf(game)
  return (['west', 'east', 'south', 'north'] as const).filter((edge) =>
    models.some(
      (model) => isOnTable(model) && distanceToEdge(board, bodyOf(game, model), edge) <= inches(distance),
    ),
  ).length
}

/** Models that stand at least so many inches above the streets. */
export const aloft = (models: readonly Model[], height: number): readonly Model[] =>
  models.filter((model) => isOnTable(model) && model.at.z >= inches(height))

/** The most of our suspects of which no two are within so many inches. There are eight at most. */
export function mostApart(game: Play, seat: Seat, distance: number): number {
  const most = (chosen: readonly Marker[], left: readonly Marker[]): number => {
    const [next, ...rest] = left
    if (next === undefined) return chosen.length
    const without = most(chosen, rest)
    if (chosen.some(({ at }) => nearMarker(game, at, next, distance))) return without
    return Math.max(without, most([...chosen, next], rest))
  }
  return most([], countedSuspects(game, seat))
}

/** Those of our suspects that lie in the enemy's deployment zone, or so near to it. */
export const planted = (game: Play, seat: Seat, distance: number): readonly Marker[] =>
  countedSuspects(game, seat).filter((suspect) =>
    isMarkerAtZoneOf(game, opponentOf(game, seat), suspect, distance),
  )

/** Whether any of these models is within so many inches of a marker. */
export const isAnyNear = (game: Play, models: readonly Model[], marker: Marker, distance: number): boolean =>
  models.some((model) => withinOfMarker(game, model, marker, distance))

/** Those of our suspects that a friend is near and no enemy is, within so many inches. */
export function guarded(game: Play, seat: Seat, distance: number): readonly Marker[] {
  const [ours, theirs] = [standing(game, seat), foes(game, seat)]
  return countedSuspects(game, seat).filter(
    (suspect) => isAnyNear(game, ours, suspect, distance) && !isAnyNear(game, theirs, suspect, distance),
  )
}

/** Streetlamps or sewers that friends are near and no enemy is, within so many inches. */
export function heldMarkers(
  game: Play,
  seat: Seat,
  kind: MarkerKind,
  distance: number,
  clear = distance,
): readonly Marker[] {
  const [ours, theirs] = [standing(game, seat), foes(game, seat)]
  return markersOf(game, kind).filter(
    (marker) => isAnyNear(game, ours, marker, distance) && !isAnyNear(game, theirs, marker, clear),
  )
}

/** Enemies in their senses with so many friends in contact. */
export const surrounded = (game: Play, seat: Seat, by: number): readonly Model[] =>
  foes(game, seat).filter(
    (foe) =>
      heads(
        game,
        standing(game, seat).filter((friend) => isInContact(game, friend, foe)),
      ) >= by,
  )

/** Those of some models that have none of the others within so many inches. */
export const alone = (
  game: Play,
  models: readonly Model[],
  others: readonly Model[],
  distance: number,
): readonly Model[] =>
  models.filter((model) => !others.some((other) => other !== model && within(game, model, other, distance)))

/** Those of some models that have one of the others within so many inches. */
export const beside = (
  game: Play,
  models: readonly Model[],
  others: readonly Model[],
  distance: number,
): readonly Model[] =>
  models.filter((model) => others.some((other) => other !== model && within(game, model, other, distance)))

/** Enemies on the table that are hurt, K.O. or not. */
export const hurtFoes = (game: Play, seat: Seat): readonly Model[] =>
  enemiesOf(game, seat).filter(({ stun, injury }) => stun + injury > 0)

/** Whether a model is K.O. and counts as that for objectives of a seat. bmg3/trait/perfect-creations */
export const countsAsOut = (game: Play, seat: Seat, model: Model): boolean =>
  model.condition === 'ko' &&
  !applies(game, model.seat === seat ? 'uncounted-by-friends' : 'uncounted', { about: model, purpose: 'ko' })

/** Enemies on the table that are K.O., for objectives about that. */
export const foesOut = (game: Play, seat: Seat): readonly Model[] =>
  enemiesOf(game, seat).filter((enemy) => countsAsOut(game, seat, enemy))

/** Friends of a seat that are out of the game, for objectives about that. */
export const lost = (game: Play, seat: Seat): readonly Model[] =>
  game.state.models.filter(
    (model) =>
      model.seat === seat &&
      ((model.condition === 'casualty' &&
        !applies(game, 'uncounted-by-friends', { about: model, purpose: 'casualty' })) ||
        (model.condition === 'away' && model.usedThisGame.includes(DRIVEN_OFF))),
  )

/** Friends on the table that bear damage markers, K.O. or not. */
export const hurtFriends = (game: Play, seat: Seat): readonly Model[] =>
  friendsOf(game, seat).filter(({ stun, injury }) => stun + injury > 0)

/** Other friends in their senses within so many inches of a model. */
export const friendsNear = (game: Play, seat: Seat, model: Model, distance: number): readonly Model[] =>
  beside(game, standing(game, seat), [model], distance)

/** Enemies in their senses within so many inches of a model. */
export const foesNear = (game: Play, seat: Seat, model: Model, distance: number): readonly Model[] =>
  beside(game, foes(game, seat), [model], distance)

/** Enemy suspects within so many inches of a friend in its senses. */
export function suspectsInReach(game: Play, seat: Seat, distance: number): readonly Marker[] {
  const ours = standing(game, seat)
  return markersOf(game, 'suspect').filter(
    (suspect) => suspect.seat !== seat && isAnyNear(game, ours, suspect, distance),
  )
}

/** The suspect of ours that was placed last, if it is still there. */
export const newestSuspect = (game: Play, seat: Seat): Marker | undefined => suspectsOf(game, seat).at(-1)

/** The friend of that name, if it is on the table and in its senses. */
export function friendCalled(game: Play, seat: Seat, name: string): Model | undefined {
  const wanted = slug(name)
  return standing(game, seat).find((model) => slug(profileOf(game, model).name) === wanted)
}

/** The enemy Boss, wherever it is. */
export const enemyBoss = (game: Play, seat: Seat): Model =>
  modelOf(game, crewOf(game, opponentOf(game, seat)).boss)
