import { showLength } from '../units.ts'
import type { BoardData } from './board.ts'
import { isPieceKind, pieceKindNames } from './default-piece.ts'
import { element, text, textWidth, wrapped } from './svg-markup.ts'
import { hatched, night, paints, roofShade } from './svg-palette.ts'
import type { View } from './svg-view.ts'

const ROW = 20
const SWATCH = 14

/** The name of the board, what it is like and how large. */
export function drawTitle(board: BoardData, view: View): string {
  const size = `${showLength(board.width, view.unit)} × ${showLength(board.depth, view.unit)}`
  const lines = wrapped(board.about, 11, view.width).slice(0, 2)
  return [
    text(board.name, { x: view.left, y: 32, class: 'gargoyle-title' }),
    text([board.theme, size].filter((part) => part).join('  ·  '), {
      x: view.left + view.width,
      y: 32,
      class: 'gargoyle-side',
    }),
    ...lines.map((line, i) => text(line, { x: view.left, y: 51 + 15 * i, class: 'gargoyle-about' })),
  ].join('')
}

/** One entry: a sample of the paint and its name. */
interface Entry {
  readonly name: string
  readonly fill: string
  readonly edge: string
  readonly dashed?: boolean
}

function entriesOf(board: BoardData): Entry[] {
  const present = new Set(board.pieces.map((piece) => piece.kind))
  const shaded = board.pieces.filter(({ kind }) => isPieceKind(kind) && !paints[kind] && !hatched[kind])
  const roofs = [...new Set(shaded.map((piece) => piece.kind))].map((kind) => ({
    name: kind === 'building' ? 'building (brighter is higher)' : kind,
    fill: roofShade(4),
    edge: '#a9b4cc',
  }))
  const rough = shaded.some((piece) => piece.climbable)
    ? [{ name: 'can be climbed', fill: 'none', edge: night.rough, dashed: true }]
    : []
  const others = pieceKindNames.flatMap((kind): Entry[] => {
    if (!present.has(kind)) return []
    const hatch = hatched[kind]
    const paint = paints[kind]
    if (hatch) return [{ name: `${kind} (difficult)`, fill: `url(#gargoyle-${kind})`, edge: hatch[1] }]
    return paint ? [{ name: kind, fill: paint.fill, edge: paint.edge }] : []
  })
  const lamps =
    board.lamps.length > 0 ? [{ name: 'lamp and its light', fill: night.lamp, edge: '#fff3d2' }] : []
  return [...roofs, ...rough, ...others, ...lamps]
}

/** What the colours mean, in rows under the board, and how long a ruler is. */
export function drawLegend(board: BoardData, view: View, top: number): { markup: string; height: number } {
  const bar = view.length(view.ruler)
  const right = view.left + view.width
  const edge = right - bar - 24
  let x = view.left
  let y = top
  const entries = entriesOf(board).map(({ name, fill, edge: stroke, dashed }) => {
    const width = SWATCH + 6 + textWidth(name, 11) + 14
    if (x + width > edge && x > view.left) {
      x = view.left
      y += ROW
    }
    const at = x
    x += width
    return (
      element('rect', {
        x: at,
        y,
        width: SWATCH,
        height: SWATCH - 3,
        fill,
        stroke,
        rx: 2,
        'stroke-dasharray': dashed ? '3 2' : undefined,
      }) + text(name, { x: at + SWATCH + 6, y: y + 9.5, class: 'gargoyle-key' })
    )
  })
  const from = right - bar
  const scale =
    element('path', {
      d: `M${from} ${top + 2}v8h${bar}v-8M${from + bar / 2} ${top + 10}v-4`,
      stroke: night.ink,
      fill: 'none',
    }) + text(showLength(view.ruler, view.unit), { x: from + bar / 2, y: top + 24, class: 'gargoyle-scale' })
  return { markup: entries.join('') + scale, height: Math.max(y - top + ROW, 30) }
}
