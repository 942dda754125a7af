import type { SeenEvent } from '@gargoyle/engine'
import { useEffect, useRef } from 'react'
import type { GamePage } from '../games/game-page.ts'
import { scrolls } from '../ui/scrolls.ts'
import styles from './log.module.css'

/** What happened, in sentences, newest last. */
export function Log({ events, page }: { readonly events: readonly SeenEvent[]; readonly page: GamePage }) {
  const list = useRef<HTMLOListElement>(null)
  const last = events.length
  useEffect(() => {
    if (last > 0 && list.current) list.current.scrollTop = list.current.scrollHeight
  }, [last])
  return (
    <ol className={styles.log} ref={list} aria-label="What happened" aria-live="polite" {...scrolls}>
      {events.map(({ number, text, rule }) => {
        const path = rule === undefined ? undefined : page.rulePath?.(rule)
        return (
          <li key={number}>
            {text} {path && <a href={path}>rule</a>}
          </li>
        )
      })}
    </ol>
  )
}
