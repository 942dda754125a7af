import type { StatusItem } from '../games/game-page.ts'
import styles from './status-bar.module.css'

interface Props {
  readonly items: readonly StatusItem[]
  /** Who is thinking, by name. */
  readonly thinking: readonly string[]
}

/** What everybody wants to know at all times: round, phase, points, who is thinking. */
export function StatusBar({ items, thinking }: Props) {
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
        {thinking.length > 0 && `${thinking.join(' and ')} is thinking…`}
      </p>
    </div>
  )
}
