import { useEffect, useMemo, useState } from 'react'
import type { GamePage, Moment } from '../games/game-page.ts'
import type { MatchStore } from '../match/match-store.ts'
import type { TableTool } from '../play/table-tool.ts'
import styles from './dock.module.css'
import { optionMarks } from './option-marks.ts'
import { Question } from './question.tsx'

export interface DockProps {
  readonly moment: Moment
  readonly page: GamePage
  readonly store: MatchStore
  /** Puts marks on the table and listens to it. */
  onTool(tool: TableTool): void
}

/** The question: what is asked, by whom, and every way to answer it. */
export function Dock({ moment, page, store, onTool }: DockProps) {
  const { decision, asked, question, viewer } = moment.look
  const [picked, setPicked] = useState<readonly string[]>([])
  const marks = useMemo(() => optionMarks(page, moment, picked), [page, moment, picked])
  useEffect(() => onTool({ marks }), [marks, onTool])
  const waiting = asked.filter((seat) => seat !== viewer).map((seat) => page.seatName(seat, moment.info))
  if (decision === undefined) {
    return (
      <section className={styles.dock} aria-label="The question">
        <p role="status">
          {waiting.length > 0 ? `Waiting for ${waiting.join(' and ')}.` : 'Nothing is asked.'}
        </p>
      </section>
    )
  }
  const advice = page.advice?.(decision, moment)
  return (
    <section className={styles.dock} aria-label="The question">
      <h2 className={styles.prompt}>{decision.prompt}</h2>
      {advice && <p className={styles.advice}>{advice}</p>}
      <Question
        // Another question begins with nothing picked.
        key={question}
        moment={moment}
        decision={decision}
        store={store}
        onPicked={setPicked}
      />
    </section>
  )
}
