import { describe, expect, test } from 'vitest'
import { spot } from '../geometry/point.ts'
import { body } from '../space/body.ts'
import { box, testBoard } from '../testing/random-board.ts'
import { inches, mm } from '../units.ts'
import { explainSight } from './explain.ts'
import { canSee } from './seeing.ts'
import { sight } from './sight.ts'

const thug = body(spot(inches(2), inches(12)))
const gordon = body(spot(inches(10), inches(12)))
const wall = (top: number, overrides = {}) =>
  box('w', gordon.x - gordon.radius - mm(5), inches(8), mm(5), inches(8), top, { kind: 'wall', ...overrides })

describe('sight in words', () => {
  test('clear, in part, through a screen, hidden', () => {
    const said = (...pieces: ReturnType<typeof wall>[]) =>
      explainSight(sight(testBoard(pieces), thug, gordon))
    expect(said()).toBe('Seen. Nothing is in the way.')
    expect(said(wall(mm(20)))).toBe('Seen in part: 51% shows. Covered by the wall.')
    expect(said(wall(mm(20), { sight: 'screened', name: 'Ivy' }))).toBe('Seen. Covered by Ivy.')
    expect(said(wall(inches(3)))).toBe('Not seen: the wall stands in the way.')
  })

  test('several things in the way, each named once', () => {
    const half = (id: string, y: number, name: string) =>
      box(id, inches(6), y, mm(5), inches(4), inches(4), { name })
    const said = (one: string, other: string) =>
      explainSight(sight(testBoard([half('a', inches(8), one), half('b', inches(12), other)]), thug, gordon))
    expect(said('the bank', 'the Ace crate')).toBe('Not seen: the bank and the Ace crate stand in the way.')
    expect(said('the bank', 'the bank')).toBe('Not seen: the bank stands in the way.')
  })

  test('models and clouds', () => {
    const big = body(spot(inches(6), inches(12)), 80, 60)
    const smoke = { x: inches(6), y: inches(12), radius: inches(2) }
    expect(explainSight(sight(testBoard([]), thug, gordon, { blockers: [big] }))).toBe(
      'Not seen: another model stands in the way.',
    )
    expect(explainSight(sight(testBoard([]), thug, gordon, { extra: [smoke] }))).toBe(
      'Not seen: a cloud stands in the way.',
    )
  })

  test('night and light', () => {
    const far = body(spot(thug.x + 2 * thug.radius + inches(14), thug.y))
    const lamp = { at: { x: far.x + inches(3), y: far.y }, radius: mm(15), reach: inches(4) }
    const shade = box('s', far.x + inches(1), inches(8), mm(5), inches(8), inches(3), { kind: 'billboard' })
    const options = { limit: inches(12), lights: [lamp] }
    expect(explainSight(canSee(testBoard([]), thug, gordon, options))).toBe('Seen. Nothing is in the way.')
    expect(explainSight(canSee(testBoard([]), thug, far, options))).toBe(
      'Seen. Nothing is in the way. It is 14" away, further than the 12" one sees at night, but stands in the light.',
    )
    expect(explainSight(canSee(testBoard([]), thug, far, { limit: inches(12) }))).toBe(
      'Not seen: it is 14" away, further than the 12" one sees at night, and no light falls on it.',
    )
    expect(explainSight(canSee(testBoard([shade]), thug, far, options))).toBe(
      'Not seen: it is 14" away, further than the 12" one sees at night, and the billboard keeps the light off it.',
    )
    expect(explainSight(canSee(testBoard([wall(inches(3))]), thug, gordon, options))).toBe(
      'Not seen: the wall stands in the way.',
    )
  })

  test('too little shows', () => {
    expect(explainSight(canSee(testBoard([wall(mm(35))]), thug, gordon, { least: 0.25 }))).toMatch(
      /^Not seen: only \d+% shows, less than the 25% needed\. Covered by the wall\.$/,
    )
  })

  test('lengths in the unit of the game', () => {
    const far = body(spot(thug.x + 2 * thug.radius + 35000, thug.y))
    expect(explainSight(canSee(testBoard([]), thug, far, { limit: 30000 }), 'cm')).toContain('35 cm away')
  })
})
