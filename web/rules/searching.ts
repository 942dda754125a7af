/** A search: words, and the kind of entry it is limited to. */
export interface Searching {
  readonly query: string
  readonly kind: string | undefined
}

/** Reads what an address looks for: `?q=dodge&kind=trait`. */
export function readSearching(search: string): Searching {
  const asked = new URLSearchParams(search)
  return { query: asked.get('q') ?? '', kind: asked.get('kind') ?? undefined }
}

/** The address that looks for the same. */
export function searchingAddress({ query, kind }: Searching, game?: string): string {
  const asked = new URLSearchParams()
  if (game !== undefined) asked.set('game', game)
  if (query.trim() !== '') asked.set('q', query.trim())
  if (kind !== undefined) asked.set('kind', kind)
  const words = asked.toString()
  return words === '' ? '/rules' : `/rules?${words}`
}

/** Whether there is anything to look for. */
export const isSearching = ({ query, kind }: Searching): boolean => query.trim() !== '' || kind !== undefined

/** The index of the item in a list that a key leads to from another (-1 is before the first). */
export function stepTo(key: string, from: number, count: number): number | undefined {
  if (count === 0) return undefined
  if (key === 'ArrowDown') return Math.min(from + 1, count - 1)
  if (key === 'ArrowUp') return from - 1
  if (key === 'Home' && from >= 0) return 0
  return key === 'End' && from >= 0 ? count - 1 : undefined
}
