import { type DescribedDecision, isRecord } from '@gargoyle/engine'
import { circleTemplate, type Spot, sprayTemplate } from '@gargoyle/table'
import type { SceneMarks } from '../../../scene/scene-content.ts'
import { lightAround } from '../../bmg/lamp-ghost.ts'
import type { Bmg3Moment } from '../moment.ts'

/** Every marker is as wide as a coin. */
const MARKER_RADIUS = 1500

/** What would stand or lie at a place: a model's base, a marker, or a template. */
export function ghost(
  { about }: DescribedDecision,
  at: Spot,
  isGood: boolean,
  moment: Bmg3Moment,
): Pick<SceneMarks, 'spots' | 'templates'> {
  const tone = isGood ? 'ok' : 'danger'
  const data = isRecord(about) ? about : {}
  const model = typeof data.model === 'number' ? data.model : undefined
  const template = templateAt(data.template, data.size, model, at, moment)
  if (template !== undefined) return { spots: [], templates: [{ template, tone }] }
  const base = model === undefined ? undefined : moment.info.table.models[model]?.radius
  const radius = typeof data.radius === 'number' ? data.radius : (base ?? MARKER_RADIUS)
  return { spots: [{ at, radius, tone }], templates: lightAround(data.light, at, radius, isGood) }
}

function templateAt(
  kind: unknown,
  size: unknown,
  model: number | undefined,
  at: Spot,
  { info, look }: Bmg3Moment,
) {
  if (kind === 'explosive' && typeof size === 'number') return circleTemplate(at, size / 2)
  const bearer = model === undefined ? undefined : look.view.models[model]?.at
  const card = model === undefined ? undefined : info.table.models[model]
  if (kind !== 'spray' || !bearer || !card || (bearer.x === at.x && bearer.y === at.y)) return undefined
  return sprayTemplate({ ...bearer, radius: card.radius, height: card.height }, at)
}
