import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { point, spot } from '../geometry/point.ts'
import { body, moved } from '../space/body.ts'
import { touchingSpot } from '../space/contact.ts'
import { cm, inches, mm } from '../units.ts'
import {
  circleTemplate,
  EXPLOSION_RADIUS_CM,
  EXPLOSION_RADIUS_INCHES,
  SPRAY_CM,
  SPRAY_INCHES,
  sprayTemplate,
  UNLIMITED_HEIGHTS,
} from './template.ts'
import { touchedBy } from './touched.ts'

const thug = body(spot(30000, 30000), 30, 40)

describe('circle', () => {
  const blast = circleTemplate(spot(10000, 10000), cm(6))

  test('partly under it is enough, touching its rim is not', () => {
    expect(touchedBy(blast, moved(thug, spot(10000 + 6000 + 1499, 10000)))).toEqual({})
    expect(touchedBy(blast, moved(thug, spot(10000 + 6000 + 1500, 10000)))).toBeUndefined()
    expect(touchedBy(blast, spot(12000, 10000))).toEqual({})
  })

  test('reaches 2" up and down and not further', () => {
    expect(touchedBy(blast, moved(thug, spot(10000, 10000, inches(2))))).toEqual({})
    expect(touchedBy(blast, moved(thug, spot(10000, 10000, inches(2) + 1)))).toBeUndefined()
    const onRoof = circleTemplate(spot(10000, 10000, inches(2) + mm(40)), cm(6))
    expect(touchedBy(onRoof, moved(thug, spot(10000, 10000)))).toEqual({})
    const higher = circleTemplate(spot(10000, 10000, inches(2) + mm(40) + 1), cm(6))
    expect(touchedBy(higher, moved(thug, spot(10000, 10000)))).toBeUndefined()
  })

  test('smoke has no limit of height', () => {
    const smoke = circleTemplate(spot(10000, 10000), cm(6), UNLIMITED_HEIGHTS)
    expect(touchedBy(smoke, moved(thug, spot(10000, 10000, inches(30))))).toEqual({})
  })
})

describe('spray', () => {
  // Eastwards from the edge of the thug's base at x = 31500: bands of 5 cm.
  const spray = sprayTemplate(thug, point(90000, 30000), SPRAY_CM)
  const bandAt = (x: number, y: number) => touchedBy(spray, moved(thug, spot(x, y)))?.band

  test('the shooter is not under his own spray', () => {
    expect(touchedBy(spray, thug)).toBeUndefined()
  })

  test('each band, and between two the one nearer to the shooter', () => {
    expect(bandAt(31500 + 2500, 30000)).toBe(0)
    expect(bandAt(31500 + 7500, 30000)).toBe(1)
    expect(bandAt(31500 + 12500, 30000)).toBe(2)
    expect(bandAt(31500 + 17500, 30000)).toBe(3)
    // The base reaches 15 mm back: one unit over the stripe at 10 cm it counts as in the second band.
    expect(bandAt(31500 + 10000 + 1499, 30000)).toBe(1)
    expect(bandAt(31500 + 10000 + 1500, 30000)).toBe(2)
  })

  test('beyond its end and beside it nothing is touched', () => {
    expect(bandAt(31500 + 20000 + 1499, 30000)).toBe(3)
    expect(bandAt(31500 + 20000 + 1500, 30000)).toBeUndefined()
    // The side leaves the narrow end 1 cm aside and reaches 4 cm at the far end: 3 in 20.
    expect(bandAt(31500 + 10000, 30000 + 2500 + 1400)).toBe(1)
    expect(bandAt(31500 + 10000, 30000 + 2500 + 1700)).toBeUndefined()
    expect(bandAt(20000, 30000)).toBeUndefined()
  })

  test('a spot under it is touched, and heights count from the feet of the shooter', () => {
    expect(touchedBy(spray, spot(32000, 30000))).toEqual({ band: 0 })
    expect(touchedBy(spray, spot(32000, 33000))).toBeUndefined()
    expect(touchedBy(spray, moved(thug, spot(34000, 30000, inches(2))))).toEqual({ band: 0 })
    expect(touchedBy(spray, moved(thug, spot(34000, 30000, inches(2) + 1)))).toBeUndefined()
  })

  test('in any direction it touches the body it points at, and never its shooter', () => {
    const offset = fc.integer({ min: -30000, max: 30000 })
    fc.assert(
      fc.property(offset, offset, (dx, dy) => {
        const aimed = point(thug.x + dx, thug.y + dy)
        const cone = sprayTemplate(thug, aimed, SPRAY_CM)
        expect(touchedBy(cone, thug)).toBeUndefined()
        expect(touchedBy(cone, moved(thug, touchingSpot(thug, thug.radius, aimed)))).toEqual({ band: 0 })
      }),
    )
  })
})

describe('the templates of the editions, by their numbers', () => {
  test.each([
    ['12 cm', EXPLOSION_RADIUS_CM, cm(6)],
    ['5 inches', EXPLOSION_RADIUS_INCHES, inches(2.5)],
  ] as const)('an explosion %s across touches what is within half of that', (_, radius, half) => {
    const blast = circleTemplate(spot(20000, 20000), radius)
    expect(touchedBy(blast, moved(thug, spot(20000, 20000 + half + thug.radius - 1)))).toEqual({})
    expect(touchedBy(blast, moved(thug, spot(20000, 20000 + half + thug.radius)))).toBeUndefined()
  })

  test.each([
    ['20 cm', SPRAY_CM, cm(5)],
    ['8 inches', SPRAY_INCHES, inches(2)],
  ] as const)('a spray of %s has four bands of equal length, 2 cm to 8 cm wide', (_, shape, band) => {
    const spray = sprayTemplate(thug, point(90000, thug.y), shape)
    const start = thug.x + thug.radius
    for (const n of [0, 1, 2, 3]) {
      expect(touchedBy(spray, spot(start + n * band + 1, thug.y))).toEqual({ band: n })
      expect(touchedBy(spray, spot(start + (n + 1) * band - 1, thug.y))).toEqual({ band: n })
      const middle = start + n * band + band / 2
      const half = cm(1) + ((middle - start) * cm(3)) / shape.length
      expect(touchedBy(spray, spot(middle, thug.y + Math.floor(half) - 2))).toEqual({ band: n })
      expect(touchedBy(spray, spot(middle, thug.y + Math.ceil(half) + 2))).toBeUndefined()
    }
    expect(touchedBy(spray, spot(start + 4 * band + 1, thug.y))).toBeUndefined()
  })
})
