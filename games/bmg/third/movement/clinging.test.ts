import { inches, type Piece } from '@gargoyle/table'
import { box } from '@gargoyle/table/testing'
import { describe, expect, test } from 'vitest'
import { type ModelSketch, setTable, to } from '../testing/table.ts'
import { move } from './move.ts'

// Which walls can be hung on, and to the inch where.

/** A tower 12" high whose west wall is at x = 8. */
const tower = (overrides: Partial<Piece> = {}) =>
  box('tower', inches(8), inches(2), inches(8), inches(8), inches(12), overrides)

const hang = (x: number, y: number, z: number) => ({ legs: [to(x, 5), { ...to(x, y, z), by: 'climb' }] })

/** How high a cat hangs after a move from 3" before the wall; its base has a radius of 0.59". */
const height = (
  answer: ReturnType<typeof hang>,
  pieces: readonly Piece[] = [tower()],
  cat: Partial<ModelSketch> = {},
) => {
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

  test('straight above where it would stand', () => {
    expect(() => height(hang(7.4, 5.5, 5))).toThrow('straight up or down')
    expect(() => height(hang(7.4, 4.5, 5))).toThrow('straight up or down')
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
  })

  test('not where a ledge takes the room', () => {
    const ledge = box('ledge', inches(7), inches(2), inches(1), inches(8), inches(6), { bottom: inches(5.5) })
    expect(() => height(hang(7.4, 5, 5), [tower(), ledge])).toThrow('no room to hang')
    expect(height(hang(7.4, 5, 3), [tower(), ledge])).toBe(3)
  })
})

describe('bmg3/core/basic-move: what hanging there costs', () => {
  test('the way to the wall and the climb, to the inch', () => {
    expect(height(hang(7.4, 5, 5.6), [tower()], { movement: 8 })).toBe(5.6)
    expect(() => height(hang(7.4, 5, 5.61), [tower()], { movement: 8 })).toThrow('can be moved')
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
