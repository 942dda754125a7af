import { shortened } from '@gargoyle/engine'

/** What is longer is a mistyped form of nothing. */
const LONGEST_NAME = 60

/** The known names that a mistyped one may have meant, best first: a few letters off, or a beginning. */
export function closeNames(typed: string, known: readonly string[]): readonly string[] {
  if (typed.length > LONGEST_NAME) return []
  const wanted = typed.toLowerCase()
  const most = Math.max(1, Math.floor(wanted.length / 3))
  return known
    .map((name) => ({ name, off: lettersOff(wanted, name.toLowerCase()) }))
    .filter(({ name, off }) => off <= most || (wanted.length > 1 && name.toLowerCase().startsWith(wanted)))
    .sort((a, b) => a.off - b.off)
    .map(({ name }) => name)
}

/** A sentence for a name that is not known: what may have been meant, and all there is. */
export function unknownName(what: string, typed: string, known: readonly string[]): string {
  const [close] = closeNames(typed, known)
  const hint = close === undefined ? '' : ` Did you mean ${close}?`
  return `there is no ${what} '${shortened(typed)}'.${hint} Known: ${known.join(', ')}.`
}

/** How many letters must be added, dropped, changed or swapped with their neighbour to get from one word to the other. */
function lettersOff(from: string, to: string): number {
  const rows: number[][] = [Array.from({ length: to.length + 1 }, (_, j) => j)]
  for (let i = 1; i <= from.length; i++) {
    const row = [i]
    for (let j = 1; j <= to.length; j++) {
      const same = from[i - 1] === to[j - 1] ? 0 : 1
      const cost = (up: number, left: number): number => rows[i - up]?.[j - left] ?? Number.POSITIVE_INFINITY
      const best = Math.min(cost(1, 0) + 1, (row[j - 1] ?? 0) + 1, cost(1, 1) + same)
      const swapped = from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1]
      row.push(swapped ? Math.min(best, cost(2, 2) + 1) : best)
    }
    rows.push(row)
  }
  return rows[from.length]?.[to.length] ?? 0
}
