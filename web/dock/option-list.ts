import type { Option } from '@gargoyle/engine'

/** More options than this and a filter is offered. */
export const MANY = 9

/**
 * Options in the order in which they are shown: those that can be picked first, to end after the others, and of all only
 * what is looked for.
 */
export function listedOptions(
  options: readonly Option[],
  words: string,
  only: readonly string[] | undefined,
): readonly Option[] {
  const wanted = words.trim().toLowerCase()
  const shown = options.filter(
    ({ id, label }) =>
      (only === undefined || only.includes(id)) && (wanted === '' || label.toLowerCase().includes(wanted)),
  )
  return shown.toSorted((a, b) => rankOf(a) - rankOf(b))
}

/** What ends something is not what is picked first, wherever a game lists it. */
const rankOf = ({ id, why }: Option): number => (why !== undefined ? 2 : id === 'end' ? 1 : 0)

/** The key that picks the option at a place of a list: the first nine have one. */
export const keyAt = (place: number): string | undefined => (place < 9 ? `${place + 1}` : undefined)

/** The place of a list that a key means. */
export const placeOfKey = (key: string): number | undefined =>
  /^[1-9]$/.test(key) ? Number(key) - 1 : undefined
