import { toScene } from './coordinates.ts'
import styles from './flat-table.module.css'
import type { Figure, TableSceneProps } from './scene-content.ts'

/** The table as a plain map, for browsers that cannot draw in three dimensions: everything can still be played. */
export function FlatTable({ content, marks, label }: Pick<TableSceneProps, 'content' | 'marks' | 'label'>) {
  const { board, figures, tokens, lights } = content
  const [width, depth] = [toScene(board.width), toScene(board.depth)]
  const up = (y: number): number => depth - toScene(y)
  const points = (outline: readonly { readonly x: number; readonly y: number }[]): string =>
    outline.map(({ x, y }) => `${toScene(x)},${up(y)}`).join(' ')
  return (
    <figure className={styles.map}>
      <svg viewBox={`-0.5 -0.5 ${width + 1} ${depth + 1}`} role="img" aria-label={label}>
        <rect className={styles.ground} width={width} height={depth} />
        {lights.map(({ id, at, radius, reach, on }) =>
          on ? (
            <circle
              key={id}
              className={styles.light}
              cx={toScene(at.x)}
              cy={up(at.y)}
              r={toScene(radius + reach)}
            />
          ) : null,
        )}
        {[...board.pieces]
          .sort((a, b) => a.top - b.top)
          .map((piece) => (
            <polygon
              key={piece.id}
              className={styles.piece}
              data-floor={piece.standable}
              points={points(piece.footprint)}
            >
              <title>{piece.name ?? piece.kind}</title>
            </polygon>
          ))}
        {marks.regions.map(({ outline }) => (
          <polygon key={points(outline)} className={styles.region} points={points(outline)} />
        ))}
        {tokens.map((token) => (
          <circle
            key={token.id}
            className={styles.token}
            cx={toScene(token.at.x)}
            cy={up(token.at.y)}
            r={toScene(token.radius)}
          />
        ))}
        {figures.map((figure) => (
          <FlatFigure
            key={figure.id}
            figure={figure}
            y={up(figure.at.y)}
            tone={marks.options.get(figure.id)?.tone}
          />
        ))}
      </svg>
      <figcaption>
        This browser cannot draw the table in three dimensions (WebGL is switched off or missing), so here is
        a map of it. The game itself is the same.
      </figcaption>
    </figure>
  )
}

interface FlatFigureProps {
  readonly figure: Figure
  readonly y: number
  readonly tone: string | undefined
}

function FlatFigure({ figure, y, tone }: FlatFigureProps) {
  const [x, radius] = [toScene(figure.at.x), toScene(figure.radius)]
  return (
    <g className={styles.figure} data-side={figure.crew} data-tone={tone} data-posture={figure.posture}>
      <circle cx={x} cy={y} r={radius} strokeDasharray={figure.crew === 1 ? '0.4 0.2' : undefined} />
      <text x={x} y={y} fontSize={radius * 0.9}>
        {figure.initials}
      </text>
    </g>
  )
}
