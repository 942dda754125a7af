import type { SeenEvent } from '@gargoyle/engine'
import type { LogHeading } from '../games/game-page.ts'

/** A part of the log under one heading. */
export interface LogSection {
  readonly heading: LogHeading | undefined
  readonly events: readonly SeenEvent[]
}

/** What of the log is shown. */
export interface LogFilter {
  readonly words: string
  readonly dice: boolean
}

/** The log in parts: a heading begins one, and is not said twice. */
export function sectionsOf(
  events: readonly SeenEvent[],
  headingOf: (event: SeenEvent) => LogHeading | undefined,
): readonly LogSection[] {
  const sections: { heading: LogHeading | undefined; events: SeenEvent[] }[] = []
  for (const event of events) {
    const heading = headingOf(event)
    if (heading !== undefined || sections.length === 0) sections.push({ heading, events: [] })
    if (heading?.text !== event.text) sections.at(-1)?.events.push(event)
  }
  return sections
}

/** The sections with only the lines that match the filter; headings of sections with lines left stay. */
export function filtered(sections: readonly LogSection[], { words, dice }: LogFilter): readonly LogSection[] {
  const wanted = words.trim().toLowerCase()
  if (wanted === '' && dice) return sections
  return sections
    .map(({ heading, events }) => {
      const isWanted = heading !== undefined && wanted !== '' && heading.text.toLowerCase().includes(wanted)
      return {
        heading,
        events: events.filter(
          ({ name, text }) =>
            (dice || (name !== 'roll' && name !== 'reroll')) &&
            (isWanted || text.toLowerCase().includes(wanted)),
        ),
      }
    })
    .filter(({ events, heading }) => events.length > 0 || (wanted === '' && heading !== undefined))
}

/** More news than this at once is summed up: a screen reader would read a whole game aloud. */
const MOST_NEWS = 8

/** What is announced to screen readers: the sentences since last time. */
export function newsOf(
  events: readonly SeenEvent[],
  since: number,
  sentence: (event: SeenEvent) => string = ({ text }) => text,
): string {
  const news = events.filter(({ number }) => number > since).map(sentence)
  if (news.length <= MOST_NEWS) return news.join(' ')
  return `${news.length - MOST_NEWS} lines more in the log. ${news.slice(-MOST_NEWS).join(' ')}`
}

/** The last parts that have at most this many lines together; the last one however long it is. */
export function recent(sections: readonly LogSection[], most: number): readonly LogSection[] {
  let first = sections.length
  let lines = 0
  while (first > 0) {
    lines += sections[first - 1]?.events.length ?? 0
    if (lines > most && first < sections.length) break
    first -= 1
  }
  return sections.slice(first)
}
