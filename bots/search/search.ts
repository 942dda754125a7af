import {
  type AnswerRequest,
  type Asked,
  areOnSameSide,
  type Json,
  type Player,
  type Random,
  type Seat,
  type Session,
} from '@gargoyle/engine'
import { type Evaluator, positionWorth } from '../evaluator.ts'
import { type Clock, startClock } from './clock.ts'
import { pause } from './host.ts'
import { type Branch, backpropagate, type Fork, newFork, ranked, select, type WorthRange } from './tree.ts'

/** How a searching bot thinks. */
export type SearchOptions = {
  /** Answers it compares to the question it was asked, and to those that follow. */
  readonly candidates: number
  readonly followUps: number
  /** Turns it looks ahead: 1 is the turn at hand. */
  readonly turns: number
  /** Answers after which a thought is broken off. */
  readonly horizon: number
  /** Thoughts in the same imagined world before it draws another: drawing one costs about as much as a thought. */
  readonly perWorld: number
}

export const usualSearch: SearchOptions = {
  candidates: 16,
  followUps: 8,
  turns: 1,
  horizon: 60,
  perWorld: 8,
}

/**
 * A bot that searches: it plays the turn at hand to its end again and again, in games it could just as well be in, and
 * grows a tree of the answers of its side on the way (what others answer and how dice fall differs from thought to
 * thought).
 * Answers that did well are tried more often; the one tried most is given.
 */
export function searchPlayer(evaluator: Evaluator, options: Partial<SearchOptions> = {}): Player {
  const search = { ...usualSearch, ...options }
  let slowest = 0
  return {
    answer(request) {
      const { decision, random, seat } = request
      // Finding answers to choose from takes its time too.
      const clock = startClock(request.budget, slowest)
      const root = newFork(decision, random, search.candidates)
      const [first] = root.branches
      if (first === undefined) throw new Error(`"${decision.name}" offers ${seat} nothing.`)
      if (root.branches.length === 1) return first.answer
      const thinking = think(request, root, evaluator, search)
      if (request.signal === undefined) {
        while (clock.goesOn(root) && !thinking.next().done);
        slowest = clock.slowest()
        return ranked(root)[0]!.answer
      }
      return thinkInSlices(thinking, clock, root, request).then((answer) => {
        slowest = clock.slowest()
        return answer
      })
    },
  }
}

/** Thinks with pauses, so that the caller can abort it. */
async function thinkInSlices(
  thinking: Iterator<void>,
  clock: Clock,
  root: Fork,
  { signal }: AnswerRequest,
): Promise<Json> {
  while (clock.goesOn(root) && !signal?.aborted && !thinking.next().done) {
    if (clock.needsPause()) await pause()
  }
  return ranked(root)[0]!.answer
}

/** One iteration after the other, for as long as the caller continues. */
function* think(
  request: AnswerRequest,
  root: Fork,
  evaluator: Evaluator,
  search: SearchOptions,
): Generator<void, void, void> {
  const { random, seat } = request
  const scale: WorthRange = { least: Number.POSITIVE_INFINITY, most: Number.NEGATIVE_INFINITY }
  for (;;) {
    const world = request.imagine(random)
    // Where nothing fits what it has seen, it knows no better than chance.
    if (!world.ok) return
    for (let i = 0; i < search.perWorld; i++) {
      const thought = world.value.fork({ seed: `${random.below(2 ** 32)}`, events: false })
      grow(thought, seat, root, evaluator, search, random, scale)
      yield
    }
  }
}

/** Plays one game on to its horizon, down the tree and one question beyond it, and updates all branches on the way. */
function grow(
  thought: Session,
  seat: Seat,
  root: Fork,
  evaluator: Evaluator,
  search: SearchOptions,
  random: Random,
  scale: WorthRange,
): void {
  const path: { readonly fork: Fork; readonly branch: Branch }[] = []
  let fork: Fork | undefined = root
  let turns = 0
  for (let step = 0; step < search.horizon; step++) {
    // Others may be asked the same question; the first answer is its own.
    const asked = step === 0 ? askedOf(thought, seat) : nextAsked(thought)
    if (asked === undefined) break
    const begins = step > 0 && evaluator.turns(asked.decision.name, thought.state)
    if (begins && ++turns >= search.turns) break
    const mine: boolean = areOnSameSide(thought.sides, asked.seat, seat)
    const branch: Branch | undefined = mine && fork ? select(fork, asked.decision, scale) : undefined
    const answer = branch === undefined ? rollOut(asked, evaluator, random) : branch.answer
    if (answer === undefined || !thought.answer(asked.seat, answer).ok) break
    if (branch !== undefined && fork !== undefined) {
      path.push({ fork, branch })
      fork = childOf(branch, thought, seat, search, random)
    } else if (mine) fork = undefined
  }
  const worth = positionWorth(evaluator, thought.state, thought.content, seat)
  scale.least = Math.min(scale.least, worth)
  scale.most = Math.max(scale.most, worth)
  for (const { fork, branch } of path.toReversed()) backpropagate(fork, branch, worth)
}

/** The question that follows an answer; made when the answer is tried a second time, so that the tree grows slowly. */
function childOf(
  branch: Branch,
  thought: Session,
  seat: Seat,
  search: SearchOptions,
  random: Random,
): Fork | undefined {
  const asked = nextAsked(thought)
  if (asked === undefined || !areOnSameSide(thought.sides, asked.seat, seat)) return undefined
  const question = `${asked.seat} ${asked.decision.name}`
  const known = branch.next.get(question)
  if (known !== undefined || branch.visits === 0) return known
  const made = newFork(asked.decision, random, search.followUps)
  branch.next.set(question, made)
  return made
}

const askedOf = (session: Session, seat: Seat): Asked | undefined =>
  session.pending?.asked.find((each) => each.seat === seat)

const nextAsked = (session: Session): Asked | undefined =>
  session.pending?.asked.find(({ settled }) => !settled)

/** What a player might answer beyond the tree: anything, with a preference for answers that lead on. */
function rollOut({ decision }: Asked, evaluator: Evaluator, random: Random): Json | undefined {
  const [one] = decision.candidates(random, 1)
  if (one === undefined || evaluator.isIdle?.(decision.name, one) !== true) return one
  return decision.candidates(random, 1)[0]
}
