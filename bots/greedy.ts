import {
  type AnswerRequest,
  type Asked,
  areOnSameSide,
  type Json,
  type Player,
  type Random,
  type Result,
  type Seat,
  type Session,
  type SyncPlayer,
} from '@gargoyle/engine'
import { type Evaluator, positionWorth } from './evaluator.ts'
import { now, pause } from './search/host.ts'

/** How hard a greedy bot thinks, and how well it keeps to what it thinks. */
export type GreedyOptions = {
  /** Answers it compares. */
  readonly candidates: number
  /** Imagined games in which it tries them: all of them in the first, and the better half of the rest in each next. */
  readonly samples: number
  /** Answers it compares for what follows from its answer: the path of a move, the target of an attack. */
  readonly followUps: number
  /**
   * How many of those it compares in all, shared out among its tries: where much follows from an answer, it takes the rest
   * as it comes. Counted and not timed, so that it plays the same on every machine.
   */
  readonly looks: number
  /** Answers after which a thought is broken off. */
  readonly horizon: number
  /** 0 takes the best; the higher, the more often it takes something else that looks nearly as good. */
  readonly temperature: number
}

export const usualGreed: GreedyOptions = {
  candidates: 16,
  samples: 4,
  followUps: 4,
  looks: 120,
  horizon: 16,
  temperature: 0,
}

/** An answer and what it seems to be worth. */
export type RatedAnswer = { readonly answer: Json; readonly worth: number; readonly isFolly?: boolean }

/**
 * Looks at what one answer led to in one imagined game: the game before the answer and after all that follows from it,
 * none if the answer could not be given there.
 */
export type OnTry = (answer: Json, before: Session, after: Session | undefined) => void

/**
 * A bot that looks one step ahead: it tries every answer out in games it could just as well be in, plays what follows
 * from it, and takes the answer that leaves it best off. It never sees anything that its seat may not see.
 */
export function greedyPlayer(evaluator: Evaluator, options: Partial<GreedyOptions> = {}): SyncPlayer {
  const greed = { ...usualGreed, ...options }
  return {
    answer(request) {
      return choice(rateAnswers(request, evaluator, greed), request, warmthOf(evaluator, greed))
    },
  }
}

/** The temperature on the scale of an evaluator. */
const warmthOf = ({ warmth = 1 }: Evaluator, { temperature }: GreedyOptions): number => warmth * temperature

function choice(weighed: readonly RatedAnswer[], request: AnswerRequest, temperature: number): Json {
  const [any] = weighed
  if (any === undefined) throw new Error(`"${request.decision.name}" offers ${request.seat} nothing.`)
  return pick(weighed, request.random, temperature)
}

/**
 * The same bot for places where something else waits for its turn, such as the messages of a page: where it can be called
 * off, it thinks with pauses. It comes to the same answers.
 */
export function patientGreedyPlayer(evaluator: Evaluator, options: Partial<GreedyOptions> = {}): Player {
  const greed = { ...usualGreed, ...options }
  const hasty = greedyPlayer(evaluator, greed)
  return {
    answer: (request) =>
      request.signal === undefined ? hasty.answer(request) : thinkInSlices(request, evaluator, greed),
  }
}

/** How long it thinks between two pauses, in milliseconds. */
const SLICE = 30

async function thinkInSlices(
  request: AnswerRequest,
  evaluator: Evaluator,
  greed: GreedyOptions,
): Promise<Json> {
  const thinking = rateAnswersStepwise(request, evaluator, greed)
  let paused = now()
  let step = thinking.next()
  while (!step.done) {
    if (now() - paused > SLICE) {
      await pause()
      paused = now()
    }
    // After an abort the answer is not used: any will do.
    if (request.signal?.aborted) break
    step = thinking.next()
  }
  const weighed = step.done ? step.value : anyAnswer(request)
  return choice(weighed, request, warmthOf(evaluator, greed))
}

