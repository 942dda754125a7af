import type { Seat, Viewer } from '@gargoyle/engine'
import { useId } from 'react'
import styles from './seat-switch.module.css'

interface Props {
  /** The seats that share the screen openly. */
  readonly seats: readonly Seat[]
  readonly viewer: Viewer
  /** Whose answer is waited for. */
  readonly asked: readonly Seat[]
  nameOf(seat: Seat): string
  onShow(seat: Seat): void
}

/** Chooses the seat that the table is shown for, where one screen has several seats with no secrets from each other. */
export function SeatSwitch({ seats, viewer, asked, nameOf, onShow }: Props) {
  const name = useId()
  return (
    <fieldset className={styles.seats}>
      <legend>Play and see as</legend>
      {seats.map((seat) => (
        <label key={seat} className={styles.seat}>
          <input type="radio" name={name} checked={seat === viewer} onChange={() => onShow(seat)} />
          <span>
            {nameOf(seat)}
            {asked.includes(seat) && <small> is asked</small>}
          </span>
        </label>
      ))}
    </fieldset>
  )
}
