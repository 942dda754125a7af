import type { MatchHost, ReplayHost } from './protocol.ts'
import { remoteMatch, remoteReplay } from './remote-host.ts'
import { matchName, replayName } from './worker-name.ts'

const startWorker = (name: string): Worker =>
  new Worker(new URL('./host.worker.ts', import.meta.url), { type: 'module', name })

/** Starts a worker for the match of this id; it saves the match under that id. */
export function connect(id: string): MatchHost {
  const worker = startWorker(matchName(id))
  return remoteMatch(worker, () => worker.terminate())
}

/** Starts a worker in which a recorded game is watched. */
export function connectReplay(): ReplayHost {
  const worker = startWorker(replayName)
  return remoteReplay(worker, () => worker.terminate())
}
