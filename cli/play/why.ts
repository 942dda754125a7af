import {
  type DescribedDecision,
  explain,
  isRecord,
  type Option,
  reasonText,
  type SeenEvent,
  type Value,
} from '@gargoyle/engine'

/**
 * The reasons behind a question: why options cannot be taken, which numbers it rests on, and what just happened by
 * which rule. With a number, only of that option.
 */
export function whyLines(
  decision: DescribedDecision,
  recent: readonly SeenEvent[],
  number?: number,
): readonly string[] {
  const options = decision.options ?? []
  if (number !== undefined) {
    const option = options[number - 1]
    return option === undefined
      ? [`There is no ${number} on the list${options.length > 0 ? ` of ${options.length}` : ''}.`]
      : optionLines(option, number)
  }
  const shut = options.flatMap((option, i) => (option.why === undefined ? [] : optionLines(option, i + 1)))
  const asked = decision.rule === undefined ? [] : [`This is asked by ${decision.rule}.`]
  const lines = [...asked, ...shut, ...explained(decision.about), ...recent.flatMap(eventLines)]
  return lines.length > 0
    ? lines
    : ['Everything can be picked, and nothing that just happened gives reasons.']
}

function optionLines({ label, why, about }: Option, number: number): readonly string[] {
  const verdict = why === undefined ? 'nothing speaks against it.' : reasonText(why)
  return [`${number}  ${label}: ${verdict}`, ...explained(about)]
}

function eventLines({ text, rule, about }: SeenEvent): readonly string[] {
  const values = explained(about)
  if (rule === undefined && values.length === 0) return []
  return [rule === undefined ? text : `${text} [${rule}]`, ...values]
}

/** Every number with reasons in some data, one sentence a line. */
function explained(about: unknown): readonly string[] {
  return valuesIn(about).flatMap((value) => explain(value).map((line) => `     ${line}`))
}

/** Finds the numbers with reasons in plain data, wherever a game put them. */
export function valuesIn(data: unknown): readonly Value[] {
  if (isValue(data)) return [data]
  if (Array.isArray(data)) return data.flatMap(valuesIn)
  return isRecord(data) ? Object.values(data).flatMap(valuesIn) : []
}

function isValue(data: unknown): data is Value {
  if (!isRecord(data) || typeof data.name !== 'string' || typeof data.total !== 'number') return false
  return (
    isStage(data.base) &&
    Array.isArray(data.steps) &&
    data.steps.every((step) => isStage(step) && 'kind' in step)
  )
}

const isStage = (data: unknown): boolean =>
  isRecord(data) && typeof data.amount === 'number' && typeof data.source === 'string'
