const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** How long ago something was, as people say it; what is older than a week has its date. */
export function relativeTime(then: number, now: number): string {
  const ago = Math.max(0, now - then)
  if (ago < MINUTE) return 'just now'
  if (ago < HOUR) return counted(Math.floor(ago / MINUTE), 'minute')
  if (ago < DAY) return counted(Math.floor(ago / HOUR), 'hour')
  if (ago < 7 * DAY) return counted(Math.floor(ago / DAY), 'day')
  return new Date(then).toISOString().slice(0, 10)
}

const counted = (count: number, unit: string): string => `${count} ${unit}${count === 1 ? '' : 's'} ago`
