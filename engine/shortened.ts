/** Names from outside are repeated so far and no further, unless the caller says otherwise. */
const MOST_LETTERS = 60

/** A text from outside as a refusal repeats it: as it is, or its beginning. A file can hold a name of any length. */
export function shortened(text: string, most = MOST_LETTERS): string {
  if (text.length <= most) return text
  // Cut between characters: half of one is none.
  const end = /[\uD800-\uDBFF]/.test(text.charAt(most - 1)) ? most - 1 : most
  return `${text.slice(0, end)}…`
}
