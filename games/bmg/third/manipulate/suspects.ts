import {
  addMarker,
  askPoint,
  boardOf,
  bodyOf,
  flatMarker,
  isNearZone,
  isOnTable,
  labelOf,
  MARKER_RADIUS,
  markerBody,
  nearMarker,
  overlapsMarker,
  placeOf,
  removeMarker,
  seesSpot,
  withinOfMarker,
} from '@gargoyle/bmg-common'
import type { Random, Rule, Seat } from '@gargoyle/engine'
import {
  type Body,
  fitsHere,
  floorHeights,
  inContact,
  inches,
  isWithin,
  type Spot,
  touchingSpot,
} from '@gargoyle/table'
import { offerResources } from '../cards/resources.ts'
import { crewOf, suspectsOf } from '../model/crew.ts'
import { zonesOf } from '../preparation/zones.ts'
import type { Reveal } from '../rules/moments.ts'
import { applies, computeTotal, trigger } from '../rules/rule-system.ts'
import type { Marker, Model, Play } from '../state.ts'

/** bmg3/core/place-suspect */
const MOST_SUSPECTS = 8
const FROM_OWN_ZONE = 2
const FROM_OWN_SUSPECTS = 4

/** A suspect to be placed. */
export type SuspectOrder = {
  /** Whose suspect it is. */
  readonly seat: Seat
  /** Who picks the place: its owner if left out. */
  readonly chooser?: Seat
  /** The model that places it. */
  readonly by?: Model
  /** What it is placed at: in contact, or within so many inches. Anywhere if left out. */
  readonly near?: { readonly of: Body; readonly inches: number }
  /** Must be seen by this model, unless it is in contact. */
  readonly seenBy?: Model
  /** Whether own zones and suspects may be near. */
  readonly anywhere?: boolean
  readonly reason: string
  readonly accept?: (at: Spot) => string | undefined
}

/** What is wrong with a place for a suspect. bmg3/core/place-suspect */
function judge(game: Play, order: SuspectOrder, at: Spot): string | undefined {
  // What costs least is looked at first: most places fail for being near home.
  const tooNear = order.anywhere ? undefined : whyTooNear(game, order.seat, at)
  if (tooNear !== undefined) return tooNear
  const { near } = order
  const here = markerBody({ at })
  if (near !== undefined) {
    const close =
      near.inches === 0
        ? inContact(boardOf(game), near.of, here)
        : isWithin(near.of, here, inches(near.inches))
    if (!close) return near.inches === 0 ? 'It must be in contact.' : `It must be within ${near.inches}".`
  }
  if (overlapsMarker(game, at)) return 'Markers never overlap.'
  const fit = fitsHere(boardOf(game), flatMarker, at)
  if (!fit.ok) return fit.reason
  if (order.seenBy && !isTouched(game, order, here) && !seesSpot(game, order.seenBy, here))
    return `${labelOf(game, order.seenBy)} does not see that place.`
  return order.accept?.(at)
}

/** Whether it would touch what it is placed at: that needs no sight, as revealing does not. */
const isTouched = (game: Play, { near }: SuspectOrder, here: Body): boolean =>
  near !== undefined && inContact(boardOf(game), near.of, here)

/** bmg3/core/place-suspect: one's own zones and suspects keep their distance. */
function whyTooNear(game: Play, seat: Seat, at: Spot): string | undefined {
  if (zonesOf(game, seat).some((zone) => isNearZone(at, MARKER_RADIUS, zone, inches(FROM_OWN_ZONE)))) {
    return `Not within ${FROM_OWN_ZONE}" of your own deployment zone.`
  }
  return suspectsOf(game, seat).some((other) => nearMarker(game, at, other, FROM_OWN_SUSPECTS))
    ? `Not within ${FROM_OWN_SUSPECTS}" of another suspect of yours.`
    : undefined
}

/** Eight sides to put a marker on. */
const SIDES = [
  [1, 0],
  [1, 1],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [-1, -1],
  [0, -1],
  [1, -1],
] as const

/** Places looked through for a suspect, in a fixed order. */
function* suspectSpots(game: Play, { near }: SuspectOrder): Generator<Spot> {
  const board = boardOf(game)
  if (near === undefined) {
    const step: number = inches(3)
    for (let x = step; x < board.width; x += step) {
      for (let y = step; y < board.depth; y += step) {
        for (const z of floorHeights(board, flatMarker, x, y)) yield { x, y, z }
      }
    }
    return
  }
  const { of, inches: distance } = near
  for (const [dx, dy] of SIDES) {
    const touching = touchingSpot({ ...of, height: of.height }, MARKER_RADIUS, {
      x: of.x + 10_000 * dx,
      y: of.y + 10_000 * dy,
    })
    yield touching
    if (distance > 0) {
      const far = { x: of.x + inches(distance) * dx * 0.7, y: of.y + inches(distance) * dy * 0.7 }
      const [x, y] = [Math.round(far.x), Math.round(far.y)]
      for (const z of floorHeights(board, flatMarker, x, y)) yield { x, y, z }
    }
  }
}

/** A place where a suspect may go, if there is any: looked for on all sides. */
export function freeSuspectSpot(game: Play, order: SuspectOrder): Spot | undefined {
  if (suspectsOf(game, order.seat).length >= MOST_SUSPECTS || notPlacedReason(game, order) !== undefined)
    return undefined
  for (const at of suspectSpots(game, order)) if (judge(game, order, at) === undefined) return at
  return undefined
}

/** What keeps the model that would place it from placing any. */
const notPlacedReason = (game: Play, { by }: SuspectOrder): string | undefined =>
  by !== undefined && applies(game, 'cannot-place', { about: by })
    ? `${labelOf(game, by)} cannot place suspects now.`
    : undefined

