import type { SeenEvent } from '@gargoyle/engine'
import { useEffect, useRef, useState } from 'react'
import { sentenceOfEvent } from '../dice/rolls.ts'
import type { GamePage } from '../games/game-page.ts'
import { newsOf } from './sections.ts'

interface Props {
  readonly events: readonly SeenEvent[]
  readonly page: Pick<GamePage, 'rollTitle' | 'dieLook'>
}

/** Announces new events to screen readers, once; events from before it was opened are not announced. */
export function News({ events, page }: Props) {
  const last = events.at(-1)?.number ?? 0
  const announced = useRef(last)
  const [news, setNews] = useState('')
  useEffect(() => {
    if (last === announced.current) return
    // Taken back is not news either.
    if (last > announced.current)
      setNews(newsOf(events, announced.current, (event) => sentenceOfEvent(event, page)))
    announced.current = last
  }, [events, last, page])
  return (
    <p className="visually-hidden" role="status">
      {news}
    </p>
  )
}
