import { isInContact, touches, within } from '@gargoyle/bmg-common'
import { inches } from '@gargoyle/table'
import { box } from '@gargoyle/table/testing'
import { describe, expect, test } from 'vitest'
import { setTable } from '../testing/table.ts'

describe('bmg3/core/measure', () => {
  test('within is any part, between the closest points', () => {
    const table = setTable({ models: { a: { seat: 'a', at: [5, 5] }, b: { seat: 'b', at: [10, 5] } } })
    const near = (distance: number) => table.play((game, { a, b }) => within(game, a, b, distance))
    // Five inches between centres, less two radii of 15 mm.
    expect([near(3.9), near(3.8)]).toEqual([true, false])
  })
})

describe('bmg3/core/contact', () => {
  test('bases that touch', () => {
    const touching = setTable({ models: { a: { seat: 'a', at: [5, 5] }, b: { seat: 'b', touching: 'a' } } })
    expect(touching.play((game, { a, b }) => isInContact(game, a, b))).toBe(true)
    const apart = setTable({ models: { a: { seat: 'a', at: [5, 5] }, b: { seat: 'b', at: [6.25, 5] } } })
    expect(apart.play((game, { a, b }) => isInContact(game, a, b))).toBe(false)
  })

  test('levels do not matter as long as neither stands above the other’s head', () => {
    const levels = (height: number) => {
      const ledge = box('ledge', inches(5) + 1500, 0, inches(6), inches(12), inches(height))
      const table = setTable({
        models: { a: { seat: 'a', at: [5, 5] }, b: { seat: 'b', at: [6.182, 5, height] } },
        pieces: [ledge],
      })
      return table.play((game, { a, b }) => isInContact(game, a, b))
    }
    // A person is 40 mm tall: an inch and a half.
    expect([levels(1), levels(2)]).toEqual([true, false])
  })

  test('bmg3/core/ko: a K.O. model is in contact with no model, though it can be touched', () => {
    const table = setTable({
      models: { a: { seat: 'a', at: [5, 5] }, b: { seat: 'b', touching: 'a', condition: 'ko' } },
    })
    expect(table.play((game, { a, b }) => [isInContact(game, a, b), touches(game, a, b)])).toEqual([
      false,
      true,
    ])
  })
})
