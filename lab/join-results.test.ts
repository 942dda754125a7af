import { must } from '@gargoyle/engine'
import type { GameKit } from '@gargoyle/kits'
import { gccKit } from '@gargoyle/kits/gcc'
import { expect, test } from 'vitest'
import { joinResults } from './join-results.ts'
import { labReportPage } from './report/page.ts'
import { resultsOf } from './results.ts'
import type { ResultsContent } from './results-folder.ts'
import { samplePlan, sampleRow } from './testing/rows.ts'

const timing = (game: number) => ({ game, sides: [{ answers: game, milliseconds: 1, most: 1 }] })

/** A run of gcc: a game of each mission and number of heroes that is named. */
function kept(
  seed: string,
  ...pairs: readonly (readonly [mission: string, heroes: string])[]
): ResultsContent {
  const rows = pairs.map(([mission, heroes], index) =>
    sampleRow(index + 1, 0, [{ side: 'heroes' }, { side: 'villain' }], {
      seed: `${seed}/${index + 1}`,
      tags: { mission, heroes, 'mission-heroes': `${mission}, ${heroes}` },
    }),
  )
  return {
    plan: samplePlan({ game: 'gcc', seed, games: rows.length, marks: { 'the program': `print of ${seed}` } }),
    rows,
    timings: rows.map(({ game }) => timing(game)),
  }
}

const seedsOf = ({ rows }: ResultsContent): readonly string[] => rows.map(({ seed }) => seed)

test('later games replace earlier ones of the same mission and number of heroes, and nothing else', () => {
  const all = [
    kept('old', ['den', '1'], ['den', '2'], ['bank', '1'], ['den', '1']),
    kept('new', ['den', '1']),
    kept('newest', ['pier', '1']),
  ]
  const joined = must(joinResults(all, gccKit))
  expect(seedsOf(joined)).toEqual(['old/2', 'old/3', 'new/1', 'newest/1'])
  expect(joined.rows.map(({ game }) => game)).toEqual([1, 2, 3, 4])
  // Each game keeps how long it took.
  expect(joined.timings.map(({ game, sides }) => [game, sides[0]!.answers])).toEqual([
    [1, 2],
    [2, 3],
    [3, 1],
    [4, 1],
  ])
  expect(joined.plan).toMatchObject({ games: 4, seed: 'old, new, newest' })
  expect(joined.plan.marks).toEqual({
    'the program (seed old)': 'print of old',
    'the program (seed new)': 'print of new',
    'the program (seed newest)': 'print of newest',
  })
})

test('the report shows the seed of each row where there are several, and only there', () => {
  const page = (joined: ResultsContent): string =>
    labReportPage(joined.plan, gccKit, resultsOf(joined.plan, joined.rows, gccKit), joined.timings)
  const one = kept('old', ['den', '1'], ['den', '2'])
  const rows =
    page(must(joinResults([one, kept('new', ['den', '1'])], gccKit))).match(/<tr>.*?<\/tr>/gs) ?? []
  expect(rows.find((row) => row.includes('den, 1'))).toMatch(/<td[^>]*>new<\/td>/)
  expect(rows.find((row) => row.includes('den, 2'))).toMatch(/<td[^>]*>old<\/td>/)
  expect(page(must(joinResults([one], gccKit)))).not.toMatch(/<td[^>]*>old<\/td>/)
})

test.each<[string, Partial<ResultsContent['plan']>, string]>([
  ['another game', { game: 'bmg3' }, 'they are of bmg3, not gcc'],
  ['a tournament', { kind: 'tournament' }, 'only runs are joined'],
  ['other rules', { rulesVersion: 2 }, 'the rules have changed in between'],
  ['other bots', { contestants: [{ name: 'z', bot: 'z' }] }, 'z played, not x, y'],
])('%s is not joined', (_, changes, why) => {
  const other = kept('new', ['den', '1'])
  const refusal = joinResults(
    [kept('old', ['den', '1']), { ...other, plan: { ...other.plan, ...changes } }],
    gccKit,
  )
  expect(refusal).toMatchObject({ ok: false, reason: { text: expect.stringContaining(why) } })
})

test('where a kit does not say what games are played with, nothing is replaced: results stay apart', () => {
  const { noteKinds: _, ...bare } = gccKit
  const kit: GameKit = bare
  const one = kept('old', ['den', '1'])
  expect(joinResults([one, kept('new', ['den', '1'])], kit).ok).toBe(false)
  expect(joinResults([], kit).ok).toBe(false)
  expect(must(joinResults([one], kit)).rows).toEqual(one.rows)
})

