import type { z } from 'zod'
import { butIs, didYouMean, expected, shownName, valueAt } from './terrain/board-problems.ts'

/** What a reader knows beside what its schema found. */
interface ShapeReader {
  /** What was read, at the beginning of a sentence. */
  readonly what: string
  /** What the whole looks like, in one sentence with an example. */
  readonly hint?: string
  /** Every name that may stand at the top. */
  readonly names?: readonly string[]
  /** Where the part that was read lies in the whole. */
  readonly path?: string
}

/** A refusal as the engine takes it; this package knows no engine. */
interface RefusedShape {
  readonly ok: false
  readonly reason: { readonly text: string; readonly path: string }
}

/** Refuses data for the first thing that a schema found: what is wrong, where, and what to do about it. */
export function refuseShape(
  issues: readonly z.core.$ZodIssue[],
  given: unknown,
  { what, hint = '', names = [], path }: ShapeReader,
): RefusedShape {
  const [issue] = issues
  const where = [...(path === undefined ? [] : [path]), ...(issue?.path ?? [])].join('.')
  const isTop = !where.includes('.')
  const text =
    issue === undefined
      ? `${what} cannot be read.`
      : problemText(issue, valueAt(given, issue.path), where === '' ? what : `"${where}"`, isTop ? names : [])
  return { ok: false, reason: { text: isTop && hint !== '' ? `${text} ${hint}` : text, path: where } }
}

/** One sentence about a problem. Messages written for a field are sentences already. */
function problemText(
  issue: z.core.$ZodIssue,
  found: unknown,
  what: string,
  names: readonly string[],
): string {
  const isOurs = !/^(Invalid|Too|Unrecognized)/.test(issue.message)
  if (isOurs) return issue.message
  switch (issue.code) {
    case 'unrecognized_keys': {
      const key = issue.keys[0] ?? ''
      const guess = didYouMean(key, names)
      return `Nothing in ${what.replace(/^The/, 'the')} is called "${shownName(key)}"${guess === '' ? '.' : guess}`
    }
    case 'invalid_type':
      return found === undefined && what.startsWith('"')
        ? `${what} is missing: it must be ${expected(issue.expected)}.`
        : `${what} must be ${expected(issue.expected)}${butIs(found)}.`
    case 'invalid_value':
      return `${what} must be one of ${issue.values.map(String).join(', ')}${butIs(found)}.`
    case 'too_small':
    case 'too_big':
      return `${what} ${sizeProblem(issue, found)}.`
    default:
      return `${what} cannot be read${butIs(found)}.`
  }
}

function sizeProblem(issue: z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig, found: unknown): string {
  const limit = Number(issue.code === 'too_small' ? issue.minimum : issue.maximum)
  const most = issue.code === 'too_small' ? 'at least' : 'at most'
  if (issue.origin === 'array') {
    const count = Array.isArray(found) ? found.length : 0
    return `must have ${issue.exact ? 'exactly' : most} ${limit} ${limit === 1 ? 'entry' : 'entries'}, but has ${count === 0 ? 'none' : count}`
  }
  if (issue.origin === 'string')
    return limit === 1 ? 'must not be empty' : `must have ${most} ${limit} characters`
  return issue.inclusive === false
    ? `must be ${issue.code === 'too_small' ? 'above' : 'below'} ${limit}${butIs(found)}`
    : `must be ${most} ${limit}${butIs(found)}`
}
