import { refused } from '@gargoyle/engine'
import { useCallback, useEffect, useId, useState } from 'react'
import { useLocation } from 'wouter'
import { SavedList } from '../match/saved-list.tsx'
import { fileNameOf, fileOf, importRecord, savedMatches } from '../match/saved-matches.ts'
import type { SavedMatch } from '../match/saves.ts'
import { Button } from '../ui/button.tsx'
import { LinkButton } from '../ui/link-button.tsx'
import { Page } from '../ui/page.tsx'
import { Panel } from '../ui/panel.tsx'
import { saveFile } from '../ui/save-file.ts'
import { checkOpening } from './check-opening.ts'
import styles from './replay.module.css'

/** All games of this browser, and a way to bring others in. */
export default function ReplaysPage() {
  const [matches, setMatches] = useState<readonly SavedMatch[]>()
  const look = useCallback(() => void savedMatches().list().then(setMatches), [])
  useEffect(look, [look])
  const finished = matches?.filter(({ over }) => over) ?? []
  const running = matches?.filter(({ over, answers, damage }) => !over && (answers > 0 || damage)) ?? []
  return (
    <Page title="Replays">
      <p>
        Every game is kept in this browser as its seed and the answers that were given, and can be watched
        again move by move. A file of a game does the same anywhere.
      </p>
      <ImportField />
      <Panel title="Finished games">
        {matches !== undefined && finished.length === 0 && <p>There is none yet. Play one to its end.</p>}
        <Games matches={finished} onChange={look} />
      </Panel>
      {running.length > 0 && (
        <Panel title="Under way">
          <p>These can be watched from outside; hands stay hidden until they are over.</p>
          <Games matches={running} onChange={look} />
        </Panel>
      )}
    </Page>
  )
}

function ImportField() {
  const id = useId()
  const [, go] = useLocation()
  const [trouble, setTrouble] = useState<string>()
  const [checking, setChecking] = useState<string>()
  const take = async (file: File | undefined) => {
    if (file === undefined) return
    setTrouble(undefined)
    setChecking(file.name)
    const taken = await importRecord(await file.text(), '', checkOpening).catch((error: unknown) =>
      refused(`It could not be kept: ${error instanceof Error ? error.message : String(error)}`),
    )
    setChecking(undefined)
    if (taken.ok) return go(`/replays/${taken.value}`)
    const { text, path } = taken.reason
    setTrouble(`${file.name} cannot be read. ${text}${path === undefined ? '' : ` Look at "${path}".`}`)
  }
  return (
    <div className={styles.import}>
      <label htmlFor={id}>Watch a game from a file</label>
      <input
        id={id}
        type="file"
        accept=".json,application/json"
        aria-describedby={trouble === undefined ? undefined : `${id}-error`}
        onChange={({ target }) => void take(target.files?.[0])}
      />
      {checking !== undefined && <p role="status">Playing {checking} again…</p>}
      {trouble !== undefined && (
        <p id={`${id}-error`} role="alert" className={styles.trouble}>
          {trouble}
        </p>
      )}
    </div>
  )
}

interface GamesProps {
  readonly matches: readonly SavedMatch[]
  onChange(): void
}

function Games({ matches, onChange }: GamesProps) {
  const save = async (match: SavedMatch) => {
    const record = await savedMatches().record(match.id)
    if (record) saveFile(fileNameOf(match), fileOf(record, match.order.seats))
  }
  return (
    <SavedList
      matches={matches}
      nameless="A game from a file"
      progress={({ answers }) => `${answers} answers`}
      actions={(match, name) => (
        <>
          <LinkButton to={`/replays/${match.id}`} look="lamp" aria-label={`Watch: ${name}`}>
            Watch
          </LinkButton>
          {!match.over && (
            <LinkButton to={`/play/${match.id}`} aria-label={`Go on: ${name}`}>
              Go on
            </LinkButton>
          )}
          <Button aria-label={`Save as a file: ${name}`} onClick={() => void save(match)}>
            Save file
          </Button>
        </>
      )}
      onRemoved={onChange}
    />
  )
}
