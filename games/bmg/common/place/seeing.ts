import { memory, recall } from '@gargoyle/engine'
import {
  type Body,
  type Cloud,
  canSee,
  carriedLight,
  distance,
  isHiddenByClouds,
  isWithin,
  type Length,
  type Light,
  type Round,
  type Seeing,
  type SeeingOptions,
  sight,
  sightTo,
} from '@gargoyle/table'
import { boardOf, isWalledOff, lengthOf } from '../edition.ts'
import { bodyOf, isOnTable, MARKER_RADIUS, touches } from '../model/model.ts'
import type { BmgGame, BmgMarker, BmgModel } from '../state.ts'

/** A streetlamp that burns no more. bmg3/core/streetlamps */
export const isUnlit = memory<boolean>('lamp/unlit', false)

/** A marker that is no lamp and shines like one. bmg3/event/flames-of-hell */
export const isBurning = memory<boolean>('marker/burning', false)

/** How far a lamp or a light shines, in the unit of the edition, where it is not as far as any lamp. */
export const shineReach = memory<number | null>('light/reach', null)

/** A light that falls from the sky. bmg1/trait/air-support */
export const isFromAbove = memory<boolean>('light/from-above', false)

/** All lights that burn: streetlamps, and models that carry one. bmg3/core/lights, bmg3/core/streetlamps */
export function lightsOf(game: BmgGame): readonly Light[] {
  const lights: Light[] = []
  const { edition } = game.content
  for (const marker of game.state.markers) {
    if (marker.kind === 'streetlamp' && !recall(marker, isUnlit)) lights.push(lampLight(game, marker))
    else if (recall(marker, isBurning)) lights.push(lampLight(game, marker))
    else if (marker.kind === 'light')
      lights.push({
        at: marker.at,
        radius: 0,
        reach: shine(game, marker),
        ...(recall(marker, isFromAbove) ? { fromAbove: true as const } : {}),
      })
  }
  for (const model of edition.rules.respondents(game, 'light')) {
    if (!isOnTable(model)) continue
    const reach = edition.rules.computeTotal(game, 'light', { about: model }, 0)
    if (reach <= 0) continue
    const body = bodyOf(game, model)
    const middle = edition.rules.applies(game, 'lit-from-middle', { about: model })
    lights.push(carriedLight(middle ? { ...body, radius: 0 } : body, lengthOf(game, reach)))
  }
  return burning(game, lights)
}

/** Lights that no model puts out by being near. bmg2/trait/ecm */
function burning(game: BmgGame, lights: readonly Light[]): readonly Light[] {
  const { rules } = game.content.edition
  let left = lights
  for (const model of rules.respondents(game, 'darkness')) {
    if (!isOnTable(model) || left.length === 0) continue
    const dark = rules.computeTotal(game, 'darkness', { about: model }, 0)
    if (dark === 0) continue
    const reach = lengthOf(game, dark)
    left = left.filter(
      ({ at, radius }) => !isWithin(bodyOf(game, model), { z: 0, ...at, radius, height: 0 }, reach),
    )
  }
  return left
}

const lampLight = (game: BmgGame, marker: BmgMarker): Light => ({
  id: `lamp ${marker.id}`,
  at: marker.at,
  radius: MARKER_RADIUS,
  reach: shine(game, marker),
})

const shine = (game: BmgGame, marker: BmgMarker): Length =>
  lengthOf(game, recall(marker, shineReach) ?? game.content.edition.lampLight)

/**
 * What hangs in the air and hides whatever is behind it: all of it, or what hides it from one model.
 * bmg3/weapon/smoke, bmg2/trait/vanish
 */
export function smokeOf(game: BmgGame, viewer?: BmgModel): readonly Cloud[] {
  const { rules, smoke } = game.content.edition
  // There is hardly ever any, and this is asked all the time: a list is made when needed.
  let clouds: Cloud[] | undefined
  for (const marker of game.state.markers) {
    if (marker.kind !== 'smoke') continue
    if (viewer !== undefined && rules.applies(game, 'ignores-smoke', { about: viewer, marker })) continue
    clouds ??= []
    clouds.push({ x: marker.at.x, y: marker.at.y, radius: MARKER_RADIUS + lengthOf(game, smoke) })
  }
  return clouds ?? NO_CLOUDS
}

const NO_CLOUDS: readonly Cloud[] = []

/** How far `viewer` sees `target` in the dark; nothing limits those that night does not hinder. */
export function nightLimit(
  game: BmgGame,
  viewer: BmgModel,
  target: BmgModel,
  weapon: object | undefined,
): number | undefined {
  const about = { about: viewer, other: target, ...(weapon ? { weapon } : {}) }
  const { rules, nightSight } = game.content.edition
  if (rules.applies(game, 'ignores-night', about)) return undefined
  const own = rules.computeTotal(game, 'night-sight', { about: viewer }, nightSight)
  const seen = rules.computeTotal(game, 'seen-within', { about: target, other: viewer }, nightSight)
  return lengthOf(game, Math.min(own, seen))
}

/** What helps to see: firing blindly ignores the night, and a weapon may have a scope. */
export type SightConditions = { readonly blind?: boolean; readonly weapon?: object }

