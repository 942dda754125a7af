import { usualLimits } from './broken-game.ts'
import type { GameDefinition } from './definition.ts'
import type { DiceMark } from './dice.ts'
import { frozenCopy } from './json.ts'
import type { GameContext } from './live.ts'
import type { KeptPoint } from './quiet-point.ts'
import { Random, Stream } from './random.ts'
import { ok, type Result, refused } from './result.ts'
import type { DiceChoice } from './script.ts'
import { Session } from './session.ts'
import { sidesOf } from './sides.ts'
import { type Json, seatNameProblem } from './vocabulary.ts'

/** What a session is started from. */
export type SessionOptions = DiceChoice & {
  /** Checked by the game before anything starts. */
  readonly setup: unknown
  /** Whether events are kept. They are, unless speed is all that matters. */
  readonly events?: boolean
}

/** Starts a game. Refuses a setup the game cannot be played from. */
export function startSession<Setup extends Json, Content, State, View extends Json, Outcome extends Json>(
  definition: GameDefinition<Setup, Content, State, View, Outcome>,
  options: SessionOptions,
): Result<Session<Setup, Content, State, View, Outcome>> {
  const prepared = definition.prepare(options.setup)
  if (!prepared.ok) return prepared
  const { content } = prepared.value
  const setup = frozenCopy(prepared.value.setup)
  const seats = definition.seats(setup)
  if (seats.length === 0 || new Set(seats).size < seats.length) {
    return refused('A game needs at least one seat, and each seat once.', { path: 'seats' })
  }
  const problem = seats.map(seatNameProblem).find((each) => each !== undefined)
  if (problem !== undefined) return refused(problem, { path: 'seats' })
  const stream = options.dice === undefined ? new Stream(options.seed) : options.dice.stream
  const random = new Random(stream)
  const state = definition.start({ setup, content, seats, random })
  const dice: DiceMark = {
    stream,
    position: random.position,
    script: options.dice,
    scriptPosition: 0,
    rolls: 0,
    hiddenRolls: {},
  }
  const quiet: KeptPoint<State> = {
    state,
    since: undefined,
    over: definition.isOver(state, content),
    dice,
    eventHistory: undefined,
    answers: undefined,
    questions: 0,
    steps: 0,
    idle: 0,
    before: undefined,
  }
  const limits = { ...usualLimits, ...definition.limits }
  const context: GameContext<Setup, Content, State, View, Outcome> = {
    definition,
    setup,
    content,
    seats,
    sides: sidesOf(definition, setup),
    limits,
    dice: options,
  }
  const recording = options.events ?? true
  const lastStep = Number.POSITIVE_INFINITY
  return ok(
    new Session(
      context,
      { quiet, answers: undefined, keepsAll: false },
      { recording, swaps: [], floor: 0, lastStep, real: true },
    ),
  )
}
