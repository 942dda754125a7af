import {
  type Board,
  doubleArea,
  type LengthUnit,
  lengthUnits,
  type Point,
  SMALL_OBSTACLE,
  type Spot,
  showLength,
  unitSize,
} from '@gargoyle/table'
import { freeSpot, otherSpots } from '../areas/area.ts'
import { areaMarksOf, areaStateLooks, leveledName } from '../areas/area-marks.ts'
import { carriesArea } from '../areas/area-table.ts'
import { toScene, vecOf } from '../coordinates.ts'
import type { FigureParts } from '../figures/figure-parts.ts'
import { BASE_HEIGHT } from '../figures/figure-shape.ts'
import type {
  AreaMark,
  Badge,
  SceneArea,
  SceneContent,
  SceneMarks,
  TableSide,
  Tone,
} from '../scene-content.ts'
import type { Vec } from '../shape/mesh.ts'
import { tokenTop } from '../tokens/token-shape.ts'
import { ALWAYS } from './label-layout.ts'

/** Words over the table: the pin of a figure or marker, or a word on a mark. */
export interface SceneLabel {
  readonly id: string
  /** The figure it follows, if any; else it stays where it is. */
  readonly follows?: string
  readonly at: Vec
  /** How far above that place it hangs, in inches; nothing when seen from above. */
  readonly lift: number
  /** What is written in its disc; words alone have none. */
  readonly disc?: string
  /** The face that is drawn in it, over those letters. */
  readonly parts?: FigureParts
  readonly side?: TableSide
  readonly text: string
  /** What is said where there is little room; the whole text if left out. */
  readonly short?: string
  /** Where else the words may stand if something is in the way. */
  readonly elsewhere?: readonly Vec[]
  readonly tone?: Tone
  readonly badges: readonly Badge[]
  readonly state?: 'active' | 'done' | 'lying' | 'out'
  readonly priority: number
  /** How much it matters while it is not pointed at, where that is less. */
  readonly usual?: number
  /** Whether it names an option: a click on its words is one on what they name, whatever lies behind them. */
  readonly isOffer?: boolean
  /** Words that lie on the floor: the height of a roof, which only a map shows, or the name of an area. */
  readonly floor?: 'roof' | 'area'
  /** Shown over a figure for a while: the delay and the duration, in seconds. */
  readonly shout?: {
    readonly at: number
    readonly seconds: number
    /** How many words over the same figure it stands above. */
    readonly row: number
  }
}

const WORDS = {
  active: 95,
  picked: 92,
  open: 80,
  figure: 50,
  down: 30,
  token: 20,
  closed: 40,
  area: 10,
  roof: 5,
} as const

/** All labels of a table: pins of figures, offered markers, words on ways, lines and places. */
export function sceneLabels(
  content: SceneContent,
  marks: SceneMarks,
  hovered: string | undefined,
): SceneLabel[] {
  return [
    ...figureLabels(content, marks, hovered),
    ...tokenLabels(content, marks, hovered),
    ...areaLabels(content, marks, hovered),
    ...boundaryLabels(content),
    ...zoneLabels(content, marks),
    ...markLabels(marks),
  ]
}

function figureLabels(
  { figures }: SceneContent,
  { options }: SceneMarks,
  hovered: string | undefined,
): SceneLabel[] {
  return figures.map((figure) => {
    const { id, posture, isActive, isDone, name } = figure
    const mark = options.get(id)
    const lying = posture !== 'standing'
    const rank = isActive ? WORDS.active : mark ? WORDS[mark.tone] : lying ? WORDS.down : WORDS.figure
    const state =
      posture === 'out' ? 'out' : isActive ? 'active' : isDone ? 'done' : lying ? 'lying' : undefined
    return {
      id,
      follows: id,
      at: vecOf(figure.at),
      // Over hats and ears too.
      lift: lying ? 0.6 : toScene(figure.height) + BASE_HEIGHT + (figure.parts ? 0.3 : 0),
      disc: figure.initials,
      ...(figure.parts && { parts: figure.parts }),
      side: figure.side,
      text: offered(name, mark?.label),
      badges: figure.badges,
      ...mattering(rank, id === hovered),
      ...(mark && { tone: mark.tone, isOffer: true }),
      ...(state && { state }),
    }
  })
}

/** What is pointed at is said whatever it covers. */
const mattering = (rank: number, isHovered: boolean): Pick<SceneLabel, 'priority' | 'usual'> =>
  isHovered ? { priority: ALWAYS, usual: rank } : { priority: rank }

/** A name with what is offered behind it, unless that only says the name again. */
function offered(name: string, offer: string | undefined): string {
  if (offer === undefined || offer === '') return name
  return offer.startsWith(name) ? offer : `${name}: ${offer}`
}

/** Markers have labels only when they are offered or pointed at: there may be many. */
function tokenLabels(
  { tokens }: SceneContent,
  { options }: SceneMarks,
  hovered: string | undefined,
): SceneLabel[] {
  return tokens.flatMap((token): SceneLabel[] => {
    const mark = options.get(token.id)
    if (!mark && token.id !== hovered) return []
    return [
      {
        id: token.id,
        at: vecOf(token.at),
        lift: tokenTop(token.kind),
        text: offered(token.label, mark?.label),
        badges: [],
        ...mattering(mark ? WORDS[mark.tone] : WORDS.token, token.id === hovered),
        ...(token.side !== undefined && { side: token.side }),
        ...(mark && { tone: mark.tone, isOffer: true }),
      },
    ]
  })
}

/** The states that are said in words before the name, the most urgent first; the others are badges. */
const urgent = ['chosen', 'reachable', 'seen', 'closed'] as const

