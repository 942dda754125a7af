import { sameJson } from '@gargoyle/engine'
import { useState } from 'react'
import { DamagedEntries } from '../storage/damaged-entries.tsx'
import { Button } from '../ui/button.tsx'
import type { CrewBuilder } from './crew-builder.ts'
import styles from './open-dialog.module.css'
import {
  damagedCrews,
  forgetCrew,
  forgetDamagedCrews,
  freshCrewId,
  type SavedCrew,
  saveCrew,
  savedCrews,
} from './saved-crews.ts'
import type { BenchTools } from './use-bench.ts'

interface Props<List> {
  readonly builder: CrewBuilder<List>
  readonly tools: BenchTools<List>
  onOpen(list: List, name: string, id: string): void
}

/** A person's own crews: to open, to copy, to delete and to bring back. */
export function OwnCrews<List>({ builder, tools, onOpen }: Props<List>) {
  const [crews, setCrews] = useState(() => savedCrews(builder.game))
  const [gone, setGone] = useState<SavedCrew | undefined>()
  const [damaged, setDamaged] = useState(() => damagedCrews())
  const refresh = () => setCrews(savedCrews(builder.game))
  const removeDamaged = () => {
    forgetDamagedCrews()
    setDamaged(damagedCrews())
  }
  const remove = (crew: SavedCrew) => {
    setGone(forgetCrew(crew.id))
    // The crew that is being edited stays open, as a crew that is not saved.
    if (tools.bench.id === crew.id) tools.open(tools.bench.list, tools.bench.name)
    refresh()
  }
  const bringBack = (crew: SavedCrew) => {
    saveCrew(crew)
    setGone(undefined)
    const { id, list } = tools.bench
    if (id === undefined && sameJson(list, crew.list)) tools.open(list, crew.name, crew.id)
    refresh()
  }
  const copy = (crew: SavedCrew) => {
    saveCrew({ ...crew, id: freshCrewId(), name: `${nameOf(crew, builder)} (copy)`, changed: Date.now() })
    refresh()
  }
  return (
    <div className={styles.groups}>
      <p role="status" className={styles.gone}>
        {gone && (
          <>
            <span>Deleted {nameOf(gone, builder)}.</span>
            <Button size="small" look="lamp" onClick={() => bringBack(gone)}>
              Undo
            </Button>
          </>
        )}
      </p>
      <DamagedEntries entries={damaged} among="crews" onRemove={removeDamaged} />
      {crews.length === 0 && (
        <p>Nothing here yet. Whatever you build or change is kept in this browser and listed here.</p>
      )}
      <ul className={styles.list}>
        {crews.map((crew) => (
          <OwnCrew
            key={crew.id}
            crew={crew}
            builder={builder}
            isOpen={crew.id === tools.bench.id}
            onOpen={(list) => onOpen(list, crew.name, crew.id)}
            onCopy={() => copy(crew)}
            onRemove={() => remove(crew)}
          />
        ))}
      </ul>
    </div>
  )
}

/** What a crew is called in lists, named or not. */
function nameOf<List>({ name, list }: SavedCrew, builder: CrewBuilder<List>): string {
  if (name !== '') return name
  const read = builder.read(list)
  return read.ok ? builder.usualName(read.value) : `A ${builder.word} without a name`
}

interface OwnCrewProps<List> {
  readonly crew: SavedCrew
  readonly builder: CrewBuilder<List>
  readonly isOpen: boolean
  onOpen(list: List): void
  onCopy(): void
  onRemove(): void
}

function OwnCrew<List>({ crew, builder, isOpen, onOpen, onCopy, onRemove }: OwnCrewProps<List>) {
  const read = builder.read(crew.list)
  const name = nameOf(crew, builder)
  return (
    <li className={styles.own}>
      {read.ok ? (
        <button type="button" className={styles.crew} onClick={() => onOpen(read.value)}>
          <strong>
            {name}
            {isOpen && ' (open now)'}
          </strong>
          <small>{builder.summary(read.value)}</small>
        </button>
      ) : (
        <p className={styles.unread}>
          <strong>{name}</strong> cannot be opened. {read.reason.text}
        </p>
      )}
      <Button size="small" aria-label={`Copy ${name}`} onClick={onCopy}>
        Copy
      </Button>
      <Button size="small" look="danger" aria-label={`Delete ${name}`} onClick={onRemove}>
        Delete
      </Button>
    </li>
  )
}
