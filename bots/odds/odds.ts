import {
  type AnswerRequest,
  type Json,
  ok,
  type Random,
  type Result,
  randomFrom,
  refused,
  type Seat,
  type Session,
  type StopSignal,
} from '@gargoyle/engine'
import { now } from '../search/host.ts'
import { type MeasureOdds, OddsTally, type Outcome } from './distribution.ts'
import { EveryCase } from './every-case.ts'
import type { FollowUp } from './follow-up.ts'
import type { OddsReader } from './reader.ts'
import { type Trial, tryOnce } from './run.ts'

/**
 * Where an answer is tried out: a game as it is, hidden things included, or what a player is given. From a request
 * nothing is used that its seat may not see.
 */
export type OddsPosition = { readonly session: Session; readonly seat: Seat } | AnswerRequest

/** How odds are worked out. */
export interface OddsOptions {
  /** What odds of the game are about. */
  readonly reader: OddsReader
  /** Answers to what is asked next, tried in order; where none has one, the plainest answer is taken. */
  readonly followUps?: readonly FollowUp[]
  /** Paths of dice that are tried at most before it is left to samples; 0 samples from the start. */
  readonly maxRuns?: number
  /** So many samples, whatever their error. */
  readonly runs?: number
  /**
   * How long every case is tried at most before it is left to samples, and how long samples are drawn after that
   * (10 seconds each if left out). Samples that `runs` asks for are drawn whatever time they take.
   */
  readonly milliseconds?: number
  /** Milliseconds since some moment: for tests. */
  readonly clock?: () => number
  /** Samples until no error is above this (0.02 if left out), or until there are 10,000. */
  readonly error?: number
  /** Where samples come from: the same seed gives the same odds. */
  readonly seed?: string
  /** Whether dice of one pool are distinguished by their places: slower, for tests. */
  readonly everyPlace?: boolean
}

/** What an answer leads to, and how likely. */
export interface Odds {
  readonly method: 'exact' | 'sampled'
  /** Why it was left to samples. */
  readonly whySampled?: string
  /** How often the answer was tried out. */
  readonly runs: number
  /** Everything that can happen, most likely first. */
  readonly outcomes: readonly Outcome[]
  /** The same, number by number. */
  readonly measures: readonly MeasureOdds[]
  /** What was taken for granted, in sentences. */
  readonly assumptions: readonly string[]
}

/** Paths of dice that are tried at most: about as many as samples of a small error would take. */
const MOST_PATHS = 4000
/** How long every case is tried at most, and how long samples are drawn, in milliseconds. */
const LONGEST = 10_000
/** Samples between two looks at the error, and in all. */
const BATCH = 250
const MOST_SAMPLES = 10_000
/** How often hidden things are drawn anew to see whether they matter. */
const DRAWS = 8

/** The odds of an answer, worked out at once. */
export function odds(position: OddsPosition, answer: Json, options: OddsOptions): Result<Odds> {
  const work = oddsInSteps(position, answer, options)
  for (let step = work.next(); ; step = work.next()) if (step.done) return step.value
}

/**
 * The same without keeping others waiting: `rest` is awaited after every `slice` runs (50 if left out), for example with
 * a timer. Refused if the signal fires first.
 */
export async function oddsInSlices(
  position: OddsPosition,
  answer: Json,
  options: OddsOptions & {
    readonly rest: () => Promise<unknown>
    readonly slice?: number
    readonly signal?: StopSignal
  },
): Promise<Result<Odds>> {
  const { rest, slice = 50, signal } = options
  const work = oddsInSteps(position, answer, options)
  for (let run = 1; ; run++) {
    const step = work.next()
    if (step.done) return step.value
    if (run % slice === 0) await rest()
    if (signal?.aborted) return refused('The odds are no longer wanted.')
  }
}

/** The same run by run; each step yields how many runs there were. */
export function* oddsInSteps(
  position: OddsPosition,
  answer: Json,
  options: OddsOptions,
): Generator<number, Result<Odds>> {
  const { maxRuns = MOST_PATHS, seed = 'odds', milliseconds = LONGEST, clock = now } = options
  const draw = drawsFrom(position, seed)
  const assumptions = new Set<string>()
  const trialIn = (session: Session): Trial => ({
    session,
    seat: position.seat,
    answer,
    reader: options.reader,
    followUps: options.followUps ?? [],
    assumptions,
  })
  let why = 'exact odds were not asked for'
  if (maxRuns > 0) {
    const exact = yield* exactOdds(draw, trialIn, {
      maxRuns,
      alike: options.everyPlace !== true,
      time: startTime(milliseconds, clock),
    })
    if (!exact.ok) return exact
    if ('odds' in exact.value) return ok(exact.value.odds)
    why = exact.value.why
  }
  const time = options.runs === undefined ? startTime(milliseconds, clock) : undefined
  return yield* sampledOdds(draw, trialIn, { ...options, seed, why, time })
}

