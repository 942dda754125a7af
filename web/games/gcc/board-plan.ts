import type { GccBoard } from '@gargoyle/gcc'
import { inches, type Point, type Spot, spot } from '@gargoyle/table'
import { areaTable } from '../../scene/areas/area-table.ts'
import type { AreaFloor, SceneArea, SceneBoundary, SceneContent, Tone } from '../../scene/scene-content.ts'
import { areaId } from './ids.ts'

type Area = GccBoard['areas'][number]
type Boundary = GccBoard['boundaries'][number]
type Segment = Boundary['pieces'][number]
type Plan = Pick<SceneContent, 'board' | 'areas' | 'boundaries'>

/** Inches of table for a unit of a board: an area is some six inches wide. */
const SCALE = 0.3

/** How high a level of elevation is, and a wall. */
const LEVEL = inches(1.4)
const WALL = inches(1.3)

/** What floors are made of, by what areas are called. No rule reads it. */
const floors: readonly (readonly [RegExp, AreaFloor])[] = [
  [/roof|tower|ledge|skylight/i, 'stone'],
  [/water|pool|river|vat/i, 'water'],
  [/mud|beach|garden|park|lawn|track/i, 'grass'],
  [/street|alley|crossing|parking|yard|corner|gate|ramp|gravel/i, 'asphalt'],
  [/plank|jetty|promenade|pier|carousel|hut|arcade|mat|stage|wheel/i, 'wood'],
  [/catwalk|pipes|boiler|tanks|shed/i, 'grating'],
  [/office|director|manager|library|funhouse|lounge/i, 'carpet'],
  [/hall|bank|counter|lab|control|treatment|security|corridor|store|lockers|entrance/i, 'tiles'],
]

const floorOf = ({ name, id }: Area): AreaFloor =>
  floors.find(([words]) => words.test(`${name} ${id}`))?.[1] ?? 'stone'

/** Boards count from their north-western corner, tables from the south-western one. */
const placer =
  ({ height }: GccBoard) =>
  ([x, y]: readonly [number, number]): Point => ({ x: inches(x * SCALE), y: inches((height - y) * SCALE) })

type Placer = ReturnType<typeof placer>

const heightOf = (elevation: number): number => Math.round(elevation * LEVEL)

/** The same corners, counter-clockwise. */
function counterClockwise(outline: readonly Point[]): readonly Point[] {
  let turn = 0
  outline.forEach((a, i) => {
    const b = outline[(i + 1) % outline.length]!
    turn += a.x * b.y - b.x * a.y
  })
  return turn < 0 ? outline.toReversed() : outline
}

function areaOf(area: Area, number: number, place: Placer): SceneArea {
  const { name, outline, elevation, markers, dangerous, difficult } = area
  const [marker] = markers
  return {
    id: areaId(number),
    name,
    outline: counterClockwise(outline.map(place)),
    z: heightOf(elevation),
    level: elevation,
    floor: floorOf(area),
    ...(marker && { marker: place(marker.at) }),
    ground: [
      ...(dangerous > 0 ? [{ state: 'dangerous' as const, text: `${dangerous}` }] : []),
      ...(difficult > 0 ? [{ state: 'difficult' as const, text: `${difficult}` }] : []),
    ],
  }
}

/** How boundaries without a wall look: each kind has a line of its own. */
const lineTones: Readonly<Record<Boundary['kind'], Tone>> = {
  white: 'plain',
  orange: 'lamp',
  special: 'seen',
  wall: 'closed',
}

/** Climbs and jumps that a boundary allows, in as few words as can be. */
function movesText({ moves }: Boundary): string {
  const words = moves.filter(({ kind }) => kind !== 'fall').map(({ kind, level }) => `${kind} ${level}`)
  return [...new Set(words)].join(', ')
}

const isSame = (a: readonly [number, number], b: readonly [number, number]): boolean =>
  a[0] === b[0] && a[1] === b[1]

