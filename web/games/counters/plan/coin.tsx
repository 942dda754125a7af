import type { CounterKind } from '@gargoyle/bmg-counters'
import { counterLetters } from '../words.ts'
import styles from './plan.module.css'

/** A counter: its letter and colour say for which place it is. */
export const Coin = ({ kind }: { readonly kind: CounterKind }) => (
  <span className={styles.coin} data-kind={kind} aria-hidden="true">
    {counterLetters[kind]}
  </span>
)
