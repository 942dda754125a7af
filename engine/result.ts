import { withShortNames } from './shortened.ts'
import type { RuleId } from './vocabulary.ts'

/** Why something is not possible, for a person to read. */
export type Reason = {
  /** A whole sentence: what is wrong and, if it helps, what would be right. */
  readonly text: string
  /** The rule that says so. */
  readonly rule?: RuleId
  /** The place of the problem in the given data, for example `answers[3].seat`. */
  readonly path?: string
}

/** A success. */
export type Ok<T> = { readonly ok: true; readonly value: T }

/** A failure, with its reason. */
export type Refused = { readonly ok: false; readonly reason: Reason }

/** The outcome of anything a person can get wrong. Exceptions are kept for bugs. */
export type Result<T> = Ok<T> | Refused

/** Wraps the value of a success. */
export function ok<T>(value: T): Ok<T> {
  return { ok: true, value }
}

/** Makes a failure with the reason in words, the rule behind it and the place in the data. */
export function refused(
  text: string,
  where: { readonly rule?: RuleId; readonly path?: string } = {},
): Refused {
  const { path } = where
  const place = path === undefined ? where : { ...where, path: withShortNames(path) }
  return { ok: false, reason: { text: withShortNames(text), ...place } }
}

/** One line for a log or an error: the text, then path and rule if there are any and the text does not name the path. */
export function reasonText({ text, rule, path }: Reason): string {
  const where = path === undefined || path === '' || text.includes(`"${path}"`) ? '' : ` (at ${path})`
  return `${text}${where}${rule === undefined ? '' : ` [${rule}]`}`
}

/** Takes the value out where a refusal would be a bug of the caller: in tests, scripts and examples. */
export function must<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(reasonText(result.reason))
  return result.value
}
