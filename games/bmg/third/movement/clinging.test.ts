import type { Json } from '@gargoyle/engine'
import { inches, type Piece } from '@gargoyle/table'
import { box } from '@gargoyle/table/testing'
import { describe, expect, test } from 'vitest'
import { type ModelSketch, place, setTable, to } from '../testing/table.ts'
import { move } from './move.ts'

// Which walls can be hung on, and to the inch where.

/** A tower 12" high whose west wall is at x = 8. */
const tower = (overrides: Partial<Piece> = {}) =>
  box('tower', inches(8), inches(2), inches(8), inches(8), inches(12), overrides)

const hang = (x: number, y: number, z: number) => ({ legs: [to(x, 5), { ...to(x, y, z), by: 'climb' }] })

/** How high a cat hangs after a move from 3" before the wall; its base has a radius of 0.59". */
const height = (answer: Json, pieces: readonly Piece[] = [tower()], cat: Partial<ModelSketch> = {}) => {
  const table = setTable({
    models: { cat: { seat: 'a', at: [5, 5], movement: 20, traits: ['climbing-claws'], ...cat } },
    pieces,
  })
  table.play((game, { cat: model }) => move(game, { model, reason: 'a test' }), '', ['move', answer])
  return table.model('cat').at!.z / inches(1)
}

describe('bmg3/trait/climbing-claws: what can be hung on', () => {
  test('a wall that the base touches, up to its very top', () => {
    expect(height(hang(7.4, 5, 12))).toBe(12)
    expect(() => height(hang(7.4, 5, 12.01))).toThrow('nothing to hang on')
    expect(() => height(hang(7.3, 5, 5))).toThrow('nothing to hang on')
  })

  test('to the millimetre how near, and not past a corner that the base does not reach', () => {
    // The wall is at 20320 hundredths of a millimetre, the base has 1500, and one millimetre more still touches.
    const at = (x: number) => hang(x / inches(1), 5, 5)
    expect(height(at(18720))).toBe(5)
    expect(() => height(at(18719))).toThrow('nothing to hang on')
    const corner = box('corner', inches(7.86), inches(5.46), inches(2), inches(2), inches(12))
    expect(() => height(hang(7.4, 5, 5), [corner])).toThrow('nothing to hang on')
  })

  test('straight above where it would stand', () => {
    expect(() => height(hang(7.4, 5.5, 5))).toThrow('straight up or down')
    expect(() => height(hang(7.4, 4.5, 5))).toThrow('straight up or down')
    const askew = { legs: [to(7.4, 5), { ...to(7.2, 5, 5), by: 'climb' }] }
    expect(() => height(askew)).toThrow('straight up or down')
  })

  test('on whatever side the wall is, and whatever side a ledge comes from', () => {
    const block = (id: string, x: number, y: number, half: number, from: number, top: number) =>
      box(id, inches(x - half), inches(y - half), inches(2 * half), inches(2 * half), inches(top), {
        bottom: inches(from),
      })
    for (const [dx, dy] of [
      [1, 0],
      [-1, 0],
      [0, 1],
      [0, -1],
    ] as const) {
      const wall = block('wall', 20 + 4.6 * dx, 20 + 4.6 * dy, 4, 0, 12)
      const ledge = block('ledge', 20 - 0.9 * dx, 20 - 0.9 * dy, 0.4, 5.5, 6)
      const straightUp = { legs: [{ ...to(20, 20, 5), by: 'climb' }] }
      expect(height(straightUp, [wall], { at: [20, 20] })).toBe(5)
      expect(() => height(straightUp, [wall, ledge], { at: [20, 20] })).toThrow('no room to hang')
    }
  })

  test('neither a wall that cannot be climbed nor one that is no solid thing, but any ladder', () => {
    expect(() => height(hang(7.4, 5, 5), [tower({ climbable: false })])).toThrow('nothing to hang on')
    expect(() => height(hang(7.4, 5, 5), [tower({ passage: 'difficult' })])).toThrow('nothing to hang on')
    expect(height(hang(7.4, 5, 5), [tower({ climbable: false, ladder: true })])).toBe(5)
  })

  test('one wall above another, as long as no gap is between them', () => {
    const upper = (bottom: number) =>
      box('upper', inches(8), inches(2), inches(8), inches(8), inches(15), { bottom: inches(bottom) })
    const low = box('low', inches(8), inches(2), inches(8), inches(8), inches(6))
    expect(height(hang(7.4, 5, 14), [upper(6), low])).toBe(14)
    expect(() => height(hang(7.4, 5, 14), [upper(9), low])).toThrow('nothing to hang on')
    // An inch can be stepped over, more cannot.
    expect(height(hang(7.4, 5, 14), [upper(7), low])).toBe(14)
    expect(() => height(hang(7.4, 5, 14), [upper(7.01), low])).toThrow('nothing to hang on')
  })

  test('not where a ledge takes the room', () => {
    const ledge = box('ledge', inches(7), inches(2), inches(1), inches(8), inches(6), { bottom: inches(5.5) })
    expect(() => height(hang(7.4, 5, 5), [tower(), ledge])).toThrow('no room to hang')
    expect(height(hang(7.4, 5, 3), [tower(), ledge])).toBe(3)
    expect(() => height(hang(7.4, 5, 5), [tower(), { ...ledge, passage: 'impassable' }])).toThrow(
      'no room to hang',
    )
    // Its head is 40 mm above its feet: right under the ledge there is room, a hair higher there is none.
    const under = (inches(5.5) - 4000) / inches(1)
    expect(height(hang(7.4, 5, under), [tower(), ledge])).toBeCloseTo(under, 6)
    expect(() => height(hang(7.4, 5, under + 0.001), [tower(), ledge])).toThrow('no room to hang')
  })

  test('beside a pillar that its base passes by, and among leaves', () => {
    const pillar = box('pillar', inches(6), inches(3.55), inches(0.95), inches(1), inches(12))
    expect(height(hang(7.4, 5, 3), [tower(), pillar], { at: [7.4, 8] })).toBe(3)
    const ivy = box('ivy', inches(7), inches(2), inches(1), inches(8), inches(6), {
      passage: 'difficult',
      climbable: false,
    })
    expect(height(hang(7.4, 5, 3), [tower(), ivy])).toBe(3)
  })
})

