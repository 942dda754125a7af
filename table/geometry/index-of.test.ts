import fc from 'fast-check'
import { expect, test } from 'vitest'
import { indexOf } from './index-of.ts'

test('an index of nothing finds nothing', () => {
  expect(indexOf([]).search(0, 0, 100, 100)).toEqual([])
})

test.each([
  ['few', { maxLength: 60 }, 100],
  ['many', { minLength: 257, maxLength: 320 }, 20],
])(
  'an index over %s things finds exactly what a look at every box finds, in the order of the list',
  (_, size, numRuns) => {
    const span = fc.tuple(fc.integer({ min: 0, max: 1000 }), fc.integer({ min: 0, max: 300 }))
    const area = fc
      .tuple(span, span)
      .map(([[x, w], [y, d]]) => ({ box: { minX: x, minY: y, maxX: x + w, maxY: y + d } }))
    fc.assert(
      fc.property(fc.array(area, size), area, (things, { box: b }) => {
        const expected = things.filter(
          ({ box: a }) => a.minX <= b.maxX && a.maxX >= b.minX && a.minY <= b.maxY && a.maxY >= b.minY,
        )
        expect(indexOf(things).search(b.minX, b.minY, b.maxX, b.maxY)).toEqual(expected)
      }),
      { numRuns },
    )
  },
)
