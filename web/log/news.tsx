import type { SeenEvent } from '@gargoyle/engine'
import { useEffect, useRef, useState } from 'react'
import { newsOf } from './sections.ts'

/** Reads out what is new, once, to those who listen; what was there at the beginning is not news. */
export function News({ events }: { readonly events: readonly SeenEvent[] }) {
  const last = events.at(-1)?.number ?? 0
  const announced = useRef(last)
  const [news, setNews] = useState('')
  useEffect(() => {
    if (last === announced.current) return
    // Taken back is not news either.
    if (last > announced.current) setNews(newsOf(events, announced.current))
    announced.current = last
  }, [events, last])
  return (
    <p className="visually-hidden" role="status">
      {news}
    </p>
  )
}
