import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react'
import { scrolls } from './scrolls.ts'
import styles from './tabs.module.css'

/** A tab and what is under it. */
export interface Tab {
  readonly id: string
  readonly title: string
  /** A short remark beside the title, such as a number of new items. */
  readonly note?: string
  readonly content: ReactNode
  /** Whether it goes on behind another tab: half an answer must not be lost by a look at the log. */
  readonly keeps?: boolean
}

interface Props {
  readonly label: string
  readonly tabs: readonly Tab[]
  readonly open: string
  onOpen(id: string): void
  readonly className?: string
}

/** Several things in one place. Arrow keys go from tab to tab. */
export function Tabs({ label, tabs, open, onOpen, className = '' }: Props) {
  const prefix = useId()
  const list = useRef<HTMLDivElement>(null)
  const current = tabs.find(({ id }) => id === open) ?? tabs[0]
  const onKeyDown = (event: KeyboardEvent) => {
    const index = tabs.findIndex(({ id }) => id === current?.id)
    const next = nextTab(event.key, index, tabs.length)
    const tab = next === undefined ? undefined : tabs[next]
    if (tab === undefined) return
    event.preventDefault()
    onOpen(tab.id)
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next ?? 0]?.focus()
  }
  return (
    <div className={`${styles.tabs} ${className}`}>
      <div role="tablist" aria-label={label} ref={list} className={styles.list} onKeyDown={onKeyDown}>
        {tabs.map(({ id, title, note }) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`${prefix}-tab-${id}`}
            aria-controls={`${prefix}-panel-${id}`}
            aria-selected={id === current?.id}
            tabIndex={id === current?.id ? 0 : -1}
            onClick={() => onOpen(id)}
          >
            {title}
            {note && <span className={styles.note}>{note}</span>}
          </button>
        ))}
      </div>
      {tabs.map(({ id, content, keeps }) => (
        <div
          key={id}
          role="tabpanel"
          id={`${prefix}-panel-${id}`}
          aria-labelledby={`${prefix}-tab-${id}`}
          hidden={id !== current?.id}
          {...scrolls}
          className={styles.panel}
        >
          {(keeps || id === current?.id) && content}
        </div>
      ))}
    </div>
  )
}

/** Which tab a key leads to, counted from 0. */
export function nextTab(key: string, index: number, count: number): number | undefined {
  if (count === 0) return undefined
  if (key === 'ArrowRight') return (index + 1) % count
  if (key === 'ArrowLeft') return (index - 1 + count) % count
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : undefined
}
