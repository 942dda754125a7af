import {
  type Asked,
  engineVersion,
  type GameRecord,
  type Json,
  type Random,
  randomFrom,
  reasonText,
  recordOf,
  recordVersion,
  type Seat,
  type Session,
} from '@gargoyle/engine'
import type { CliGame } from '../games.ts'
import { messageOf } from '../refusals.ts'
import { inspectDecision, inspectPosition, inspectRecord } from './inspect.ts'

/** Something wrong, and the record that leads there. */
export interface Finding {
  readonly text: string
  /** How many answers were given, the one that broke the game included. */
  readonly answers: number
  /** Undefined if the game is so broken that it cannot even be written down. */
  readonly record: GameRecord | undefined
}

type Given = { readonly seat: Seat; readonly answer: Json }

/** How hard to look. */
export interface FuzzChecks {
  /** Answers after which a game should long be over. */
  readonly limit: number
  /** Whether to play the game again from its record afterwards. */
  readonly verify: boolean
}

/**
 * What must always hold is looked at after every answer. Views are built, decisions tried out and choices drawn from
 * many candidates one time in so many: that costs a hundred times as much as answering.
 */
const tryEvery = 12

/** Plays one game at random and looks at it after every answer. Gives what it found, or how many answers it took. */
export function fuzzGame(
  game: CliGame,
  session: Session,
  seed: string,
  { limit, verify }: FuzzChecks,
): Finding | number {
  const random = randomFrom(`${seed}/fuzz`)
  const found = walk(game, session, limit, {
    closely: () => random.below(tryEvery) === 0,
    inspect: (asked) => (random.below(tryEvery) === 0 ? inspectDecision(asked, random) : undefined),
    choose: (asked) => drawAnswer(asked, random),
  })
  if (found !== undefined) return found
  const wrong = verify ? attempt(() => inspectRecord(game, session)) : undefined
  return wrong === undefined ? session.answerCount : findingAt(session, wrong)
}

/** Gives the answers of a record once more and looks after each of them, hardest at the last position. */
export function fuzzRecord(
  game: CliGame,
  session: Session,
  answers: GameRecord['answers'],
): Finding | number {
  const next = (): Given | undefined => answers[session.answerCount]
  const found = walk(game, session, answers.length + 1, {
    closely: () => true,
    inspect: (asked) => inspectDecision(asked, randomFrom('again'), next() === undefined),
    choose: next,
  })
  return found ?? session.answerCount
}

/** What a walk through a game does at each question. */
interface Walker {
  /** Whether to build and draw all views here. */
  readonly closely: () => boolean
  readonly inspect: (asked: Asked) => string | undefined
  /** Undefined ends the walk. */
  readonly choose: (asked: readonly Asked[]) => Given | undefined
}

/** Answers until the game is over, the walker has no more answers, or something is wrong. */
function walk(
  game: CliGame,
  session: Session,
  limit: number,
  { closely, inspect, choose }: Walker,
): Finding | undefined {
  for (;;) {
    let given: Given | undefined
    const wrong = attempt(() => {
      const broken = inspectPosition(game, session, closely())
      if (broken !== undefined || session.pending === undefined) return broken
      const { asked } = session.pending
      const odd = asked.map(inspect).find((each) => each !== undefined)
      if (odd !== undefined) return odd
      if (session.answerCount >= limit) return `The game is not over after ${limit} answers.`
      given = choose(asked)
      return undefined
    })
    if (wrong !== undefined) return findingAt(session, wrong)
    if (given === undefined) return undefined
    const refusal = attempt(() => refusalOf(session, given as Given))
    if (refusal !== undefined) return findingAt(session, refusal, given)
  }
}

function refusalOf(session: Session, { seat, answer }: Given): string | undefined {
  const taken = session.answer(seat, answer)
  return taken.ok ? undefined : `An answer that was on offer is refused: ${reasonText(taken.reason)}`
}

/** Settled seats change their mind now and then, as people would. */
function drawAnswer(asked: readonly Asked[], random: Random): Given {
  const waiting = asked.filter(({ settled }) => !settled)
  const { seat, decision } = random.pick(waiting.length === 0 || random.below(8) === 0 ? asked : waiting)
  const wide = random.below(tryEvery) === 0
  const answer = random.pick(decision.candidates(random, wide ? 1 + random.below(4) : 1))
  return { seat, answer }
}

/** What went wrong, whether it was said or thrown. */
function attempt(work: () => string | undefined): string | undefined {
  try {
    return work()
  } catch (error) {
    return messageOf(error)
  }
}

function findingAt(session: Session, text: string, broke?: Given): Finding {
  const before = session.answerCount
  const where = broke === undefined ? '' : ` The answer was ${JSON.stringify(broke.answer)} of ${broke.seat}.`
  return {
    text: `${text}${where}`,
    answers: before + (broke === undefined ? 0 : 1),
    record: recordUpTo(session, broke),
  }
}

/**
 * The game so far and the answer that broke it. Without fingerprints: a broken game may have none, and what is
 * wanted is the way there.
 */
function recordUpTo(session: Session, broke: Given | undefined): GameRecord | undefined {
  if (broke === undefined) {
    try {
      return recordOf(session, { every: 0 })
    } catch {
      // The way there can be written down even where the place itself has no hash.
    }
  }
  const { definition, setup, diceChoice } = session
  if (diceChoice.dice !== undefined) return undefined
  return {
    format: 'gargoyle-record',
    version: recordVersion,
    game: definition.id,
    rulesVersion: definition.rulesVersion,
    engineVersion,
    setup,
    dice: { seed: diceChoice.seed },
    answers: broke === undefined ? session.answers() : [...session.answers(), broke],
    checkpoints: [],
    ended: false,
  }
}
