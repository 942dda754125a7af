import type { CSSProperties } from 'react'
import styles from './meter.module.css'

interface Props {
  readonly label: string
  readonly value: number
  readonly max: number
  /** How the value reads: `12 of 20`, `35%`. */
  readonly text: string
  readonly tone?: 'lamp' | 'danger' | 'ok' | 'info'
  /** Whether label and text show, or are for screen readers only. */
  readonly bare?: boolean
}

/** How much of something there is, as a bar and in words. */
export function Meter({ label, value, max, text, tone = 'lamp', bare = false }: Props) {
  const share = max <= 0 ? 0 : Math.max(0, Math.min(1, value / max))
  return (
    <div className={styles.meter} data-tone={tone}>
      {!bare && (
        <div className={styles.words} aria-hidden="true">
          <span>{label}</span>
          <span>{text}</span>
        </div>
      )}
      <meter
        className="visually-hidden"
        aria-label={label}
        aria-valuetext={text}
        min={0}
        max={max}
        value={Math.max(0, Math.min(max, value))}
      />
      <div aria-hidden="true" className={styles.bar} style={{ '--share': share } as CSSProperties} />
    </div>
  )
}
