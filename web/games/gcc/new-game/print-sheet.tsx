import type { HeroProfile, MissionData } from '@gargoyle/gcc'
import { useEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { BlocksView } from '../../../rules/blocks-view.tsx'
import { heroEntry, missionEntry } from '../rules/card-entries.ts'
import styles from './print-sheet.module.css'

interface Props {
  readonly mission: MissionData
  readonly heroes: readonly HeroProfile[]
  /** It was printed, or printing was cancelled. */
  onDone(): void
}

/** A mission and its heroes on paper: as soon as it is there it is printed. On the screen it is never seen. */
export function PrintSheet({ mission, heroes, onDone }: Props) {
  const done = useRef(onDone)
  done.current = onDone
  useEffect(() => {
    const end = () => done.current()
    window.addEventListener('afterprint', end)
    window.print()
    return () => window.removeEventListener('afterprint', end)
  }, [])
  const entries = [missionEntry(mission), ...heroes.map(heroEntry)]
  return createPortal(
    <div className={styles.sheet}>
      {entries.map(({ kind, id, name, blocks }) => (
        <article key={`${kind} ${id}`}>
          <h1>{name}</h1>
          <BlocksView game="gcc" blocks={blocks.filter(({ shape }) => shape !== 'links')} />
        </article>
      ))}
    </div>,
    document.body,
  )
}
