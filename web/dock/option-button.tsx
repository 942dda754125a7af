import type { Option } from '@gargoyle/engine'
import { useId } from 'react'
import { Button } from '../ui/button.tsx'
import styles from './option.module.css'

interface Props {
  readonly option: Option
  /** The key that picks it, shown beside it. */
  readonly shortcut: string | undefined
  readonly note: string | undefined
  readonly isPicked: boolean
  /** Its place on the table is pointed at. */
  readonly isLit: boolean
  readonly busy: boolean
  onPick(): void
  /** The pointer or the focus is on it: it shows on the table. */
  onPoint(isOn: boolean): void
}

/** One option. What cannot be picked keeps its focus, so that the reason can be read by keyboard and screen reader too. */
export function OptionButton({ option, shortcut, note, isPicked, isLit, busy, onPick, onPoint }: Props) {
  const id = useId()
  const { label, why } = option
  const about = [note ? `${id}-note` : '', why ? `${id}-why` : ''].filter((each) => each !== '').join(' ')
  return (
    <Button
      className={styles.option ?? ''}
      aria-disabled={why !== undefined || busy}
      aria-pressed={isPicked || undefined}
      aria-keyshortcuts={shortcut}
      aria-labelledby={`${id}-label`}
      {...(about === '' ? {} : { 'aria-describedby': about })}
      data-picked={isPicked}
      data-lit={isLit}
      onClick={() => !why && !busy && onPick()}
      onFocus={() => onPoint(true)}
      onBlur={() => onPoint(false)}
      onPointerEnter={() => onPoint(true)}
      onPointerLeave={() => onPoint(false)}
    >
      <span className={styles.key} aria-hidden="true">
        {shortcut}
      </span>
      <span className={styles.words}>
        <span id={`${id}-label`}>{label}</span>
        {note && (
          <span id={`${id}-note`} className={styles.note}>
            {note}
          </span>
        )}
        {why && (
          <span id={`${id}-why`} className={styles.why}>
            Not now: {why.text}
          </span>
        )}
      </span>
    </Button>
  )
}
