import type { Area, AreaBoard, Boundary } from './board.ts'
import type { BoardPoint, Segment } from './geometry.ts'

/** Something to show in an area: a token, a miniature. */
export type BoardMark = {
  readonly area: number
  readonly label: string
  readonly kind: 'hero' | 'villain' | 'neutral' | 'token'
}

/** Units of a board to units of a drawing. */
const SCALE = 8

/** Fills by height: the higher, the lighter. */
const fills = ['#2b3440', '#3c4a59', '#566778', '#77899a', '#98a9b8'] as const

const markColours = { hero: '#8fc1ff', villain: '#ff9d94', neutral: '#f0a03c', token: '#e8d44d' } as const

/**
 * A board as a picture that can be read at a glance: heights by shade, walls thick and dark, orange and white boundaries in
 * their colour, special ones dotted with their moves, limits, danger and sight markers as signs.
 */
export function drawBoard(board: AreaBoard, marks: readonly BoardMark[] = []): string {
  const [width, height] = [board.width * SCALE, board.height * SCALE]
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" font-family="sans-serif">`,
    `<title>${escaped(board.name)}</title>`,
    `<rect width="${width}" height="${height}" fill="#14181d"/>`,
    ...board.areas.map(areaShape),
    ...board.boundaries.flatMap((boundary) => boundaryShapes(board, boundary)),
    ...board.areas.flatMap(areaSigns),
    ...board.areas.flatMap((area, id) =>
      markShapes(
        area,
        marks.filter((mark) => mark.area === id),
      ),
    ),
    '</svg>',
    '',
  ].join('\n')
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

const at = ([x, y]: BoardPoint): string => `${x * SCALE},${y * SCALE}`

function areaShape({ outline, elevation, promontory, dangerous }: Area): string {
  const fill = fills[Math.min(elevation, fills.length - 1)]
  const edge = promontory
    ? ' stroke="#c9b458" stroke-width="6"'
    : dangerous > 0
      ? ' stroke="#a33" stroke-width="4"'
      : ''
  return `<polygon points="${outline.map(at).join(' ')}" fill="${fill}"${edge}/>`
}

const line = ([a, b]: Segment, style: string): string =>
  `<line x1="${a[0] * SCALE}" y1="${a[1] * SCALE}" x2="${b[0] * SCALE}" y2="${b[1] * SCALE}" ${style}/>`

const styles = {
  white: 'stroke="#f2f2f2" stroke-width="3"',
  orange: 'stroke="#ff8c1a" stroke-width="5"',
  special: 'stroke="#f2f2f2" stroke-width="3" stroke-dasharray="3 9"',
  wall: 'stroke="#000" stroke-width="10"',
} as const

function boundaryShapes(
  board: AreaBoard,
  { kind, pieces, blocking, level, moves, between }: Boundary,
): readonly string[] {
  const shapes = pieces.map((piece) => line(piece, styles[kind]))
  if (kind !== 'wall') shapes.push(...blocking.map((piece) => line(piece, styles.wall)))
  const [first] = pieces
  const words = kind === 'wall' ? (level === undefined ? '' : `wall ${level}`) : moveWords(moves)
  if (words === '') return shapes
  const middle: BoardPoint = first
    ? [(first[0][0] + first[1][0]) / 2, (first[0][1] + first[1][1]) / 2]
    : centreBetween(board.areas[between[0]]!, board.areas[between[1]]!)
  return [...shapes, text(middle, words, 11, '#ffd9a0')]
}

/** What can be done across a special boundary, each kind once. */
const moveWords = (moves: Boundary['moves']): string =>
  [...new Set(moves.map(({ kind, level }) => `${kind} ${level}`))].join(', ')

function centreOf({ outline }: Area): BoardPoint {
  const xs = outline.map(([x]) => x)
  const ys = outline.map(([, y]) => y)
  return [(Math.min(...xs) + Math.max(...xs)) / 2, (Math.min(...ys) + Math.max(...ys)) / 2]
}

function centreBetween(one: Area, other: Area): BoardPoint {
  const [a, b] = [centreOf(one), centreOf(other)]
  return [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]
}

// A dark edge around letters keeps them legible on lines and light areas.
const text = ([x, y]: BoardPoint, words: string, size: number, fill: string): string =>
  `<text x="${x * SCALE}" y="${y * SCALE}" font-size="${size}" text-anchor="middle" fill="${fill}" stroke="#14181d" stroke-width="3" paint-order="stroke">${escaped(words)}</text>`

function areaSigns(area: Area): readonly string[] {
  const [x] = centreOf(area)
  const top = Math.min(...area.outline.map(([, y]) => y))
  const notes = [
    `holds ${area.limit}`,
    ...(area.elevation > 0 ? [`height ${area.elevation}`] : []),
    ...(area.difficult > 0 ? [`difficult ${area.difficult}`] : []),
    ...(area.dangerous > 0 ? [`danger ${area.dangerous}`] : []),
    ...(area.promontory ? ['promontory'] : []),
  ]
  return [
    text([x, top + 2.4], area.name, 14, '#fff'),
    text([x, top + 4.4], notes.join(', '), 11, '#cfd8e0'),
    ...area.markers.flatMap(({ at: [mx, my], letters }) => [
      `<circle cx="${mx * SCALE}" cy="${my * SCALE}" r="5" fill="none" stroke="#8fd3ff" stroke-width="2"/>`,
      ...(letters.length === 0 ? [] : [text([mx, my + 2], letters.join(''), 12, '#8fd3ff')]),
    ]),
  ]
}

function markShapes(area: Area, marks: readonly BoardMark[]): readonly string[] {
  const [x] = centreOf(area)
  const bottom = Math.max(...area.outline.map(([, y]) => y))
  // Clear of what is written on the boundary below.
  return marks.map(({ label, kind }, i) => text([x, bottom - 2.8 - i * 1.9], label, 13, markColours[kind]))
}
