import { appendFileSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { must } from '@gargoyle/engine'
import type { GameKit } from '@gargoyle/kits'
import { bmg3Kit } from '@gargoyle/kits/bmg3'
import { raceKit } from '@gargoyle/kits/examples'
import { expect, test, vi } from 'vitest'
import { planRun, planTournament } from './make-plan.ts'
import type { Plan } from './plan.ts'
import { type RunOptions, reportAgain, runPlan } from './run-plan.ts'
import { temporaryFolder } from './testing/temporary-folder.ts'

// Starting a worker takes a second where nothing else runs, and much longer on a busy machine.
vi.setConfig({ testTimeout: 120_000 })

const wish = (kit: GameKit, games: number, ...bots: readonly string[]) => ({
  kit,
  bots,
  games,
  seed: 'lab',
  folder: '.',
})
const out = (): string => join(temporaryFolder(), 'out')
const filesOf = (folder: string) =>
  ['games.jsonl', 'results.json'].map((file) => readFileSync(join(folder, file), 'utf8'))

/** Plays a plan and gives what is the same each time. */
async function play(plan: Plan, folder: string, options: Partial<RunOptions> = {}) {
  const ended = must(await runPlan(plan, { out: folder, folder: '.', workers: 2, ...options }))
  return { ended, files: ended.finished ? filesOf(folder) : [] }
}

/** Plays a plan until so many games are kept. */
function playSome(plan: Plan, folder: string, games: number) {
  const stop = new AbortController()
  return play(plan, folder, {
    signal: stop.signal,
    onGame: (played) => {
      if (played >= games) stop.abort()
    },
  })
}

test.each([
  [bmg3Kit, 2],
  [raceKit, 12],
])('games and results are the same with one worker, with two, and after a stop', async (kit, games) => {
  const plan = must(planRun(wish(kit, games, 'random')))
  const one = await play(plan, out(), { workers: 1 })
  expect(one.files[0]?.split('\n')).toHaveLength(games + 1)
  expect(JSON.parse(one.files[1] ?? '')).toMatchObject({ planned: games, played: games, broken: [] })
  expect((await play(plan, out())).files).toEqual(one.files)

  const folder = out()
  const { ended } = await playSome(plan, folder, 1)
  expect(ended).toMatchObject({ finished: false, games })
  // A crash would leave half a line.
  appendFileSync(join(folder, 'games.jsonl'), '{"game":2,"seed":"la')
  const started: number[][] = []
  const onStart = (all: number, before: number) => started.push([all, before])
  const resumed = await play(plan, folder, { workers: 1, onStart })
  expect(resumed.files).toEqual(one.files)
  expect(started[0]?.[0]).toBe(games)
  expect(started[0]?.[1]).toBeGreaterThanOrEqual(1)
})

test('a longer plan goes on where a shorter one ended, to the same results', async () => {
  const short = must(planRun(wish(raceKit, 3, 'random')))
  const long = must(planRun(wish(raceKit, 6, 'random')))
  const folder = out()
  await play(short, folder, { workers: 1 })
  expect((await play(long, folder, { workers: 1 })).files).toEqual((await play(long, out())).files)
})

test('a bot that fails breaks its games, one that leaves loses its worker, and the others go on', async () => {
  const bots = temporaryFolder({
    'cheat.mjs': "export default { createPlayer: () => ({ answer: () => 'nonsense' }) }",
    'leaver.mjs': 'export default { createPlayer: () => ({ answer: () => process.exit(3) }) }',
  })
  const plan = must(
    planTournament({
      ...wish(raceKit, 2, 'random', './cheat.mjs', './leaver.mjs', 'random@1'),
      folder: bots,
    }),
  )
  const { ended } = await play(plan, out(), { folder: bots })
  const { results } = ended as Extract<typeof ended, { finished: true }>
  expect(results).toMatchObject({ planned: 12, played: 12 })
  const texts = results.broken.map(({ text }) => text).join('\n')
  expect(texts).toMatch(/The bot \.\/cheat\.mjs on seat [ab] cannot find a legal answer/)
  expect(texts).toMatch(/The worker that played this game was lost: it left with code 3/)
  expect(results.broken).toHaveLength(10)
  expect(results.contestants.map(({ name }) => name).sort()).toEqual(['random', 'random@1'])
})

test('a bot that cannot be loaded is refused before anything is written', async () => {
  const plan = must(planRun(wish(raceKit, 1, 'randon')))
  const folder = out()
  const ended = await runPlan(plan, { out: folder, folder: '.', workers: 1 })
  expect(ended.ok ? 'played' : ended.reason.text).toContain("there is no bot 'randon'")
  expect((await reportAgain(folder)).ok).toBe(false)
})

test('where games cannot be kept, it says so and stops', async () => {
  const plan = must(planRun(wish(raceKit, 4, 'random')))
  const full = () => {
    throw new Error('The disk is full.')
  }
  const ended = await runPlan(plan, { out: out(), folder: '.', workers: 1, onGame: full })
  expect(ended.ok ? 'played' : ended.reason.text).toMatch(
    /the games cannot go on: The disk is full\. \(1 of 4 are kept/,
  )
})

test('the report is made again from the games that are there, timings and all', async () => {
  const plan = must(planRun(wish(raceKit, 2, 'random')))
  const folder = out()
  const { files } = await play(plan, folder, { workers: 1 })
  const page = readFileSync(join(folder, 'report.html'), 'utf8')
  must(await reportAgain(folder))
  expect(filesOf(folder)).toEqual(files)
  expect(readFileSync(join(folder, 'report.html'), 'utf8')).toBe(page)
  const timings = readFileSync(join(folder, 'timings.jsonl'), 'utf8').trim().split('\n')
  expect(timings.map((line) => JSON.parse(line).game)).toEqual([1, 2])
})
