import fc from 'fast-check'
import { expect, test } from 'vitest'
import { inches } from '../units.ts'
import { diceFor } from './generate-city-dice.ts'
import { DEPLOYMENT, planLots } from './generate-city-plan.ts'

const side = fc.integer({ min: inches(24), max: inches(120) })

test('plots and their twins lie apart by a street, on the board and clear of where crews start', () => {
  fc.assert(
    fc.property(side, side, fc.integer(), (width, depth, seed) => {
      const lots = planLots(width, depth, diceFor(seed))
      expect(lots.length).toBeGreaterThan(0)
      const all = lots.flatMap((lot) => {
        const twin = { ...lot, x: width - lot.x - lot.width, y: depth - lot.y - lot.depth }
        if (lot.middle) expect(twin).toEqual(lot)
        return lot.middle ? [lot] : [lot, twin]
      })
      for (const [i, a] of all.entries()) {
        expect(a.x).toBeGreaterThanOrEqual(inches(1))
        expect(a.y).toBeGreaterThanOrEqual(DEPLOYMENT)
        expect(a.width).toBeGreaterThanOrEqual(inches(4))
        expect(a.depth).toBeGreaterThanOrEqual(inches(4))
        for (const b of all.slice(i + 1)) {
          const across = Math.max(a.x - b.x - b.width, b.x - a.x - a.width)
          const along = Math.max(a.y - b.y - b.depth, b.y - a.y - a.depth)
          expect(Math.max(across, along)).toBeGreaterThanOrEqual(inches(3.25))
        }
      }
    }),
  )
})
