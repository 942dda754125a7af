import { expect, test } from 'vitest'
import { loadAllBenches } from './benches.ts'
import { byRoom, measureApart, measureHere } from './measure-group.ts'

const benches = await loadAllBenches()
const quick = { warmUps: 0, runs: 1, share: 0.01 }
const forks = benches.filter(({ name }) => name === 'engine.forkMicros')

test('a room is measured in a process of its own, and says when it starts', async () => {
  const started: string[] = []
  const results = await measureApart(quick)(forks, ({ name }) => started.push(name))
  expect(started).toEqual(['engine.forkMicros'])
  expect(results.map(({ bench }) => bench)).toEqual(forks)
  expect(results[0]?.value).toBeGreaterThan(0)
})

test('in this process it is told the same way', async () => {
  const started: string[] = []
  const results = await measureHere(quick)(forks, ({ name }) => started.push(name))
  expect([started, results.length]).toEqual([['engine.forkMicros'], 1])
})

test('what belongs to one room or game is measured together, in the order of the list', () => {
  const rooms = byRoom(benches).map((group) => [...new Set(group.map(({ name }) => name.split('.')[0]))])
  expect(rooms.every((names) => names.length === 1)).toBe(true)
  expect(byRoom(benches).flat()).toEqual(benches)
})
