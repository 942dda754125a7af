import {
  type Body,
  type Cloud,
  canSee,
  carriedLight,
  distance,
  inches,
  isWithin,
  type Light,
  type Point,
  type Seeing,
  sight,
} from '@gargoyle/table'
import { bodyOf, isOnTable, MARKER_RADIUS, touches } from '../model/model.ts'
import { applies, computeTotal } from '../rules/rule-system.ts'
import { boardOf, isWalledOff, type Marker, type Model, type Play } from '../state.ts'
import type { Weapon } from '../vocabulary.ts'

/** bmg3/core/night: nobody sees further in the dark. */
export const NIGHT = 12

/** bmg3/core/lights: how far a light reaches beyond the edge of its source. */
export const LIGHT = 4

/** All lights that burn: streetlamps, and models that carry one. bmg3/core/lights, bmg3/core/streetlamps */
export function lightsOf(game: Play): readonly Light[] {
  const lights: Light[] = []
  for (const marker of game.state.markers) {
    if (marker.kind === 'streetlamp' && !marker.notes.includes('unlit')) lights.push(lampLight(marker))
    else if (marker.notes.includes('lit')) lights.push(lampLight(marker))
    else if (marker.kind === 'light')
      lights.push({ at: marker.at, radius: 0, reach: inches(Number(marker.notes[0] ?? LIGHT)) })
  }
  for (const model of game.state.models) {
    if (!isOnTable(model)) continue
    const reach = computeTotal(game, 'light', { about: model }, 0)
    if (reach > 0) lights.push(carriedLight(bodyOf(game, model), inches(reach)))
  }
  return lights
}

const lampLight = (marker: Marker): Light => ({
  id: `lamp ${marker.id}`,
  at: marker.at,
  radius: MARKER_RADIUS,
  reach: inches(LIGHT),
})

/** bmg3/weapon/smoke: how far it hangs around the edge of its marker, in inches. */
export const SMOKE = 2

/** What hangs in the air and hides whatever is behind it. */
export function smokeOf(game: Play): readonly Cloud[] {
  return game.state.markers
    .filter(({ kind }) => kind === 'smoke')
    .map(({ at }) => ({ x: at.x, y: at.y, radius: MARKER_RADIUS + inches(SMOKE) }))
}

/** How far `viewer` sees `target` in the dark; nothing limits those that night does not hinder. */
export function nightLimit(
  game: Play,
  viewer: Model,
  target: Model,
  weapon: Weapon | undefined,
): number | undefined {
  const about = { about: viewer, other: target, ...(weapon ? { weapon } : {}) }
  if (applies(game, 'ignores-night', about)) return undefined
  const own = computeTotal(game, 'night-sight', { about: viewer }, NIGHT)
  const seen = computeTotal(game, 'seen-within', { about: target, other: viewer }, NIGHT)
  return inches(Math.min(own, seen))
}

/** What helps to see: firing blindly ignores the night, and a weapon may have a scope. */
export type Looking = { readonly blind?: boolean; readonly weapon?: Weapon }

/**
 * Whether one model sees another: line of sight, and by night near enough or lit.
 * bmg3/core/line-of-sight, bmg3/core/night, bmg3/core/lights
 */
export function sees(game: Play, viewer: Model, target: Model, options: Looking = {}): boolean {
  return look(game, viewer, target, options)?.sees === true
}

/** How one model sees another, with reasons; undefined when it cannot look at all. */
export function look(
  game: Play,
  viewer: Model,
  target: Model,
  { blind = false, weapon }: Looking = {},
): Seeing | undefined {
  if (!isOnTable(viewer) || !isOnTable(target)) return undefined
  if (applies(game, 'sees-nothing', { about: viewer, other: target })) return undefined
  if (isHiding(game, viewer, target)) return undefined
  if (weapon === undefined && seesThrough(game, viewer, target.at, target))
    return { sees: true, reason: 'clear', distance: distance(bodyOf(game, viewer), bodyOf(game, target)) }
  const limit = blind ? undefined : nightLimit(game, viewer, target, weapon)
  const clouds = applies(game, 'ignores-smoke', { about: viewer }) ? [] : smokeOf(game)
  const [from, to] = [bodyOf(game, viewer), bodyOf(game, target)]
  // Lights only matter for what is too far away, and gathering them costs more than looking.
  const isNear = limit === undefined || isWithin(from, to, limit)
  return canSee(boardOf(game), from, to, {
    ...(limit === undefined ? {} : { limit }),
    ...(clouds.length === 0 ? {} : { extra: clouds }),
    lights: isNear ? [] : lightsOf(game),
  })
}

/** Some are seen by nobody who does not stand right beside them or knows how to find them. */
const isHiding = (game: Play, viewer: Model, target: Model): boolean =>
  applies(game, 'unseen', { about: target, other: viewer }) &&
  !touches(game, viewer, target) &&
  !applies(game, 'sees-unseen', { about: viewer, other: target })

/** bmg3/core/ranged-modifiers: any part hidden by scenery is cover. */
export function isInCover(game: Play, viewer: Body, target: Body): boolean {
  return sight(boardOf(game), viewer, target).coveredBy.length > 0
}

/** Whether a point is within sight at all, whoever stands there: for templates and markers. */
export function seesSpot(game: Play, viewer: Model, place: Body): boolean {
  if (applies(game, 'sees-nothing', { about: viewer })) return false
  const from = bodyOf(game, viewer)
  const limit = inches(computeTotal(game, 'night-sight', { about: viewer }, NIGHT))
  if (!isWithin(from, place, limit) && !applies(game, 'ignores-night', { about: viewer })) return false
  return seesThrough(game, viewer, place) || sight(boardOf(game), from, place).visible
}

/** Some look through scenery, but nobody through the walls of an encounter. */
const seesThrough = (game: Play, viewer: Model, at: Point, other?: Model): boolean =>
  applies(game, 'sees-through', { about: viewer, ...(other ? { other } : {}) }) &&
  !isWalledOff(game, bodyOf(game, viewer), at)
