import type { Pattern } from '../figures/side-look.ts'
import type { AreaMark, AreaState, SceneArea, SceneContent, SceneMarks, Tone } from '../scene-content.ts'

/** How a state of an area shows and reads. */
export interface AreaStateLook {
  readonly tone: Tone
  readonly sign: string
  readonly pattern: Pattern
  readonly wash: number
  readonly strokes: number
  readonly dash: readonly [number, number]
  /** Lines around it: more is more urgent. */
  readonly rims: 1 | 2
  /** What is said of it. */
  readonly words: string
}

/** The looks of all states, in the order in which they lie over each other. */
export const areaStateLooks: Readonly<Record<AreaState, AreaStateLook>> = {
  difficult: {
    tone: 'plain',
    sign: '≈',
    pattern: 'waves',
    wash: 0.03,
    strokes: 0.2,
    dash: [0.12, 0.3],
    rims: 1,
    words: 'difficult ground',
  },
  dangerous: {
    tone: 'danger',
    sign: '!',
    pattern: 'cross',
    wash: 0.08,
    strokes: 0.2,
    dash: [0.5, 0.25],
    rims: 1,
    words: 'dangerous',
  },
  closed: {
    tone: 'closed',
    sign: '✕',
    pattern: 'back-hatch',
    wash: 0.03,
    strokes: 0.06,
    dash: [0.2, 0.25],
    rims: 1,
    words: 'not possible',
  },
  seen: {
    tone: 'seen',
    sign: '◉',
    pattern: 'dots',
    wash: 0.07,
    strokes: 0.22,
    dash: [0.7, 0.2],
    rims: 1,
    words: 'in sight',
  },
  reachable: {
    tone: 'open',
    sign: '◇',
    pattern: 'hatch',
    wash: 0.14,
    strokes: 0.14,
    dash: [1, 0],
    rims: 1,
    words: 'can be picked',
  },
  chosen: {
    tone: 'picked',
    sign: '✓',
    pattern: 'checks',
    wash: 0.26,
    strokes: 0.12,
    dash: [1, 0],
    rims: 2,
    words: 'chosen',
  },
}

/** All states, the uppermost last. */
export const areaStates = Object.keys(areaStateLooks) as readonly AreaState[]

const offers = { open: 'reachable', picked: 'chosen', closed: 'closed' } as const

/** All that shows of every area: what its ground is like, how it is offered, and what else the moment says. */
export function areaMarksOf(
  { areas = [] }: Pick<SceneContent, 'areas'>,
  { areas: said, options }: Pick<SceneMarks, 'areas' | 'options'>,
): ReadonlyMap<string, readonly AreaMark[]> {
  const marks = new Map<string, readonly AreaMark[]>()
  for (const { id, ground = [] } of areas) {
    const offer = options.get(id)
    const all: readonly AreaMark[] = [
      ...ground.map((each) => ({ area: id, ...each })),
      ...said.filter(({ area }) => area === id),
      ...(offer
        ? [
            {
              area: id,
              state: offers[offer.tone],
              ...(offer.label !== undefined && { text: offer.label }),
            },
          ]
        : []),
    ]
    if (all.length > 0) marks.set(id, byState(all))
  }
  return marks
}

/** One mark for each state: what is said later counts, unless it says nothing. */
function byState(marks: readonly AreaMark[]): readonly AreaMark[] {
  const known = new Map<AreaState, AreaMark>()
  for (const mark of marks) {
    const text = mark.text ?? known.get(mark.state)?.text
    known.set(mark.state, { ...mark, ...(text !== undefined && { text }) })
  }
  return areaStates.flatMap((state) => known.get(state) ?? [])
}

/** The name of an area with its level, if it is above the ground. */
export const leveledName = ({ name, level = 0 }: SceneArea): string =>
  level > 0 ? `${name} ▲${level}` : name

/** An area in words, with all that is true of it. */
export function describeArea({ name, level }: SceneArea, marks: readonly AreaMark[] = []): string {
  const states = marks.map(({ state, text }) => {
    const { words } = areaStateLooks[state]
    return text === undefined || text === '' || text === name ? words : `${words} (${text})`
  })
  return [name, ...(level === undefined ? [] : [`level ${level}`]), ...states].join(', ')
}
