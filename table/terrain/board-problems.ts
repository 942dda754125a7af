import type { z } from 'zod'
import { BOARD_FORMAT, boardFileSchema, lampFileSchema, pieceFileSchema } from './board-schema.ts'

/** Something wrong in a board file: where, and why in words. */
export interface BoardProblem {
  /** The file, if its name is known. */
  readonly source?: string
  /** Where in the file, like `pieces[3].footprint[2]`; empty for the file as a whole. */
  readonly path: string
  readonly reason: string
}

/** A problem on one line, as shown to people. */
export const showBoardProblem = ({ source, path, reason }: BoardProblem): string =>
  [source, path, reason].filter((part) => part).join(': ')

/** The path as people write it: names with dots, list places in brackets. */
export function pathOf(...steps: readonly PropertyKey[]): string {
  return steps
    .map((step, i) => (typeof step === 'number' ? `[${step}]` : `${i === 0 ? '' : '.'}${String(step)}`))
    .join('')
}

/** What a schema did not like, as problems in our words. The file is at hand to say what stands there instead. */
export function shapeProblems(issues: readonly z.core.$ZodIssue[], file: unknown): BoardProblem[] {
  return issues.flatMap((issue) => problemsOf(issue, file))
}

function problemsOf(issue: z.core.$ZodIssue, file: unknown): BoardProblem[] {
  const path = pathOf(...issue.path)
  const found = valueAt(file, issue.path)
  switch (issue.code) {
    case 'unrecognized_keys':
      return issue.keys.map((key) => ({
        path: pathOf(...issue.path, shownName(key)),
        reason: `nothing here is called "${shownName(key)}"${didYouMean(key, knownBeside(issue.path))}`,
      }))
    case 'invalid_value':
      return [{ path, reason: wrongValue(issue, found) }]
    case 'invalid_union': {
      const branch = issue.errors[Array.isArray(found) ? 0 : 1]
      if (!branch || found === null || typeof found !== 'object') {
        return [
          { path, reason: `must be a list of corners or {"rect": [x, y, width, depth]}${butIs(found)}` },
        ]
      }
      return branch.flatMap((inner) =>
        problemsOf({ ...inner, path: [...issue.path, ...inner.path] } as z.core.$ZodIssue, file),
      )
    }
    case 'invalid_type':
      return [{ path, reason: `must be ${expected(issue.expected)}${butIs(found)}` }]
    case 'invalid_format':
      return [
        {
          path,
          reason: `"${shownName(String(found))}" cannot be an id: use letters, digits, - and _, at most 60 of them`,
        },
      ]
    case 'too_small':
      return [{ path, reason: tooSmall(issue) }]
    case 'too_big':
      return [{ path, reason: tooBig(issue) }]
    default:
      return [{ path, reason: issue.message }]
  }
}

function wrongValue(issue: z.core.$ZodIssueInvalidValue, found: unknown): string {
  const values = issue.values.map(String)
  if (issue.path[0] === 'format') {
    return `must be "${BOARD_FORMAT}"${butIs(found)}: this is no board file, or one for another version of the game`
  }
  if (typeof found !== 'string') return `must be one of ${values.join(', ')}${butIs(found)}`
  const what = issue.path.at(-1) === 'kind' ? 'no kind of piece' : `not one of ${values.join(', ')}`
  const hint = didYouMean(found, values)
  const list = issue.path.at(-1) === 'kind' && !hint ? `; there are ${values.join(', ')}` : ''
  return `"${shownName(found)}" is ${what}${hint}${list}`
}

function tooSmall(issue: z.core.$ZodIssueTooSmall): string {
  if (issue.origin === 'string') return 'must not be empty'
  if (issue.origin === 'array') return `needs ${issue.minimum} entries`
  return 'must be above zero'
}

function tooBig(issue: z.core.$ZodIssueTooBig): string {
  if (issue.origin === 'string') return `is too long: at most ${issue.maximum} characters`
  if (issue.origin === 'array') return `has too many entries: at most ${issue.maximum}`
  return `is too large: at most ${issue.maximum}`
}

/** A type of a schema in words. */
export function expected(type: string): string {
  const words: Record<string, string> = {
    number: 'a number',
    int: 'a whole number',
    string: 'a text in quotes',
    boolean: 'true or false',
    array: 'a list',
    tuple: 'a list of numbers',
    object: 'an object with names and values',
  }
  return words[type] ?? type
}

/** What stands there instead, as the end of a sentence. */
export function butIs(found: unknown): string {
  if (found === undefined) return ', but is missing'
  if (found === null) return ', but is null'
  if (Array.isArray(found)) return ', but is a list'
  if (typeof found === 'object') return ', but is an object'
  return `, but is ${typeof found === 'string' ? JSON.stringify(shownName(found)) : String(found)}`
}

/** Names in a file are repeated so far and no further: it can hold one of any length. */
const MOST_LETTERS = 60

/** A name from a file as a problem repeats it. */
export const shownName = (name: string): string =>
  name.length > MOST_LETTERS ? `${name.slice(0, MOST_LETTERS)}…` : name

/** What stands at a place of a file. */
export function valueAt(file: unknown, path: readonly PropertyKey[]): unknown {
  let value = file
  for (const step of path) {
    if (value === null || typeof value !== 'object') return undefined
    value = (value as Record<PropertyKey, unknown>)[step]
  }
  return value
}

const names = {
  board: Object.keys(boardFileSchema.shape),
  piece: Object.keys(pieceFileSchema.shape),
  lamp: Object.keys(lampFileSchema.shape),
}

function knownBeside(path: readonly PropertyKey[]): readonly string[] {
  if (path.at(-1) === 'footprint') return ['rect']
  if (path[0] === 'pieces') return names.piece
  return path[0] === 'lamps' ? names.lamp : names.board
}

/** A mistyped name has no more letters than this; a longer text is not worth comparing. */
const LONGEST_NAME = 40

/** `: did you mean "crate"?` when one of the names is close to what was written, else nothing. */
export function didYouMean(written: string, names: readonly string[]): string {
  if (written.length > LONGEST_NAME) return ''
  const word = written.toLowerCase()
  let best: string | undefined
  let fewest = Math.ceil(written.length / 3) + 1
  for (const name of names) {
    const steps = stepsBetween(word, name.toLowerCase())
    if (steps < fewest) {
      fewest = steps
      best = name
    }
  }
  return best === undefined ? '' : `: did you mean "${best}"?`
}

/** How many letters must be added, dropped or changed to make one word of the other. */
function stepsBetween(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++) {
      const change = row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1)
      next.push(Math.min(change, row[j]! + 1, next[j - 1]! + 1))
    }
    row = next
  }
  return row[b.length]!
}