const anyAnswer = ({ decision, random }: AnswerRequest): readonly RatedAnswer[] =>
  decision.candidates(random, 1).map((answer) => ({ answer, worth: 0 }))

/**
 * Every answer worth considering with its worth, best first. Also what a hint is made from: `onTry` gets every try.
 */
export function rateAnswers(
  request: AnswerRequest,
  evaluator: Evaluator,
  greed: GreedyOptions,
  onTry?: OnTry,
): readonly RatedAnswer[] {
  const thinking = rateAnswersStepwise(request, evaluator, greed, onTry)
  for (let step = thinking.next(); ; step = thinking.next()) if (step.done) return step.value
}

/** The same, try by try. */
function* rateAnswersStepwise(
  request: AnswerRequest,
  evaluator: Evaluator,
  greed: GreedyOptions,
  onTry?: OnTry,
): Generator<void, readonly RatedAnswer[]> {
  const { random, seat } = request
  const candidates = answersToTry(request, evaluator, greed.candidates)
  const isWatched = onTry !== undefined
  if (candidates.length <= 1 && !isWatched) return candidates.map((answer) => ({ answer, worth: 0 }))
  // Shuffled, so that among equals none is favoured by its place.
  const tried = random
    .shuffle(candidates)
    .map((answer) => ({ answer, sum: 0, count: 0, worth: 0, isCertain: false, isFolly: false }))
  const looks = Math.floor(greed.looks / triesFor(tried.length, greed.samples))
  let field = tried
  for (let sample = 0; sample < greed.samples && (isWatched || isUndecided(field)); sample++) {
    const thought = request.imagine(random)
    // Where nothing fits what it has seen, it knows no better than chance.
    if (!thought.ok) break
    // The same dice for every answer, so that luck does not decide between them.
    const seed = `${random.below(2 ** 32)}`
    for (const each of field) {
      if (each.isCertain && !isWatched) {
        each.sum += each.worth
        each.count++
        continue
      }
      const fork = thought.value.fork({ seed, events: false })
      const dice = fork.diceUsed
      const asked = fork.answerCount
      const after = tryOut(fork, seat, each.answer, evaluator, { ...greed, looks }, random)
      each.sum += after === undefined ? Number.NEGATIVE_INFINITY : sessionWorth(after, evaluator, seat)
      each.worth = each.sum / ++each.count
      if (greed.temperature > 0 && after !== undefined)
        each.isFolly ||= evaluator.squanders?.(thought.value.state, after.state, seat) ?? false
      each.isCertain =
        after !== undefined &&
        ((evaluator.hidesNothing === true && after.diceUsed === dice) ||
          (evaluator.ignoresHidden === true &&
            after.answerCount === asked + 1 &&
            !after.hasRevealedSince(asked)))
      onTry?.(each.answer, thought.value, after)
      yield
    }
    field = field.toSorted(byWorth).slice(0, betterHalf(field.length))
  }
  // Those that were tried longest come first: luck in a single try does not beat them.
  return tried
    .toSorted((a, b) => b.count - a.count || byWorth(a, b))
    .map(({ answer, worth, isFolly }) => ({ answer, worth, isFolly }))
}

/** Whether another try could still change which answer is best. */
const isUndecided = (field: readonly { readonly isCertain: boolean }[]): boolean =>
  field.length > 1 && field.some(({ isCertain }) => !isCertain)

/** The answers that are compared: those on the game's shortlist, or so many that are drawn. */
export const answersToTry = (request: AnswerRequest, evaluator: Evaluator, count: number): readonly Json[] =>
  evaluator.shortlist?.(request.decision, () => orNothing(request.imagine(request.random))) ??
  request.decision.candidates(request.random, count)

const orNothing = <T>(result: Result<T>): T | undefined => (result.ok ? result.value : undefined)

const betterHalf = (count: number): number => Math.ceil(count / 2)

