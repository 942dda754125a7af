import { isRecord, type RuleId, type SeenEvent, type Value, type ValueStep } from '@gargoyle/engine'

/** One line of how a number came about. */
export interface ReasonLine {
  /** Its place among the lines. */
  readonly number: number
  readonly text: string
  readonly rule?: RuleId
}

/** A number and how it came about, line by line. */
export interface Reasons {
  readonly heading: string
  readonly lines: readonly ReasonLine[]
}

/** The numbers that an event gives reasons for. */
export function reasonsIn({ about }: Pick<SeenEvent, 'about'>): readonly Reasons[] {
  const given: unknown = isRecord(about) ? about.reasons : undefined
  return Array.isArray(given) ? given.filter(isValue).map(describeValue) : []
}

const isValue = (given: unknown): given is Value =>
  isRecord(given) && typeof given.name === 'string' && isRecord(given.base) && Array.isArray(given.steps)

/** A number in words: what it began with, and everything that changed it. */
export function describeValue({ name, total, base, steps }: Value): Reasons {
  return {
    heading: `${name}: ${total}`,
    lines: [
      line(1, `${base.amount}: ${base.source}`, base.rule),
      ...steps.map((step, index) => line(index + 2, `${changeOf(step)} ${step.source}`, step.rule)),
    ],
  }
}

const line = (number: number, text: string, rule: RuleId | undefined): ReasonLine =>
  rule === undefined ? { number, text } : { number, text, rule }

function changeOf({ kind, amount, total }: ValueStep): string {
  switch (kind) {
    case 'plus':
      return amount < 0 ? `−${-amount}` : `+${amount}`
    case 'times':
      return `×${amount}`
    case 'divided-by':
      return `÷${amount}`
    case 'rounded-down':
      return `rounded down to ${total}:`
    case 'floor':
      return `at least ${amount}:`
    case 'cap':
      return `at most ${amount}:`
    case 'raised-to':
    case 'lowered-to':
    case 'set-to':
      return `becomes ${amount}:`
  }
}