function areaLabels(content: SceneContent, marks: SceneMarks, hovered: string | undefined): SceneLabel[] {
  const known = areaMarksOf(content, marks)
  const taken = [...content.figures, ...content.tokens].map(({ at }) => at)
  return (content.areas ?? []).map((area) =>
    areaLabel(area, freeSpot(area, taken), known.get(area.id) ?? [], area.id === hovered),
  )
}

function areaLabel(area: SceneArea, at: Spot, marks: readonly AreaMark[], isHovered: boolean): SceneLabel {
  const first = urgent.flatMap((state) => marks.find((mark) => mark.state === state) ?? [])[0]
  const tone = first && areaStateLooks[first.state].tone
  const badges = marks
    .filter(({ state }) => state === 'dangerous' || state === 'difficult')
    .map(({ state, text = '' }): Badge => {
      const look = areaStateLooks[state]
      return { text: `${look.sign}${text}`, tone: look.tone }
    })
  const rank = first === undefined ? WORDS.area : WORDS[labelRanks[first.state]]
  const price = first?.text !== undefined && first.text !== area.name ? first.text : undefined
  return {
    id: area.id,
    at: vecOf(at),
    lift: 0.05,
    text: offered(leveledName(area), first?.text),
    short: price ?? '',
    elsewhere: otherSpots(area).map(vecOf),
    badges,
    ...mattering(rank, isHovered),
    ...(tone ? { tone } : isHovered ? {} : { floor: 'area' }),
    ...(first && first.state !== 'seen' && { isOffer: true }),
  }
}

const labelRanks = {
  chosen: 'picked',
  reachable: 'open',
  seen: 'open',
  closed: 'closed',
  dangerous: 'area',
  difficult: 'area',
} as const satisfies Record<AreaMark['state'], keyof typeof WORDS>

/** Zones are called by their letter, in large, on the floor; clouds and ice are seen for what they are. */
function zoneLabels({ zones }: SceneContent, { options }: SceneMarks): SceneLabel[] {
  return zones
    .filter(({ height }) => height === undefined)
    .map(({ id, label, outline, z, side }): SceneLabel => {
      const mark = options.get(id)
      return {
        id,
        at: vecOf({ ...cornersMean(outline), z }),
        lift: 0.05,
        text: label,
        badges: [],
        priority: mark ? WORDS[mark.tone] : WORDS.area,
        ...(side !== undefined && { side }),
        ...(mark ? { tone: mark.tone } : { floor: 'area' }),
      }
    })
}

function boundaryLabels({ boundaries = [] }: SceneContent): SceneLabel[] {
  return boundaries.flatMap(({ id, points, label, height = 0 }): SceneLabel[] => {
    const [a, b] = [points[0], points.at(-1)]
    if (!label || !a || !b) return []
    const [p, q] = [vecOf(a), vecOf(b)]
    const at: Vec = [(p[0] + q[0]) / 2, (p[1] + q[1]) / 2, Math.max(p[2], q[2])]
    const common = { id: `boundary ${id}`, at, lift: toScene(height) + 0.05, text: label, badges: [] }
    return [{ ...common, priority: WORDS.area - 1, floor: 'area' }]
  })
}

function markLabels({ paths, lines, spots }: SceneMarks): SceneLabel[] {
  const words = (id: string, at: Vec, text: string, tone: Tone, lift = 0.3): SceneLabel => ({
    id,
    at,
    lift,
    text,
    tone,
    badges: [],
    priority: ALWAYS,
  })
  return [
    ...paths.flatMap(({ labels = [], tone }, i) =>
      labels.map(({ at, text }, k) => ({
        ...words(`path ${i} ${k}`, vecOf(at), text, tone, 0.6),
        // What a way comes to stands at its end; what is said on the way gives way to that.
        priority: k === labels.length - 1 ? ALWAYS : ALWAYS - 1,
      })),
    ),
    ...lines.flatMap(({ from, to, label, tone }, i) => {
      const [a, b] = [vecOf(from), vecOf(to)]
      const middle: Vec = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2, (a[2] + b[2]) / 2]
      return label ? [words(`line ${i}`, middle, label, tone)] : []
    }),
    ...spots.flatMap(({ at, label, tone }, i) => (label ? [words(`spot ${i}`, vecOf(at), label, tone)] : [])),
  ]
}

/** Floors smaller than this (square inches) have no label on a map. */
const SMALL_FLOOR = 2.9

/** How high floors are, for a table seen from above: what cannot be seen there must be written. Areas say it themselves. */
export function roofLabels(
  { pieces }: Pick<Board, 'pieces'>,
  unit: LengthUnit = lengthUnits.inch,
): SceneLabel[] {
  return pieces
    .filter(
      (piece) =>
        piece.standable &&
        !carriesArea(piece) &&
        piece.top > SMALL_OBSTACLE &&
        sizeOf(piece.footprint) > SMALL_FLOOR,
    )
    .map((piece) => {
      const at = vecOf({ ...cornersMean(piece.footprint), z: piece.top })
      const height = showLength(piece.top, unit)
      const text = piece.name ? `${piece.name} ${height}` : height
      return { id: `roof ${piece.id}`, at, lift: 0, text, badges: [], priority: WORDS.roof, floor: 'roof' }
    })
}

const sizeOf = (outline: readonly Point[]): number => doubleArea(outline) / 2 / unitSize.inch / unitSize.inch

function cornersMean(outline: readonly Point[]): Point {
  const mean = (of: (corner: Point) => number): number =>
    outline.reduce((sum, corner) => sum + of(corner), 0) / outline.length
  return { x: mean(({ x }) => x), y: mean(({ y }) => y) }
}
