/** How many letters must be added, dropped, changed or swapped with a neighbour to turn one word into another. */
export function editDistance(from: string, to: string): number {
  let before: readonly number[] = []
  let last: readonly number[] = Array.from({ length: to.length + 1 }, (_, column) => column)
  for (let row = 1; row <= from.length; row++) {
    const next = [row]
    for (let column = 1; column <= to.length; column++) {
      const same = from[row - 1] === to[column - 1]
      const swapped =
        row > 1 && column > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1]
      next.push(
        Math.min(
          last[column]! + 1,
          next[column - 1]! + 1,
          last[column - 1]! + (same ? 0 : 1),
          swapped ? before[column - 2]! + 1 : Number.POSITIVE_INFINITY,
        ),
      )
    }
    before = last
    last = next
  }
  return last[to.length]!
}

const LONGEST_NAME = 60

/** The candidates a person may have meant, best first: those that hold the text, then those a few slips away. */
export function closest(text: string, candidates: Iterable<string>, most = 5): readonly string[] {
  // Comparing letters takes as long as both texts together are wide: what is longer than any name is a slip of none.
  if (text.length > LONGEST_NAME) return []
  const slips = Math.max(1, Math.floor(text.length / 4))
  const scored: { readonly candidate: string; readonly score: number }[] = []
  for (const candidate of candidates) {
    const score = scoreOf(text, candidate, slips)
    if (score !== undefined) scored.push({ candidate, score })
  }
  return scored
    .sort((a, b) => a.score - b.score || (a.candidate < b.candidate ? -1 : 1))
    .slice(0, most)
    .map(({ candidate }) => candidate)
}

function scoreOf(text: string, candidate: string, slips: number): number | undefined {
  if (text === '') return undefined
  if (candidate.startsWith(text)) return 0
  if (candidate.includes(text)) return 0.5
  // Versions of a character follow its alias, so a slip is looked for at the beginning only.
  const beginning = candidate.slice(0, text.length)
  const distance = Math.min(editDistance(text, beginning), editDistance(text, candidate))
  return distance <= slips ? distance : undefined
}