describe('bmg3/trait/climbing-claws: who hangs on a wall already', () => {
  const cat = (movement: number) => ({ at: [7.4, 5, 5] as const, movement })
  const up = (z: number) => ({ legs: [{ ...to(7.4, 5, z), by: 'climb' }] })

  test('goes up and down from where it hangs, and pays for that way only', () => {
    expect([height(up(8), undefined, cat(3)), height(up(2), undefined, cat(3))]).toEqual([8, 2])
    expect(() => height(up(8.1), undefined, cat(3))).toThrow('can be moved')
    expect(() => height(up(1.9), undefined, cat(3))).toThrow('can be moved')
  })

  test('comes down to walk away, and pays for the way down too', () => {
    const away = (movement: number) => {
      const table = setTable({
        models: { cat: { seat: 'a', ...cat(movement), traits: ['climbing-claws'] } },
        pieces: [tower()],
      })
      const way = { legs: [to(5.4, 5)] }
      table.play((game, { cat: model }) => move(game, { model, reason: 'a test' }), '', ['move', way])
      return table.model('cat').at
    }
    expect(away(7)).toEqual(place([5.4, 5]))
    expect(() => away(6.9)).toThrow('can be moved')
  })

  test('goes on to the roof, and has climbed a part of the wall already', () => {
    const roof = to(8.6, 5, 12)
    // Seven inches up and 1.2" across, along a path; a destination alone is reached in about as much.
    expect(height({ legs: [roof] }, undefined, cat(8.2))).toBe(12)
    expect(() => height({ legs: [roof] }, undefined, cat(8.1))).toThrow('can be moved')
    expect(height(roof, undefined, cat(9))).toBe(12)
    expect(() => height(roof, undefined, cat(8.1))).toThrow()
  })

  test('is not who stands on a bridge, or hangs under a balcony', () => {
    const bridge = box('bridge', inches(4), inches(2), inches(12), inches(8), inches(4), {
      bottom: inches(3),
    })
    const along = { legs: [to(9.4, 5, 4)] }
    expect(height(along, [bridge], { at: [7.4, 5, 4], movement: 2 })).toBe(4)
    const balcony = box('balcony', inches(6), inches(2), inches(2), inches(8), inches(9), {
      bottom: inches(8),
    })
    expect(height(up(6), [tower(), balcony], cat(1))).toBe(6)
  })

  test('hangs above the highest floor under it, which is where it comes down', () => {
    const plinth = box('plinth', inches(6), inches(2), inches(2), inches(8), inches(2))
    const way = (z: number) => ({ legs: [to(6.8, 5, z)] })
    expect(height(way(2), [tower(), plinth], cat(3.6))).toBe(2)
    expect(() => height(way(2), [tower(), plinth], cat(3.5))).toThrow('can be moved')
  })
})

describe('bmg3/core/basic-move: what hanging there costs', () => {
  test('the way to the wall and the climb, to the inch', () => {
    expect(height(hang(7.4, 5, 5.6), [tower()], { movement: 8 })).toBe(5.6)
    expect(() => height(hang(7.4, 5, 5.61), [tower()], { movement: 8 })).toThrow('can be moved')
  })

  test('a model that does not get to the wall does not hang on it', () => {
    expect(() => height(hang(7.4, 5, 1), [tower()], { movement: 2 })).toThrow('can be moved')
  })

  test('difficult ground before the wall as well', () => {
    const mud = box('mud', inches(5.6), inches(2), inches(1), inches(8), 0, {
      passage: 'difficult',
      climbable: false,
    })
    // 2.4" across, 3" up, and 4" more because the ground impairs it.
    expect(height(hang(7.4, 5, 3), [tower(), mud], { movement: 9.4 })).toBe(3)
    expect(() => height(hang(7.4, 5, 3), [tower(), mud], { movement: 9.3 })).toThrow('can be moved')
  })
})