/**
 * Whether one model sees another: line of sight, and by night near enough or lit.
 * bmg3/core/line-of-sight, bmg3/core/night, bmg3/core/lights
 */
export function sees(
  game: BmgGame,
  viewer: BmgModel,
  target: BmgModel,
  options: SightConditions = {},
): boolean {
  return look(game, viewer, target, options)?.sees === true
}

/** How one model sees another, with reasons; undefined when it cannot look at all. */
export function look(
  game: BmgGame,
  viewer: BmgModel,
  target: BmgModel,
  { blind = false, weapon }: SightConditions = {},
): Seeing | undefined {
  if (!isOnTable(viewer) || !isOnTable(target)) return undefined
  const { rules } = game.content.edition
  if (rules.applies(game, 'sees-nothing', { about: viewer, other: target })) return undefined
  if (isHiding(game, viewer, target)) return undefined
  if (weapon === undefined && seesThrough(game, viewer, bodyOf(game, target), target))
    return { sees: true, reason: 'clear', distance: distance(bodyOf(game, viewer), bodyOf(game, target)) }
  const limit = blind ? undefined : nightLimit(game, viewer, target, weapon)
  if (limit === undefined) return lookByDay(game, viewer, target)
  const [from, to] = [bodyOf(game, viewer), bodyOf(game, target)]
  return canSee(boardOf(game), from, to, {
    limit,
    ...whatHides(game, viewer),
    // Lights only matter for what is too far away, and gathering them costs more than looking.
    lights: isWithin(from, to, limit) ? NO_LIGHTS : lightsOf(game),
  })
}

const NO_LIGHTS: readonly Light[] = []

/** How one model would see another if it were day. Both are on the table. */
export const lookByDay = (game: BmgGame, viewer: BmgModel, target: BmgModel): Seeing =>
  canSee(boardOf(game), bodyOf(game, viewer), bodyOf(game, target), whatHides(game, viewer))

/** What hangs in the air before a viewer, and what share must show. */
function whatHides(game: BmgGame, viewer: BmgModel): Pick<SeeingOptions, 'extra' | 'least'> {
  const clouds = smokeOf(game, viewer)
  return clouds.length === 0 ? leastShown(game) : { extra: clouds, ...leastShown(game) }
}

/** What share must show, where an edition asks for one. */
const leastShown = ({ content }: BmgGame): { readonly least?: number } =>
  content.edition.leastShown === undefined ? {} : { least: content.edition.leastShown }

/** Some models are seen only by those in contact with them, or those that can find them. */
const isHiding = (game: BmgGame, viewer: BmgModel, target: BmgModel): boolean =>
  game.content.edition.rules.applies(game, 'unseen', { about: target, other: viewer }) &&
  !touches(game, viewer, target) &&
  !game.content.edition.rules.applies(game, 'sees-unseen', { about: viewer, other: target })

/** bmg3/core/ranged-modifiers: any part hidden by scenery is cover. */
export function isInCover(game: BmgGame, viewer: Body, target: Body): boolean {
  return sight(boardOf(game), viewer, target).coveredBy.length > 0
}

/** Whether a point is within sight at all, independent of models there: for templates and markers. */
export function seesSpot(game: BmgGame, viewer: BmgModel, place: Body): boolean {
  const { rules, nightSight } = game.content.edition
  if (rules.applies(game, 'sees-nothing', { about: viewer })) return false
  const from = bodyOf(game, viewer)
  const limit = lengthOf(game, rules.computeTotal(game, 'night-sight', { about: viewer }, nightSight))
  if (!isWithin(from, place, limit) && !rules.applies(game, 'ignores-night', { about: viewer })) return false
  return seesThrough(game, viewer, place) || hasLineTo(game, viewer, place)
}

/**
 * Whether a straight line leads from a model to a place, past scenery and smoke, however dark it is. Nothing hides the
 * place where it stands itself. bmg3/core/line-of-sight, bmg3/weapon/smoke
 */
export function hasLineTo(game: BmgGame, viewer: BmgModel, place: Round): boolean {
  const from = bodyOf(game, viewer)
  const clouds = isWithin(from, place, 0) ? NO_CLOUDS : smokeOf(game, viewer)
  return sightTo(boardOf(game), from, place, clouds.length === 0 ? undefined : { extra: clouds }).visible
}

/** Some models see through scenery, but none through the walls of an encounter. */
const seesThrough = (game: BmgGame, viewer: BmgModel, place: Body, other?: BmgModel): boolean =>
  game.content.edition.rules.applies(game, 'sees-through', { about: viewer, ...(other ? { other } : {}) }) &&
  !isWalledOff(game, bodyOf(game, viewer), place) &&
  !isLostInSmoke(game, viewer, place)

/** Whether smoke is in the way of a model that sees through scenery and through nothing else. bmg1/effect/smoke */
function isLostInSmoke(game: BmgGame, viewer: BmgModel, place: Body): boolean {
  const clouds = smokeOf(game, viewer)
  return (
    clouds.length > 0 &&
    game.content.edition.rules.applies(game, 'stopped-by-smoke', { about: viewer }) &&
    isHiddenByClouds(bodyOf(game, viewer), place, clouds)
  )
}
