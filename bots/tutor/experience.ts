import {
  type AnswerRequest,
  type Decision,
  type Json,
  ok,
  type Random,
  type Seat,
  type Session,
} from '@gargoyle/engine'
import { type Evaluator, positionWorth } from '../evaluator.ts'
import { answersToTry, type GreedyOptions, type RatedAnswer, rateAnswers } from '../greedy.ts'
import type { Try, WorthChange } from './words.ts'

type Worth = { readonly matter: string; readonly which: number | string; worth: number }

/** What the things of a position are worth, by matter and thing. */
type Appraisal = ReadonlyMap<string, Worth>

/** An answer and what came of it, try by try. */
export type Tried = {
  readonly answer: Json
  readonly tries: Try[]
  /** What it brought in each try, compared with the position before. */
  readonly gains: number[]
  /** Whether the seat was asked the same again after it, try by try. */
  readonly askedAgain: boolean[]
  /** Whether it led back to the same question with everything as it was, try by try. */
  readonly ledBack: boolean[]
  readonly appraisals: { readonly before: Appraisal; readonly after: Appraisal }[]
}

/** The answers a tutor thinks about, and what it has found out so far. */
export type Study = {
  answers: readonly Tried[]
  /** How often all of them were tried. */
  tries: number
  content: unknown
}

/** Draws the answers to be tried out: those that the game would have compared, or any, and others that are given. */
export function studyOf(
  request: AnswerRequest,
  evaluator: Evaluator,
  candidates: number,
  others: readonly Json[] = [],
): Study {
  const drawn = [...answersToTry(request, evaluator, candidates), ...others]
  const byText = new Map(drawn.map((each) => [JSON.stringify(each), each]))
  const answers = [...byText.values()].map((answer) => ({
    answer,
    tries: [],
    gains: [],
    askedAgain: [],
    ledBack: [],
    appraisals: [],
  }))
  return { answers, tries: 0, content: undefined }
}

/** Tries every answer once more, all in the same imagined game and with the same dice. False if none can be imagined. */
export function tryEveryAnswer(
  study: Study,
  request: AnswerRequest,
  evaluator: Evaluator,
  greed: GreedyOptions,
  beginnings: ReadonlySet<string>,
): boolean {
  const { seat, decision, random } = request
  const begins = beginnings.has(decision.name)
  const byText = new Map(study.answers.map((tried) => [JSON.stringify(tried.answer), tried]))
  let was: { readonly game: Session; readonly appraisal: Appraisal } | undefined
  // The answers are chosen already.
  const { shortlist, ...chosen } = evaluator
  rateAnswers(narrowed(request, study), chosen, { ...greed, samples: 1 }, (answer, game, end) => {
    const tried = byText.get(JSON.stringify(answer))
    if (was?.game !== game) was = { game, appraisal: appraisalOf(evaluator, game, seat) }
    if (tried === undefined || end === undefined) return
    const after = begins ? goOn(end, seat, evaluator, greed, random) : end
    const appraisal = appraisalOf(evaluator, after, seat)
    tried.tries.push({ before: game.state, after: after.state })
    tried.appraisals.push({ before: was.appraisal, after: appraisal })
    tried.gains.push(sumOf(appraisal) - sumOf(was.appraisal))
    const isSame = isAskedAgain(end, request)
    tried.askedAgain.push(isSame)
    tried.ledBack.push(isSame && isAlike(was.appraisal, appraisal))
  })
  if (was === undefined) return false
  study.content = was.game.content
  study.tries++
  // What cannot be answered in a game that the seat could be in is nothing to advise.
  study.answers = study.answers.filter(({ tries }) => tries.length === study.tries)
  return true
}

/** Whether a seat is asked what it was asked before. */
const isAskedAgain = ({ pending }: Session, { seat, decision }: AnswerRequest): boolean =>
  pending?.asked.some(
    (each) =>
      each.seat === seat &&
      !each.settled &&
      each.decision.name === decision.name &&
      each.decision.prompt === decision.prompt,
  ) ?? false

const isAlike = (a: Appraisal, b: Appraisal): boolean =>
  a.size === b.size && [...a].every(([key, { worth }]) => b.get(key)?.worth === worth)

/** So much less than the others a detour is worth. */
const HAIR = 1e-9

/**
 * An answer that leads back to its own question brings nothing by itself: in such a try it is worth what is answered
 * then, and never the best there is because all else costs something. One that never did anything else is worth less
 * than all others.
 */
export function withDetoursLowered(answers: readonly Tried[]): readonly Tried[] {
  const rest = (place: number): readonly number[] =>
    answers.filter(({ ledBack }) => !ledBack[place]).flatMap(({ gains }) => gains[place] ?? [])
  const lowered = ({ gains, ledBack }: Tried): number[] => {
    const limitOf = ledBack.includes(false) ? Math.max : Math.min
    return gains.map((gain, place) => {
      const others = ledBack[place] ? rest(place) : []
      return others.length === 0 ? gain : Math.min(gain, limitOf(...others) - HAIR)
    })
  }
  return answers.map((tried) => (tried.ledBack.includes(true) ? { ...tried, gains: lowered(tried) } : tried))
}

