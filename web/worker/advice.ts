import {
  answerLabel,
  bestFew,
  oddsInSlices,
  type RankedAnswer,
  type Ranking,
  rankStepwise,
  tutorOf,
} from '@gargoyle/bots'
import {
  type Asked,
  type Explorer,
  type Json,
  ok,
  type Place,
  type Proposal,
  type Result,
  randomFrom,
  refused,
  requestFor,
  type Session,
  type StopSignal,
} from '@gargoyle/engine'
import { flatDistance } from '@gargoyle/table'
import type { GameHosting, HostedKit } from './hosted-game.ts'
import type { Hint, LabelledAnswer, OddsReport } from './protocol.ts'

/** How long a person waits for a hint at most, in milliseconds. */
const PATIENCE = 1800

/** How many answers a hint names. */
const MOST_ADVICE = 3

/** What hints need: when to stop, and a way to yield to other work. */
export interface AdviceOptions {
  /** What is known about the game. */
  readonly kit: HostedKit
  readonly signal: StopSignal
  readonly rest: () => Promise<void>
}

/** Ranks the answers to a question, in games its seat could just as well be in. */
export async function hintFor(
  session: Session,
  asked: Asked,
  {
    kit,
    signal,
    rest,
    adviceApart = 0,
    isVain = () => false,
  }: AdviceOptions & Pick<GameHosting, 'adviceApart'> & { readonly isVain?: (answer: Json) => boolean },
): Promise<Result<Hint>> {
  const tutor = tutorOf(kit)
  if (tutor === undefined)
    return refused('There are no hints in this game: nobody has said what its positions are worth.')
  const request = requestFor(session, asked, {
    random: randomFrom(`hint ${session.answerCount}`),
    budget: { milliseconds: PATIENCE },
    signal,
  })
  let latest: (() => Ranking) | undefined
  for (const ranking of rankStepwise(request, tutor.evaluator, tutor.words)) {
    latest = ranking
    await rest()
    if (signal.aborted) return refused('The hint is no longer wanted.')
  }
  const ranking = latest?.()
  if (ranking === undefined)
    return refused('There is no hint here: no game could be imagined that fits all you have just seen.')
  const { explorer } = asked.decision
  const answers = explorer
    ? bestPlaces(ranking, explorer, adviceApart)
    : bestFew(worthTrying(ranking, isVain), MOST_ADVICE)
  return ok({ answers, tries: ranking.tries })
}

/** A hint never proposes an answer without any effect, unless there is no other. */
function worthTrying(ranking: Ranking, isVain: (answer: Json) => boolean): Ranking {
  const answers = ranking.answers.filter(({ answer }) => !isVain(answer))
  return answers.length > 0 ? { ...ranking, answers } : ranking
}

/** The best answers that lead to different places, in the words in which places are listed. */
function bestPlaces({ answers }: Ranking, explorer: Explorer, apart: number): readonly RankedAnswer[] {
  const found: { readonly advice: RankedAnswer; readonly end: Place | undefined }[] = []
  for (const ranked of answers) {
    if (found.length === MOST_ADVICE) break
    const drawn = explorer.trace(ranked.answer)
    if (!drawn.ok) continue
    const end = drawn.value.points.at(-1)
    if (found.some((other) => isNear(other.end, end, apart))) continue
    found.push({ advice: { ...ranked, label: drawn.value.text }, end })
  }
  return found.map(({ advice }) => advice)
}

const isNear = (a: Place | undefined, b: Place | undefined, apart: number): boolean =>
  a === b || (a !== undefined && b !== undefined && a.z === b.z && flatDistance(a, b) < apart)

/** Where odds are left to samples, they are as good as this: three in a hundred either way. */
const ERROR = 0.03

/** How long every case is tried at most, and how long samples are drawn after that, in milliseconds. */
const ODDS_PATIENCE = 4000

/** Runs of the real rules between two pauses. */
const SLICE = 20

/** What an answer leads to, as far as its seat can know. */
export async function oddsFor(
  session: Session,
  asked: Asked,
  answer: Json,
  {
    kit,
    signal,
    rest,
    isOpen = false,
  }: AdviceOptions & {
    /** Whether nothing is hidden in the match: then nothing has to be imagined. */
    readonly isOpen?: boolean
  },
): Promise<Result<OddsReport>> {
  const checked = asked.decision.check(answer)
  if (!checked.ok) return checked
  if (kit.oddsReader === undefined)
    return refused('There are no odds in this game: nobody has said what they are about.')
  const position = isOpen ? { session, seat: asked.seat } : requestFor(session, asked)
  const found = await oddsInSlices(position, checked.value, {
    reader: kit.oddsReader,
    error: ERROR,
    milliseconds: ODDS_PATIENCE,
    slice: SLICE,
    followUps: kit.followUps ?? [],
    rest,
    signal,
  })
  if (!found.ok) return found
  const { method, runs, measures, assumptions } = found.value
  const lines = measures.map(({ what, whom, mean, values }) => ({
    what,
    whom,
    mean,
    values: values.map(({ value, probability }) => ({ value, probability })),
  }))
  const exact = method === 'exact'
  const worst = Math.max(0, ...measures.flatMap(({ values }) => values.map(({ error }) => error)))
  return ok({ exact, error: worst, isCertain: exact && runs === 1, lines, assumptions })
}

/** Answers to choose from, with labels. Answers with the same label are one. */
export function labelledCandidates(
  session: Session,
  asked: Asked,
  most: number,
  kit: HostedKit = {},
): readonly LabelledAnswer[] {
  const places = asked.decision.explorer?.destinations(most)
  if (places !== undefined) return places.map(placeAnswer)
  const random = randomFrom(`candidates ${session.answerCount}`)
  const label = labeller(session, asked, kit)
  const found = new Map<string, Json>()
  for (const answer of asked.decision.candidates(random, most)) {
    const words = label(answer)
    if (!found.has(words)) found.set(words, answer)
  }
  return [...found].map(([words, answer]) => ({ answer, label: words }))
}

function placeAnswer({ answer, text, points }: Proposal): LabelledAnswer {
  const at = points.at(-1)
  return { answer, label: text, ...(at === undefined ? {} : { at }) }
}

/** Says answers as a person reads them, from a game its seat could just as well be in. */
function labeller(session: Session, { seat, decision }: Asked, kit: HostedKit): (answer: Json) => string {
  const words = tutorOf(kit)?.words
  const imagined = words && session.imagine(seat, randomFrom('labels'))
  if (words === undefined || !imagined?.ok) return (answer) => plainLabel(answer)
  const position = { state: imagined.value.state, content: session.content, seat }
  return (answer) => answerLabel(answer, decision, words, position)
}

const plainLabel = (answer: Json): string => (typeof answer === 'string' ? answer : JSON.stringify(answer))
