import { areaSpot, freeSpot } from '../areas/area.ts'
import { areaMarksOf, areaStateLooks, leveledName } from '../areas/area-marks.ts'
import { dashes } from '../marks/mark-shapes.ts'
import type { AreaMark, SceneArea, SceneContent, SceneMarks } from '../scene-content.ts'
import { toneColours } from '../tones.ts'
import { stateFill } from './flat-patterns.tsx'
import styles from './flat-table.module.css'
import type { FlatMap } from './map.ts'

interface Props {
  readonly content: SceneContent
  readonly marks: SceneMarks
  readonly map: FlatMap
  readonly hovered: string | undefined
}

/** The areas of a board on a map, higher ones over lower ones, with what is marked on them. */
export function FlatAreas({ content, marks, map, hovered }: Props) {
  const known = areaMarksOf(content, marks)
  return (content.areas ?? [])
    .toSorted((a, b) => a.z - b.z)
    .map((area) => (
      <g key={area.id} className={styles.area} data-hovered={area.id === hovered} data-area={area.id}>
        <polygon data-floor={area.floor} points={map.points(area.outline)} />
        {(known.get(area.id) ?? []).map(({ state }) => (
          <polygon
            key={state}
            data-state={state}
            points={map.points(area.outline)}
            fill={stateFill(state)}
            stroke={toneColours[areaStateLooks[state].tone]}
            strokeDasharray={areaStateLooks[state].dash.join(' ')}
          />
        ))}
      </g>
    ))
}

/** Walls as thick lines, other boundaries as thin ones. */
export function FlatBoundaries({ content, map }: Pick<Props, 'content' | 'map'>) {
  return (content.boundaries ?? []).map(({ id, kind, points, tone = 'plain', label }) => {
    const gap = dashes[tone][1]
    return (
      <g key={id} className={styles.boundary} data-kind={kind}>
        <polyline
          points={map.points(points)}
          {...(kind === 'line' && {
            stroke: toneColours[tone],
            ...(gap > 0 && { strokeDasharray: dashes[tone].join(' ') }),
          })}
        />
        {label && points.length > 0 && (
          <text {...boundaryLabelSpot(points, map)} fontSize="0.55">
            {label}
          </text>
        )}
      </g>
    )
  })
}

/** How far down an upright boundary its word stands: between names above the middle of an area and those in it. */
const DOWN = 0.37

/** Where the word of a boundary stands on a map, clear of what is written in the areas on both sides. */
export function boundaryLabelSpot(
  points: readonly { readonly x: number; readonly y: number }[],
  map: Pick<FlatMap, 'x' | 'y'>,
): { readonly x: number; readonly y: number } {
  const [a, b] = [points[0]!, points.at(-1)!].map(({ x, y }) => ({ x: map.x(x), y: map.y(y) })) as [
    { x: number; y: number },
    { x: number; y: number },
  ]
  const [top, bottom] = a.y <= b.y ? [a, b] : [b, a]
  const share = Math.abs(a.y - b.y) > Math.abs(a.x - b.x) ? DOWN : 0.5
  return { x: top.x + (bottom.x - top.x) * share, y: top.y + (bottom.y - top.y) * share }
}

/** How big names of areas are, in inches. */
const FONT = 0.62

/** Names of areas, with their level, what is marked on them, and prices. */
export function FlatAreaNames({ content, marks, map }: Omit<Props, 'hovered'>) {
  const known = areaMarksOf(content, marks)
  const taken = [...content.figures, ...content.tokens].map(({ at }) => at)
  return (content.areas ?? []).map((area) => {
    const { x, y } = freeSpot(area, taken)
    const states = known.get(area.id) ?? []
    // Below a figure there is room for half of a line more, and for a whole one the boundary would be in the way.
    const isLow = map.y(y) > map.y(areaSpot(area).y)
    const up = isLow && states.length > 0 ? FONT / 2 : 0
    return (
      <text key={area.id} className={styles.name} x={map.x(x)} y={map.y(y) - up} fontSize={FONT}>
        {nameLines(leveledName(area), widthOf(area, map)).map((line, place) => (
          <tspan key={line} x={map.x(x)} dy={place === 0 ? 0 : '1.05em'}>
            {line}
          </tspan>
        ))}
        {states.map((mark) => (
          <tspan
            key={mark.state}
            x={map.x(x)}
            dy="1.05em"
            fill={toneColours[areaStateLooks[mark.state].tone]}
            data-state={mark.state}
          >
            {stateText(mark, area)}
          </tspan>
        ))}
      </text>
    )
  })
}

/** How wide an area is on a map, in inches. */
function widthOf({ outline }: SceneArea, map: FlatMap): number {
  const across = outline.map((corner) => map.x(corner.x))
  return Math.max(...across) - Math.min(...across)
}

/** How wide a letter of a name is, and how much of its area words on both boundaries take, in inches. */
const LETTER = 0.34
const BOUNDARIES = 1.5

/** A name in one line, or in two where it would lie over what is written on the boundaries of its area. */
export function nameLines(name: string, width: number): readonly string[] {
  if (name.length * LETTER <= width - BOUNDARIES) return [name]
  const breaks = [...name.matchAll(/ (?!▲)/g)].map(({ index }) => index)
  const middle = breaks.toSorted((a, b) => Math.abs(a - name.length / 2) - Math.abs(b - name.length / 2))[0]
  return middle === undefined ? [name] : [name.slice(0, middle), name.slice(middle + 1)]
}

const stateText = ({ state, text = '' }: AreaMark, { name }: SceneArea): string =>
  [areaStateLooks[state].sign, text === name ? '' : text].filter((word) => word !== '').join(' ')
