import { expect, test } from 'vitest'
import { allPairs, fixtureOf, gamesIn, hasOneBot, type Plan, somePairs } from './plan.ts'
import { samplePlan } from './testing/rows.ts'

const crew = (name: string) => ({ name })

const crews = (...ready: readonly string[]) => ({ name: 'crews', each: 'crew', ready: ready.map(crew) })

/** Who plays which side with what, for some games of a plan. */
const seatings = (plan: Plan, games: number) =>
  Array.from({ length: games }, (_, index) => {
    const { sides, setup } = fixtureOf(plan, index)
    const who = sides.map(
      ({ contestant, brings: led }) => `${plan.contestants[contestant]?.name}:${led?.name ?? '-'}`,
    )
    return `${who.join(' ')} @${setup.board?.[0]?.name ?? '-'}`
  })

test('the two change sides every other game, on the same board', () => {
  const plan = samplePlan({ table: { board: [crew('docks'), crew('alley')] } })
  expect(seatings(plan, 6)).toEqual([
    'x:- y:- @docks',
    'y:- x:- @docks',
    'x:- y:- @alley',
    'y:- x:- @alley',
    'x:- y:- @docks',
    'y:- x:- @docks',
  ])
  expect(fixtureOf(plan, 2)).toMatchObject({ index: 2, seed: 's/3', pairing: 0 })
})

test('fixed crews stay with their sides', () => {
  const contestants = [
    { name: 'x', bot: 'r', brings: crew('bats') },
    { name: 'y', bot: 'r', brings: crew('bane') },
  ]
  const plan = samplePlan({ contestants, sideOption: crews() })
  expect(seatings(plan, 2)).toEqual(['x:bats y:bane @-', 'y:bane x:bats @-'])
  expect(fixtureOf(plan, 1).setup).toEqual({ crews: [crew('bane'), crew('bats')] })
  expect([hasOneBot(plan), hasOneBot(samplePlan())]).toEqual([true, false])
})

test('crews that go round are led by both sides from both seats before the next two come', () => {
  const plan = samplePlan({ sideOption: crews('1', '2', '3') })
  expect(seatings(plan, 6)).toEqual([
    'x:1 y:2 @-',
    'y:2 x:1 @-',
    'x:2 y:1 @-',
    'y:1 x:2 @-',
    'x:2 y:3 @-',
    'y:3 x:2 @-',
  ])
})

test('over the rounds every crew meets every board', () => {
  const plan = samplePlan({ sideOption: crews('1', '2', '3'), table: { board: ['p', 'q', 'r'].map(crew) } })
  const met = new Set(
    seatings(plan, 36).flatMap(
      (text) =>
        text
          .match(/x:(\d) .*@(\w)/)
          ?.slice(1, 3)
          .join('') ?? [],
    ),
  )
  expect(met.size).toBe(9)
})

test('a side without a crew meets the fixed one with all there are', () => {
  const contestants = [
    { name: 'x', bot: 'r', brings: crew('bats') },
    { name: 'y', bot: 'r' },
  ]
  const plan = samplePlan({ contestants, sideOption: crews('1', '2') })
  expect(seatings(plan, 4)).toEqual(['x:bats y:1 @-', 'y:1 x:bats @-', 'x:bats y:2 @-', 'y:2 x:bats @-'])
})

test('all meet all others, and a longer plan begins like a shorter one', () => {
  const contestants = ['x', 'y', 'z'].map((name) => ({ name, bot: name }))
  const short = samplePlan({
    contestants,
    pairings: allPairs(3),
    games: 2,
    table: { board: ['p', 'q'].map(crew) },
  })
  expect(short.pairings).toEqual([
    [0, 1],
    [0, 2],
    [1, 2],
  ])
  expect(gamesIn(short)).toBe(6)
  expect(seatings(short, 6).map((text) => text.slice(0, 7))).toEqual([
    'x:- y:-',
    'x:- z:-',
    'y:- z:-',
    'y:- x:-',
    'z:- x:-',
    'z:- y:-',
  ])
  expect(seatings({ ...short, games: 20 }, 6)).toEqual(seatings(short, 6))
})

test.each([
  [38, 4],
  [9, 2],
  [9, 8],
  [5, 4],
])('of %i each meets %i others, nobody twice, as often first as second', (count, rivals) => {
  const pairs = somePairs(count, rivals)
  expect(new Set(pairs.map((pair) => [...pair].sort((a, b) => a - b).join())).size).toBe(pairs.length)
  for (let place = 0; place < count; place++) {
    expect(pairs.filter(([first]) => first === place)).toHaveLength(rivals / 2)
    expect(pairs.filter(([, second]) => second === place)).toHaveLength(rivals / 2)
  }
  expect(pairs.every(([first, second]) => first !== second)).toBe(true)
})

test('options of the table are handed on', () => {
  const table = { encounter: [crew('duel')], event: [crew('none')] }
  expect(fixtureOf(samplePlan({ table }), 0).setup).toEqual(table)
})

test('where two options go round, all of one meet all of the other', () => {
  const table = { mission: ['1', '2', '3'].map(crew), heroes: ['p', 'q'].map(crew) }
  const plan = samplePlan({ table })
  const met = Array.from({ length: 12 }, (_, index) => {
    const { setup } = fixtureOf(plan, index)
    return `${setup.mission?.[0]?.name}${setup.heroes?.[0]?.name}`
  })
  // Each twice in a row, for the two change sides.
  expect(met).toEqual(['1p', '1p', '2p', '2p', '3p', '3p', '1q', '1q', '2q', '2q', '3q', '3q'])
})
