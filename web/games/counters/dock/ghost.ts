import { type DescribedDecision, isRecord } from '@gargoyle/engine'
import { circleTemplate, type Spot, sprayTemplate } from '@gargoyle/table'
import type { SceneMarks } from '../../../scene/scene-content.ts'
import { lightAround } from '../../bmg/lamp-ghost.ts'
import type { CounterMoment } from '../moment.ts'

/** Every marker is as wide as a coin. */
const MARKER_RADIUS = 1500

/** The shape of templates where the edition has its own. */
export interface Templates {
  /** In table units. */
  readonly explosion: number
  readonly spray: Parameters<typeof sprayTemplate>[2]
}

/** What would stand or lie at a place: a model's base, a marker, or a template. */
export const ghostWith =
  (templates: Templates) =>
  (
    { about }: DescribedDecision,
    at: Spot,
    isGood: boolean,
    { info, look }: CounterMoment,
  ): Pick<SceneMarks, 'spots' | 'templates'> => {
    const tone = isGood ? 'ok' : 'danger'
    const data = isRecord(about) ? about : {}
    const card = typeof data.model === 'number' ? info.table.models[data.model] : undefined
    const bearer = typeof data.model === 'number' ? look.view.models[data.model]?.at : undefined
    if (data.template === 'spray' && card && bearer && (bearer.x !== at.x || bearer.y !== at.y)) {
      const body = { ...bearer, radius: card.radius, height: card.height }
      return { spots: [], templates: [{ template: sprayTemplate(body, at, templates.spray), tone }] }
    }
    if (typeof data.template === 'string')
      return { spots: [], templates: [{ template: circleTemplate(at, templates.explosion), tone }] }
    const radius = typeof data.radius === 'number' ? data.radius : (card?.radius ?? MARKER_RADIUS)
    return { spots: [{ at, radius, tone }], templates: lightAround(data.light, at, radius, isGood) }
  }
