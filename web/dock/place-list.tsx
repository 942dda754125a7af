import type { Json } from '@gargoyle/engine'
import { useState } from 'react'
import { Button } from '../ui/button.tsx'
import { FindField } from '../ui/find-field.tsx'
import type { LabelledAnswer } from '../worker/protocol.ts'
import styles from './dock.module.css'
import { keyAt, MANY } from './option-list.ts'
import { useNumberKeys } from './use-keys.ts'

interface Props {
  readonly places: readonly LabelledAnswer[]
  readonly picked: Json | undefined
  readonly busy: boolean
  onPick(answer: Json): void
}

/** Places in words, for those who do not point: the first few, and more for whoever wants them. */
export function PlaceList({ places, picked, busy, onPick }: Props) {
  const [words, setWords] = useState('')
  const [all, setAll] = useState(false)
  const found = places.filter(({ label }) => label.toLowerCase().includes(words.trim().toLowerCase()))
  const shown = all || words !== '' ? found : found.slice(0, FEW)
  useNumberKeys((place) => {
    const picked = shown[place]
    if (picked) onPick(picked.answer)
  })
  const pickedText = JSON.stringify(picked ?? null)
  return (
    <>
      {places.length > MANY && (
        <FindField label="Find a place" words={words} onWords={setWords} left={found.length} />
      )}
      <ol className={styles.options} aria-label="Places">
        {shown.map(({ label, answer }, place) => (
          <li key={label}>
            <Button
              className={styles.place ?? ''}
              aria-disabled={busy}
              aria-keyshortcuts={keyAt(place)}
              aria-pressed={JSON.stringify(answer) === pickedText || undefined}
              onClick={() => onPick(answer)}
            >
              {label}
            </Button>
          </li>
        ))}
      </ol>
      {shown.length < found.length && (
        <Button size="small" look="quiet" onClick={() => setAll(true)}>
          {found.length - shown.length === 1 ? '1 more place' : `${found.length - shown.length} more places`}
        </Button>
      )}
    </>
  )
}

/** So many are listed at first. */
const FEW = 6