/** The parts of a straight piece that nothing blocks: a doorway between two walls. */
export function openParts(piece: Segment, blocking: readonly Segment[]): readonly Segment[] {
  const [from, to] = piece
  const length = (to[0] - from[0]) ** 2 + (to[1] - from[1]) ** 2
  const along = ([x, y]: readonly [number, number]): number =>
    ((x - from[0]) * (to[0] - from[0]) + (y - from[1]) * (to[1] - from[1])) / length
  const isOn = ([x, y]: readonly [number, number]): boolean =>
    (x - from[0]) * (to[1] - from[1]) === (y - from[1]) * (to[0] - from[0])
  const at = (share: number): readonly [number, number] => [
    from[0] + (to[0] - from[0]) * share,
    from[1] + (to[1] - from[1]) * share,
  ]
  const covered = blocking
    .filter(([a, b]) => isOn(a) && isOn(b))
    .map(([a, b]) => [Math.min(along(a), along(b)), Math.max(along(a), along(b))] as const)
    .toSorted((a, b) => a[0] - b[0])
  const open: Segment[] = []
  let done = 0
  for (const [start, end] of [...covered, [1, 1] as const]) {
    const next = Math.min(1, Math.max(0, start))
    if (next > done) open.push([at(done), at(next)])
    done = Math.max(done, end)
  }
  return open.filter(([a, b]) => !isSame(a, b))
}

function boundaryOf(
  board: GccBoard,
  boundary: Boundary,
  number: number,
  isBroken: boolean,
): readonly SceneBoundary[] {
  const { areas } = board
  const place = placer(board)
  const { between, kind, level, pieces, blocking } = boundary
  const [low, high] = between.map((area) => areas[area]!.elevation).toSorted((a, b) => a - b) as [
    number,
    number,
  ]
  const points = ([from, to]: Segment, z: number): readonly Spot[] =>
    [from, to].map((end) => {
      const { x, y } = place(end)
      return spot(x, y, z)
    })
  const walls = isBroken ? [] : blocking
  const label = isBroken ? 'broken' : kind === 'special' ? movesText(boundary) : ''
  const middle = pieces.length >> 1
  return [
    ...walls.map((piece, i): SceneBoundary => {
      const isNamed = kind === 'wall' && level !== undefined && i === blocking.length >> 1
      return {
        id: `${number} wall ${i}`,
        kind: 'wall',
        height: WALL + heightOf(high) - heightOf(low),
        points: points(piece, heightOf(low)),
        ...(isNamed && { label: `wall ${level}` }),
      }
    }),
    ...pieces.flatMap((piece, p) =>
      openParts(piece, walls).map(
        (part, i): SceneBoundary => ({
          id: `${number} line ${p} ${i}`,
          kind: 'line',
          points: points(part, heightOf(high)),
          tone: isBroken ? 'ok' : lineTones[kind],
          ...(label !== '' && p === middle && i === 0 && { label }),
        }),
      ),
    ),
  ]
}

const plans = new WeakMap<GccBoard, Map<string, Plan>>()

/** A board as a table of areas, with the walls that are broken. Worked out once for each. */
export function boardPlan(board: GccBoard, broken: readonly number[]): Plan {
  const known = plans.get(board) ?? new Map<string, Plan>()
  plans.set(board, known)
  const key = broken.join()
  const plan = known.get(key) ?? layOut(board, broken)
  known.set(key, plan)
  return plan
}

function layOut(board: GccBoard, broken: readonly number[]): Plan {
  return areaTable({
    name: board.name,
    theme: 'old town',
    width: inches(board.width * SCALE),
    depth: inches(board.height * SCALE),
    areas: board.areas.map((area, number) => areaOf(area, number, placer(board))),
    boundaries: board.boundaries.flatMap((boundary, number) =>
      boundaryOf(board, boundary, number, broken.includes(number)),
    ),
  })
}
