import type { Clause } from './words.ts'

/** A reason for an answer or against it. */
export type ReasonClause = Clause & { readonly good: boolean }

export const fromClause = (clause: Clause): ReasonClause => ({ ...clause, good: clause.worth > 0 })

/** What happens in nearly all tries is stated as a fact. */
const surely = 0.95

/** A thing as it is said of an answer: `likely knocks Harley Quinn down (60% of tries)`. */
export function clauseText(said: ReasonClause): string {
  const { verb, rest, share, good } = said
  const told = `${verb[0]} ${rest}${bracketed(said)}`
  return share >= surely ? told : `${adverb(share, good)} ${told}`
}

/** The same reason in the gerund, for what is given up: `knocking Harley Quinn down (60% of tries)`. */
export const doingText = (said: ReasonClause): string => `${said.verb[1]} ${said.rest}${bracketed(said)}`

function bracketed({ share, aside }: ReasonClause): string {
  const often = share >= surely ? [] : [`${percent(share)} of tries`]
  const parts = aside === undefined ? often : [...often, aside]
  return parts.length === 0 ? '' : ` (${parts.join(', ')})`
}

function adverb(share: number, good: boolean): string {
  if (share >= 0.5) return 'likely'
  if (share >= 0.2) return 'perhaps'
  return good ? 'with luck' : 'at worst'
}

export const percent = (share: number): string => `${Math.round(share * 100)}%`

const mostGood = 3
const mostBad = 2

/** What weighs less than this part of the weightiest thing is left out. */
const leastPart = 0.03

/** One sentence of reasons: those for an answer, then those against it. */
export function sentenceOf(said: readonly ReasonClause[]): string {
  const least = leastPart * Math.max(0, ...said.map(({ worth }) => Math.abs(worth)))
  const told = onceEach(weightiest(said.filter(({ worth }) => Math.abs(worth) >= least)))
  const gains = listed(
    told
      .filter(({ good }) => good)
      .slice(0, mostGood)
      .map(clauseText),
  )
  const losses = listed(
    told
      .filter(({ good }) => !good)
      .slice(0, mostBad)
      .map(clauseText),
  )
  if (gains === '' && losses === '') return noReasonText
  return capital(gains === '' || losses === '' ? `${gains}${losses}.` : `${gains}; but ${losses}.`)
}

/** Different things may be said in the same words: then the weightiest of them says it for all. */
function onceEach(said: readonly ReasonClause[]): readonly ReasonClause[] {
  const words = ({ verb, rest }: ReasonClause): string => `${verb[0]} ${rest}`
  return said.filter((each, place) => said.findIndex((other) => words(other) === words(each)) === place)
}

/** The sentence about an answer without reasons. */
export const noReasonText = 'Changes nothing that counts.'

/** Most important first. */
export const weightiest = (said: readonly ReasonClause[]): readonly ReasonClause[] =>
  said.toSorted((a, b) => Math.abs(b.worth) - Math.abs(a.worth))

/** Several things in a row: `one, another and a third`. */
export function listed(texts: readonly string[]): string {
  const last = texts.at(-1) ?? ''
  return texts.length < 2 ? last : `${texts.slice(0, -1).join(', ')} and ${last}`
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
