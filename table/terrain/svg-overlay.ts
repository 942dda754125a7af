import type { Point } from '../geometry/point.ts'
import type { Body } from '../space/body.ts'
import { element, short, text } from './svg-markup.ts'
import { night } from './svg-palette.ts'
import type { View } from './svg-view.ts'

/** A model on the picture. */
export interface SvgBody extends Pick<Body, 'x' | 'y' | 'radius'> {
  readonly label?: string
  readonly colour?: string
}

/** A path or a line of sight, with an arrow at its end. */
export interface SvgPath {
  readonly points: readonly Point[]
  readonly label?: string
  readonly colour?: string
  readonly dashed?: boolean
}

/** An area: where a model can go, or what it sees. Its outlines may overlap. */
export interface SvgRegion {
  readonly outlines: readonly (readonly Point[])[]
  readonly label?: string
  readonly colour?: string
}

const MODEL = '#e4572e'
const PATH = '#ffe066'
const REGION = '#59c3c3'

/** A region, under everything else that is laid over the board. Drawn as one, so that overlaps do not show. */
export function drawRegion({ outlines, label, colour = REGION }: SvgRegion, view: View): string {
  const first = outlines[0]?.[0]
  const words =
    label && first ? text(label, { x: view.x(first.x), y: view.y(first.y) - 4, class: 'gargoyle-label' }) : ''
  const areas = outlines.map((outline) => element('polygon', { points: view.corners(outline) }))
  return element('g', { fill: colour, stroke: colour, opacity: '.3' }, areas.join('')) + words
}

/** A path with dots where it turns and an arrow where it ends. */
export function drawPath({ points, label, colour = PATH, dashed }: SvgPath, view: View): string {
  const last = points.at(-1)
  const before = points.at(-2)
  if (!last || !before) return ''
  const line = element('polyline', {
    points: view.corners(points),
    fill: 'none',
    stroke: colour,
    'stroke-width': '2',
    'stroke-dasharray': dashed ? '6 4' : undefined,
  })
  const turns = points
    .slice(0, -1)
    .map((p) => element('circle', { cx: view.x(p.x), cy: view.y(p.y), r: 2.4, fill: colour }))
  const words = label
    ? text(label, { x: view.x(last.x) + 8, y: view.y(last.y) - 6, class: 'gargoyle-label' })
    : ''
  return line + turns.join('') + arrow(before, last, colour, view) + words
}

function arrow(from: Point, to: Point, colour: string, view: View): string {
  const dx = view.x(to.x) - view.x(from.x)
  const dy = view.y(to.y) - view.y(from.y)
  const length = Math.sqrt(dx * dx + dy * dy)
  if (length === 0) return ''
  const [ux, uy] = [dx / length, dy / length]
  const [x, y] = [view.x(to.x), view.y(to.y)]
  const corner = (back: number, aside: number): string =>
    `${short(x - ux * back - uy * aside)},${short(y - uy * back + ux * aside)}`
  return element('polygon', { points: `${corner(0, 0)} ${corner(9, 4)} ${corner(9, -4)}`, fill: colour })
}

/** A base with the model's name or sign in it, or beside it when it is too long. */
export function drawBody({ x, y, radius, label, colour = MODEL }: SvgBody, view: View): string {
  const r = view.length(radius)
  const [cx, cy] = [view.x(x), view.y(y)]
  const base = element('circle', { cx, cy, r, fill: colour, stroke: night.ink, 'stroke-width': '1.2' })
  if (!label) return base
  const inside = label.length <= 2
  return (
    base +
    text(label, {
      x: inside ? cx : cx + r + 3,
      y: cy + 3.5,
      class: inside ? 'gargoyle-base' : 'gargoyle-label',
    })
  )
}
