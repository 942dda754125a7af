import type { Json } from '@gargoyle/engine'
import { useState } from 'react'
import { Button } from '../ui/button.tsx'
import { FindField } from '../ui/find-field.tsx'
import type { LabelledAnswer } from '../worker/protocol.ts'
import styles from './dock.module.css'
import { keyAt, MANY } from './option-list.ts'
import { placesWereOpen, rememberPlaces } from './places-memory.ts'
import { useNumberKeys } from './use-keys.ts'

interface Props {
  readonly places: readonly LabelledAnswer[]
  readonly picked: Json | undefined
  /** The place that is pointed at on the table. */
  readonly lit: LabelledAnswer | undefined
  readonly busy: boolean
  onPick(answer: Json): void
  /** The pointer or the focus is on a place of the list: it shows on the table. */
  onPoint(place: LabelledAnswer | undefined): void
}

/**
 * Places in words, for those who do not point: folded away until they are opened, and then open for good. The first
 * few, and more on request.
 */
export function PlaceList({ places, picked, lit, busy, onPick, onPoint }: Props) {
  const [isOpen, setOpen] = useState(placesWereOpen)
  const [words, setWords] = useState('')
  const [all, setAll] = useState(false)
  const found = places.filter(({ label }) => label.toLowerCase().includes(words.trim().toLowerCase()))
  const shown = all || words !== '' ? found : found.slice(0, FEW)
  useNumberKeys((place) => {
    const picked = isOpen ? shown[place] : undefined
    if (picked) onPick(picked.answer)
  })
  const pickedText = JSON.stringify(picked ?? null)
  if (places.length === 0) return null
  return (
    <details
      className={styles.words}
      open={isOpen}
      onToggle={({ currentTarget }) => {
        setOpen(currentTarget.open)
        rememberPlaces(currentTarget.open)
      }}
    >
      <summary>{places.length === 1 ? 'A place in words' : `${places.length} places in words`}</summary>
      {places.length > MANY && (
        <FindField label="Find a place" words={words} onWords={setWords} left={found.length} />
      )}
      <ol className={styles.options} aria-label="Places">
        {shown.map((place, index) => (
          <li key={place.label}>
            <Button
              className={styles.place ?? ''}
              aria-disabled={busy}
              aria-keyshortcuts={keyAt(index)}
              aria-pressed={JSON.stringify(place.answer) === pickedText || undefined}
              data-lit={place === lit}
              onClick={() => onPick(place.answer)}
              onFocus={() => onPoint(place)}
              onBlur={() => onPoint(undefined)}
              onPointerEnter={() => onPoint(place)}
              onPointerLeave={() => onPoint(undefined)}
            >
              {place.label}
            </Button>
          </li>
        ))}
      </ol>
      {shown.length < found.length && (
        <Button size="small" look="quiet" onClick={() => setAll(true)}>
          {found.length - shown.length === 1 ? '1 more place' : `${found.length - shown.length} more places`}
        </Button>
      )}
    </details>
  )
}

/** How many are listed at first. */
const FEW = 6
