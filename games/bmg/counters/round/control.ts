import { areEnemies, isOnTable, touches, withinOfMarker } from '@gargoyle/bmg-common'
import type { Rule, Seat } from '@gargoyle/engine'
import { ruleId } from '../edition.ts'
import type { Controlled } from '../rules/moments.ts'
import { applies, computeTotal, trigger } from '../rules/rule-system.ts'
import { type Marker, type Model, type ObjectiveKind, objectiveKinds, type Play } from '../state.ts'
import { award, lessToll } from './victory-points.ts'

/** What controlling an objective pays each round; a riddle pays only when it is answered. bmg1/core/objective-scoring */
export const objectivePoints: Readonly<Record<ObjectiveKind, number>> = {
  loot: 1,
  riddle: 0,
  'ammo-crates': 3,
  'titan-container': 2,
  // bmg2/objective/safe-boxes: ours.
  'safe-boxes': 1,
}

/** Objectives that pay the band that has them, whichever band placed them. bmg1/objective/loot, bmg2/objective/safe-boxes */
export const paysAnybody = ({ kind }: Marker): boolean => kind === 'loot' || kind === 'safe-boxes'

export const isObjective = (marker: Marker): marker is Marker & { readonly kind: ObjectiveKind } =>
  (objectiveKinds as readonly string[]).includes(marker.kind)

/**
 * A band controls an objective with a model that touches it, if no enemy touches that model or the marker; K.O. models do
 * not count. bmg1/core/objective-control, bmg2/core/objective-control
 */
export function controllersOf(game: Play, marker: Marker, seat: Seat): readonly Model[] {
  const awake = game.state.models.filter((model) => isOnTable(model) && model.condition !== 'ko')
  const enemies = awake.filter(
    (model) =>
      model.seat !== seat && !applies(game, 'cannot-contest', { about: model, purpose: marker.kind }),
  )
  if (enemies.some((enemy) => withinOfMarker(game, enemy, marker, deniesWithin(game, enemy)))) return []
  return awake.filter(
    (model) =>
      model.seat === seat &&
      (marker.carrier === undefined || marker.carrier === model.id) &&
      !applies(game, 'cannot-control', { about: model, purpose: marker.kind }) &&
      withinOfMarker(game, model, marker, 0) &&
      !enemies.some((enemy) => areEnemies(model, enemy) && touches(game, model, enemy)),
  )
}

/** How near a model must be to keep its enemies from controlling: contact, or more for some. bmg2/trait/plant */
const deniesWithin = (game: Play, model: Model): number =>
  computeTotal(game, 'denies-within', { about: model }, 0)

/** Every objective that is controlled as things stand. */
export const controlledObjectives = (game: Play): readonly Controlled[] =>
  game.state.markers.filter(isObjective).flatMap((marker) =>
    game.seats.flatMap((seat) => {
      const by = controllersOf(game, marker, seat)
      return by.length > 0 ? [{ marker, seat, by }] : []
    }),
  )

/**
 * Its placer scores an objective; loot pays the band that has it. bmg1/core/objective-scoring, bmg1/objective/loot,
 * bmg2/objective/loot
 */
export function* scoreObjectives(game: Play): Rule<void> {
  const controlled = controlledObjectives(game)
  for (const { marker, seat, by } of controlled) {
    if (!isObjective(marker)) continue
    if (!paysAnybody(marker) && marker.seat !== seat) continue
    const more = Math.max(
      0,
      ...by.map((model) =>
        computeTotal(game, 'objective-points', { about: model, purpose: marker.kind, marker }, 0),
      ),
    )
    const name = game.content.edition.markerNames[marker.kind] ?? marker.kind
    const paid = lessToll(game, seat, marker, objectivePoints[marker.kind] + more)
    award(game, seat, paid, ruleId(game, 'core/objective-scoring'), name)
  }
  yield* trigger(game, 'objectives-scored', { controlled })
}
