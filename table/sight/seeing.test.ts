import { describe, expect, test } from 'vitest'
import { spot } from '../geometry/point.ts'
import { body } from '../space/body.ts'
import { boardOf, box } from '../testing/random-board.ts'
import { cm, inches, mm } from '../units.ts'
import { canSee } from './seeing.ts'

const night = inches(12)
const thug = body(spot(inches(2), inches(12)))
const at = (gap: number) => body(spot(thug.x + 2 * thug.radius + gap, thug.y))
const lampBy = (x: number) => ({ id: 'lamp', at: { x, y: inches(13) }, radius: mm(15), reach: inches(4) })

describe('seeing at night (bmg3/core/night, bmg1/core/unseen)', () => {
  test('up to the limit exactly, between closest points', () => {
    expect(canSee(boardOf([]), thug, at(night), { limit: night })).toMatchObject({
      sees: true,
      reason: 'clear',
      distance: night,
    })
    const beyond = canSee(boardOf([]), thug, at(night + 1), { limit: night })
    expect(beyond).toMatchObject({ sees: false, reason: 'too far', distance: night + 1 })
    expect(beyond.sight).toBeUndefined()
    expect(canSee(boardOf([]), thug, at(cm(30) + 1), { limit: cm(30) }).sees).toBe(false)
    expect(canSee(boardOf([]), thug, at(inches(20))).sees).toBe(true)
  })

  test('a lit model beyond it is seen, if the line is clear', () => {
    const far = at(inches(16))
    const lamp = lampBy(far.x)
    const seen = canSee(boardOf([]), thug, far, { limit: night, lights: [lamp] })
    expect(seen).toMatchObject({ sees: true, reason: 'lit' })
    expect(seen.litBy).toBe(lamp)
    const wall = box('wall', inches(8), inches(8), mm(5), inches(8), inches(4))
    expect(canSee(boardOf([wall]), thug, far, { limit: night, lights: [lamp] })).toMatchObject({
      sees: false,
      reason: 'blocked',
    })
  })

  test('a wall that keeps the light off keeps it unseen', () => {
    const far = at(inches(16))
    const lamp = { ...lampBy(far.x), at: { x: far.x + inches(3), y: far.y } }
    const wall = (top: number) => box('wall', far.x + inches(1), inches(8), mm(5), inches(8), top)
    const look = (top: number) => canSee(boardOf([wall(top)]), thug, far, { limit: night, lights: [lamp] })
    expect(look(inches(3))).toMatchObject({ sees: false, reason: 'too far' })
    expect(look(inches(3)).lighting?.shadows).toHaveLength(1)
    expect(look(inches(1))).toMatchObject({ sees: true, reason: 'lit' })
  })

  test('a least share may have to show (bmg1/core/line-of-sight)', () => {
    const near = at(inches(8))
    const wall = box('wall', near.x - near.radius - mm(5), inches(8), mm(5), inches(8), mm(35))
    const look = (least?: number) => canSee(boardOf([wall]), thug, near, least === undefined ? {} : { least })
    expect(look(0.25)).toMatchObject({ sees: false, reason: 'too little shows', least: 0.25 })
    expect(look().sees).toBe(true)
  })
})
