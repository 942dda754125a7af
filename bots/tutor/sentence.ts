import type { Clause } from './words.ts'

/** Something to say for an answer or against it. */
export type Said = Clause & { readonly good: boolean }

export const fromClause = (clause: Clause): Said => ({ ...clause, good: clause.worth > 0 })

/** What happens in nearly all tries is told as a fact. */
const surely = 0.95

/** A thing as it is said of an answer: `likely knocks Harley Quinn down (60% of tries)`. */
export function clauseText(said: Said): string {
  const { verb, rest, share, good } = said
  const told = `${verb[0]} ${rest}${bracketed(said)}`
  return share >= surely ? told : `${adverb(share, good)} ${told}`
}

/** The same thing as it is said of what is given up: `knocking Harley Quinn down (60% of tries)`. */
export const doingText = (said: Said): string => `${said.verb[1]} ${said.rest}${bracketed(said)}`

function bracketed({ share, aside }: Said): string {
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

/** One sentence of reasons: what speaks for an answer, then what speaks against it. */
export function sentenceOf(said: readonly Said[]): string {
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
  if (gains === '' && losses === '') return nothingToSay
  return capital(gains === '' || losses === '' ? `${gains}${losses}.` : `${gains}; but ${losses}.`)
}

/** Different things may be said in the same words: then the weightiest of them says it for all. */
function onceEach(said: readonly Said[]): readonly Said[] {
  const words = ({ verb, rest }: Said): string => `${verb[0]} ${rest}`
  return said.filter((each, place) => said.findIndex((other) => words(other) === words(each)) === place)
}

/** The sentence about an answer that there is nothing to say about. */
export const nothingToSay = 'Changes nothing that counts.'

/** Most important first. */
export const weightiest = (said: readonly Said[]): readonly Said[] =>
  said.toSorted((a, b) => Math.abs(b.worth) - Math.abs(a.worth))

/** Several things in a row: `one, another and a third`. */
export function listed(texts: readonly string[]): string {
  const last = texts.at(-1) ?? ''
  return texts.length < 2 ? last : `${texts.slice(0, -1).join(', ')} and ${last}`
}

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