/** How many tries it takes to compare so many answers. */
function triesFor(answers: number, samples: number): number {
  let tries = 0
  for (let sample = 0, field = answers; sample < samples; sample++, field = betterHalf(field)) tries += field
  return tries
}

const byWorth = (a: RatedAnswer, b: RatedAnswer): number => b.worth - a.worth

/** What an answer leads to: the game once everything that follows from it is done. */
function tryOut(
  thought: Session,
  seat: Seat,
  answer: Json,
  evaluator: Evaluator,
  greed: GreedyOptions,
  random: Random,
): Session | undefined {
  if (!thought.answer(seat, answer).ok) return undefined
  let current = thought
  let { looks } = greed
  for (let step = 0; step < greed.horizon; step++) {
    const asked = nextAsked(current)
    if (asked === undefined || evaluator.rests(asked.decision.name, current.state)) break
    const options = optionsFor(current, asked, seat, evaluator, Math.min(greed.followUps, looks), random)
    if (options.length > 1) looks -= options.length
    const next = followUp(
      current,
      asked.seat,
      options,
      (each) => (evaluator.guesses === undefined ? each : playOn(each, seat, evaluator, random)),
      (each) => sessionWorth(each, evaluator, seat),
    )
    if (next === undefined) break
    current = next
  }
  return current
}

/** What is compared of the answers to a question that follows: several of its own side's, one of all others. */
function optionsFor(
  { sides, state, content }: Session,
  { seat: asked, decision }: Asked,
  seat: Seat,
  { guesses }: Evaluator,
  followUps: number,
  random: Random,
): readonly Json[] {
  const most = areOnSameSide(sides, asked, seat) ? Math.max(1, followUps) : 1
  return guesses?.(decision, { state, content })?.slice(0, most) ?? decision.candidates(random, most)
}

/** Goes on as long as there is nothing to compare: what an answer is worth is often seen only then. */
function playOn(session: Session, seat: Seat, evaluator: Evaluator, random: Random): Session {
  for (let step = 0; step < SETTLING; step++) {
    const asked = nextAsked(session)
    if (asked === undefined || evaluator.rests(asked.decision.name, session.state)) break
    const [only, ...others] = optionsFor(session, asked, seat, evaluator, 2, random)
    if (only === undefined || others.length > 0 || !session.answer(asked.seat, only).ok) break
  }
  return session
}

/** Answers after which it looks at what it has, settled or not. */
const SETTLING = 8

const nextAsked = (session: Session): Asked | undefined =>
  session.pending?.asked.find(({ settled }) => !settled)

const sessionWorth = (session: Session, evaluator: Evaluator, seat: Seat): number =>
  positionWorth(evaluator, session.state, session.content, seat)

/** Goes on with the next question: answers of its own side are compared at a glance, all others are guessed. */
function followUp(
  session: Session,
  asked: Seat,
  options: readonly Json[],
  settle: (session: Session) => Session,
  worthOf: (session: Session) => number,
): Session | undefined {
  let best: { readonly session: Session; readonly value: number } | undefined
  for (const [index, option] of options.entries()) {
    // The last needs no fork: the game it is tried in is not used again.
    const fork = index === options.length - 1 ? session : session.fork({ events: false })
    if (!fork.answer(asked, option).ok) continue
    if (options.length === 1) return fork
    const settled = settle(fork)
    const value = worthOf(settled)
    if (best === undefined || value > best.value) best = { session: settled, value }
  }
  return best?.session
}

/** Takes the best, or with a temperature one of those that look nearly as good and are no folly, if there are such. */
function pick(weighed: readonly RatedAnswer[], random: Random, temperature: number): Json {
  if (temperature <= 0) return weighed[0]!.answer
  const sensible = weighed.filter(({ isFolly }) => !isFolly)
  const [best, ...others] = sensible.length > 0 ? sensible : weighed
  const near = others.filter(({ worth }) => best!.worth - worth <= temperature)
  return random.pick([best!, ...near]).answer
}
