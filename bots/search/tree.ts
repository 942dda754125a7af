import type { Decision, Json, Random } from '@gargoyle/engine'

/** One answer in the tree: how often it was tried, and what came of it. */
export type Branch = {
  readonly answer: Json
  visits: number
  /** What all tries came to together. */
  total: number
  /** What it is worth if we go on as seems best by now: tries that went on foolishly no longer count. */
  worth: number
  /** What may be asked of our side after it, by seat and name of the question: dice and opponents decide which. */
  readonly next: Map<string, Fork>
}

/** A question of ours with the answers that are compared. */
export type Fork = { readonly branches: readonly Branch[]; visits: number }

/** A question met for the first time. */
export function newFork(decision: Decision, random: Random, candidates: number): Fork {
  const answers = random.shuffle(decision.candidates(random, candidates))
  return {
    branches: answers.map((answer) => ({ answer, visits: 0, total: 0, worth: 0, next: new Map() })),
    visits: 0,
  }
}

/** The least and the most that anything has come to: what worths are measured against. */
export type WorthRange = { least: number; most: number }

/** Curiosity: how far what has hardly been tried is preferred to what has done well so far. */
const curiosity = 1

/**
 * The branch to try next: what does well, and what has hardly been tried (upper confidence bounds). Answers that are not
 * legal in the world at hand are passed over.
 */
export function select(fork: Fork, decision: Decision, { least, most }: WorthRange): Branch | undefined {
  const range = most > least ? most - least : 1
  const curious = Math.log(fork.visits + 1)
  let best: Branch | undefined
  let highest = Number.NEGATIVE_INFINITY
  for (const branch of fork.branches) {
    const { visits, worth } = branch
    const score =
      visits === 0
        ? Number.POSITIVE_INFINITY
        : (worth - least) / range + curiosity * Math.sqrt(curious / visits)
    if (score > highest && decision.check(branch.answer).ok) {
      best = branch
      highest = score
    }
  }
  return best
}

/**
 * Records the result of one more try in a branch, and in the question it answers. Deeper branches are updated first.
 */
export function backpropagate(fork: Fork, branch: Branch, worth: number): void {
  fork.visits++
  branch.visits++
  branch.total += worth
  let known = 0
  let sum = 0
  for (const next of branch.next.values()) {
    const best = favourite(next)
    if (best === undefined || best.visits === 0) continue
    known += next.visits
    sum += next.visits * best.worth
  }
  const mean = branch.total / branch.visits
  branch.worth = known === 0 ? mean : (sum + (branch.visits - known) * mean) / branch.visits
}

/** The answer that was tried most: more tries are surer than a lucky one. */
function favourite({ branches }: Fork): Branch | undefined {
  let best: Branch | undefined
  for (const branch of branches) {
    if (best === undefined || branch.visits > best.visits) best = branch
    else if (branch.visits === best.visits && branch.worth > best.worth) best = branch
  }
  return best
}

/** What has hardly been tried, compared with the answer tried most, is not trusted yet. */
const trusted = 0.3

/** The answers worth believing in, the best first, then the others. */
export function ranked({ branches }: Fork): readonly Branch[] {
  const most = branches.reduce((visits, branch) => Math.max(visits, branch.visits), 0)
  const isTrusted = ({ visits }: Branch): number => (visits >= trusted * most ? 1 : 0)
  return branches.toSorted((a, b) => isTrusted(b) - isTrusted(a) || b.worth - a.worth)
}

/** Whether so many more thoughts could not change what is best. */
export function isSettled({ branches }: Fork, left: number): boolean {
  let [first, second, highest] = [0, 0, Number.NEGATIVE_INFINITY]
  let worth = 0
  for (const branch of branches) {
    highest = Math.max(highest, branch.visits === 0 ? Number.POSITIVE_INFINITY : branch.worth)
    if (branch.visits > first) {
      second = first
      first = branch.visits
      worth = branch.worth
    } else second = Math.max(second, branch.visits)
  }
  return first - second > left && worth >= highest
}
