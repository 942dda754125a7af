import type { LengthUnit, Unit } from '../units.ts'
import type { BoardData, Lamp } from './board.ts'
import { drawLegend, drawTitle } from './svg-legend.ts'
import { element, escaped, short, text } from './svg-markup.ts'
import { drawBody, drawPath, drawRegion, type SvgBody, type SvgPath, type SvgRegion } from './svg-overlay.ts'
import { hatched, night } from './svg-palette.ts'
import { drawPiece, labelPiece } from './svg-pieces.ts'
import { type View, viewOf } from './svg-view.ts'

/** How a board is drawn, and what is shown on it. */
export interface SvgOptions {
  /** 20 if left out: a board of 36" is then 720 pixels wide. */
  readonly pixelsPerInch?: number
  /** The unit of the game, which lengths are written in: inches if left out. */
  readonly unit?: Unit | LengthUnit
  /** Whether lines and numbers every six inches or 15 cm are drawn; they are unless this says no. */
  readonly grid?: boolean
  readonly bodies?: readonly SvgBody[]
  readonly paths?: readonly SvgPath[]
  readonly regions?: readonly SvgRegion[]
}

const MARGIN = 28
const HEAD = 76

/** The board from above as an SVG picture, by night, north up: heights, lamps and their light, a legend and a scale. */
export function boardSvg(board: BoardData, options: SvgOptions = {}): string {
  const view = viewOf(board, options.pixelsPerInch ?? 20, MARGIN, HEAD, options.unit)
  const flat = board.pieces.filter((piece) => piece.top === piece.bottom)
  const standing = board.pieces
    .filter((piece) => piece.top > piece.bottom)
    .sort((a, b) => a.top - b.top || a.bottom - b.bottom)
  const legend = drawLegend(board, view, view.top + view.depth + 30)
  const width = Math.round(view.width + 2 * MARGIN)
  const height = Math.round(view.top + view.depth + 30 + legend.height + 12)
  const layers = [
    element('rect', { width, height, fill: night.paper }),
    drawTitle(board, view),
    street(view),
    pavement(board, view),
    layer(flat.map((piece) => drawPiece(piece, view))),
    options.grid === false ? '' : grid(board, view),
    layer(board.lamps.map((lamp) => glow(lamp, view))),
    layer(standing.map((piece) => drawPiece(piece, view))),
    layer(board.lamps.map((lamp) => post(lamp, view))),
    layer((options.regions ?? []).map((region) => drawRegion(region, view))),
    layer(standing.map((piece) => labelPiece(piece, standing, view))),
    layer((options.paths ?? []).map((path) => drawPath(path, view))),
    layer((options.bodies ?? []).map((body) => drawBody(body, view))),
    element('g', {}, legend.markup),
  ]
  const inside = [
    `<title>${escaped(board.name)}</title>`,
    `<desc>${escaped(board.about)}</desc>`,
    definitions(board, view),
    ...layers.filter((part) => part !== ''),
  ]
  return `${element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `0 0 ${width} ${height}`,
      width,
      height,
      role: 'img',
      'font-family': 'Helvetica,Arial,sans-serif',
    },
    `\n${inside.join('\n')}\n`,
  )}\n`
}

const layer = (parts: readonly string[]): string => {
  const drawn = parts.filter((part) => part !== '')
  return drawn.length === 0 ? '' : element('g', {}, `\n${drawn.join('\n')}\n`)
}

function street(view: View): string {
  return element('rect', {
    x: view.left,
    y: view.top,
    width: view.width,
    height: view.depth,
    fill: night.street,
    stroke: night.kerb,
    'stroke-width': '2',
  })
}

/** A strip of pavement round everything with walls, so that streets look like streets. */
function pavement(board: BoardData, view: View): string {
  const houses = board.pieces.filter(
    ({ kind, bottom }) => bottom === 0 && (kind === 'building' || kind === 'tank'),
  )
  if (houses.length === 0) return ''
  return element(
    'g',
    {
      fill: night.pavement,
      stroke: night.pavement,
      'stroke-width': view.pixelsPerInch * 1.6,
      'stroke-linejoin': 'round',
      'clip-path': 'url(#gargoyle-board)',
    },
    houses.map(({ footprint }) => element('polygon', { points: view.corners(footprint) })).join(''),
  )
}

