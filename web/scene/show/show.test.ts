import { expect, test } from 'vitest'
import { actOf, BLOW_LANDS, type Cue, faster } from './show.ts'

const lunge: Cue = { kind: 'lunge', at: 1, seconds: 1, figure: 'a', toward: 'b' }
const shake: Cue = { kind: 'shake', at: 2, seconds: 1, figure: 'b' }

test('a striking figure draws back, reaches the other, and returns to its place', () => {
  expect(actOf([lunge], 'a', 0.9)).toBeUndefined()
  expect(actOf([lunge], 'a', 1.2)?.reach).toBeLessThan(0)
  expect(actOf([lunge], 'a', 1 + BLOW_LANDS)).toMatchObject({ toward: 'b', reach: expect.closeTo(1) })
  expect(actOf([lunge], 'a', 2)?.reach).toBeCloseTo(0)
  expect(actOf([lunge], 'b', 1.5)).toBeUndefined()
})

test('a figure that is hit shakes ever less', () => {
  const at = (seconds: number) => Math.abs(actOf([shake], 'b', seconds)?.shake ?? 9)
  expect(at(2.1)).toBeGreaterThan(at(2.9))
  expect(at(3)).toBeCloseTo(0)
})

test('twice as fast takes half as long, in all its parts', () => {
  const show = faster({ cues: [lunge, shake], reveal: 2, seconds: 4 }, 2)
  expect(show).toMatchObject({ reveal: 1, seconds: 2 })
  expect(show.cues.map(({ at, seconds }) => [at, seconds])).toEqual([
    [0.5, 0.5],
    [1, 0.5],
  ])
})
