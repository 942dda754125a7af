import { type ReactNode, useId } from 'react'
import styles from './field.module.css'

/** What a control in a field takes over, so that label, hint and error belong to it. */
export interface FieldControl {
  readonly id: string
  readonly 'aria-describedby'?: string
  readonly 'aria-invalid'?: true
  readonly className: string
}

interface Props {
  readonly label: string
  readonly hint?: ReactNode
  readonly error?: string
  /** Draws the control: an input, a select. */
  readonly children: (control: FieldControl) => ReactNode
  readonly className?: string
}

/** A control with its label, a hint and what is wrong with it. */
export function Field({ label, hint, error, children, className = '' }: Props) {
  const id = useId()
  const about = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter((part) => part !== '').join(' ')
  const control: FieldControl = {
    id,
    className: styles.control ?? '',
    ...(about === '' ? {} : { 'aria-describedby': about }),
    ...(error ? { 'aria-invalid': true } : {}),
  }
  return (
    <div className={`${styles.field} ${className}`}>
      <label htmlFor={id}>{label}</label>
      {children(control)}
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className={styles.error} role="alert">
          <span aria-hidden="true">⚠ </span>
          {error}
        </p>
      )}
    </div>
  )
}
