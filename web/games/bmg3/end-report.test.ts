import { type Seat, type SeenEvent, seat } from '@gargoyle/engine'
import { expect, test } from 'vitest'
import { endReport } from './end-report.ts'
import { momentOf, playUntil, quickGame, stage } from './testing/moments.ts'

const [you, computer] = [seat('Player'), seat('Computer')]

const event = (name: string, about: NonNullable<SeenEvent['about']> = {}): SeenEvent => ({
  number: 1,
  name,
  text: name,
  about,
})
const scored = (by: Seat, card: string, victoryPoints: number): SeenEvent =>
  event('objective-scored', { seat: by, card, victoryPoints })

const moment = momentOf(playUntil(quickGame(), stage('execute')))
const report = (...events: readonly SeenEvent[]) => endReport(events, moment)

test('points are told by the cards they come from, for each seat', () => {
  const { points } = report(
    scored(you, 'two-and-two', 2),
    scored(computer, 'joker-red-noses', 3),
    scored(you, 'two-and-two', 2),
  )
  expect(points.map(({ seat: whose, rows }) => [whose, rows.map((row) => row.points)])).toEqual([
    [you, [4]],
    [computer, [3]],
  ])
  expect(points[0]?.rows[0]?.what).toBe('Two and Two, 2 times')
})

test('the turning point is where the side in front went there for good', () => {
  const { turningPoint } = report(
    event('round'),
    scored(you, 'two-and-two', 2),
    event('round'),
    scored(computer, 'joker-red-noses', 3),
    event('round'),
    scored(you, 'bloody-knuckles', 2),
    scored(you, 'two-and-two', 1),
  )
  expect(turningPoint).toBe('In round 3 Player went in front and stayed there: Bloody Knuckles.')
})

test('no seat in front at the end: no turning point', () => {
  expect(
    report(scored(you, 'two-and-two', 2), scored(computer, 'joker-red-noses', 2)).turningPoint,
  ).toBeUndefined()
  expect(report().turningPoint).toBeUndefined()
})

test('deeds go to the model that did them, the most first; hurting itself is no deed', () => {
  const { deeds } = report(
    event('damage', { model: 8, stun: 1, injury: 1, by: 0 }),
    event('damage', { model: 9, stun: 1, injury: 0, by: 1 }),
    event('ko', { model: 9, by: 1 }),
    event('damage', { model: 2, stun: 5, injury: 5, by: 2 }),
    event('damage', { model: 2, stun: 5, injury: 5, by: null }),
  )
  expect(deeds.map(({ what }) => what)).toEqual(['1 damage, 1 knocked out', '2 damage'])
})
