import { type Body, cm, type Leg, type Path, spot } from '@gargoyle/table'
import { describe, expect, test } from 'vitest'
import { firstTouch, waysUntil } from './patches.ts'

const walker = { radius: cm(1.5), height: cm(4) }

/** A sheet of 2 cm around a place, as flat as given. */
const sheet = (x: number, y: number, z = 0, height = 0): Body => ({
  ...spot(cm(x), cm(y), cm(z)),
  radius: cm(2),
  height: cm(height),
})

const way = (...places: readonly (readonly [number, number, number?])[]): Path => {
  const [from, ...legs] = places.map(([x, y, z = 0]) => spot(cm(x), cm(y), cm(z)))
  return { from: from!, legs: legs.map((to): Leg => ({ to })) }
}

const touch = (path: Path, ...patches: readonly Body[]) => firstTouch(path, walker, patches)

describe('bmg2/template/ice: where a way first touches ice', () => {
  test('straight and at a slant, where base and sheet meet', () => {
    expect(touch(way([0, 0], [10, 0]), sheet(8, 0))).toEqual({ leg: 0, at: spot(cm(4.5), 0) })
    // 3.5 cm before (6, 8) on the way there, which is 10 cm long.
    expect(touch(way([0, 0], [12, 16]), sheet(6, 8))).toEqual({ leg: 0, at: spot(cm(3.9), cm(5.2)) })
    expect(touch(way([0, 0], [4, 0]), sheet(8, 0))).toBeUndefined()
  })

  test('who begins at its very edge and walks away has touched it there', () => {
    expect(touch(way([0, 0], [10, 0]), sheet(-3.5, 0))).toEqual({ leg: 0, at: spot(0, 0) })
    expect(touch(way([0, 0], [10, 0]), sheet(-3.501, 0))).toBeUndefined()
  })

  test('feet on it touch it, a head that reaches up to it does not', () => {
    expect(touch(way([0, 0], [10, 0]), sheet(8, 0, -1, 1))).toBeDefined()
    expect(touch(way([0, 0, 1], [10, 0, 1]), sheet(8, 0, 0, 0.99))).toBeUndefined()
    expect(touch(way([0, 0], [10, 0]), sheet(8, 0, 4))).toBeUndefined()
    expect(touch(way([0, 0], [10, 0]), sheet(8, 0, 3.99))).toBeDefined()
  })

  test('ice on a ledge is touched by who climbs past it, at the foot, and by who comes down past it, above', () => {
    // The roof is 20 cm up and no higher than the ledge by far.
    const ledge = sheet(0, 3, 10)
    expect(touch(way([0, 0], [1, 0, 20]), ledge)).toEqual({ leg: 0, at: spot(0, 0) })
    expect(touch(way([6, 0, 20], [0, 0]), ledge)).toEqual({ leg: 0, at: spot(0, 0, cm(20)) })
    expect(touch(way([6, 0, 20], [0, 0, 20]), ledge)).toBeUndefined()
    expect(touch(way([6, 0], [0, 0]), ledge)).toBeUndefined()
  })

  test('the first leg that touches any of several, not the nearest of them', () => {
    const path = way([0, 0], [10, 0], [10, 20])
    expect(touch(path, sheet(13, 18), sheet(10, 14))).toEqual({ leg: 1, at: spot(cm(10), cm(10.5)) })
  })
})

describe('bmg2/template/ice: where a model that slips may come to lie', () => {
  test('where it touched the ice, then further on along the leg, then at the ends of legs', () => {
    const path = way([0, 0], [8, 0], [8, 8])
    const ways = [...waysUntil(path, { leg: 0, at: spot(cm(4), 0) })]
    expect(ways.map((legs) => legs.at(-1)!.to.x / cm(1))).toEqual([4, 4.5, 5, 5.5, 6, 6.5, 7, 7.5, 8, 8])
    expect(ways.map((legs) => legs.length)).toEqual([1, 1, 1, 1, 1, 1, 1, 1, 1, 2])
  })

  test('on a climb at its foot or at its end only', () => {
    const ways = [...waysUntil(way([0, 0], [1, 0, 20]), { leg: 0, at: spot(0, 0) })]
    expect(ways).toEqual([[], [{ to: spot(cm(1), 0, cm(20)) }]])
  })
})
