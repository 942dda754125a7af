import { benchRooms, loadBenches } from './benches.ts'
import { type Effort, measure } from './measure.ts'

/*
 * What `measureApart` runs in a process of its own: measures the benches named behind the effort, and tells the process that
 * began it when each starts and what it came to.
 */

/** What is told to the process that waits. */
export type GroupMessage = { readonly starts: string } | { readonly measured: string; readonly value: number }

const tell = (message: GroupMessage): void => {
  process.send?.(message)
}

const [effort = '{}', ...names] = process.argv.slice(2)
for (const room of benchRooms.filter((room) => names.some((name) => name.startsWith(`${room}.`)))) {
  for (const bench of await loadBenches(room)) {
    if (!names.includes(bench.name)) continue
    tell({ starts: bench.name })
    tell({ measured: bench.name, value: measure(bench, JSON.parse(effort) as Effort).value })
  }
}
