import { must } from '@gargoyle/engine'
import { expect, test } from 'vitest'
import { loadContestants } from './contestants.ts'
import { labCrow, labRace } from './example-games.ts'
import { planRun } from './make-plan.ts'
import { brokenRow, playRow } from './row.ts'

const wish = { labGame: labRace, bots: ['random'], games: 4, seed: '7', folder: '.' }
const plan = must(planRun(wish))
const bots = must(await loadContestants(plan, labRace, '.'))

test('a row says who sat where, who won and why, and follows from the plan and its number', async () => {
  const { row, timing } = await playRow(plan, labRace, bots, 1)
  expect(row).toMatchObject({
    game: 2,
    seed: '7/2',
    pairing: 0,
    board: 'bakery',
    seats: [
      { seat: 'a', contestant: 1, bot: 'random' },
      { seat: 'b', contestant: 0, bot: 'random' },
    ],
    reason: 'a runner is over the last edge',
  })
  expect([0, 1]).toContain(row.winner)
  expect(row.numbers.turns).toBeGreaterThan(0)
  expect(row.hash).toMatch(/^[0-9a-f]{64}$/)
  const answers = timing.seats.reduce((sum, each) => sum + each.answers, 0)
  expect(answers).toBe(row.decisions)
  expect((await playRow(plan, labRace, bots, 1)).row).toEqual(row)
  expect((await playRow({ ...plan, seed: '8' }, labRace, bots, 1)).row.hash).not.toBe(row.hash)
})

test('a game that cannot be played has a row that says why and counts for nothing', async () => {
  const { row } = await playRow({ ...plan, encounter: 'tea' }, labRace, bots, 0)
  expect(row.broken).toContain('race knows nothing of --encounter')
  expect(brokenRow(plan, labCrow, 0, 'Rain.')).toMatchObject({
    game: 1,
    winner: null,
    hash: '',
    broken: 'Rain.',
  })
})
