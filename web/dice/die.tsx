import type { Die } from '@gargoyle/engine'
import type { CSSProperties } from 'react'
import type { DieLook } from '../games/game-page.ts'
import styles from './dice.module.css'
import { pipsOf } from './pips.ts'
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
      {before.length > 0 && <span className={styles.struck}>{before.join(' ')}</span>}
      <Face face={die.face} sides={die.sides} look={look} />
      {(word !== undefined || isIdle) && <span className={styles.word}>{word}</span>}
    </span>
  )
}

/** The letter stands for the colour, so that nobody needs to tell colours apart. */
function Face({
  face,
  sides,
  look,
}: {
  readonly face: number
  readonly sides: number
  readonly look: DieLook
}) {
  const pips = pipsOf(face, sides)
  return (
    <svg className={styles.face} data-tone={look.tone} viewBox="0 0 100 100" role="presentation">
      <rect x="4" y="4" width="92" height="92" rx="18" className={styles.body} />
      {pips.map(({ x, y }) => (
        <circle key={`${x} ${y}`} cx={100 * x} cy={100 * y} r="9" className={styles.pip} />
      ))}
      {pips.length === 0 && (
        <text x="50" y="66" textAnchor="middle" className={styles.numeral}>
          {face}
        </text>
      )}
    </svg>
  )
}

/** A die whose game says nothing about it. */
export const plainDie: DieLook = { name: 'die', tone: 'bone' }
