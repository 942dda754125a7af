import { type AnswerRequest, type Decision, type Json, randomFrom } from '@gargoyle/engine'
import type { Evaluator } from '../evaluator.ts'
import { type GreedyOptions, usualGreed } from '../greedy.ts'
import { now } from '../search/host.ts'
import {
  averageOf,
  type Study,
  spreadOf,
  studyOf,
  type Tried,
  tryEveryAnswer,
  withDetoursLowered,
} from './experience.ts'
import { answerLabel } from './label.ts'
import { reasonClausesOf } from './reason-clauses.ts'
import { noReasonText, type ReasonClause, sentenceOf } from './sentence.ts'
import { type AnswerRating, bestVerdict, quietBest, rateAnswer, verdictOf } from './verdict.ts'
import type { Words } from './words.ts'

/** How hard a tutor thinks. A request's own budget goes first: its iterations are tries. */
export type TutorOptions = Pick<GreedyOptions, 'candidates' | 'samples' | 'followUps' | 'looks' | 'horizon'>

const usualTutor: TutorOptions = {
  ...usualGreed,
  candidates: 40,
  samples: 12,
  followUps: 6,
  // For each try of all of them: a hint may take its time.
  looks: 960,
}

/** An answer with all there is to say about it. Plain data. */
export type RankedAnswer = {
  readonly answer: Json
  /** As a person reads it. */
  readonly label: string
  /** What it brings on average, compared with the position before; on the evaluator's scale. */
  readonly worth: number
  /** How far single tries lie from that: the standard deviation. */
  readonly spread: number
  /** In which part of the tries nothing else did better. */
  readonly first: number
  readonly standing: AnswerRating
  /** How it compares with the best, in words. */
  readonly verdict: string
  /** What it does, in one sentence. */
  readonly sentence: string
}

/** The answers to a question, best first. Plain data. */
export type Ranking = {
  /** In how many imagined games each was tried. */
  readonly tries: number
  /** Empty if no game could be imagined, or if the request was aborted before the first try ended. */
  readonly answers: readonly RankedAnswer[]
}

/**
 * Ranks the answers to a question, with reasons. All of it comes from games the seat could just as well be in, so a
 * hint reveals nothing that the seat may not know. Stops early when the request's signal fires or its time is up.
 */
export function rank(
  request: AnswerRequest,
  evaluator: Evaluator,
  words: Words,
  options: Partial<TutorOptions> = {},
): Ranking {
  let latest: Ranking = { tries: 0, answers: [] }
  for (const ranking of rankStepwise(request, evaluator, words, options)) latest = ranking()
  return latest
}

/**
 * The same, try by try, for callers that do other work in between: after each try a ranking is available. The caller
 * can stop after any of them.
 */
export function* rankStepwise(
  request: AnswerRequest,
  evaluator: Evaluator,
  words: Words,
  options: Partial<TutorOptions> = {},
): Generator<() => Ranking, void> {
  const { signal, budget } = request
  const given = { ...usualTutor, ...options }
  const { milliseconds = Number.POSITIVE_INFINITY, iterations = given.samples } = budget ?? {}
  const until = now() + milliseconds
  const study = studyOf(request, evaluator, given.candidates, words.alsoTried?.(request.decision))
  // A try is not broken off: one that would take longer than there is time left is not begun.
  let longest = 0
  while (study.tries < iterations) {
    const begun = now()
    if (signal?.aborted || (study.tries > 0 && begun + longest >= until)) return
    if (!tryEveryAnswer(study, request, evaluator, { ...usualGreed, ...given }, words.beginnings)) return
    longest = Math.max(longest, now() - begun)
    yield () => rankingOf(study, request, words)
  }
}

/** The best answers that read differently: two places a finger apart are one piece of advice. */
export function bestFew({ answers }: Ranking, most: number): readonly RankedAnswer[] {
  const seen = new Set<string>()
  const different = answers.filter(({ label }) => {
    const isNew = !seen.has(label)
    seen.add(label)
    return isNew
  })
  return different.slice(0, most)
}

function rankingOf(study: Study, request: AnswerRequest, words: Words): Ranking {
  const byGain = withDetoursLowered(study.answers).toSorted((a, b) => averageOf(b.gains) - averageOf(a.gains))
  const clauses = withoutTheObvious(
    byGain.map((tried) => reasonClausesOf(tried, { seat: request.seat, content: study.content }, words)),
  )
  const explained = usefulFirst(
    byGain.map((tried, place): Explained => ({ tried, said: clauses[place] ?? [] })),
    words.noticeable,
  )
  const ordered = explained.map(({ tried }) => tried)
  const said = explained.map((each) => each.said)
  const [best, second] = ordered
  if (best === undefined) return { tries: study.tries, answers: [] }
  const standing = (tried: Tried): AnswerRating =>
    rateAnswer({ best: best.gains, other: tried.gains }, words.noticeable)
  const position = { state: best.tries[0]?.before, content: study.content, seat: request.seat }
  const isOnly = hasOneAnswer(request.decision)
  const answers = explained.map(({ tried, said: own, putsOff }, index): RankedAnswer => {
    const how = index === 0 ? 'best' : putsOff ? 'worse' : standing(tried)
    return {
      answer: tried.answer,
      label: answerLabel(tried.answer, request.decision, words, position),
      worth: averageOf(tried.gains),
      spread: spreadOf(tried.gains),
      first: shareFirst(tried, ordered),
      standing: how,
      verdict:
        how === 'best'
          ? bestVerdict(second && standing(second), isOnly)
          : putsOff
            ? ONLY_PUTS_OFF
            : verdictOf(how, own, said[0] ?? []),
      sentence: sentenceOf(own),
    }
  })
  return {
    tries: study.tries,
    answers: withReason(
      endFirst(answers, isIdle({ tried: best, said: said[0] ?? [] })),
      said[1] ?? [],
      second && standing(second),
    ),
  }
}

