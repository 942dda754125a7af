import type { CounterKind } from '@gargoyle/bmg-counters'
import { counterLetters } from '../words.ts'
import styles from './plan.module.css'

interface Props {
  readonly kind: CounterKind
  /** What stands on it; the letter of its place if left out. */
  readonly text?: string
}

/** A counter: its letter and colour say for which place it is. */
export const Coin = ({ kind, text = counterLetters[kind] }: Props) => (
  <span className={styles.coin} data-kind={kind} aria-hidden="true">
    {text}
  </span>
)