/** A tournament of two crews. */
const tournament = (seed: string, change: Partial<ResultsContent['plan']> = {}): ResultsContent => ({
  plan: samplePlan({ kind: 'tournament', seed, games: 2, ...change }),
  rows: [1, 2].map((game) => sampleRow(game, 0, [{}, {}], { seed: `${seed}/${game}` })),
  timings: [1, 2].map(timing),
})

test('tournaments of the same contestants on several seeds are added up', () => {
  const joined = must(joinResults([tournament('one'), tournament('two')], gccKit))
  expect(seedsOf(joined)).toEqual(['one/1', 'one/2', 'two/1', 'two/2'])
  expect(joined.rows.map(({ game }) => game)).toEqual([1, 2, 3, 4])
  expect(joined.timings.map(({ game }) => game)).toEqual([1, 2, 3, 4])
  expect(joined.plan).toMatchObject({ kind: 'tournament', games: 4, seed: 'one, two' })
})

test('tournaments of the same seed, of others, or by another program are not', () => {
  const blockedReason = (other: ResultsContent): string => {
    const joined = joinResults([tournament('one'), other], gccKit)
    return joined.ok ? '' : joined.reason.text
  }
  expect(blockedReason(tournament('one'))).toContain('twice')
  expect(blockedReason(tournament('two', { marks: { 'the program': 'another' } }))).toContain('changed')
  expect(blockedReason(tournament('two', { rulesVersion: 99 }))).toContain('changed')
  expect(blockedReason(kept('run', ['den', '1']))).toContain('only runs')
})

/** A tournament of three, in which each pair meets once: game 1 is a pairing of x and y, game 2 of x and z, game 3 of y and z. */
function threeMeet(seed: string, change: Partial<ResultsContent['plan']> = {}): ResultsContent {
  const contestants = ['x', 'y', 'z'].map((name) => ({ name, bot: 'greedy', brings: { name } }))
  const plan = samplePlan({
    kind: 'tournament',
    seed,
    games: 1,
    contestants,
    pairings: [
      [0, 1],
      [0, 2],
      [1, 2],
    ],
    marks: { 'the program': `print of ${seed}` },
    ...change,
  })
  const rows = plan.pairings.map(([a, b], pairing) =>
    sampleRow(pairing + 1, 0, [{ contestant: a }, { contestant: b }], {
      seed: `${seed}/${pairing + 1}`,
      pairing,
    }),
  )
  return { plan, rows, timings: rows.map(({ game }) => timing(game)) }
}

const zAgain = (seed: string, change: Partial<ResultsContent['plan']> = {}): ResultsContent =>
  threeMeet(seed, {
    pairings: [
      [0, 2],
      [1, 2],
    ],
    changed: ['z'],
    ...change,
  })

test('a tournament of changed contestants replaces all earlier games of theirs, by another program too', () => {
  const joined = must(joinResults([threeMeet('one'), zAgain('two')], gccKit))
  expect(joined.rows.map(({ seed, pairing }) => [seed, pairing])).toEqual([
    ['one/1', 0],
    ['two/1', 1],
    ['two/2', 2],
  ])
  expect(joined.plan).toMatchObject({ games: 1, seed: 'one, two', pairings: threeMeet('one').plan.pairings })
  expect(joined.plan.changed).toBeUndefined()
  expect(Object.keys(joined.plan.marks)).toEqual(['the program (seed one)', 'the program (seed two)'])
  // A later one replaces what an earlier one replaced.
  expect(seedsOf(must(joinResults([threeMeet('one'), zAgain('two'), zAgain('three')], gccKit)))).toEqual([
    'one/1',
    'three/1',
    'three/2',
  ])
})

test('a tournament of changed contestants replaces games of the same tournament only', () => {
  const blockedReason = (...all: readonly ResultsContent[]): string => {
    const joined = joinResults(all, gccKit)
    return joined.ok ? '' : joined.reason.text
  }
  expect(blockedReason(zAgain('two'))).toContain('name that first')
  expect(blockedReason(threeMeet('one'), zAgain('one'))).toContain('twice')
  expect(blockedReason(threeMeet('one'), zAgain('two', { games: 2 }))).toContain(
    '2 games of each pairing, and 1',
  )
  expect(blockedReason(threeMeet('one'), zAgain('two', { rulesVersion: 2 }))).toBe('')
  expect(blockedReason(threeMeet('one'), zAgain('two', { game: 'bmg3' }))).toContain('others took part')
  expect(blockedReason(threeMeet('one'), zAgain('two', { contestants: [] }))).toContain('others took part')
  expect(blockedReason(threeMeet('one'), zAgain('two', { pairings: [[2, 0]] }))).toContain('otherwise')
})
