import { fork } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { GroupMessage } from './group-process.ts'
import { type Benchmark, type BenchResult, type Effort, measure, meets } from './measure.ts'

/** Measures the benches of a room or a game, and tells when each starts. */
export type MeasureGroup = (
  group: readonly Benchmark[],
  onStart: (bench: Benchmark) => void,
) => Promise<readonly BenchResult[]>

/** Measures in this process. */
export const measureHere =
  (effort: Effort): MeasureGroup =>
  async (group, onStart) =>
    group.map((bench) => {
      onStart(bench)
      return measure(bench, effort)
    })

/**
 * Measures in a process of its own, as a game runs where people play it: what the compiler has learnt from other games makes
 * the code that they share slower, by a quarter in games that are measured last.
 */
export const measureApart =
  (effort: Effort): MeasureGroup =>
  (group, onStart) =>
    new Promise((resolve, reject) => {
      const results: BenchResult[] = []
      const names = group.map(({ name }) => name)
      const child = fork(builtFile(), [JSON.stringify(effort), ...names], { execArgv: [] })
      child.on('message', (message: GroupMessage) => {
        const bench = group.find(
          ({ name }) => name === ('starts' in message ? message.starts : message.measured),
        )
        if (bench === undefined) return
        if ('starts' in message) onStart(bench)
        else results.push({ bench, value: message.value, met: meets(message.value, bench.aim) })
      })
      child.on('error', reject)
      child.on('exit', (code) => {
        if (code === 0) resolve(results)
        else reject(new Error(`measuring ${names.join(', ')} ended early`))
      })
    })

/** The built program of such a process, beside this file or, where this one is a source, among what was built. */
function builtFile(): string {
  const beside = fileURLToPath(new URL('./group-process.js', import.meta.url))
  return existsSync(beside)
    ? beside
    : fileURLToPath(new URL('../dist/bench/group-process.js', import.meta.url))
}

/** Benches by the first part of their names: a room, or a game. */
export function byRoom(list: readonly Benchmark[]): readonly (readonly Benchmark[])[] {
  const rooms = new Map<string, Benchmark[]>()
  for (const bench of list) {
    const [room = ''] = bench.name.split('.')
    rooms.set(room, [...(rooms.get(room) ?? []), bench])
  }
  return [...rooms.values()]
}
