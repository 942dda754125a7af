import { Button } from '../ui/button.tsx'
import { saveFile } from '../ui/save-file.ts'
import styles from './damaged-entries.module.css'

interface Props {
  /** What cannot be read, as it was kept. Nothing is shown where there is none. */
  readonly entries: readonly unknown[]
  /** What they are kept among: "crews". */
  readonly among: string
  /** What is wrong with each, where that is known. */
  readonly reasons?: readonly string[]
  onRemove(): void
}

/** Says that this browser keeps something it cannot read any more: to save as a file, and to remove. */
export function DamagedEntries({ entries, among, reasons = [], onRemove }: Props) {
  if (entries.length === 0) return null
  const save = () => saveFile(`gargoyle-damaged-${among}.json`, JSON.stringify(entries, null, 2))
  return (
    <div className={styles.damaged}>
      <p>
        Something that this browser keeps among your {among} is damaged and cannot be shown. It stays here
        until you remove it; your other {among} are not touched.
      </p>
      {reasons.length > 0 && (
        <ul>
          {reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      )}
      <div className={styles.row}>
        <Button size="small" onClick={save}>
          Save it as a file
        </Button>
        <Button size="small" look="danger" onClick={onRemove}>
          Remove what is damaged
        </Button>
      </div>
    </div>
  )
}
