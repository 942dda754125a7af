import {
  type Decision,
  type DescribedDecision,
  describe,
  isRecord,
  type Json,
  type Option,
  randomFrom,
} from '@gargoyle/engine'
import type { TextMode } from '@gargoyle/kits'

/** A question as it is put to a person: with answers to choose from where they cannot be listed. */
export interface ShownQuestion {
  readonly decision: DescribedDecision
  /** Answers on offer, numbered from 1, for decisions of a shape of the game's own. */
  readonly candidates: readonly Json[]
  /** One legal answer, for examples. */
  readonly example: Json | undefined
}

const offered = 8

/** Whether a decision can be answered by picking from its options or naming a number. */
export function isListed({ shape, options }: DescribedDecision): boolean {
  return shape === 'number' || (options !== undefined && ['choice', 'some', 'split'].includes(shape))
}

/** Makes a question ready to be shown. `seed` decides which candidates are drawn. */
export function questionOf(decision: Decision, seed: string): ShownQuestion {
  const random = randomFrom(seed)
  const described = describe(decision)
  if (isListed(described)) {
    const [example] = decision.candidates(random, 1)
    return { decision: described, candidates: [], example }
  }
  const byText = new Map(decision.candidates(random, offered).map((each) => [JSON.stringify(each), each]))
  const candidates = [...byText.values()]
  return { decision: described, candidates, example: candidates[0] }
}

/** The question in lines: what is asked, a numbered list, and how to answer. */
export function questionLines(question: ShownQuestion, mode: TextMode): readonly string[] {
  const { decision } = question
  const proposals = Object.entries(decision.proposals ?? {}).map(
    ([seat, answer]) => `  ${seat} proposes ${answerText(answer, decision, mode)}`,
  )
  return [decision.prompt, ...proposals, ...listLines(question, mode), howToAnswer(question, mode)]
}

function listLines({ decision, candidates }: ShownQuestion, mode: TextMode): readonly string[] {
  if (!isListed(decision)) {
    return numbered(candidates.map((answer) => answerText(answer, decision, mode)))
  }
  return numbered(
    (decision.options ?? []).map((option, i) => {
      const room = decision.shape === 'split' && option.why === undefined ? roomText(option, decision) : ''
      return option.label + room + (option.why === undefined ? '' : `  (not now: why ${i + 1})`)
    }),
  )
}

function roomText({ min = 0, max }: Option, { bounds }: DescribedDecision): string {
  return ` (${min} to ${max ?? bounds?.total ?? bounds?.max ?? 'all'})`
}

/** How much is handed out in all, and what groups of options may have of it: `5`, `1 to 4 (Robin at most 2)`. */
function amountText({ bounds = {} }: DescribedDecision): string {
  const { total, min = 0, max = 'all', groups = [] } = bounds
  const groupTexts = groups.map((group) => `${group.label} at most ${group.max}`)
  return `${total ?? `${min} to ${max}`}${groupTexts.length > 0 ? ` (${groupTexts.join(', ')})` : ''}`
}

const numbered = (texts: readonly string[]): readonly string[] =>
  texts.map((text, i) => `${String(i + 1).padStart(3)}  ${text}`)

function howToAnswer({ decision, example }: ShownQuestion, mode: TextMode): string {
  const { bounds, options = [] } = decision
  if (!isListed(decision)) {
    const own = mode.readAnswer === undefined ? 'JSON of your own' : 'an answer of your own'
    return `Type a number, ${own}, or more for other suggestions.`
  }
  switch (decision.shape) {
    case 'some': {
      const { min = 0, max = options.length } = bounds ?? {}
      const many = min === max ? `${min}` : `${min} to ${max}`
      const nothing = min === 0 ? '; none for nothing' : ''
      return `Pick ${many}: their numbers, such as ${openNumbers(options).slice(0, Math.max(1, min)).join(' ')}${nothing}.`
    }
    case 'split': {
      const shares = openNumbers(options).map((number) => shareOf(example, options[number - 1]?.id))
      const byNumber = openNumbers(options).map((number, i) => `${number}=${shares[i]}`)
      return `Hand out ${amountText(decision)}: an amount for each in order, such as ${shares.join(' ')}, or ${byNumber.join(' ')}.`
    }
    case 'number':
      return `Type a whole number from ${bounds?.min} to ${bounds?.max}.`
    default:
      return `Type a number from 1 to ${options.length}.`
  }
}

/** The numbers on the list that can be picked. */
export const openNumbers = (options: readonly Option[]): readonly number[] =>
  options.flatMap(({ why }, i) => (why === undefined ? [i + 1] : []))

function shareOf(example: Json | undefined, id: string | undefined): number {
  const share = isRecord(example) && id !== undefined ? example[id] : undefined
  return typeof share === 'number' ? share : 0
}

/** An answer in words: labels for what was picked, the game's own words for shapes of its own. */
export function answerText(answer: Json, decision: DescribedDecision, mode: TextMode): string {
  const label = (id: unknown): string =>
    decision.options?.find((option) => option.id === id)?.label ?? String(id)
  if (!isListed(decision)) return mode.sayAnswer?.(answer, decision) ?? JSON.stringify(answer)
  if (decision.shape === 'choice') return label(answer)
  if (Array.isArray(answer)) return answer.length === 0 ? 'nothing' : answer.map(label).join(', ')
  if (typeof answer === 'object' && answer !== null) {
    return Object.entries(answer)
      .map(([id, share]) => `${label(id)} ${share}`)
      .join(', ')
  }
  return String(answer)
}
