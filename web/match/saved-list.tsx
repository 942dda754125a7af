import { type ReactNode, useState } from 'react'
import { Button } from '../ui/button.tsx'
import { saveFile } from '../ui/save-file.ts'
import { relativeTime } from './relative-time.ts'
import styles from './saved-list.module.css'
import { fileNameOf, savedMatches } from './saved-matches.ts'
import type { SavedMatch } from './saves.ts'

interface SavedListProps {
  readonly matches: readonly SavedMatch[]
  /** What a match is called that has no title yet. */
  readonly nameless: string
  /** How far it has come, in words. */
  progress(match: SavedMatch): string
  /** What can be done with a match of this name, beside removing it. */
  actions(match: SavedMatch, name: string): ReactNode
  /** One of them is gone. */
  onRemoved(): void
}

/** Writes what is left of a damaged match into a file, so that it can be repaired by hand. */
async function exportRaw(match: SavedMatch): Promise<void> {
  saveFile(fileNameOf(match), JSON.stringify(await savedMatches().raw(match.id), null, 2))
}

/** Matches that this browser keeps. Removing one is asked about first: it cannot be undone. */
export function SavedList({ matches, nameless, progress, actions, onRemoved }: SavedListProps) {
  const [asking, setAsking] = useState<string>()
  const remove = async (id: string) => {
    await savedMatches().remove(id)
    setAsking(undefined)
    onRemoved()
  }
  return (
    <ul className={styles.list}>
      {matches.map((match) => {
        const { id, title, changedAt, damage, refusal } = match
        const name = title === '' ? nameless : title
        return (
          <li key={id}>
            <div>
              <strong>{name}</strong>
              <span className={styles.note}>
                {damage ?? `${progress(match)}, ${relativeTime(changedAt, Date.now())}`}
              </span>
              {damage === undefined && refusal !== undefined && (
                <span className={styles.refusal}>Cannot be opened: {refusal}</span>
              )}
            </div>
            <div className={styles.row}>
              {damage === undefined ? (
                actions(match, name)
              ) : (
                <Button aria-label={`Export: ${name}`} onClick={() => void exportRaw(match)}>
                  Export
                </Button>
              )}
              {asking === id ? (
                <>
                  <Button look="danger" onClick={() => void remove(id)}>
                    Yes, remove it
                  </Button>
                  <Button onClick={() => setAsking(undefined)}>Keep it</Button>
                </>
              ) : (
                <Button look="quiet" aria-label={`Remove: ${name}`} onClick={() => setAsking(id)}>
                  Remove
                </Button>
              )}
            </div>
          </li>
        )
      })}
    </ul>
  )
}
