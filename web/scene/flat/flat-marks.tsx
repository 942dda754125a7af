import { sprayOutline } from '@gargoyle/table'
import { dashes } from '../marks/mark-shapes.ts'
import type { SceneMarks, Tone } from '../scene-content.ts'
import { signs, toneColours } from '../tones.ts'
import styles from './flat-table.module.css'
import type { FlatMap } from './map.ts'

const broken = (tone: Tone) => (dashes[tone][1] > 0 ? { strokeDasharray: dashes[tone].join(' ') } : {})

/** Lines shorter than this, in inches, have no room for words between their ends; the words stand this far below. */
const SHORT = 4
const BELOW = 1.9

interface MapPlace {
  readonly x: number
  readonly y: number
}

/** Where the words of a line stand: on its middle, or clear of both who are at its ends and of words on it. */
export function lineWordsPlace(
  from: MapPlace,
  to: MapPlace,
  { depth }: Pick<FlatMap, 'depth'>,
  hasWordsOnIt = false,
): MapPlace {
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }
  if (Math.hypot(to.x - from.x, to.y - from.y) > SHORT && !hasWordsOnIt) return middle
  const below = Math.max(from.y, to.y) + BELOW
  return { ...middle, y: below < depth ? below : Math.min(from.y, to.y) - BELOW }
}

/** How high a row of words is, how far above its place the first stands, and how wide words are, in inches. */
const ROW = 0.8
const ABOVE = 0.7
const HALF_WORDS = 3

/** Where words about places stand: above them, or below at the upper edge, and one behind the other where they would meet. */
export function spotWordsPlaces(spots: readonly MapPlace[]): readonly MapPlace[] {
  const placed: MapPlace[] = []
  for (const { x, y } of spots) {
    const away = y - ABOVE > ROW ? -1 : 1
    const place = { x, y: y + away * (away < 0 ? ABOVE : ABOVE + ROW / 2) }
    const meets = (other: MapPlace): boolean =>
      Math.abs(other.x - place.x) < 2 * HALF_WORDS && Math.abs(other.y - place.y) < ROW
    while (placed.some(meets)) place.y += away * ROW
    placed.push(place)
  }
  return placed
}

/** What the moment shows over a map: ways, lines of sight, templates and places. */
export function FlatMarks({ marks, map }: { readonly marks: SceneMarks; readonly map: FlatMap }) {
  const at = (point: { x: number; y: number }) => ({ x: map.x(point.x), y: map.y(point.y) })
  const told = marks.spots.filter(({ label }) => label)
  const words = spotWordsPlaces(told.map((spot) => at(spot.at)))
  return (
    <g className={styles.marks}>
      {marks.templates.map(({ template, tone }) =>
        template.kind === 'circle' ? (
          <circle
            key={JSON.stringify(template)}
            cx={map.x(template.centre.x)}
            cy={map.y(template.centre.y)}
            r={map.x(template.radius)}
            stroke={toneColours[tone]}
            fill={toneColours[tone]}
            fillOpacity="0.15"
          />
        ) : (
          <polygon
            key={JSON.stringify(template)}
            points={map.points(sprayOutline(template))}
            stroke={toneColours[tone]}
            fill={toneColours[tone]}
            fillOpacity="0.15"
          />
        ),
      )}
      {marks.paths.map(({ points, tone, labels = [] }) => (
        <g key={JSON.stringify(points)}>
          <polyline points={map.points(points)} stroke={toneColours[tone]} {...broken(tone)} />
          {labels.map((label) => (
            <text key={label.text} {...at(label.at)} fontSize="0.7">
              {label.text}
            </text>
          ))}
        </g>
      ))}
      {marks.lines.map(({ from, to, tone, label }) => (
        <g key={JSON.stringify([from, to])} data-line={tone}>
          <polyline points={map.points([from, to])} stroke={toneColours[tone]} {...broken(tone)} />
          {label && (
            <text {...lineWordsPlace(at(from), at(to), map, told.length > 0)} fontSize="0.7">
              {`${signs[tone]} ${label}`.trim()}
            </text>
          )}
        </g>
      ))}
      {marks.spots.map(({ at: place, radius, tone }) => (
        <circle
          key={JSON.stringify(place)}
          cx={map.x(place.x)}
          cy={map.y(place.y)}
          r={Math.max(0.3, map.x(radius))}
          stroke={toneColours[tone]}
        />
      ))}
      {told.map(({ at: place, label }, index) => (
        <text key={JSON.stringify(place)} {...words[index]} fontSize="0.7">
          {label}
        </text>
      ))}
    </g>
  )
}
