import type { Json } from '@gargoyle/engine'
import { useEffect, useRef } from 'react'
import { Button } from '../ui/button.tsx'
import styles from './dock.module.css'
import { capitalized } from './odds-words.ts'
import type { Hints } from './use-hint.ts'

interface Props {
  readonly hints: Hints
  /** The player takes the advice: it is filled in, and can still be changed. */
  onUse(answer: Json): void
}

/** What a bot would do here, best first, with its reasons. */
export function HintPanel({ hints: { hint, isThinking, close }, onUse }: Props) {
  const panel = useRef<HTMLElement>(null)
  useEffect(() => {
    // It comes below a list of answers that may fill the panel: it is scrolled into view.
    if (hint !== undefined) panel.current?.scrollIntoView({ block: 'nearest' })
  }, [hint])
  if (isThinking)
    return (
      <p role="status" className={styles.advice}>
        Trying out what comes of each answer…
      </p>
    )
  if (hint === undefined) return null
  return (
    <section className={styles.hint} aria-label="Hint" ref={panel}>
      <div className={styles.row}>
        <h3>What the computer would do</h3>
        <Button size="small" look="quiet" onClick={close}>
          Close
        </Button>
      </div>
      {!hint.ok && <p>{hint.reason.text}</p>}
      {hint.ok && hint.value.answers.length === 0 && <p>Nothing stands out.</p>}
      {hint.ok && (
        <ol>
          {hint.value.answers.map(({ answer, label, verdict, sentence }) => (
            <li key={label}>
              <p>
                <strong>{capitalized(label)}</strong> <span className={styles.note}>{verdict}</span>
              </p>
              <p>{sentence}</p>
              <Button size="small" onClick={() => onUse(answer)}>
                Use this
              </Button>
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}
