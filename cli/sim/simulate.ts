import { setImmediate } from 'node:timers/promises'
import { type Result, reasonText, recordOf, type Session, startSession } from '@gargoyle/engine'
import { count, type GameKit, type SetupOptions } from '@gargoyle/kits'
import { type LoadedBot, type PlayedGame, playGame, seedOf } from '@gargoyle/lab'
import { jsonText } from '@gargoyle/table'
import { writeText } from '../files.ts'
import { reasonWithFile } from '../game-options.ts'
import type { Io } from '../io.ts'
import { startProgress } from '../progress.ts'
import { type SimResults, SimTally } from './tally.ts'

/** A run of games. */
export interface SimPlan {
  readonly games: number
  readonly seed: string
  /** One for each side. */
  readonly bots: readonly LoadedBot[]
  readonly setup: SetupOptions
  /** The folder that replays are written to. */
  readonly save?: string
}

/**
 * Plays whole games between bots and counts how they end. A game that breaks is counted and the run goes on.
 * Ctrl-C stops between two games, or between two answers of a bot that takes its time, with the results so far. Throws
 * only if a replay cannot be written.
 */
export async function simulate(io: Io, kit: GameKit, plan: SimPlan): Promise<SimResults> {
  const { games } = plan
  const tally = new SimTally(kit)
  const stop = new AbortController()
  void io.untilStopped().then(() => stop.abort())
  const progress = startProgress(io, `${count(games, 'game')} of ${kit.title}`, games, 'games')
  let playing = 0
  let breather = performance.now()
  for (let index = 0; index < games && !stop.signal.aborted; index++) {
    const started = performance.now()
    const played = await playOne(kit, plan, index, stop.signal)
    playing += performance.now() - started
    const { session, ended, failure } = played
    if (ended === 'stopped') break
    const replay = await savedReplay(io, plan, index, played)
    if (session === undefined || failure !== undefined) {
      const error = { game: index + 1, seed: seedOf(plan.seed, index), text: failure ?? '' }
      tally.fail(replay === undefined ? error : { ...error, replay }, session?.answerCount ?? 0)
    } else {
      const summary = kit.summarize(session.outcome ?? null)
      tally.finish({
        sides: session.sides,
        summary,
        decisions: session.answerCount,
        hash: session.storyHash(),
      })
    }
    progress.done(index + 1)
    if (performance.now() - breather > 50) {
      // Games are played without a pause; Ctrl-C is heard only in one.
      await setImmediate()
      breather = performance.now()
    }
  }
  const results = tally.results(games, playing / 1000, stop.signal.aborted && tally.played < games)
  progress.end(`${count(tally.played, 'game')} of ${kit.title}`, results.errors === 0)
  return results
}

async function playOne(
  kit: GameKit,
  { setup, seed, bots }: SimPlan,
  index: number,
  signal: AbortSignal,
): Promise<PlayedGame> {
  const own = kit.setupFor(setup, index, seed)
  if (!own.ok) {
    return { session: undefined, ended: 'broken', failure: reasonText(own.reason), thinking: [] }
  }
  return playGame({ kit, setup: own.value, seed: seedOf(seed, index), bots, events: false, signal })
}

/** Starts one game of a run, without events: they are not read. */
export function startGame(
  kit: GameKit,
  options: SetupOptions,
  index: number,
  seed: string,
  events = false,
): Result<Session> {
  const setup = kit.setupFor(options, index, seed)
  if (!setup.ok) return setup
  const session = startSession(kit.definition, { setup: setup.value, seed: seedOf(seed, index), events })
  return session.ok ? session : { ok: false, reason: reasonWithFile(session.reason, kit, options) }
}

/** Writes the replay, if replays are wanted, and gives the name of its file. */
async function savedReplay(
  io: Io,
  { save, games }: SimPlan,
  index: number,
  played: PlayedGame,
): Promise<string | undefined> {
  const { session, ended } = played
  if (save === undefined || session === undefined) return undefined
  const broken = ended === 'broken'
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
  if (problem !== undefined) throw new ReplayWriteError(problem)
  return file
}

/** A replay that could not be written, with the sentence that says why. */
export class ReplayWriteError extends Error {}
