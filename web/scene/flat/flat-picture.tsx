import { noMarks, type SceneContent } from '../scene-content.ts'
import { FlatAreaNames, FlatAreas, FlatBoundaries } from './flat-areas.tsx'
import { FlatPatterns } from './flat-patterns.tsx'
import styles from './flat-table.module.css'
import { FlatFigure, FlatToken } from './flat-things.tsx'
import { mapOf } from './map.ts'
import { wordPlacesOn } from './token-words.ts'

/** A table of areas as a picture, to be looked at only. */
export function FlatPicture({ content, label }: { readonly content: SceneContent; readonly label: string }) {
  const { board, figures, tokens } = content
  const map = mapOf(board)
  const wordsAt = wordPlacesOn(map, content)
  return (
    <svg viewBox={`-0.5 -0.5 ${map.width + 1} ${map.depth + 1}`} role="img" aria-label={label}>
      <FlatPatterns />
      <rect className={styles.ground} width={map.width} height={map.depth} />
      <FlatAreas content={content} marks={noMarks} map={map} hovered={undefined} />
      <FlatBoundaries content={content} map={map} />
      <FlatAreaNames content={content} marks={noMarks} map={map} />
      {tokens.map((token, place) => (
        <FlatToken
          key={token.id}
          token={token}
          map={map}
          tone={undefined}
          isHovered={false}
          wordAt={wordsAt[place] ?? 0}
        />
      ))}
      {figures.map((figure) => (
        <FlatFigure
          key={figure.id}
          figure={figure}
          map={map}
          tone={undefined}
          isHovered={false}
          badgesAt={0}
        />
      ))}
    </svg>
  )
}
