/** Names from outside are repeated so far and no further, unless the caller says otherwise. */
const MOST_LETTERS = 60

/** A text from outside as a refusal repeats it: as it is, or its beginning. A file can hold a name of any length. */
export function shortened(text: string, most = MOST_LETTERS): string {
  if (text.length <= most) return text
  // Cut between characters: half of one is none.
  const end = /[\uD800-\uDBFF]/.test(text.charAt(most - 1)) ? most - 1 : most
  return `${text.slice(0, end)}…`
}

/** A sentence longer than this may repeat what a file or a message holds, whatever its length. */
const LONG_SENTENCE = 400

/** No sentence has more letters, however much there is to list. */
const LONGEST_SENTENCE = 4000

/**
 * A sentence for people in which no name from outside is repeated at full length: what is quoted, and what has no space in
 * it, is shortened. All refusals go through this, so that whoever words one need not think of it.
 */
export function withShortNames(sentence: string): string {
  if (sentence.length <= LONG_SENTENCE) return sentence
  const short = sentence
    .replaceAll(/"([^"]{80,})"/g, (_, name: string) => `"${shortened(name)}"`)
    .replaceAll(/[^\s"']{120,}/g, (word) => shortened(word))
  return shortened(short, LONGEST_SENTENCE)
}
