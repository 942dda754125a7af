import { type Reason, type Result, refused } from '@gargoyle/engine'

/** How the rules tell those who write a set-up by hand what one is. */
const EXPLAINED = /^The setup must be|\bA setup (lists|names) /

/** Whether a set-up was refused for its form, and not for what was chosen: such reasons begin with the place in it. */
export function isAboutForm({ text, path = '' }: Pick<Reason, 'text' | 'path'>): boolean {
  const place = path.replace(/^setup\./, '')
  return EXPLAINED.test(text) || (place !== '' && text.startsWith(`"${place}" `))
}

/**
 * The same result in words for people: whoever opens a game did not write its set-up. Its place stays, for those who want to
 * mend a file.
 */
export function inWordsForPeople<T>(result: Result<T>): Result<T> {
  if (result.ok || !isAboutForm(result.reason)) return result
  const { path } = result.reason
  return refused(
    'What this game begins with is missing or damaged, or was made for another version of this page.',
    path === undefined || path === '' ? {} : { path },
  )
}
