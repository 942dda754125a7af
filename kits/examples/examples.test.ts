import { must, seat, startSession } from '@gargoyle/engine'
import { expect, test } from 'vitest'
import { crowKit as crow } from './crow.ts'
import { raceKit as race } from './race.ts'
import { readRoofPoint } from './race-text.ts'

test('the seat that has most wins, a tie is a draw', () => {
  expect(crow.summarize({ a: 12, b: 31 })).toMatchObject({
    winners: [seat('b')],
    numbers: { 'shiny things of a': 12, 'shiny things of b': 31 },
  })
  expect(crow.summarize({ a: 30, b: 30 }).winners).toEqual([])
})

test('a race that no runner finishes in time is a draw', () => {
  expect(race.summarize({ winner: null, turns: 200 })).toMatchObject({
    winners: [],
    numbers: { turns: 200 },
  })
})

test('counts below nothing are breaches', () => {
  const goal = { seats: ['a', 'b'], goal: 30 }
  expect(crow.breaches?.({ turn: 0, found: 0, nest: { a: 0, b: 3 } }, goal, true)).toEqual([])
  expect(crow.breaches?.({ turn: 0, found: 0, nest: { a: -2, b: 3 } }, goal, true)).toEqual([
    'The count of a is -2, which is less than nothing.',
  ])
  const session = must(startSession(race.definition, { setup: { seats: ['a', 'b'] }, seed: 's' }))
  const [one, other] = session.state.runners
  const fallen = { ...session.state, runners: [one!, { ...other!, x: -20 }] }
  expect(race.breaches?.(fallen, session.content, true)).toHaveLength(1)
})

test('roofs take turns unless one is named', () => {
  const roofs = [0, 1, 2].map((index) => must(race.setupFor({}, index, 's')))
  expect(roofs).toEqual(['bakery', 'orphanage', 'bakery'].map((roof) => ({ seats: ['a', 'b'], roof })))
  expect(must(race.setupFor({ board: [{ name: 'orphanage' }] }, 0, 's'))).toMatchObject({ roof: 'orphanage' })
})

test('the roof is drawn with runners and chimneys where they are', async () => {
  const text = await race.loadTextMode?.()
  const runner = { legs: 0, winded: false }
  const view = {
    phase: 'running' as const,
    winner: null,
    turn: 4,
    roof: { length: 600, width: 100, chimneys: [{ x: 305, y: 55, radius: 4 }] },
    runners: [
      { ...runner, seat: seat('a'), x: 20, y: 100, nerve: 2, tools: ['rope' as const] },
      { ...runner, seat: seat('b'), x: 595, y: 0, nerve: 0, tools: [] },
    ],
  }
  const lines = text?.draw?.(view, 'spectator') ?? []
  expect(lines[0]).toBe('Turn 5 on a roof of 600 by 100 cm:')
  expect(lines[1]).toBe(`${'.'.repeat(59)}b|`)
  expect(lines[6]).toBe(`${'.'.repeat(30)}O${'.'.repeat(29)}|`)
  expect(lines[10]).toBe(`..a${'.'.repeat(57)}|`)
  expect(lines.slice(11)).toEqual(['a is at 20,100 with nerve 2 and rope.', 'b is at 595,0 with nerve 0.'])
})

test.each(['300,120', ' 300 , 120 ', '300 120', '300;120'])('"%s" is read as a place', (text) => {
  expect(readRoofPoint(text)).toEqual({ ok: true, value: { x: 300, y: 120 } })
})

test.each(['', '300', 'a,b', '1,2,3', '1.5,2'])('"%s" is no place', (text) => {
  expect(readRoofPoint(text)).toMatchObject({
    ok: false,
    reason: { text: expect.stringContaining('300,120') },
  })
})
