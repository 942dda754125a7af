import type { ReactNode } from 'react'
import styles from './chip.module.css'

interface Props {
  readonly children: ReactNode
  readonly tone?: 'plain' | 'lamp' | 'danger' | 'ok' | 'info'
}

/** A short word in a frame: a rank, a state, a number. */
export function Chip({ children, tone = 'plain' }: Props) {
  return (
    <span className={styles.chip} data-tone={tone}>
      {children}
    </span>
  )
}
