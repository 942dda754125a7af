import { useState } from 'react'
import { Button } from '../ui/button.tsx'
import { saveFile } from '../ui/save-file.ts'
import styles from './open-dialog.module.css'
import { damagedCrews, forgetDamagedCrews } from './saved-crews.ts'

/** Says what this browser keeps that is no crew any more: to save as a file, and to remove. Nothing where all is well. */
export function DamagedCrews() {
  const [damaged, setDamaged] = useState(() => damagedCrews())
  if (damaged === undefined) return null
  const remove = () => {
    forgetDamagedCrews()
    setDamaged(undefined)
  }
  return (
    <div className={styles.own}>
      <p className={styles.unread}>
        Something that this browser keeps among your crews is damaged and cannot be shown. It stays here until
        you remove it; your other crews are not touched.
      </p>
      <Button size="small" onClick={() => saveFile('gargoyle-damaged-crews.json', damaged)}>
        Save it as a file
      </Button>
      <Button size="small" look="danger" onClick={remove}>
        Remove what is damaged
      </Button>
    </div>
  )
}
