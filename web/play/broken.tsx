import { Button } from '../ui/button.tsx'
import styles from './broken.module.css'

/** The game could not go on: what happened, and the file to report it with. */
export function Broken({ what, onSave }: { readonly what: string; onSave(): void }) {
  return (
    <div className={styles.broken} role="alert">
      <h2>The game broke</h2>
      <p>
        A rule failed, which is our mistake. Everything up to here is saved. You can try another answer or
        take the last one back; please send us the game, so that we can see the same thing happen.
      </p>
      <p>
        What the program says: <code>{what}</code>
      </p>
      <Button onClick={onSave}>Save the game as a file</Button>
    </div>
  )
}
