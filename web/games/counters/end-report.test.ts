import type { Json, SeenEvent } from '@gargoyle/engine'
import { bmg1Kit } from '@gargoyle/kits/bmg1'
import { expect, test } from 'vitest'
import { hostedGame } from '../../worker/hosted-game.ts'
import firstHosting from '../bmg1/hosting.ts'
import { endReport } from './end-report.ts'
import { asks, momentOf, playUntil, quickGame } from './testing/moments.ts'

const hosted = hostedGame(bmg1Kit, firstHosting)
const moment = momentOf(hosted, playUntil(quickGame(hosted), asks('plan')))
const [mine, other] = moment.info.seats

const event = (name: string, about: Json, text = name): SeenEvent => ({
  number: 1,
  name,
  text,
  about,
})
const earned = (seat: string | undefined, points: number, why: string): SeenEvent =>
  event('points-earned', { seat: seat ?? '', points }, `${seat} earns ${points} VP: ${why}.`)
const roll = (purpose: string, ...faces: readonly number[]): SeenEvent =>
  event(
    'roll',
    { id: purpose, purpose, dice: faces.map((face) => ({ sides: 6, face })), rerolls: [] },
    `${purpose}: ${faces.join()}`,
  )

test('points are told by what they were earned for, and the turning point by when', () => {
  const { points, turningPoint } = endReport(
    [
      event('lead-drawn', { round: 1 }),
      earned(other, 2, 'Joker is out of the game'),
      event('lead-drawn', { round: 2 }),
      earned(mine, 3, 'loot'),
    ],
    moment,
  )
  expect(points).toEqual([
    { seat: mine, rows: [{ what: 'loot', points: 3 }] },
    { seat: other, rows: [{ what: 'Joker is out of the game', points: 2 }] },
  ])
  expect(turningPoint).toBe(`In round 2 ${mine} went in front and stayed there: loot.`)
})

test('rounds are those that were led: an empty bag begins none', () => {
  const { facts } = endReport([event('lead-drawn', { round: 1 }), event('lead-drawn', { round: 2 })], moment)
  expect(facts).toEqual([{ label: 'Rounds', value: '2' }])
})

test('what paid round after round is one row that says how often', () => {
  const { points } = endReport(
    [earned(mine, 1, 'loot'), earned(mine, 3, 'a riddle'), earned(mine, 1, 'loot')],
    moment,
  )
  expect(points[0]?.rows).toEqual([
    { what: 'loot, 2 times', points: 2 },
    { what: 'a riddle', points: 3 },
  ])
})

test('luck is that of strikes and shots, not of blocks', () => {
  const { luck } = endReport(
    [roll('impact on Joker (4+)', 6, 6), roll('block (4+)', 1, 1, 1), roll('impact on Joker (4+)', 1, 2)],
    moment,
  )
  expect(luck?.best?.text).toBe('impact on Joker (4+): 6,6')
  expect(luck?.worst?.text).toBe('impact on Joker (4+): 1,2')
})

test('the model that knocked others out is named', () => {
  const { deeds } = endReport(
    [
      event('damage', { model: 5, stun: 2, injury: 1, by: 0 }),
      event('knocked-out', { model: 5, by: 0 }),
      event('casualty', { model: 6, by: null }),
    ],
    moment,
  )
  expect(deeds.map(({ what }) => what)).toEqual(['3 damage, 1 knocked out'])
})
