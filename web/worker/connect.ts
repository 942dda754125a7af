import { hostAcross } from './messages.ts'
import type { MatchHost } from './protocol.ts'

/** Starts a worker for the match of this id; it saves the match under that id. */
export function connect(id: string): MatchHost {
  const worker = new Worker(new URL('./match.worker.ts', import.meta.url), { type: 'module', name: id })
  return hostAcross(worker, () => worker.terminate())
}
