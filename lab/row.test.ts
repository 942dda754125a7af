import { must, ok, type Seat, seat } from '@gargoyle/engine'
import type { GameKit } from '@gargoyle/kits'
import { crowKit, raceKit } from '@gargoyle/kits/examples'
import { expect, test } from 'vitest'
import { loadContestants } from './contestants.ts'
import { planRun } from './make-plan.ts'
import { brokenRow, playRow } from './row.ts'

const wish = { kit: raceKit, bots: ['random'], games: 4, seed: '7', folder: '.' }
const plan = must(planRun(wish))
const bots = must(await loadContestants(plan, raceKit, '.'))

test('a row says who played which side, who won and why, and follows from the plan and its number', async () => {
  const { row, timing } = await playRow(plan, raceKit, bots, 1)
  expect(row).toMatchObject({
    game: 2,
    seed: '7/2',
    pairing: 0,
    tags: { board: 'bakery' },
    sides: [
      { side: 'a', contestant: 1, bot: 'random', tags: {} },
      { side: 'b', contestant: 0, bot: 'random' },
    ],
    reason: 'a runner is over the last edge',
  })
  expect([[0], [1]]).toContainEqual(row.winners)
  expect(row.numbers.turns).toBeGreaterThan(0)
  expect(row.hash).toMatch(/^[0-9a-f]{64}$/)
  const answers = timing.sides.reduce((sum, each) => sum + each.answers, 0)
  expect(answers).toBe(row.decisions)
  expect((await playRow(plan, raceKit, bots, 1)).row).toEqual(row)
  expect((await playRow({ ...plan, seed: '8' }, raceKit, bots, 1)).row.hash).not.toBe(row.hash)
})

test('a game that cannot be played has a row that says why and counts for nothing', async () => {
  const { row } = await playRow({ ...plan, table: { board: [{ name: 'moon' }] } }, raceKit, bots, 0)
  expect(row.broken).toContain('There is no such roof')
  expect(brokenRow(plan, crowKit, 0, 'Rain.')).toMatchObject({
    game: 1,
    winners: [],
    hash: '',
    broken: 'Rain.',
  })
})

test('what the seats of a side noted is noted of the side', async () => {
  const seats = ['a', 'b', 'c'].map(seat) as [Seat, Seat, Seat]
  const [a, b, c] = seats
  const kit: GameKit = {
    ...crowKit,
    definition: { ...crowKit.definition, sides: () => [[a, c], [b]] },
    sideNames: ['outer', 'inner'],
    setupFor: () => ok({ seats: ['a', 'b', 'c'], goal: 20 }),
    summarize: () => ({ winners: [c], numbers: {}, reason: 'dusk' }),
    notesOf: () => ({
      tags: { weather: 'rain' },
      first: c,
      seats: {
        [a]: { points: 2, lost: 1, scored: ['k', 'm'], tags: { mood: 'bad' } },
        [b]: { points: 5, tags: { mood: 'good' } },
        [c]: { points: 1, scored: ['k', 'b'] },
      },
    }),
  }
  const own = must(planRun({ ...wish, kit }))
  const { row } = await playRow(own, kit, bots, 0)
  expect(row).toMatchObject({
    tags: { weather: 'rain' },
    first: 0,
    winners: [0],
    sides: [
      { side: 'outer', points: 3, lost: 1, scored: ['b', 'k', 'm'], tags: { mood: 'bad' } },
      { side: 'inner', points: 5, tags: { mood: 'good' } },
    ],
  })
})