/** How little of what follows a beginning is looked at: there is one of these thoughts for every answer and try. */
const atAGlance = { candidates: 8, samples: 1, followUps: 2 }

/**
 * Goes on with the best answer to the seat's next question, if it is asked: what was begun is worth what it leads to. An
 * answer that brings nothing and leads back to that question is not what was begun.
 */
function goOn(
  game: Session,
  seat: Seat,
  evaluator: Evaluator,
  greed: GreedyOptions,
  random: Random,
): Session {
  const asked = game.pending?.asked.find((each) => each.seat === seat && !each.settled)
  // What was begun may have ended at once: what the seat does in its next turn does not come of it.
  if (asked === undefined || evaluator.turns(asked.decision.name, game.state)) return game
  const ends: { readonly answer: Json; readonly end: Session; readonly isIdle: boolean }[] = []
  const next: AnswerRequest = {
    seat,
    decision: asked.decision,
    random,
    imagine: () => ok(game.fork({ events: false })),
    get view() {
      return game.view(seat)
    },
  }
  const worthOf = ({ state, content }: Session) => positionWorth(evaluator, state, content, seat)
  const before = worthOf(game)
  const rated = rateAnswers(next, evaluator, { ...greed, ...atAGlance }, (answer, _before, end) => {
    if (end !== undefined)
      ends.push({ answer, end, isIdle: isAskedAgain(end, next) && worthOf(end) <= before })
  })
  const endOf = ({ answer }: RatedAnswer) => ends.find((each) => each.answer === answer)
  const useful = rated.find((each) => endOf(each)?.isIdle === false)
  // To break off is no use of what was begun: where all else is worth little but more than that, it is still to come.
  const breaksOff = useful !== undefined && evaluator.isIdle?.(asked.decision.name, useful.answer) === true
  const best = useful === undefined || breaksOff ? rated[0] : useful
  return (best && endOf(best)?.end) ?? game
}

/** The same request, with nothing but the answers of the study to choose from. */
function narrowed(request: AnswerRequest, { answers }: Study): AnswerRequest {
  const { seat, decision, random } = request
  const { name, prompt, shape } = decision
  const choice: Decision = {
    name,
    prompt,
    shape,
    check: (answer) => decision.check(answer),
    candidates: () => answers.map(({ answer }) => answer),
  }
  return {
    seat,
    decision: choice,
    random,
    imagine: (chance) => request.imagine(chance),
    get view() {
      return request.view
    },
  }
}

/** What everything in a position is worth to a seat. */
export function appraisalOf(
  evaluator: Evaluator,
  game: Pick<Session, 'state' | 'content'>,
  seat: Seat,
): Appraisal {
  const appraisal = new Map<string, Worth>()
  evaluator.appraise(game.state, game.content, seat, (matter, which, worth) => {
    const key = `${matter} ${which}`
    const known = appraisal.get(key)
    if (known === undefined) appraisal.set(key, { matter, which, worth })
    else known.worth += worth
  })
  return appraisal
}

function sumOf(appraisal: Appraisal): number {
  let sum = 0
  for (const { worth } of appraisal.values()) sum += worth
  return sum
}

/** How everything changed that the evaluator takes note of, over all tries of an answer. */
export function changesOf({ appraisals }: Pick<Tried, 'appraisals'>): readonly WorthChange[] {
  const things = new Map<string, Worth>()
  for (const { before, after } of appraisals) for (const each of [before, after]) addAll(things, each)
  return [...things].flatMap(([key, { matter, which }]) => {
    const byTry = appraisals.map(
      ({ before, after }) => (after.get(key)?.worth ?? 0) - (before.get(key)?.worth ?? 0),
    )
    return byTry.every((each) => each === 0) ? [] : [{ matter, which, byTry, worth: averageOf(byTry) }]
  })
}

function addAll(things: Map<string, Worth>, appraisal: Appraisal): void {
  for (const [key, thing] of appraisal) things.set(key, thing)
}

/** The mean of some numbers, 0 if there are none. */
export const averageOf = (numbers: readonly number[]): number =>
  numbers.length === 0 ? 0 : numbers.reduce((sum, each) => sum + each, 0) / numbers.length

/** How far single tries lie from their mean: the standard deviation. */
export function spreadOf(numbers: readonly number[]): number {
  if (numbers.length < 2) return 0
  const mean = averageOf(numbers)
  const squares = numbers.reduce((sum, each) => sum + (each - mean) * (each - mean), 0)
  return Math.sqrt(squares / (numbers.length - 1))
}
