import styles from './stepper.module.css'

interface Props {
  /** What is counted, for screen readers. */
  readonly label: string
  readonly value: number
  readonly min: number
  readonly max: number
  onChange(value: number): void
  /** How the value reads, where it is more than the number. */
  readonly text?: string
}

/** A number that goes up and down by one. */
export function Stepper({ label, value, min, max, onChange, text }: Props) {
  return (
    <fieldset aria-label={label} className={styles.stepper}>
      <button
        type="button"
        aria-label={`Less: ${label}`}
        disabled={value <= min}
        onClick={() => onChange(value - 1)}
      >
        <span aria-hidden="true">−</span>
      </button>
      <output aria-live="polite">{text ?? value}</output>
      <button
        type="button"
        aria-label={`More: ${label}`}
        disabled={value >= max}
        onClick={() => onChange(value + 1)}
      >
        <span aria-hidden="true">+</span>
      </button>
    </fieldset>
  )
}
