import { type Board, doubleArea, type Point, SMALL_OBSTACLE, showLength, unitSize } from '@gargoyle/table'
import { toScene, vecOf } from '../coordinates.ts'
import { BASE_HEIGHT } from '../figures/figure-shape.ts'
import type { Badge, SceneContent, SceneMarks, Side, Tone } from '../scene-content.ts'
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
  readonly side?: Side
  readonly text: string
  readonly tone?: Tone
  readonly badges: readonly Badge[]
  readonly state?: 'active' | 'done' | 'lying' | 'out'
  readonly priority: number
  /** The height of a roof: shown only on a map. */
  readonly isRoof?: boolean
}

const WORDS = {
  active: 95,
  picked: 92,
  open: 80,
  figure: 50,
  down: 30,
  token: 20,
  closed: 40,
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
      lift: lying ? 0.5 : toScene(figure.height) + BASE_HEIGHT,
      disc: figure.initials,
      side: figure.crew,
      text: offered(name, mark?.label),
      badges: figure.badges,
      priority: id === hovered ? ALWAYS : rank,
      ...(mark && { tone: mark.tone }),
      ...(state && { state }),
    }
  })
}

/** A name with what is offered behind it, unless that only says the name again. */
function offered(name: string, offer: string | undefined): string {
  if (offer === undefined || offer === '') return name
  return offer.startsWith(name) ? offer : `${name}: ${offer}`
}

/** Markers speak up only when they are offered or pointed at: there may be many. */
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
        priority: token.id === hovered ? ALWAYS : mark ? WORDS[mark.tone] : WORDS.token,
        ...(token.crew !== undefined && { side: token.crew }),
        ...(mark && { tone: mark.tone }),
      },
    ]
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

/** Floors smaller than this (square inches) are not worth a word on a map. */
const SMALL_FLOOR = 2.9

/** How high floors are, for a table seen from above: what cannot be seen there must be written. */
export function roofLabels({ pieces }: Pick<Board, 'pieces'>): SceneLabel[] {
  return pieces
    .filter(
      ({ standable, top, footprint }) => standable && top > SMALL_OBSTACLE && areaOf(footprint) > SMALL_FLOOR,
    )
    .map((piece) => {
      const [x, y] = middleOf(piece.footprint)
      const at = vecOf({ x, y, z: piece.top })
      const text = piece.name ? `${piece.name} ${showLength(piece.top)}` : showLength(piece.top)
      return { id: `roof ${piece.id}`, at, lift: 0, text, badges: [], priority: WORDS.roof, isRoof: true }
    })
}

const areaOf = (outline: readonly Point[]): number => doubleArea(outline) / 2 / unitSize.inch / unitSize.inch

function middleOf(outline: readonly Point[]): [number, number] {
  const mean = (of: (corner: Point) => number): number =>
    outline.reduce((sum, corner) => sum + of(corner), 0) / outline.length
  return [mean(({ x }) => x), mean(({ y }) => y)]
}
