import type { StatusItem } from '../games/game-page.ts'
import styles from './status-bar.module.css'

interface Props {
  readonly items: readonly StatusItem[]
  /** Who is thinking, by name. */
  readonly thinking: readonly string[]
  /** The computer lays the table out. */
  readonly isLaidOut: boolean
}

/** What players need at all times: round, phase, points, who is thinking. */
export function StatusBar({ items, thinking, isLaidOut }: Props) {
  return (
    <div className={styles.bar}>
      <dl className={styles.items}>
        {items.map(({ label, value, side, tone }) => (
          <div key={label} data-side={side} data-tone={tone}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p role="status" className={styles.thinking}>
        {isLaidOut
          ? 'The table is being laid out…'
          : thinking.length > 0 &&
            `${thinking.join(' and ')} ${thinking.length > 1 ? 'are' : 'is'} thinking…`}
      </p>
    </div>
  )
}