/** Lines a ruler apart, with their numbers along the west and south edge. */
function grid(board: BoardData, view: View): string {
  const lines: string[] = []
  const numbers: string[] = []
  const bottom = view.top + view.depth
  for (let at = 0; at <= board.width; at += view.ruler) {
    const x = view.x(at)
    if (at > 0 && at < board.width) lines.push(`M${short(x)} ${short(view.top)}v${short(view.depth)}`)
    numbers.push(text(String(at / view.unit.size), { x, y: bottom + 14, class: 'gargoyle-tick' }))
  }
  for (let at = 0; at <= board.depth; at += view.ruler) {
    const y = view.y(at)
    if (at > 0 && at < board.depth) lines.push(`M${short(view.left)} ${short(y)}h${short(view.width)}`)
    numbers.push(text(String(at / view.unit.size), { x: view.left - 13, y: y + 3, class: 'gargoyle-tick' }))
  }
  const mesh = element('path', { d: lines.join(''), stroke: night.grid, fill: 'none', 'stroke-width': '.8' })
  return element('g', {}, mesh + numbers.join(''))
}

function glow({ at, radius, reach }: Lamp, view: View): string {
  return element('circle', {
    cx: view.x(at.x),
    cy: view.y(at.y),
    r: view.length(radius + reach),
    fill: 'url(#gargoyle-glow)',
    'clip-path': 'url(#gargoyle-board)',
  })
}

function post({ at, radius }: Lamp, view: View): string {
  const [cx, cy] = [view.x(at.x), view.y(at.y)]
  const r = view.length(radius)
  return (
    element('circle', { cx, cy, r, fill: '#3a3222', stroke: night.lamp }) +
    element('circle', { cx, cy, r: r * 0.5, fill: night.lamp, stroke: '#fff3d2' })
  )
}

/** Light, hatchings and letters. Names begin with `gargoyle-` so that a page may hold the picture among others. */
function definitions(board: BoardData, view: View): string {
  const stop = (offset: string, opacity: string): string =>
    element('stop', { offset, 'stop-color': night.lamp, 'stop-opacity': opacity })
  const light = element(
    'radialGradient',
    { id: 'gargoyle-glow' },
    stop('0', '.75') + stop('.45', '.32') + stop('.92', '.1') + stop('1', '0'),
  )
  const clip = element(
    'clipPath',
    { id: 'gargoyle-board' },
    element('rect', { x: view.left, y: view.top, width: view.width, height: view.depth }),
  )
  const patterns = Object.entries(hatched)
    .filter(([kind]) => board.pieces.some((piece) => piece.kind === kind))
    .map(([kind, [fill, stroke]]) =>
      element(
        'pattern',
        {
          id: `gargoyle-${kind}`,
          width: 7,
          height: 7,
          patternUnits: 'userSpaceOnUse',
          patternTransform: `rotate(${kind === 'water' ? 90 : 45})`,
        },
        element('rect', { width: 7, height: 7, fill }) +
          element('path', {
            d: kind === 'water' ? 'M2 0q3 1.8 0 3.5t0 3.5' : 'M2 0v7',
            stroke,
            fill: 'none',
            'stroke-width': '1.4',
          }),
      ),
    )
  return element('defs', {}, [style(), light, clip, ...patterns].join(''))
}

const style = (): string =>
  element(
    'style',
    {},
    [
      `.gargoyle-title{font:bold 24px Georgia,serif;fill:${night.ink}}`,
      `.gargoyle-side{font-size:13px;fill:${night.lamp};text-anchor:end}`,
      `.gargoyle-about{font-size:11px;fill:${night.faint}}`,
      `.gargoyle-tick{font-size:9px;fill:${night.faint};text-anchor:middle}`,
      `.gargoyle-key{font-size:11px;fill:${night.ink}}`,
      `.gargoyle-scale{font-size:11px;fill:${night.ink};text-anchor:middle}`,
      `.gargoyle-height{font-weight:bold;fill:${night.ink};text-anchor:middle;paint-order:stroke;stroke:${night.shadow};stroke-opacity:.5;stroke-width:2px}`,
      `.gargoyle-name{fill:${night.ink};opacity:.85;text-anchor:middle}`,
      `.gargoyle-base{font:bold 10px sans-serif;fill:#fff;text-anchor:middle}`,
      `.gargoyle-label{font-size:11px;fill:${night.ink};paint-order:stroke;stroke:${night.paper};stroke-width:3px}`,
    ].join(''),
  )