/** Why no suspect can be placed, as far as one sentence can say it: what is wrong with the first place of many. */
export function suspectBlockedReason(game: Play, order: SuspectOrder): string | undefined {
  if (suspectsOf(game, order.seat).length >= MOST_SUSPECTS)
    return `There are never more than ${MOST_SUSPECTS} suspects of a crew on the table.`
  const barred = notPlacedReason(game, order)
  if (barred !== undefined) return barred
  let first: string | undefined
  for (const at of suspectSpots(game, order)) {
    const wrong = judge(game, order, at)
    if (wrong === undefined) return undefined
    first ??= wrong
  }
  return `There is no place for one here. ${first ?? ''}`.trimEnd()
}

/** Asks where a suspect goes and puts it there. Gives nothing if there is no room. */
export function* placeSuspect(game: Play, order: SuspectOrder): Rule<Marker | undefined> {
  const surely = freeSuspectSpot(game, order)
  if (surely === undefined) return undefined
  const to = yield* askPoint(game, order.chooser ?? order.seat, {
    name: 'place-suspect',
    prompt: `Where does the suspect go? (${order.reason})`,
    rule: 'bmg3/core/place-suspect',
    about: { by: order.by?.id ?? null, radius: MARKER_RADIUS },
    judge: (at) => judge(game, order, at),
    candidates: (random, n) => suspectCandidates(game, order, random, n, surely),
  })
  return yield* putSuspect(game, order.seat, to, order.by)
}

function suspectCandidates(
  game: Play,
  order: SuspectOrder,
  random: Random,
  n: number,
  surely: Spot,
): readonly Spot[] {
  const spots = [...suspectSpots(game, order)].filter((at) => judge(game, order, at) === undefined)
  return n <= 1 ? [random.pick(spots.length > 0 ? spots : [surely])] : random.shuffle(spots).slice(0, n)
}

/** Places a suspect where it may be, and reports it. */
export function* putSuspect(game: Play, seat: Seat, at: Spot, by: Model | undefined): Rule<Marker> {
  const suspect = addMarker(game, 'suspect', at, seat)
  const crew = crewOf(game, seat)
  for (const tally of [crew.activation, crew.round, crew.game]) tally.suspectsPlaced++
  game.emit(() => ({
    name: 'suspect-placed',
    text: `${seat} places a suspect.`,
    rule: 'bmg3/core/place-suspect',
    about: { marker: suspect.id, at: placeOf(at), by: by?.id ?? null },
  }))
  yield* trigger(game, 'suspect-placed', { suspect, by })
  return suspect
}

/** The order behind a Manipulate action that places a suspect: in contact, or as far as traits reach. */
export function suspectOrderOf(game: Play, model: Model): SuspectOrder {
  const reach = computeTotal(game, 'place-reach', { about: model }, 0)
  return {
    seat: model.seat,
    by: model,
    near: { of: bodyOf(game, model), inches: reach },
    ...(reach > 0 && !applies(game, 'places-unseen', { about: model }) ? { seenBy: model } : {}),
    reason: `placed by ${labelOf(game, model)}`,
  }
}

/** Enemy suspects a model may reveal: in contact, or as far as traits reach. bmg3/core/reveal-suspect */
export const revealable = (game: Play, model: Model): readonly Marker[] =>
  game.state.markers.filter((marker) => canReveal(game, model, marker))

/** Whether a model may reveal this very marker. */
export function canReveal(game: Play, model: Model, marker: Marker): boolean {
  if (!isOnTable(model) || marker.kind !== 'suspect' || marker.seat === model.seat) return false
  if (applies(game, 'cannot-reveal', { about: model })) return false
  if (!withinOfMarker(game, model, marker, 0)) {
    const reach = computeTotal(game, 'reveal-reach', { about: model }, 0)
    if (reach === 0 || !withinOfMarker(game, model, marker, reach)) return false
    if (!applies(game, 'reveals-unseen', { about: model }) && !seesSpot(game, model, markerBody(marker)))
      return false
  }
  return !isKeptHidden(game, model, marker)
}

/** Whether an enemy keeps a suspect from being revealed, by whatever means. bmg3/trait/its-mine */
export function isKeptHidden(game: Play, by: Model, suspect: Marker): boolean {
  return game.state.models.some(
    (guard) =>
      guard.seat === suspect.seat &&
      isOnTable(guard) &&
      applies(game, 'guards-suspects', { about: guard, other: by }) &&
      withinOfMarker(game, guard, suspect, 2),
  )
}

/** bmg3/core/reveal-suspect: removes an enemy suspect. */
export function* revealSuspect(game: Play, by: Model, suspect: Marker): Rule<boolean> {
  const reveal: Reveal = { suspect, by, stopped: undefined }
  yield* trigger(game, 'suspect-revealing', { reveal })
  if (reveal.stopped !== undefined) {
    const { stopped } = reveal
    game.emit({ name: 'reveal-stopped', text: `The suspect is not revealed: ${stopped}` })
    return false
  }
  if (!game.state.markers.includes(suspect)) return false
  removeMarker(game, suspect)
  const crew = crewOf(game, by.seat)
  for (const tally of [crew.activation, crew.round, crew.game]) tally.suspectsRevealed++
  game.emit(() => ({
    name: 'suspect-revealed',
    text: `${labelOf(game, by)} reveals a suspect.`,
    rule: 'bmg3/core/reveal-suspect',
    about: { marker: suspect.id, by: by.id },
  }))
  yield* trigger(game, 'suspect-revealed', { reveal })
  yield* trigger(game, 'suspect-removed', { suspect, by, revealed: true })
  yield* offerResources(game, 'suspect-revealed', { reveal })
  return true
}
