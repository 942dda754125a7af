import { type Box, boxOf, convexOf } from '../geometry/convex.ts'
import { convexParts } from '../geometry/decompose.ts'
import { showLength, toInches } from '../units.ts'
import { isPieceKind, SMALL_OBSTACLE } from './default-piece.ts'
import type { Piece } from './piece.ts'
import { element, short, text, textWidth } from './svg-markup.ts'
import { hatched, night, type Paint, paints, roofShade } from './svg-palette.ts'
import type { View } from './svg-view.ts'

const paintOf = (kind: string): Paint | undefined => (isPieceKind(kind) ? paints[kind] : undefined)
const hatchOf = (kind: string): readonly [string, string] | undefined =>
  isPieceKind(kind) ? hatched[kind] : undefined

/** Whether a piece is a floor that hangs over the street: it is drawn so that the street shows through. */
const hangs = (piece: Piece): boolean =>
  piece.bottom > 0 && (piece.kind === 'walkway' || piece.kind === 'platform')

/** A piece as a shape, its shadow first. */
export function drawPiece(piece: Piece, view: View): string {
  const hatch = hatchOf(piece.kind)
  if (hatch) {
    return element('polygon', {
      points: view.corners(piece.footprint),
      fill: `url(#gargoyle-${piece.kind})`,
      stroke: hatch[1],
      'stroke-opacity': '.6',
    })
  }
  const paint = paintOf(piece.kind)
  const high = toInches(piece.top)
  const shade = paint?.fill ?? roofShade(high)
  const shape = element('polygon', {
    points: view.corners(piece.footprint),
    fill: shade,
    stroke: piece.climbable && !paint ? night.rough : (paint?.edge ?? '#a9b4cc'),
    'stroke-dasharray': piece.climbable && !paint ? '3 2' : undefined,
    'stroke-width': paint ? undefined : '1.5',
    'fill-opacity': hangs(piece) ? '.55' : piece.sight === 'screened' ? '.85' : undefined,
  })
  return shadow(piece, view) + shape + mark(piece, paint, view)
}

/** The light comes from the north-west; what is taller throws a longer shadow. */
function shadow(piece: Piece, view: View): string {
  if (piece.passage === 'open' || piece.passage === 'impassable') return ''
  const thickness = toInches(piece.top - (hangs(piece) ? 0 : piece.bottom))
  const off = Math.min(0.6, 0.1 * thickness) * view.pixelsPerInch
  if (off < 1) return ''
  return element('polygon', {
    points: view.corners(piece.footprint, off, off),
    fill: night.shadow,
    stroke: 'none',
    opacity: hangs(piece) ? '.3' : '.5',
  })
}

function mark(piece: Piece, paint: Paint | undefined, view: View): string {
  if (!paint?.mark) return ''
  const box = boxOf(convexOf(piece.footprint))
  const frame = {
    x: view.x(box.minX),
    y: view.y(box.maxY),
    w: view.length(box.maxX - box.minX),
    h: view.length(box.maxY - box.minY),
  }
  const line = (d: string, opacity = '.7'): string =>
    element('path', { d, stroke: paint.edge, fill: 'none', opacity, 'stroke-width': '.8' })
  switch (paint.mark) {
    case 'planks':
      return line(stripes(frame, view.pixelsPerInch / 2.5), '.5')
    case 'rungs':
      return element('path', {
        d: stripes(frame, view.pixelsPerInch / 5),
        stroke: night.paper,
        fill: 'none',
      })
    case 'wire':
      return line(stripes(frame, view.pixelsPerInch / 3), '.8')
    case 'cross': {
      const { x, y, w, h } = frame
      return line(`M${short(x)} ${short(y)}l${short(w)} ${short(h)}m0 ${short(-h)}l${short(-w)} ${short(h)}`)
    }
    case 'ring':
    case 'leaves': {
      const leaves = paint.mark === 'leaves'
      return element('circle', {
        cx: frame.x + frame.w / 2,
        cy: frame.y + frame.h / 2,
        r: Math.min(frame.w, frame.h) * (leaves ? 0.62 : 0.32),
        fill: leaves ? paint.fill : 'none',
        stroke: paint.edge,
        'fill-opacity': leaves ? '.8' : undefined,
        'stroke-dasharray': leaves ? '3 2' : undefined,
      })
    }
    case 'windows':
      return windows(frame, paint)
  }
}

interface Frame {
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
}

