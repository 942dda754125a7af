import { Button } from '../ui/button.tsx'
import styles from './seat-switch.module.css'

interface Props {
  /** Bots of the same side that let people answer first. */
  readonly names: readonly string[]
  onHandOver(): void
}

/** Leaves a question to bots of the same side, which otherwise wait for people. */
export function HandOver({ names, onHandOver }: Props) {
  return (
    <p className={styles.handOver}>
      <Button size="small" onClick={onHandOver}>
        Let {names.join(' or ')} go first
      </Button>
    </p>
  )
}
