import { type PointerEvent, type ReactNode, type RefObject, useId, useRef, useState } from 'react'
import { takesFocus } from '../../ui/takes-focus.ts'
import { carriesArea } from '../areas/area-table.ts'
import { toTable } from '../coordinates.ts'
import { POINTING_KEYS, useKeyPointing } from '../pick/key-pointing.ts'
import { pickFromAbove } from '../pick/pick.ts'
import type { SceneHit, TableSceneProps } from '../scene-content.ts'
import { idsAt } from '../things.ts'
import { badgeRowPlaces, badgeWidth } from './badge-rows.ts'
import { FlatAreaNames, FlatAreas, FlatBoundaries } from './flat-areas.tsx'
import { FlatMarks } from './flat-marks.tsx'
import { FlatPatterns } from './flat-patterns.tsx'
import { FlatShow } from './flat-show.tsx'
import styles from './flat-table.module.css'
import { FlatFigure, FlatToken, FlatZone } from './flat-things.tsx'
import { type FlatMap, mapOf } from './map.ts'
import { wordPlacesOn } from './token-words.ts'

type Props = Pick<TableSceneProps, 'content' | 'marks' | 'label' | 'events' | 'show'>

/** The table as a plain map, for browsers that cannot draw in three dimensions: everything can still be played. */
export default function FlatTable(props: Props) {
  const { content, marks, show } = props
  const { board, figures, tokens, lights, zones } = content
  const map = mapOf(board)
  const toneOf = (id: string) => marks.options.get(id)?.tone
  const badgesAt = badgeRowPlaces(
    figures.map(({ at, radius, badges }) => ({
      x: map.x(at.x),
      y: map.y(at.y),
      radius: map.x(radius),
      width: badges.reduce((whole, badge) => whole + badgeWidth(badge), 0),
    })),
    map.depth,
  )
  const wordsAt = wordPlacesOn(map, content)
  return (
    <Surface {...props} map={map}>
      {(hovered) => (
        <>
          <FlatPatterns />
          <clipPath id="board-edge">
            <rect width={map.width} height={map.depth} />
          </clipPath>
          <rect className={styles.ground} width={map.width} height={map.depth} />
          <FlatAreas content={content} marks={marks} map={map} hovered={hovered} />
          <g clipPath="url(#board-edge)">
            {/* Lamps over areas are for the drawn table: on a map they would look like ground of some kind. */}
            {lights.map(({ id, at, radius, reach, on }) =>
              on && !content.areas ? (
                <circle
                  key={id}
                  className={styles.light}
                  cx={map.x(at.x)}
                  cy={map.y(at.y)}
                  r={map.x(radius + reach)}
                />
              ) : null,
            )}
          </g>
          {board.pieces
            .filter((piece) => !carriesArea(piece))
            .toSorted((a, b) => a.top - b.top)
            .map((piece) => (
              <polygon
                key={piece.id}
                className={styles.piece}
                data-floor={piece.standable}
                points={map.points(piece.footprint)}
              >
                <title>{piece.name ?? piece.kind}</title>
              </polygon>
            ))}
          {zones.map((zone) => (
            <FlatZone key={zone.id} zone={zone} map={map} />
          ))}
          {marks.regions.map(({ outline }) => (
            <polygon key={map.points(outline)} className={styles.region} points={map.points(outline)} />
          ))}
          <FlatBoundaries content={content} map={map} />
          <FlatAreaNames content={content} marks={marks} map={map} />
          {tokens.map((token, place) => (
            <FlatToken
              key={token.id}
              token={token}
              map={map}
              tone={toneOf(token.id)}
              isHovered={token.id === hovered}
              wordAt={wordsAt[place] ?? 0}
            />
          ))}
          {figures.map((figure, place) => (
            <FlatFigure
              key={figure.id}
              figure={figure}
              map={map}
              tone={toneOf(figure.id)}
              isHovered={figure.id === hovered}
              badgesAt={badgesAt[place] ?? 0}
            />
          ))}
          <FlatMarks marks={marks} map={map} />
          {show && <FlatShow key={show.begun} show={show} map={map} />}
        </>
      )}
    </Surface>
  )
}

interface SurfaceProps extends Props {
  readonly map: FlatMap
  children(hovered: string | undefined): ReactNode
}

/** What takes pointers and keys on a map. */
function Surface({ content, marks, events, label, map, children }: SurfaceProps) {
  const help = useId()
  const svg = useRef<SVGSVGElement>(null)
  const keys = useKeyPointing({ content, marks, events })
  const [under, setUnder] = useState<string>()
  const hitOf = (event: PointerEvent): SceneHit | undefined => {
    const at = placeUnder(svg, event)
    return at && pickFromAbove(content, toTable(at.x), toTable(map.depth - at.y))
  }
  const hover = (hit: SceneHit | undefined): void => {
    keys.letGo()
    setUnder(hit && idsAt(hit)[0])
    events.onHover?.(hit)
  }
  return (
    <figure className={styles.map}>
      <div
        className={styles.surface}
        role="application"
        aria-label={label}
        aria-describedby={help}
        ref={takesFocus}
        onPointerMove={(event) => event.pointerType !== 'touch' && hover(hitOf(event))}
        onPointerLeave={() => hover(undefined)}
        onPointerUp={(event) => {
          const hit = event.button > 0 ? undefined : hitOf(event)
          if (hit) events.onPick?.(hit)
        }}
        onKeyDown={(event) => {
          if (event.ctrlKey || event.metaKey || event.altKey) return
          if (keys.onKey(event.key)) event.preventDefault()
        }}
      >
        <svg
          ref={svg}
          viewBox={`-0.5 -0.5 ${map.width + 1} ${map.depth + 1}`}
          aria-hidden="true"
          focusable="false"
        >
          {children(keys.pointed ?? under)}
        </svg>
        <p id={help} hidden>
          {POINTING_KEYS}
        </p>
        <p role="status" className="visually-hidden">
          {keys.words}
        </p>
      </div>
      <figcaption>
        No WebGL in this browser: a map instead.<span> The game is the same.</span>
      </figcaption>
    </figure>
  )
}

/** The place of the drawing under a pointer, in its own units. */
function placeUnder(
  svg: RefObject<SVGSVGElement | null>,
  { clientX, clientY }: PointerEvent,
): DOMPoint | undefined {
  const toScreen = svg.current?.getScreenCTM()
  return toScreen ? new DOMPoint(clientX, clientY).matrixTransform(toScreen.inverse()) : undefined
}
