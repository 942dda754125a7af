import type { ReactNode } from 'react'
import type { BeginningState } from '../match/beginning.ts'
import { Button } from '../ui/button.tsx'
import { Trouble } from '../ui/trouble.tsx'
import styles from './begin-row.module.css'

interface Props {
  readonly beginning: BeginningState
  /** What is wrong with what was chosen, where no field says it. */
  readonly refusal?: string | undefined
  readonly label?: string
  /** What else can be done. */
  readonly children?: ReactNode
}

/** The foot of a form for a new game: what is wrong, and the button that begins it. */
export function BeginRow({ beginning: { busy, trouble }, refusal, label = 'Begin', children }: Props) {
  return (
    <>
      <Trouble text={refusal ?? trouble} />
      <div className={styles.row}>
        <Button look="lamp" size="large" type="submit" disabled={busy}>
          {busy ? 'Setting the table…' : label}
        </Button>
        {children}
      </div>
    </>
  )
}
