import { type Seat, type Sides, seat } from '@gargoyle/engine'
import { expect, test } from 'vitest'
import type { SeatPlan } from '../worker/protocol.ts'
import { type ScreenSituation, screenFor, seatGroups } from './whose-screen.ts'

const ada = seat('ada')
const bo = seat('bo')
const cy = seat('cy')

const person: SeatPlan = { kind: 'person' }
const bot: SeatPlan = { kind: 'bot', name: 'random' }

const groupsOf = (sides: Sides, plans: Readonly<Record<string, SeatPlan>>) =>
  seatGroups({ seats: [ada, bo, cy].filter((each) => plans[each] !== undefined), sides, plans })

const now = (change: Partial<ScreenSituation>): ScreenSituation => ({
  viewer: 'spectator',
  asked: [],
  over: false,
  ...change,
})

const each: Sides = [[ada], [bo], [cy]]
const together: Sides = [[ada, bo], [cy]]

test('seats of people on different sides are apart; bots are in no group', () => {
  expect(groupsOf(each, { ada: person, bo: person, cy: bot })).toEqual([[ada], [bo]])
})

test('seats of one side are one group, and so are seats of one person', () => {
  expect(groupsOf(together, { ada: person, bo: person, cy: person })).toEqual([[ada, bo], [cy]])
  const mine: SeatPlan = { kind: 'person', player: 'Mia' }
  expect(groupsOf(each, { ada: mine, bo: person, cy: mine })).toEqual([[bo], [ada, cy]])
})

test('a person who plays on both sides joins them', () => {
  const mine: SeatPlan = { kind: 'person', player: 'Mia' }
  expect(groupsOf(together, { ada: person, bo: mine, cy: mine })).toEqual([[ada, bo, cy]])
})

test('one person has the screen all the time', () => {
  const alone: readonly Seat[][] = [[ada]]
  expect(screenFor(alone, now({ asked: [bo] }))).toEqual({ viewer: ada, seats: [ada] })
  expect(screenFor(alone, now({ viewer: ada, over: true }))).toEqual({ viewer: ada, seats: [ada] })
})

test('where no person plays, one watches', () => {
  expect(screenFor([], now({ asked: [ada] }))).toEqual({ viewer: 'spectator', seats: [] })
})

test('two people: the screen is covered until the one who is asked takes over', () => {
  const covered = { viewer: 'spectator', seats: [], waitsFor: bo }
  expect(screenFor([[ada], [bo]], now({ asked: [bo] }))).toEqual(covered)
  expect(screenFor([[ada], [bo]], now({ viewer: ada, asked: [bo] }))).toEqual(covered)
  expect(screenFor([[ada], [bo]], now({ viewer: bo, asked: [bo] }))).toEqual({ viewer: bo, seats: [bo] })
})

test('the one at the screen stays while both are asked, and while no person is', () => {
  const stays = { viewer: bo, seats: [bo] }
  expect(screenFor([[ada], [bo]], now({ viewer: bo, asked: [ada, bo] }))).toEqual(stays)
  expect(screenFor([[ada], [bo]], now({ viewer: bo }))).toEqual(stays)
})

test('when the game is over, all that is open is for both', () => {
  expect(screenFor([[ada], [bo]], now({ viewer: bo, over: true }))).toEqual({
    viewer: 'spectator',
    seats: [],
  })
})

test('within a side the screen passes from seat to seat without being covered', () => {
  const sides = [[ada, bo], [cy]]
  expect(screenFor(sides, now({ viewer: ada, asked: [bo] }))).toEqual({ viewer: bo, seats: [ada, bo] })
  expect(screenFor(sides, now({ viewer: ada, asked: [bo, ada] }))).toEqual({ viewer: ada, seats: [ada, bo] })
  expect(screenFor(sides, now({ viewer: bo }))).toEqual({ viewer: bo, seats: [ada, bo] })
  expect(screenFor(sides, now({ viewer: bo, asked: [cy] }))).toEqual({
    viewer: 'spectator',
    seats: [],
    waitsFor: cy,
  })
  expect(screenFor([[ada, bo]], now({ viewer: bo, over: true }))).toEqual({ viewer: bo, seats: [ada, bo] })
})

test('where a game hides nothing, all people share the screen openly', () => {
  const plans = { ada: person, bo: bot, cy: person }
  expect(seatGroups({ seats: [ada, bo, cy], sides: each, plans, isOpen: true })).toEqual([[ada, cy]])
  expect(seatGroups({ seats: [ada, bo, cy], sides: each, plans, isOpen: false })).toEqual([[ada], [cy]])
})
