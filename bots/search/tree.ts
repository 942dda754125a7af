import type { Decision, Json, Random } from '@gargoyle/engine'

/** One answer in the tree: how often it was tried, and what came of it. */
export type Branch = {
  readonly answer: Json
  visits: number
  total: number
  /** What may be asked of us after it, by the name of the question: dice and opponents decide which. */
  readonly next: Map<string, Fork>
}

/** A question of ours with the answers that are compared. */
export type Fork = { readonly branches: readonly Branch[]; visits: number }

/** A question met for the first time. */
export function newFork(decision: Decision, random: Random, candidates: number): Fork {
  const answers = random.shuffle(decision.candidates(random, candidates))
  return { branches: answers.map((answer) => ({ answer, visits: 0, total: 0, next: new Map() })), visits: 0 }
}

/** The least and the most that anything has come to: what worths are measured against. */
export type Scale = { least: number; most: number }

/** Curiosity: how far what has hardly been tried is preferred to what has done well so far. */
const curiosity = 0.6

/**
 * The branch to try next: what does well, and what has hardly been tried (upper confidence bounds). Answers that are not
 * legal in the world at hand are passed over.
 */
export function select(fork: Fork, decision: Decision, { least, most }: Scale): Branch | undefined {
  const range = most > least ? most - least : 1
  const curious = Math.log(fork.visits + 1)
  let best: Branch | undefined
  let highest = Number.NEGATIVE_INFINITY
  for (const branch of fork.branches) {
    const { visits, total } = branch
    const score =
      visits === 0
        ? Number.POSITIVE_INFINITY
        : (total / visits - least) / range + curiosity * Math.sqrt(curious / visits)
    if (score > highest && decision.check(branch.answer).ok) {
      best = branch
      highest = score
    }
  }
  return best
}

/** The branches, the most tried first: where the search has spent its time is what it believes in. */
export const ranked = ({ branches }: Fork): readonly Branch[] =>
  branches.toSorted((a, b) => b.visits - a.visits || mean(b) - mean(a))

/** What an answer came to on average. */
export const mean = ({ visits, total }: Branch): number =>
  visits === 0 ? Number.NEGATIVE_INFINITY : total / visits