/** Strokes across the longer side. */
function stripes({ x, y, w, h }: Frame, spacing: number): string {
  const count = Math.max(1, Math.round(Math.max(w, h) / spacing))
  const strokes: string[] = []
  for (let i = 1; i < count; i++) {
    const at = i / count
    strokes.push(
      w >= h
        ? `M${short(x + w * at)} ${short(y)}v${short(h)}`
        : `M${short(x)} ${short(y + h * at)}h${short(w)}`,
    )
  }
  return strokes.join('')
}

/** Front and rear window of a car, seen from above. */
function windows({ x, y, w, h }: Frame, paint: Paint): string {
  const pane = (from: number, to: number): string => {
    const box =
      w >= h
        ? { x: x + w * from, y: y + h * 0.15, width: w * (to - from), height: h * 0.7 }
        : { x: x + w * 0.15, y: y + h * from, width: w * 0.7, height: h * (to - from) }
    return element('rect', { ...box, fill: night.paper, stroke: paint.edge, 'stroke-width': '.6', rx: 1.5 })
  }
  return pane(0.22, 0.36) + pane(0.72, 0.82)
}

/** The height of what is taller than an inch, and its name where both fit and nothing stands on that place. */
export function labelPiece(piece: Piece, above: readonly Piece[], view: View): string {
  const floor = piece.standable && piece.bottom > 0
  const tall = piece.top - piece.bottom > SMALL_OBSTACLE || floor
  if (!tall || piece.passage !== 'solid' || piece.kind === 'car') return ''
  const size = Math.max(8, Math.min(13, view.pixelsPerInch * 0.6))
  const small = size * 0.72
  const height = showLength(piece.top, view.unit)
  for (const room of clearRooms(piece, above)) {
    const width = view.length(room.maxX - room.minX)
    const depth = view.length(room.maxY - room.minY)
    if (textWidth(height, size) > width || size > depth) continue
    const x = view.x((room.minX + room.maxX) / 2)
    const y = view.y((room.minY + room.maxY) / 2)
    const lines = nameLines(piece, width, depth, size)
    const first = y + size * 0.36 - (lines.length * small * 1.15) / 2
    return [
      text(height, { x, y: first, class: 'gargoyle-height', 'font-size': size }),
      ...lines.map((words, i) =>
        text(words, { x, y: first + small * 1.2 * (i + 1), class: 'gargoyle-name', 'font-size': small }),
      ),
    ].join('')
  }
  return ''
}

/** Parts of a roof that nothing stands on, the largest first: parts of the outline, their halves and quarters. */
function clearRooms(piece: Piece, above: readonly Piece[]): Box[] {
  const boxes = convexParts(piece.footprint).map(boxOf)
  const area = (box: Box): number => (box.maxX - box.minX) * (box.maxY - box.minY)
  const things = above
    .filter((other) => other.bottom >= piece.top && other !== piece)
    .map((other) => boxOf(convexOf(other.footprint)))
  const rooms = boxes.flatMap((box) => [box, ...halves(box), ...halves(box).flatMap(halves)]).map(middle)
  return rooms
    .filter((room) => !things.some((thing) => boxesMeet(room, thing)))
    .sort((a, b) => area(b) - area(a))
}

/** The middle of a box, where a label is best. */
function middle({ minX, minY, maxX, maxY }: Box): Box {
  const [w, d] = [(maxX - minX) / 8, (maxY - minY) / 8]
  return { minX: minX + w, minY: minY + d, maxX: maxX - w, maxY: maxY - d }
}

function halves(box: Box): Box[] {
  const x = (box.minX + box.maxX) / 2
  const y = (box.minY + box.maxY) / 2
  return [
    { ...box, minX: x },
    { ...box, maxX: x },
    { ...box, minY: y },
    { ...box, maxY: y },
  ].map(middle)
}

const boxesMeet = (a: Box, b: Box): boolean =>
  a.minX < b.maxX && b.minX < a.maxX && a.minY < b.maxY && b.minY < a.maxY

function nameLines({ name }: Piece, width: number, depth: number, size: number): string[] {
  if (!name) return []
  const small = size * 0.72
  const fits = (words: string): boolean => textWidth(words, small) <= width - 4
  if (fits(name) && depth >= size + small * 1.4) return [name]
  const words = name.split(' ')
  return words.length > 1 &&
    words.length < 5 &&
    words.every(fits) &&
    depth >= size + small * 1.25 * words.length
    ? words
    : []
}
