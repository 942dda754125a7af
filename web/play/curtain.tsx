import { useEffect, useRef } from 'react'
import { Button } from '../ui/button.tsx'
import styles from './curtain.module.css'

interface Props {
  /** Who takes over the screen. */
  readonly name: string
  onHere(): void
  /** The person who has just answered may still take that back. */
  readonly undo: { readonly name: string; act(): void } | undefined
}

/**
 * Shown instead of the question while the screen passes from one side to another. The table shows only what is public;
 * cards and questions come back when the next person is there.
 */
export function Curtain({ name, onHere, undo }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  // Not the button: a person who has just answered with Enter must not lift the curtain by pressing it once more.
  useEffect(() => heading.current?.focus(), [])
  return (
    <section className={styles.curtain} aria-label="Change of players">
      <h2 ref={heading} tabIndex={-1}>
        {name} is next
      </h2>
      <p>
        Hand the screen over. Until {name} is here, only what everybody may see is shown: no cards, and no
        question.
      </p>
      <Button look="lamp" size="large" onClick={onHere}>
        I am {name}
      </Button>
      {undo && <Button onClick={undo.act}>{undo.name}: take the last answer back</Button>}
    </section>
  )
}