/** An answer and what there is to say for and against it. */
type Explained = {
  readonly tried: Tried
  readonly said: readonly ReasonClause[]
  /** Whether something useful goes first that is worth less only because it is not put off. */
  readonly putsOff?: boolean
}

const ONLY_PUTS_OFF = 'Only puts the end off.'

/**
 * An idle answer looks better than it is, because what the end of a turn costs still lies ahead. Where one comes first
 * and something useful is better than the end, that goes first, and the idle ones last.
 */
function usefulFirst(answers: readonly Explained[], noticeable: number): readonly Explained[] {
  const [best] = answers
  const end = answers.find(({ tried }) => ends.has(tried.answer))
  if (best === undefined || end === undefined || !isIdle(best)) return answers
  const isUseful = (each: Explained): boolean =>
    each !== end &&
    !isIdle(each) &&
    rateAnswer({ best: each.tried.gains, other: end.tried.gains }, noticeable) !== 'as good'
  if (!answers.some(isUseful)) return answers
  const others = answers.filter((each) => !isIdle(each))
  const idle = answers.filter(isIdle)
  return [...others, ...idle.map((each) => ({ ...each, putsOff: true }))]
}

/** Whether there is no second answer, worth trying out or not. */
const hasOneAnswer = (decision: Decision): boolean => {
  const open = decision.options?.filter(({ why }) => why === undefined)
  return (open ?? decision.candidates(randomFrom('second answer'), 2)).length < 2
}

/** The best answer is never said to be best and to change nothing. */
function withReason(
  answers: readonly RankedAnswer[],
  secondSaid: readonly ReasonClause[],
  second: AnswerRating | undefined,
): readonly RankedAnswer[] {
  return answers.map((answer) =>
    answer.standing === 'best' && answer.sentence === noReasonText
      ? { ...answer, sentence: quietBest(second, secondSaid) }
      : answer,
  )
}

/** Answers that end what is going on, by the ids that all games give them. */
const ends: ReadonlySet<Json> = new Set(['end', 'ready'])

/**
 * Where no reason supports the best answer, the hint proposes no pointless action: to end comes first. What happens
 * after the end happens in any case, so it is no reason for an answer that only delays the end.
 */
function endFirst(answers: readonly RankedAnswer[], bestIsIdle: boolean): readonly RankedAnswer[] {
  const [best] = answers
  const end = answers.find(({ answer }) => ends.has(answer))
  if (best === undefined || end === undefined || answers.length < 2) return answers
  const isFar = end.standing === 'worse' || end.standing === 'clearly worse'
  if (isFar ? !bestIsIdle : best.sentence !== noReasonText) return answers
  const verdict = `Nothing useful here: ${end.label.charAt(0).toLowerCase()}${end.label.slice(1)}.`
  // What is only a hair better is not called the best below it.
  const rest = answers.filter((answer) => answer !== end)
  const lesser = isFar ? ONLY_PUTS_OFF : 'Hardly better.'
  return [
    { ...end, verdict },
    ...rest.map((answer) => (answer.standing === 'best' ? { ...answer, verdict: lesser } : answer)),
  ]
}

/** Whether nothing good comes of an answer, and the same is asked again after it. */
const isIdle = ({ tried: { gains, askedAgain }, said }: Explained): boolean =>
  averageOf(gains) <= 0 && askedAgain.every((each) => each) && !said.some(({ worth }) => worth > 0)

/** What all answers bring alike is no reason for any of them. */
function withoutTheObvious(all: readonly (readonly ReasonClause[])[]): readonly (readonly ReasonClause[])[] {
  if (all.length < 2) return all
  const alike = (said: ReasonClause): boolean =>
    all.every((each) =>
      each.some(({ key, share, rest }) => key === said.key && share === said.share && rest === said.rest),
    )
  return all.map((each) => each.filter((said) => !alike(said)))
}

/** In which part of the tries no other answer did better. */
function shareFirst({ gains }: Tried, all: readonly Tried[]): number {
  const first = gains.filter((gain, index) => all.every((other) => (other.gains[index] ?? gain) <= gain))
  return gains.length === 0 ? 0 : first.length / gains.length
}
