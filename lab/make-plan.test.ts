import { must } from '@gargoyle/engine'
import { bmg3Kit } from '@gargoyle/kits/bmg3'
import { crowKit, raceKit } from '@gargoyle/kits/examples'
import { expect, test } from 'vitest'
import { planRun, planTournament } from './make-plan.ts'

const wish = { kit: bmg3Kit, bots: ['random'], games: 2, seed: '1', folder: '.' }
const ready = bmg3Kit.options.find(({ name }) => name === 'crews')?.ready?.length ?? 0
const a = { name: 'gcpd-signal' }
const b = { name: 'bane-army' }

const names = (plan: ReturnType<typeof planRun>) => must(plan).contestants.map(({ name }) => name)
const why = (plan: ReturnType<typeof planRun>) => (plan.ok ? 'planned' : plan.reason.text)

test('sides are named by what differs between them', () => {
  expect(names(planRun({ ...wish, a, b }))).toEqual(['gcpd-signal', 'bane-army'])
  expect(names(planRun({ ...wish, bots: ['greedy', 'random'] }))).toEqual(['greedy', 'random'])
  expect(names(planRun({ ...wish, bots: ['greedy', 'random'], a, b: a }))).toEqual([
    'gcpd-signal (greedy)',
    'gcpd-signal (random)',
  ])
  expect(names(planRun(wish))).toEqual(['A: random', 'B: random'])
  expect(names(planRun({ ...wish, a, b: a }))).toEqual(['A: gcpd-signal', 'B: gcpd-signal'])
})

test('what is not chosen rotates', () => {
  const plan = must(planRun(wish))
  expect([plan.sideOption?.ready.length, plan.table.board?.length]).toEqual([ready, 6])
  expect(must(planRun({ ...wish, a, b })).sideOption?.ready).toEqual([])
  expect(plan.table.encounter).toBeUndefined()
  const table = { board: [{ name: 'docks' }], event: [{ name: 'none' }] }
  expect(must(planRun({ ...wish, table })).table).toEqual(table)
})

test('a tournament is of crews where one bot is named, else of bots', () => {
  const crews = must(planTournament(wish))
  expect([crews.contestants.length, crews.pairings.length, crews.sideOption?.ready]).toEqual([
    ready,
    (ready * (ready - 1)) / 2,
    [],
  ])
  const bots = must(planTournament({ ...wish, bots: ['greedy', 'novice', 'random'], things: [a, b] }))
  expect([bots.contestants.length, bots.pairings.length, bots.sideOption?.ready]).toEqual([3, 3, [a, b]])
  expect(must(planTournament({ ...wish, things: [a, b] })).contestants.map(({ brings }) => brings)).toEqual([
    a,
    b,
  ])
})

test('a tournament of crews may let each meet only some of the others', () => {
  expect(must(planTournament({ ...wish, rivals: 4 })).pairings).toHaveLength(2 * ready)
})

test('a tournament of changed crews has only the games in which one of them takes part', () => {
  const everybody = must(planTournament({ ...wish, rivals: 4 }))
  const plan = must(planTournament({ ...wish, rivals: 4, changed: [a.name, b.name] }))
  const places = [a, b].map(({ name }) => plan.contestants.findIndex((each) => each.name === name))
  expect(plan.changed).toEqual([a.name, b.name])
  expect(plan.contestants).toEqual(everybody.contestants)
  expect(plan.pairings).toEqual(
    everybody.pairings.filter((pair) => pair.some((place) => places.includes(place))),
  )
})

test('a name that is far too long is shortened', () => {
  const code = 'gcpd-signal'.repeat(9)
  const kit = { ...bmg3Kit, setupFor: () => bmg3Kit.setupFor({}, 0, '') }
  expect(names(planRun({ ...wish, kit, a, b: { name: code } }))[1]).toMatch(/^.{24}…$/)
})

test('games without crews are played too', () => {
  expect(must(planRun({ ...wish, kit: crowKit })).sideOption).toBeUndefined()
  expect(must(planRun({ ...wish, kit: raceKit })).table.board?.map(({ name }) => name)).toEqual([
    'bakery',
    'orphanage',
  ])
})

test.each([
  ['three sides', () => planRun({ ...wish, bots: ['a', 'b', 'c'] }), 'two sides play'],
  ['an unknown crew', () => planRun({ ...wish, a: { name: 'nobody' } }), '"nobody" is no ready-made crew'],
  ['an unknown board', () => planRun({ ...wish, table: { board: [{ name: 'moon' }] } }), 'moon'],
  ['an unknown encounter', () => planRun({ ...wish, table: { encounter: [{ name: 'tea' }] } }), 'tea'],
  [
    'what the game has not',
    () => planRun({ ...wish, kit: crowKit, table: { encounter: [{ name: 'x' }] } }),
    'crow has no option --encounter: it has none of its own.',
  ],
  ['a crew where there are none', () => planRun({ ...wish, kit: crowKit, a }), 'leave out --a and --b'],
  ['a bot twice', () => planTournament({ ...wish, bots: ['greedy', 'greedy'] }), 'greedy is named twice'],
  ['one crew alone', () => planTournament({ ...wish, things: [a] }), 'a tournament needs two crews or more'],
  ['an odd number of rivals', () => planTournament({ ...wish, rivals: 3 }), 'an even number of others'],
  ['more rivals than crews', () => planTournament({ ...wish, rivals: 2 * ready }), 'fewer than there are'],
  [
    'an unknown changed crew',
    () => planTournament({ ...wish, changed: ['nobody'] }),
    'nobody does not take part',
  ],
  [
    'changed bots',
    () => planTournament({ ...wish, bots: ['greedy', 'random'], changed: ['greedy'] }),
    'leave out --changed',
  ],
  [
    'rivals of bots',
    () => planTournament({ ...wish, bots: ['greedy', 'random'], rivals: 2 }),
    'leave out --rivals',
  ],
  ['crews of a game without', () => planTournament({ ...wish, kit: crowKit }), 'crow has no crews'],
])('%s: refused', (_, make, sentence) => {
  expect(why(make())).toContain(sentence)
})
