import { describe, expect, test } from 'vitest'
import { spot } from '../geometry/point.ts'
import { body } from '../space/body.ts'
import { box, testBoard } from '../testing/random-board.ts'
import { cm, inches, mm } from '../units.ts'
import { explainSight } from './explain.ts'
import { canSee } from './seeing.ts'

const night = inches(12)
const thug = body(spot(inches(2), inches(12)))
const at = (gap: number) => body(spot(thug.x + 2 * thug.radius + gap, thug.y))
const lampBy = (x: number) => ({ id: 'lamp', at: { x, y: inches(13) }, radius: mm(15), reach: inches(4) })

describe('seeing at night (bmg3/core/night, bmg1/core/unseen)', () => {
  test('up to the limit exactly, between closest points', () => {
    expect(canSee(testBoard([]), thug, at(night), { limit: night })).toMatchObject({
      sees: true,
      reason: 'clear',
      distance: night,
    })
    const beyond = canSee(testBoard([]), thug, at(night + 1), { limit: night })
    expect(beyond).toMatchObject({ sees: false, reason: 'too far', distance: night + 1 })
    expect(beyond.sight).toBeUndefined()
    expect(canSee(testBoard([]), thug, at(cm(30) + 1), { limit: cm(30) }).sees).toBe(false)
    expect(canSee(testBoard([]), thug, at(inches(20))).sees).toBe(true)
  })

  test('a lit model beyond it is seen, if the line is clear', () => {
    const far = at(inches(16))
    const lamp = lampBy(far.x)
    const seen = canSee(testBoard([]), thug, far, { limit: night, lights: [lamp] })
    expect(seen).toMatchObject({ sees: true, reason: 'lit' })
    expect(seen.litBy).toBe(lamp)
    const wall = box('wall', inches(8), inches(8), mm(5), inches(8), inches(4))
    expect(canSee(testBoard([wall]), thug, far, { limit: night, lights: [lamp] })).toMatchObject({
      sees: false,
      reason: 'blocked',
    })
  })

  test('a wall that keeps the light off keeps it unseen', () => {
    const far = at(inches(16))
    const lamp = { ...lampBy(far.x), at: { x: far.x + inches(3), y: far.y } }
    const wall = (top: number) => box('wall', far.x + inches(1), inches(8), mm(5), inches(8), top)
    const look = (top: number) => canSee(testBoard([wall(top)]), thug, far, { limit: night, lights: [lamp] })
    expect(look(inches(3))).toMatchObject({ sees: false, reason: 'too far' })
    expect(look(inches(3)).lighting?.shadows).toHaveLength(1)
    expect(look(inches(1))).toMatchObject({ sees: true, reason: 'lit' })
  })

  test('a least share may have to show (bmg1/core/line-of-sight)', () => {
    const near = at(inches(8))
    const wall = box('wall', near.x - near.radius - mm(5), inches(8), mm(5), inches(8), mm(35))
    const look = (least?: number) =>
      canSee(testBoard([wall]), thug, near, least === undefined ? {} : { least })
    expect(look(0.25)).toMatchObject({ sees: false, reason: 'too little shows', least: 0.25 })
    expect(look().sees).toBe(true)
  })
})

describe('seeing in centimetres (bmg1/core/line-of-sight)', () => {
  const options = { limit: cm(30), least: 0.25 }

  test('30 cm from volume to volume exactly, and further only what is lit', () => {
    expect(canSee(testBoard([]), thug, at(cm(30)), options).sees).toBe(true)
    expect(canSee(testBoard([]), thug, at(cm(30) + 1), options)).toMatchObject({
      sees: false,
      reason: 'too far',
    })
    const far = at(cm(40))
    const lamp = { id: 'lamp', at: { x: far.x, y: far.y + cm(13) }, radius: mm(15), reach: cm(10) }
    expect(canSee(testBoard([]), thug, far, { ...options, lights: [lamp] })).toMatchObject({ reason: 'lit' })
    const shorter = { ...lamp, reach: cm(10) - 1 }
    expect(canSee(testBoard([]), thug, far, { ...options, lights: [shorter] }).sees).toBe(false)
    expect(explainSight(canSee(testBoard([]), thug, at(cm(31)), options), 'cm')).toContain(
      'it is 31 cm away, further than the 30 cm one sees at night',
    )
  })

  test('a quarter of the volume must show, exactly a quarter is enough, lit or not', () => {
    const near = at(cm(20))
    const wallTo = (top: number) =>
      testBoard([box('wall', near.x - near.radius - mm(5), inches(8), mm(5), inches(8), top)])
    const shownBehind = (top: number) => canSee(wallTo(top), thug, near).sight!.shown
    const heights = Array.from({ length: 40 }, (_, i) => mm(i + 1))
    for (const top of heights) {
      expect(canSee(wallTo(top), thug, near, options).sees, `${top}`).toBe(shownBehind(top) >= 0.25)
    }
    expect(heights.some((top) => shownBehind(top) < 0.25 && shownBehind(top) > 0)).toBe(true)
    const enough = shownBehind(mm(30))
    expect(canSee(wallTo(mm(30)), thug, near, { least: enough }).sees).toBe(true)
    expect(canSee(wallTo(mm(30)), thug, near, { least: enough + 0.001 })).toMatchObject({
      sees: false,
      reason: 'too little shows',
    })
  })
})
