import { Worker } from 'node:worker_threads'
import type { GameKit } from '@gargoyle/kits'
import { messageOf } from './message.ts'
import type { Plan } from './plan.ts'
import { brokenRow, type PlayedRow } from './row.ts'
import type { WorkerData } from './worker.ts'

/** Work for several workers. */
export interface PoolJob {
  readonly plan: Plan
  readonly kit: GameKit
  /** Where the paths of bots begin. */
  readonly folder: string
  /** The built file that each worker runs. */
  readonly workerFile: string
  readonly workers: number
  /** Games to play, by index, in the order in which they are begun. */
  readonly todo: readonly number[]
  /** Called as games end, in no particular order. */
  readonly onGame: (played: PlayedRow) => void
  readonly signal?: AbortSignal
}

/**
 * Plays games in worker threads. Each worker takes the next game when it is done with one; a worker that dies takes only
 * its own game along, and another takes its place. Stopping gives up the games under way. Says whether all were played.
 *
 * There is no pool package behind this: workers here differ in nothing and need no queue but a counter.
 */
export function playAll(work: PoolJob): Promise<boolean> {
  const { todo, signal } = work
  let next = 0
  const running = new Set<Worker>()
  return new Promise((resolve, reject) => {
    let ended = false
    const end = (finish: () => void): void => {
      if (ended) return
      ended = true
      const left = [...running]
      running.clear()
      signal?.removeEventListener('abort', stop)
      void Promise.all(left.map((worker) => worker.terminate())).then(finish)
    }
    const stop = (): void => end(() => resolve(false))
    const fail = (error: unknown): void => end(() => reject(error))
    const retire = (worker: Worker): void => {
      running.delete(worker)
      void worker.terminate()
      if (running.size === 0) end(() => resolve(true))
    }
    const hire = (): void => {
      const worker = newWorker(work)
      running.add(worker)
      let at: number | undefined
      const giveNext = (): void => {
        at = todo[next++]
        if (at === undefined) retire(worker)
        else worker.postMessage(at)
      }
      const lose = (why: string): void => {
        if (!running.delete(worker)) return
        if (at === undefined) {
          fail(new Error(`A worker could not begin: ${why}`))
          return
        }
        try {
          work.onGame(lostGame(work, at, why))
        } catch (error) {
          fail(error)
        }
        if (ended) return
        if (next < todo.length) hire()
        else if (running.size === 0) end(() => resolve(true))
      }
      worker.on('message', (message: 'ready' | PlayedRow) => {
        if (!running.has(worker)) return
        try {
          if (message !== 'ready') work.onGame(message)
          // The callback may have stopped the run.
          if (!ended) giveNext()
        } catch (error) {
          fail(error)
        }
      })
      worker.on('error', (error) => lose(messageOf(error)))
      worker.on('exit', (code) => lose(`it left with code ${code}`))
    }
    if (signal?.aborted) return stop()
    signal?.addEventListener('abort', stop)
    const count = Math.min(work.workers, todo.length)
    if (count === 0) return end(() => resolve(true))
    for (let i = 0; i < count; i++) hire()
  })
}

/**
 * Megabytes for new objects. Bots make forks by the thousand and throw them away: with several times the usual room most
 * are gone before the collector looks, which saves about a tenth of all processor time.
 */
const YOUNG_GENERATION = 192

function newWorker({ plan, folder, workerFile }: PoolJob): Worker {
  const data: WorkerData = { plan, folder }
  // Flags of this process, such as those of a test runner, are not meant for what was built.
  const worker = new Worker(workerFile, {
    workerData: data,
    stdout: true,
    execArgv: [],
    resourceLimits: { maxYoungGenerationSizeMb: YOUNG_GENERATION },
  })
  // What a bot prints must not get between the results.
  worker.stdout.on('data', (chunk) => process.stderr.write(chunk))
  return worker
}

function lostGame({ plan, kit }: PoolJob, index: number, why: string): PlayedRow {
  const row = brokenRow(plan, kit, index, `The worker that played this game was lost: ${why}.`)
  return { row, timing: { game: index + 1, sides: [] } }
}
