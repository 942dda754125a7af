import type { Die } from '@gargoyle/engine'
import type { CSSProperties } from 'react'
import type { DieLook, DieTone } from '../games/game-page.ts'
import styles from './dice.module.css'
import { drawFace, type FaceDrawing, writeFace } from './face.ts'
import { facesBefore } from './rolls.ts'

interface Props {
  readonly die: Die
  readonly look: DieLook
  /** What it did, in a word. */
  readonly word: string | undefined
  /** Others of its roll did something, and it did not. */
  readonly isIdle: boolean
  /** Its place in the roll: dice fall one after the other. */
  readonly place: number
}

/** A die as it lies, with the faces it showed before struck out. For the eye only: the roll is read out as a whole. */
export function DieFace({ die, look, word, isIdle, place }: Props) {
  const before = facesBefore(die)
  return (
    <span className={styles.die} data-idle={isIdle} style={{ '--place': place } as CSSProperties}>
      {before.length > 0 && (
        <span className={styles.struck}>{before.map((face) => writeFace(face, look)).join(' ')}</span>
      )}
      <Face die={die} look={look} />
      {(word !== undefined || isIdle) && <span className={styles.word}>{word}</span>}
    </span>
  )
}

/** A star of four points around the origin. */
const STAR = 'M0,-17 L5,-5 L17,0 L5,5 L0,17 L-5,5 L-17,0 L-5,-5 Z'

interface FaceProps {
  readonly die: Pick<Die, 'sides' | 'face'>
  readonly look: DieLook
}

/** A face of a die, for the eye only. */
export function Face({ die, look }: FaceProps) {
  return (
    <svg
      className={`${styles.face} ${styles.toned}`}
      data-tone={look.tone}
      viewBox="0 0 100 100"
      role="presentation"
    >
      <DrawnFace drawing={drawFace(die.face, die, look)} />
    </svg>
  )
}

interface PlacedFaceProps {
  readonly drawing: FaceDrawing
  readonly tone: DieTone
  /** Where its upper left corner is in the drawing it is part of, and how wide it is there. */
  readonly x: number
  readonly y: number
  readonly size: number
}

/** A face of a die as a part of a bigger drawing. */
export const PlacedFace = ({ drawing, tone, x, y, size }: PlacedFaceProps) => (
  <svg
    className={styles.toned}
    data-tone={tone}
    viewBox="0 0 100 100"
    x={x}
    y={y}
    role="presentation"
    width={size}
    height={size}
  >
    <DrawnFace drawing={drawing} />
  </svg>
)

/** What is on a face, in a square of 100. */
const DrawnFace = ({ drawing: { sign, places, text } }: { readonly drawing: FaceDrawing }) => (
  <>
    <rect x="4" y="4" width="92" height="92" rx="18" className={styles.body} />
    {places.map(({ x, y }) =>
      sign === 'pip' ? (
        <circle key={`${x} ${y}`} cx={100 * x} cy={100 * y} r="9" className={styles.pip} />
      ) : (
        <path
          key={`${x} ${y}`}
          d={STAR}
          transform={`translate(${100 * x} ${100 * y})`}
          className={styles.pip}
        />
      ),
    )}
    {text !== undefined && (
      <text x="50" y="66" textAnchor="middle" className={styles.numeral}>
        {text}
      </text>
    )}
  </>
)
