import type { EntryRef, Span, Spans } from './library.ts'

/** Words that lead somewhere: a regular expression without flags, and where to. */
export type Phrase = readonly [pattern: string, to: EntryRef]

/** Makes links of words in a text; the entry itself is never linked, and every other entry once. */
export type Linker = (text: string, self?: EntryRef) => Spans

const isSame = (a: EntryRef, b: EntryRef | undefined): boolean => a.kind === b?.kind && a.id === b.id

/**
 * Recognises phrases in texts. Of two that begin at the same word the earlier in the list counts, so longer ones stand
 * before shorter ones. They are told apart by capital letters, and must be whole words.
 */
export function linkerOf(phrases: readonly Phrase[]): Linker {
  if (phrases.length === 0) return (text) => (text === '' ? [] : [text])
  const whole = (pattern: string): string => `(?<![\\w-])(?:${pattern})(?![\\w-])`
  // One expression finds them all. It captures nothing: hundreds of groups would make it a hundred times slower.
  const anywhere = new RegExp(whole(phrases.map(([pattern]) => pattern).join('|')), 'g')
  const each = phrases.map(([pattern, to]) => ({ here: new RegExp(whole(pattern), 'y'), to }))
  const targetAt = (text: string, index: number): EntryRef | undefined =>
    each.find(({ here }) => {
      here.lastIndex = index
      return here.test(text)
    })?.to
  return (text, self) => {
    const spans: Span[] = []
    const linked: EntryRef[] = []
    let done = 0
    for (const match of text.matchAll(anywhere)) {
      const to = targetAt(text, match.index)
      if (to === undefined || isSame(to, self) || linked.some((other) => isSame(to, other))) continue
      linked.push(to)
      if (match.index > done) spans.push(text.slice(done, match.index))
      spans.push({ text: match[0], to })
      done = match.index + match[0].length
    }
    if (done < text.length) spans.push(text.slice(done))
    return spans
  }
}

/** Reads `[words](kind/id)` in a text; what stands between goes through `rest`. */
export function readLinks(
  text: string,
  where: (id: string) => EntryRef,
  rest: (text: string) => Spans = (words) => [words],
): Spans {
  const spans: Span[] = []
  let done = 0
  for (const match of text.matchAll(/\[([^\][]+)\]\(([^()\s]+)\)/g)) {
    const [whole, words = '', id = ''] = match
    if (match.index > done) spans.push(...rest(text.slice(done, match.index)))
    spans.push({ text: words, to: where(id) })
    done = match.index + whole.length
  }
  if (done < text.length) spans.push(...rest(text.slice(done)))
  return spans
}
