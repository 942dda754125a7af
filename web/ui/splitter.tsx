import type { KeyboardEvent, PointerEvent } from 'react'
import styles from './splitter.module.css'

interface Props {
  /** What is made bigger and smaller. */
  readonly label: string
  /** Whether the line stands upright, between left and right. */
  readonly isUpright: boolean
  readonly value: number
  readonly least: number
  readonly most: number
  /** How far an arrow key goes. */
  readonly step: number
  /** The value for where the line is dragged to, in pixels of the window. */
  valueAt(place: { readonly x: number; readonly y: number }): number
  onChange(value: number): void
}

/** A line between two parts of the page that can be dragged, by pointer or by arrow keys. */
export function Splitter({ label, isUpright, value, least, most, step, valueAt, onChange }: Props) {
  const set = (next: number) => onChange(Math.round(Math.min(most, Math.max(least, next))))
  const onKey = (event: KeyboardEvent) => {
    // The part that is measured lies right of an upright line, and above a level one.
    const grows = isUpright ? 'ArrowLeft' : 'ArrowDown'
    const shrinks = isUpright ? 'ArrowRight' : 'ArrowUp'
    if (event.key !== grows && event.key !== shrinks) return
    event.preventDefault()
    set(value + (event.key === grows ? step : -step))
  }
  const onMove = (event: PointerEvent) => {
    if (event.currentTarget.hasPointerCapture(event.pointerId))
      set(valueAt({ x: event.clientX, y: event.clientY }))
  }
  return (
    <hr
      className={styles.splitter}
      data-upright={isUpright}
      tabIndex={0}
      aria-label={label}
      aria-orientation={isUpright ? 'vertical' : 'horizontal'}
      aria-valuenow={value}
      aria-valuemin={least}
      aria-valuemax={most}
      onKeyDown={onKey}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId)
        event.preventDefault()
      }}
      onPointerMove={onMove}
    />
  )
}
