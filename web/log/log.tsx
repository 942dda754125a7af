import type { SeenEvent } from '@gargoyle/engine'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { GamePage, LogHeading, Moment } from '../games/game-page.ts'
import { Button } from '../ui/button.tsx'
import { FindField } from '../ui/find-field.tsx'
import { scrolls } from '../ui/scrolls.ts'
import styles from './log.module.css'
import { LogLine } from './log-line.tsx'
import { filtered, recent, sectionsOf } from './sections.ts'

interface Props {
  readonly events: readonly SeenEvent[]
  readonly page: GamePage
  readonly moment: Moment
  /** Turns the table to a figure or token. */
  onShow?(id: string): void
}

/** How many lines are listed at first: each is a tab stop for keyboard users. */
const RECENT = 40

/** What happened, in sentences under headings, newest last. Each line opens to its reasons. */
export function Log({ events, page, moment, onShow }: Props) {
  const [words, setWords] = useState('')
  const [dice, setDice] = useState(true)
  const sections = useMemo(
    () => sectionsOf(events, (event) => page.headingOf?.(event, moment)),
    [events, page, moment],
  )
  const shown = useMemo(() => filtered(sections, { words, dice }), [sections, words, dice])
  const list = useSticky(events.length)
  const [all, setAll] = useState(false)
  const listed = all || words !== '' ? shown : recent(shown, RECENT)
  const latest = useRef({ moment, onShow })
  latest.current = { moment, onShow }
  // The same functions all the time: lines that are there are not drawn again.
  const placesOf = useCallback(
    (event: SeenEvent) =>
      latest.current.onShow ? (page.placesOf?.(event, latest.current.moment) ?? []) : [],
    [page],
  )
  const show = useCallback((id: string) => latest.current.onShow?.(id), [])
  return (
    <div className={styles.log}>
      <div className={styles.filter}>
        <div className={styles.find}>
          <FindField label="Find" words={words} onWords={setWords} />
        </div>
        <label className={styles.check}>
          <input type="checkbox" checked={dice} onChange={(event) => setDice(event.target.checked)} /> Dice
        </label>
      </div>
      <div
        className={styles.sections}
        ref={list}
        {...scrolls}
        role="log"
        aria-label="What happened"
        aria-live="off"
      >
        {shown.length === 0 && <p>{words === '' ? 'Nothing has happened yet.' : 'Nothing like that.'}</p>}
        {listed.length < shown.length && (
          <Button size="small" look="quiet" onClick={() => setAll(true)}>
            Show what happened before
          </Button>
        )}
        {listed.map(({ heading, events: lines }) => (
          <section key={`${heading?.text ?? ''} ${lines[0]?.number ?? ''}`}>
            {heading && <Heading heading={heading} />}
            <ol className={styles.lines}>
              {lines.map((event) => (
                <LogLine key={event.number} event={event} page={page} placesOf={placesOf} onShow={show} />
              ))}
            </ol>
          </section>
        ))}
      </div>
    </div>
  )
}

function Heading({ heading: { level, text, side } }: { readonly heading: LogHeading }) {
  return level === 'part' ? (
    <h3 className={styles.part}>{text}</h3>
  ) : (
    <h4 className={styles.turn} data-side={side}>
      {text}
    </h4>
  )
}

/** Nearer to the end than this counts as the end, in pixels. */
const NEAR_THE_END = 40

/** Stays at the newest line, unless the reader has scrolled back. */
function useSticky(length: number) {
  const list = useRef<HTMLDivElement>(null)
  const isAtEnd = useRef(true)
  useEffect(() => {
    const { current } = list
    if (current === null) return undefined
    let [before, height, room] = [current.scrollTop, current.scrollHeight, current.clientHeight]
    const onScroll = () => {
      const { scrollTop, scrollHeight, clientHeight } = current
      // New lines may come faster than the page scrolls, and a question that takes more room moves them: only scrolling
      // back while nothing else changes is a wish to stay.
      if (scrollHeight - scrollTop - clientHeight < NEAR_THE_END) isAtEnd.current = true
      else if (scrollTop < before && scrollHeight === height && clientHeight === room) isAtEnd.current = false
      ;[before, height, room] = [scrollTop, scrollHeight, clientHeight]
    }
    const resized = new ResizeObserver(() => {
      if (isAtEnd.current) current.scrollTop = current.scrollHeight
    })
    resized.observe(current)
    current.addEventListener('scroll', onScroll, { passive: true })
    return () => {
      resized.disconnect()
      current.removeEventListener('scroll', onScroll)
    }
  }, [])
  useEffect(() => {
    if (length > 0 && isAtEnd.current && list.current) list.current.scrollTop = list.current.scrollHeight
  }, [length])
  return list
}
