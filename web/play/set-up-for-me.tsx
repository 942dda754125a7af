import type { Seat } from '@gargoyle/engine'
import { Button } from '../ui/button.tsx'
import styles from './seat-switch.module.css'

interface Props {
  /** Who is asked. */
  readonly seat: Seat
  /** All seats of people. */
  readonly people: readonly Seat[]
  onPrepare(seats: readonly Seat[]): void
}

/** Leaves the rest of the preparation to the computer: lamps, zones, deployment. It can be taken back like any answer. */
export function SetUpForMe({ seat, people, onPrepare }: Props) {
  return (
    <p className={styles.handOver}>
      <Button size="small" onClick={() => onPrepare([seat])}>
        Set up for me
      </Button>
      {people.length > 1 && (
        <Button size="small" onClick={() => onPrepare(people)}>
          Set up for everybody
        </Button>
      )}
    </p>
  )
}
