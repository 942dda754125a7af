import { setImmediate } from 'node:timers/promises'
import {
  type Json,
  playSync,
  type Result,
  reasonText,
  recordOf,
  type Seat,
  type Session,
  type SyncPlayer,
  startSession,
} from '@gargoyle/engine'
import { jsonText } from '@gargoyle/table'
import type { Bot } from '../bots.ts'
import { count } from '../count.ts'
import { writeText } from '../files.ts'
import type { Io } from '../io.ts'
import type { PlayableGame, SetupOptions } from '../playable-game.ts'
import { startProgress } from '../progress.ts'
import { messageOf } from '../refusals.ts'
import { type Results, Tally } from './tally.ts'

/** A run of games. */
export interface Plan {
  readonly games: number
  readonly seed: string
  /** One for each seat. */
  readonly bots: readonly Bot[]
  readonly setup: SetupOptions
  /** The folder that replays are written to. */
  readonly save?: string
}

/** Where the dice of one game of a run come from: `7/3` is the third game of the run with seed 7. */
export const seedOf = (seed: string, index: number): string => `${seed}/${index + 1}`

/**
 * Plays whole games between bots and counts how they end. A game that breaks is counted and the run goes on.
 * Ctrl-C stops between two games, with the results so far. Throws only if a replay cannot be written.
 */
export async function simulate(io: Io, playable: PlayableGame, plan: Plan): Promise<Results> {
  const { games } = plan
  const tally = new Tally()
  let stopped = false
  void io.untilStopped().then(() => {
    stopped = true
  })
  const progress = startProgress(io, `${count(games, 'game')} of ${playable.title}`, games, 'games')
  let playing = 0
  let breather = performance.now()
  for (let index = 0; index < games && !stopped; index++) {
    const started = performance.now()
    const played = playOne(playable, plan, index)
    playing += performance.now() - started
    const replay = played.session && (await savedReplay(io, plan, index, played))
    if ('failure' in played) {
      const error = { game: index + 1, seed: seedOf(plan.seed, index), text: played.failure }
      tally.fail(replay === undefined ? error : { ...error, replay }, played.session?.answerCount ?? 0)
    } else {
      const { session } = played
      const summary = playable.summarize(session.outcome ?? null)
      tally.finish({ seats: session.seats, summary, decisions: session.answerCount, hash: session.hash() })
    }
    progress.done(index + 1)
    if (performance.now() - breather > 50) {
      // Games are played without a pause; Ctrl-C is heard only in one.
      await setImmediate()
      breather = performance.now()
    }
  }
  const results = tally.results(games, playing / 1000, stopped && tally.played < games)
  progress.end(`${count(tally.played, 'game')} of ${playable.title}`, results.errors === 0)
  return results
}

type Played =
  | { readonly session: Session }
  | { readonly session: Session | undefined; readonly failure: string }

function playOne(playable: PlayableGame, { setup, seed, bots }: Plan, index: number): Played {
  let session: Session | undefined
  let last: { readonly seat: Seat; readonly answer: Json } | undefined
  try {
    const started = startGame(playable, setup, index, seed)
    if (!started.ok) return { session, failure: reasonText(started.reason) }
    session = started.value
    const players = session.seats.map((seat, i) => {
      const player = bots[i]?.make()
      if (player === undefined) throw new Error(`Nobody plays for seat ${seat}.`)
      const watched: SyncPlayer = {
        answer: (request) => {
          const answer = player.answer(request)
          last = { seat, answer }
          return answer
        },
      }
      return [seat, watched] as const
    })
    playSync(session, Object.fromEntries(players), { seed: `${seedOf(seed, index)}/players` })
    return { session }
  } catch (error) {
    const after =
      last === undefined ? '' : ` The last answer was ${JSON.stringify(last.answer)} of ${last.seat}.`
    return { session, failure: `${messageOf(error)}${after}` }
  }
}

/** Starts one game of a run, without events: nobody reads them. */
export function startGame(
  playable: PlayableGame,
  options: SetupOptions,
  index: number,
  seed: string,
  events = false,
): Result<Session> {
  const setup = playable.setupFor(options, index, seed)
  if (!setup.ok) return setup
  return startSession(playable.game, { setup: setup.value, seed: seedOf(seed, index), events })
}

/** Writes the replay, if replays are wanted, and gives the name of its file. */
async function savedReplay(
  io: Io,
  { save, games }: Plan,
  index: number,
  played: Played,
): Promise<string | undefined> {
  const { session } = played
  if (save === undefined || session === undefined) return undefined
  const broken = 'failure' in played
  let text: string
  try {
    // A broken game is not played again for fingerprints: it might break again on the way.
    text = jsonText(recordOf(session, broken ? { every: 0 } : {}))
  } catch (error) {
    if (broken) return undefined
    throw error
  }
  const digits = Math.max(4, String(games).length)
  const file = `${save}/game-${String(index + 1).padStart(digits, '0')}.json`
  const problem = await writeText(io, file, text)
  if (problem !== undefined) throw new Unwritable(problem)
  return file
}

/** A replay that could not be written, with the sentence that says why. */
export class Unwritable extends Error {}
