import type { Seat, Viewer } from '@gargoyle/engine'
import { startTransition, useId, useOptimistic } from 'react'
import styles from './seat-switch.module.css'

interface Props {
  /** The seats that share the screen openly. */
  readonly seats: readonly Seat[]
  readonly viewer: Viewer
  /** Whose answer is waited for. */
  readonly asked: readonly Seat[]
  nameOf(seat: Seat): string
  /** Done when the table is shown for the seat. */
  onShow(seat: Seat): Promise<void>
}

/** Chooses the seat that the table is shown for, where one screen has several seats with no secrets from each other. */
export function SeatSwitch({ seats, viewer, asked, nameOf, onShow }: Props) {
  const name = useId()
  // The view of another seat takes a moment to come: what was pressed is marked at once.
  const [marked, mark] = useOptimistic(viewer)
  const choose = (seat: Seat) =>
    startTransition(async () => {
      mark(seat)
      await onShow(seat)
    })
  return (
    <fieldset className={styles.seats}>
      <legend>Play and see as</legend>
      {seats.map((seat) => (
        <label key={seat} className={styles.seat}>
          <input type="radio" name={name} checked={seat === marked} onChange={() => choose(seat)} />
          <span>
            {nameOf(seat)}
            {asked.includes(seat) && <small> is asked</small>}
          </span>
        </label>
      ))}
    </fieldset>
  )
}