/** Games to try things out in: always the same one where everything is known, another imagined one each time where not. */
type Draws = { readonly hidden: boolean; draw(): Result<Session> }

function drawsFrom(position: OddsPosition, seed: string): Draws {
  if ('session' in position) return { hidden: false, draw: () => ok(position.session) }
  const random: Random = randomFrom(`${seed}, imagined`)
  return { hidden: true, draw: () => position.imagine(random) }
}

/** A stretch of time. */
type Time = { readonly milliseconds: number; isUp(): boolean }

function startTime(milliseconds: number, clock: () => number): Time {
  const started = clock()
  return { milliseconds, isUp: () => clock() - started >= milliseconds }
}

/** Odds, or why there are none that are exact. */
type Exact = { readonly odds: Odds } | { readonly why: string }

type TrialIn = (session: Session) => Trial

/** Tries every case out. Gives a reason instead where there are too many, or where hidden things matter. */
function* exactOdds(
  { hidden, draw }: Draws,
  trialIn: TrialIn,
  limits: CaseLimits,
): Generator<number, Result<Exact>> {
  let first: Odds | undefined
  for (let drawn = 0; drawn < (hidden ? DRAWS : 1); drawn++) {
    const session = draw()
    if (!session.ok) return session
    const exact = yield* everyCase(trialIn(session.value), limits)
    if (!exact.ok || 'why' in exact.value) return exact
    const { odds: found } = exact.value
    if (first !== undefined && !sameOdds(first, found)) return ok({ why: 'it depends on what is hidden' })
    first ??= found
  }
  if (first === undefined) return refused('Nothing was tried.')
  if (!hidden) return ok({ odds: first })
  const sentence = `What is hidden makes no difference: it was imagined in ${DRAWS} ways, and the odds are the same in each.`
  return ok({ odds: { ...first, assumptions: [...first.assumptions, sentence] } })
}

/** How far it is gone to try every case. */
type CaseLimits = { readonly maxRuns: number; readonly alike: boolean; readonly time: Time }

function* everyCase(trial: Trial, { maxRuns, alike, time }: CaseLimits): Generator<number, Result<Exact>> {
  const fate = new EveryCase({ alike })
  const tally = new OddsTally()
  let runs = 0
  do {
    if (runs >= maxRuns) return ok({ why: `the dice can fall in more than ${maxRuns} ways that matter` })
    if (time.isUp())
      return ok({ why: `trying every way of the dice takes more than ${time.milliseconds / 1000} seconds` })
    const readings = tryOnce(trial, { fate })
    if (!readings.ok) return readings
    if (fate.tooWide) return ok({ why: 'cards are shuffled or drawn' })
    if (fate.tooDeep) return ok({ why: `the dice can be rolled more than ${fate.mostDecisions} times` })
    tally.add(readings.value, fate.likelihood)
    yield ++runs
  } while (fate.next())
  if (Math.abs(tally.weight - 1) > 1e-9) {
    throw new Error(`The probabilities of all cases add up to ${tally.weight} instead of 1: a bug.`)
  }
  const assumptions = [...trial.assumptions]
  return ok({
    odds: { method: 'exact', runs, outcomes: tally.all(), measures: tally.measures(), assumptions },
  })
}

function sameOdds(one: Odds, other: Odds): boolean {
  const text = ({ outcomes }: Odds): string =>
    outcomes
      .map(({ readings, probability }) => `${JSON.stringify(readings)} ${probability.toFixed(9)}`)
      .sort()
      .join()
  return text(one) === text(other)
}

function* sampledOdds(
  { hidden, draw }: Draws,
  trialIn: TrialIn,
  {
    runs: wanted,
    error = 0.02,
    seed,
    why,
    time,
  }: Pick<OddsOptions, 'runs' | 'error'> & {
    readonly seed: string
    readonly why: string
    readonly time: Time | undefined
  },
): Generator<number, Result<Odds>> {
  const tally = new OddsTally()
  let trial: Trial | undefined
  let runs = 0
  for (; runs < (wanted ?? MOST_SAMPLES); runs++) {
    if (wanted === undefined && runs > 0 && runs % BATCH === 0 && tally.worstError(runs) <= error) break
    if (runs > 0 && time?.isUp()) break
    if (trial === undefined || hidden) {
      const session = draw()
      if (!session.ok) return session
      trial = trialIn(session.value)
    }
    const readings = tryOnce(trial, { seed: `${seed} ${runs}` })
    if (!readings.ok) return readings
    tally.add(readings.value, 1)
    yield runs + 1
  }
  return ok({
    method: 'sampled',
    whySampled: why,
    runs,
    outcomes: tally.all(runs),
    measures: tally.measures(runs),
    assumptions: [...(trial?.assumptions ?? [])],
  })
}
