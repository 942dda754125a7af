import type { ModelAddition, Violation } from '@gargoyle/bmg3'

/** Limits that more room would lift; who a model is counts before them. */
const aboutRoom: readonly string[] = [
  'bmg3/core/crew-reputation',
  'bmg3/core/funding',
  'bmg3/core/crew-ranks',
]

/**
 * Why a model cannot join, each reason once, the weightiest first; nothing if it can join in some way. What is not
 * written yet is said elsewhere.
 */
export function reasonsAgainst(ways: readonly ModelAddition[]): readonly string[] {
  if (ways.some(({ reasons }) => reasons.length === 0)) return []
  const all = ways
    .flatMap(({ reasons }) => reasons)
    .filter(({ rule }) => rule !== 'bmg3/content/unenforced')
    .sort((a, b) => aboutRoom.indexOf(a.rule) - aboutRoom.indexOf(b.rule))
  return [...new Set(all.map(asCondition))]
}

/** What is said about the crew holds only once the addition is made. */
export const asCondition = ({ text }: Violation): string =>
  text.startsWith('The crew ') ? `With it, the crew ${text.slice('The crew '.length)}` : text
