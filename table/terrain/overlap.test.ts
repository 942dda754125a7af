import fc from 'fast-check'
import { expect, test } from 'vitest'
import { heightsMeet, heightsTouch, insidesMeet, shapesTouch } from './overlap.ts'

const box = (x: number, y: number, w: number, d: number) => [x, y, x + w, y, x + w, y + d, x, y + d]

test('shapes that share a side or a corner touch, but their insides do not meet', () => {
  for (const other of [box(4, 0, 4, 4), box(4, 4, 2, 2), box(1, 4, 1, 1)]) {
    expect(insidesMeet(box(0, 0, 4, 4), other)).toBe(false)
    expect(shapesTouch(box(0, 0, 4, 4), other)).toBe(true)
  }
  expect(shapesTouch(box(0, 0, 4, 4), box(5, 0, 4, 4))).toBe(false)
})

test('a shape inside another meets it', () => {
  expect(insidesMeet(box(0, 0, 9, 9), box(3, 3, 1, 1))).toBe(true)
})

test('slanted shapes whose boxes meet may still be apart', () => {
  const slanted = [0, 0, 10, 10, 0, 10]
  expect(shapesTouch(slanted, box(6, 0, 3, 3))).toBe(false)
  expect(insidesMeet(slanted, box(2, 5, 3, 3))).toBe(true)
})

test('boxes agree with plain comparisons, whichever comes first', () => {
  const span = fc.tuple(
    fc.integer({ min: -9, max: 9 }),
    fc.integer({ min: -9, max: 9 }),
    fc.integer({ min: 1, max: 9 }),
    fc.integer({ min: 1, max: 9 }),
  )
  fc.assert(
    fc.property(span, span, ([ax, ay, aw, ad], [bx, by, bw, bd]) => {
      const meet = ax < bx + bw && bx < ax + aw && ay < by + bd && by < ay + ad
      const touch = ax <= bx + bw && bx <= ax + aw && ay <= by + bd && by <= ay + ad
      expect(insidesMeet(box(ax, ay, aw, ad), box(bx, by, bw, bd))).toBe(meet)
      expect(shapesTouch(box(bx, by, bw, bd), box(ax, ay, aw, ad))).toBe(touch)
    }),
  )
})

test('standing on something touches without meeting', () => {
  expect(heightsMeet({ bottom: 0, top: 3 }, { bottom: 3, top: 4 })).toBe(false)
  expect(heightsTouch({ bottom: 0, top: 3 }, { bottom: 3, top: 4 })).toBe(true)
  expect(heightsMeet({ bottom: 0, top: 3 }, { bottom: 2, top: 4 })).toBe(true)
})
