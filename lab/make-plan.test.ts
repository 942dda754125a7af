import { encodeCrew, readyMadeCrews } from '@gargoyle/bmg3'
import { must } from '@gargoyle/engine'
import { expect, test } from 'vitest'
import { labBmg3 } from './bmg3/lab-bmg3.ts'
import { labCrow, labRace } from './example-games.ts'
import { planRun, planTournament } from './make-plan.ts'

const wish = { labGame: labBmg3, bots: ['random'], games: 2, seed: '1', folder: '.' }
const a = { name: 'gcpd-signal' }
const b = { name: 'bane-army' }

const names = (plan: ReturnType<typeof planRun>) => must(plan).contestants.map(({ name }) => name)
const why = (plan: ReturnType<typeof planRun>) => (plan.ok ? 'planned' : plan.reason.text)

test('sides are called by what tells them apart', () => {
  expect(names(planRun({ ...wish, a, b }))).toEqual(['gcpd-signal', 'bane-army'])
  expect(names(planRun({ ...wish, bots: ['greedy', 'random'] }))).toEqual(['greedy', 'random'])
  expect(names(planRun({ ...wish, bots: ['greedy', 'random'], a, b: a }))).toEqual([
    'gcpd-signal (greedy)',
    'gcpd-signal (random)',
  ])
  expect(names(planRun(wish))).toEqual(['A: random', 'B: random'])
  expect(names(planRun({ ...wish, a, b: a }))).toEqual(['A: gcpd-signal', 'B: gcpd-signal'])
})

test('what nobody chose goes round', () => {
  const plan = must(planRun(wish))
  expect([plan.crews.length, plan.boards.length]).toEqual([12, 6])
  expect(must(planRun({ ...wish, a, b })).crews).toEqual([])
  expect(must(planRun({ ...wish, board: { name: 'docks' } })).boards).toEqual([{ name: 'docks' }])
})

test('a tournament is of crews where one bot is named, else of bots', () => {
  const crews = must(planTournament(wish))
  expect([crews.contestants.length, crews.pairings.length, crews.crews]).toEqual([12, 66, []])
  const bots = must(planTournament({ ...wish, bots: ['greedy', 'novice', 'random'], crews: [a, b] }))
  expect([bots.contestants.length, bots.pairings.length, bots.crews]).toEqual([3, 3, [a, b]])
  expect(must(planTournament({ ...wish, crews: [a, b] })).contestants.map(({ crew }) => crew)).toEqual([a, b])
})

test('crews come by name, by share code and from files', () => {
  const list = readyMadeCrews['bane-army']!
  const code = encodeCrew(list)
  expect(names(planRun({ ...wish, a, b: { name: 'own.json', json: list } }))).toEqual([
    'gcpd-signal',
    'own.json',
  ])
  expect(names(planRun({ ...wish, a, b: { name: code } }))[1]).toMatch(/^.{24}…$/)
})

test('games without crews are played too', () => {
  expect(must(planRun({ ...wish, labGame: labCrow })).crews).toEqual([])
  expect(must(planRun({ ...wish, labGame: labRace })).boards.map(({ name }) => name)).toEqual([
    'bakery',
    'orphanage',
  ])
})

test.each([
  ['three sides', () => planRun({ ...wish, bots: ['a', 'b', 'c'] }), 'two sides play'],
  ['an unknown crew', () => planRun({ ...wish, a: { name: 'nobody' } }), '"nobody" is no ready-made crew'],
  ['an unknown board', () => planRun({ ...wish, board: { name: 'moon' } }), 'moon'],
  ['an unknown encounter', () => planRun({ ...wish, encounter: 'tea' }), 'tea'],
  [
    'what the game has not',
    () => planRun({ ...wish, labGame: labCrow, encounter: 'x' }),
    'crow knows nothing of',
  ],
  ['a bot twice', () => planTournament({ ...wish, bots: ['greedy', 'greedy'] }), 'greedy is named twice'],
  ['one crew alone', () => planTournament({ ...wish, crews: [a] }), 'a tournament needs two crews or more'],
  ['crews of a game without', () => planTournament({ ...wish, labGame: labCrow }), 'crow has no crews'],
])('%s: refused', (_, make, sentence) => {
  expect(why(make())).toContain(sentence)
})
