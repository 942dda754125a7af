import {
  type DescribedDecision,
  isRecord,
  type Json,
  type Option,
  ok,
  type Result,
  refused,
} from '@gargoyle/engine'
import type { TextMode } from '@gargoyle/kits'
import { isListed, openNumbers, type ShownQuestion } from './question.ts'

/**
 * Reads what a person typed as an answer. Only what cannot be read at all is refused here; whether the answer is
 * legal is for the decision to say.
 */
export function readTyped(text: string, question: ShownQuestion, mode: TextMode): Result<Json> {
  const { decision } = question
  if (!isListed(decision)) return readOpen(text, question, mode)
  const options = decision.options ?? []
  switch (decision.shape) {
    case 'some':
      return readSome(text, options)
    case 'split':
      return readSplit(text, options)
    case 'number':
      return /^-?\d+$/.test(text)
        ? ok(Number(text))
        : refused(`Type a whole number from ${decision.bounds?.min} to ${decision.bounds?.max}.`)
    default:
      return readOption(text, options)
  }
}

/**
 * What a person types to give an answer. Where the game has words of its own, they are taken if they mean the same and
 * are accepted; else the answer is typed as JSON.
 */
export function describeTyped(
  answer: Json,
  question: ShownQuestion,
  mode: TextMode,
  accepts: (answer: Json) => boolean,
): string {
  const { decision } = question
  const numberOf = (id: unknown): number => (decision.options ?? []).findIndex((each) => each.id === id) + 1
  if (!isListed(decision)) {
    const said = mode.sayAnswer?.(answer, decision)
    const read = said === undefined ? undefined : readTyped(said, question, mode)
    const same = read?.ok && mode.sayAnswer?.(read.value, decision) === said && accepts(read.value)
    return said !== undefined && same ? said : JSON.stringify(answer)
  }
  if (decision.shape === 'some' && Array.isArray(answer)) {
    return answer.length === 0 ? 'none' : answer.map(numberOf).join(' ')
  }
  if (decision.shape === 'split' && isRecord(answer)) {
    return Object.entries(answer)
      .map(([id, share]) => `${numberOf(id)}=${share}`)
      .join(' ')
  }
  return decision.shape === 'choice' ? `${numberOf(answer)}` : String(answer)
}

/** An option by its number, or by its label or id as it is written. */
function readOption(text: string, options: readonly Option[]): Result<string> {
  const byNumber = /^\d+$/.test(text) ? options[Number(text) - 1] : undefined
  const same = (word: string): boolean => word.toLowerCase() === text.toLowerCase()
  const found = byNumber ?? options.find(({ id, label }) => same(id) || same(label))
  if (found) return ok(found.id)
  return refused(`'${text}' is not on the list: type a number from 1 to ${options.length}.`)
}

const words = (text: string): readonly string[] => text.split(/[\s,;]+/).filter((word) => word !== '')

function readSome(text: string, options: readonly Option[]): Result<readonly string[]> {
  if (['none', 'nothing', '-'].includes(text.toLowerCase())) return ok([])
  const picked: string[] = []
  for (const word of words(text)) {
    const option = readOption(word, options)
    if (!option.ok) return refused(`${option.reason.text} Several go like this: 1 2. Nothing is: none.`)
    picked.push(option.value)
  }
  return ok(picked)
}

function readSplit(text: string, options: readonly Option[]): Result<Json> {
  const given = words(text)
  const open = options.filter(({ why }) => why === undefined)
  const pairs = given.map((word) => /^(\d+)=(\d+)$/.exec(word))
  if (given.length > 0 && pairs.every((pair) => pair !== null)) {
    const shares: Record<string, number> = {}
    for (const [, number = '', amount] of pairs) {
      const option = options[Number(number) - 1]
      if (option === undefined) return refused(`There is no ${number} on the list of ${options.length}.`)
      shares[option.id] = (shares[option.id] ?? 0) + Number(amount)
    }
    return ok(shares)
  }
  if (given.length !== open.length || !given.every((word) => /^\d+$/.test(word))) {
    return refused(
      `Type ${open.length} amounts, one for each in order, or name them by number: ${openNumbers(options)
        .map((number) => `${number}=0`)
        .join(' ')}.`,
    )
  }
  return ok(Object.fromEntries(open.map(({ id }, i) => [id, Number(given[i])])))
}

function readOpen(text: string, { decision, candidates }: ShownQuestion, mode: TextMode): Result<Json> {
  const candidate = /^\d+$/.test(text) ? candidates[Number(text) - 1] : undefined
  if (candidate !== undefined) return ok(candidate)
  if (/^[[{"]/.test(text)) return readJsonText(text)
  return mode.readAnswer?.(text, decision) ?? unreadable(decision, candidates.length)
}

function readJsonText(text: string): Result<Json> {
  try {
    return ok(JSON.parse(text) as Json)
  } catch {
    return refused(`This begins like JSON but is none: ${text}`)
  }
}

const unreadable = ({ shape }: DescribedDecision, count: number): Result<Json> =>
  refused(`Type a number from 1 to ${count}, or a ${shape} as JSON.`)
