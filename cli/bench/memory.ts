import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** How much memory something holds on to, in megabytes: what stays on the heap while it is there. */
export function megabytesHeld(make: () => unknown): number {
  const collect = garbageCollector()
  collect()
  const before = process.memoryUsage()
  const held = make()
  collect()
  const after = process.memoryUsage()
  const bytes = after.heapUsed + after.external - before.heapUsed - before.external
  // Reading it after measuring keeps it from being collected before.
  return held === undefined ? 0 : Math.max(0, bytes) / 1_000_000
}

function garbageCollector(): () => void {
  setFlagsFromString('--expose-gc')
  const collect: unknown = runInNewContext('gc')
  if (typeof collect !== 'function') throw new Error('this Node has no garbage collector to call')
  return () => {
    // What was only waiting for its finaliser goes in a later round: until nothing more goes.
    let before = Number.POSITIVE_INFINITY
    for (let round = 0; round < 8; round++) {
      collect()
      const { heapUsed, external } = process.memoryUsage()
      if (heapUsed + external >= before) return
      before = heapUsed + external
    }
  }
}
