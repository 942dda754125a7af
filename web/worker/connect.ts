import { startBackground } from './background.ts'
import type { MatchHost, ReplayHost } from './protocol.ts'
import { remoteMatch, remoteReplay } from './remote-host.ts'

/** Starts a worker for the match of this id; it saves the match under that id. */
export function connect(id: string): MatchHost {
  const worker = startBackground('match', id)
  return remoteMatch(worker, () => worker.terminate())
}

/** Starts a worker in which a recorded game is watched. */
export function connectReplay(): ReplayHost {
  const worker = startBackground('replay')
  return remoteReplay(worker, () => worker.terminate())
}
