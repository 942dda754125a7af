import { useId } from 'react'
import styles from './find-field.module.css'

interface Props {
  readonly label: string
  readonly words: string
  onWords(words: string): void
  /** How many are left, where that is not plain to see. */
  readonly left?: number
}

/** Finds something in a long list. */
export function FindField({ label, words, onWords, left }: Props) {
  const id = useId()
  return (
    <div className={styles.find}>
      <label htmlFor={id}>{label}</label>
      <input id={id} type="search" value={words} onChange={(event) => onWords(event.target.value)} />
      <span role="status" className={styles.left}>
        {words !== '' && left !== undefined && `${left} left`}
      </span>
    </div>
  )
}
