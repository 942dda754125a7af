import type { SeenEvent } from '@gargoyle/engine'
import { useMemo, useState } from 'react'
import type { Moment } from '../games/game-page.ts'
import { Button } from '../ui/button.tsx'
import styles from './coach.module.css'
import { type GuideMemory, guideMemory, rememberGuide } from './guide-memory.ts'
import { type Lesson, lessonProgress } from './lessons.ts'

interface Props {
  /** The match, for remembering the player's progress. */
  readonly match: string
  readonly lessons: readonly Lesson[]
  readonly events: readonly SeenEvent[]
  readonly moment: Moment
}

/** A guide beside the game: the next thing to try, and what has been done. It waits, and forbids nothing. */
export function Guide({ match, lessons, events, moment }: Props) {
  const [memory, setMemory] = useState(() => guideMemory(match))
  const { done, next } = useMemo(
    () => lessonProgress(lessons, events, moment, memory.read),
    [lessons, events, moment, memory.read],
  )
  const change = (now: GuideMemory) => {
    rememberGuide(match, now)
    setMemory(now)
  }
  if (memory.isAway)
    return (
      <p className={styles.guideAway}>
        <Button size="small" look="quiet" onClick={() => change({ ...memory, isAway: false })}>
          Take up the guide again ({done.size} of {lessons.length})
        </Button>
      </p>
    )
  return (
    <section className={styles.guide} aria-label="Guide">
      <div aria-live="polite">
        <h2>
          {next?.title ?? 'That is all there is to it'}{' '}
          <span className={styles.count}>
            {done.size} of {lessons.length} done
          </span>
        </h2>
        <p>{next?.text ?? 'You have tried everything that a game is made of. Play this one to its end.'}</p>
      </div>
      <details>
        <summary>All of it</summary>
        <ol>
          {lessons.map(({ id, title }) => (
            <li key={id}>
              {title}
              {done.has(id) ? ': done' : ''}
            </li>
          ))}
        </ol>
      </details>
      <div className={styles.ways}>
        {next !== undefined && next.isDone === undefined && (
          <Button
            size="small"
            look="lamp"
            onClick={() => change({ ...memory, read: new Set([...memory.read, next.id]) })}
          >
            Got it
          </Button>
        )}
        <Button size="small" look="quiet" onClick={() => change({ ...memory, isAway: true })}>
          Put the guide away
        </Button>
      </div>
    </section>
  )
}
