import type { CSSProperties } from 'react'
import styles from './cubes.module.css'

interface Props {
  readonly label: string
  readonly count: number
  /** How many fit; without, as many as there are. */
  readonly limit?: number
  readonly tone: 'reserve' | 'fatigue' | 'wounds' | 'spent'
  /** The label stands elsewhere. */
  readonly bare?: boolean
}

/** Cubes of energy in a place, and room for more. */
export function Cubes({ label, count, limit, tone, bare = false }: Props) {
  const room = Math.max(0, (limit ?? count) - count)
  return (
    <div className={styles.cubes} data-tone={tone}>
      {!bare && <span className={styles.label}>{label}</span>}
      <span className={styles.count}>{limit === undefined ? count : `${count} of ${limit}`}</span>
      <span className={styles.row} aria-hidden="true">
        <span className={styles.filled} style={{ '--cubes': count } as CSSProperties} />
        <span className={styles.room} style={{ '--cubes': room } as CSSProperties} />
      </span>
    </div>
  )
}
