import { addMarker, sees } from '@gargoyle/bmg-common'
import { inches } from '@gargoyle/table'
import { box } from '@gargoyle/table/testing'
import { describe, expect, test } from 'vitest'
import { place, setTable } from '../testing/table.ts'

const wall = box('wall', inches(10), 0, 500, inches(24), inches(3))

describe('bmg3/core/line-of-sight', () => {
  test('a straight line that nothing blocks', () => {
    const models = { thug: { seat: 'a', at: [6, 12] }, gordon: { seat: 'b', at: [14, 12] } } as const
    expect(setTable({ models }).play((game, { thug, gordon }) => sees(game, thug, gordon))).toBe(true)
    expect(
      setTable({ models, pieces: [wall] }).play((game, { thug, gordon }) => sees(game, thug, gordon)),
    ).toBe(false)
  })

  test('models never block it', () => {
    const table = setTable({
      models: {
        thug: { seat: 'a', at: [6, 12] },
        croc: { seat: 'b', at: [9, 12], base: 60, traits: [] },
        gordon: { seat: 'b', at: [12, 12] },
      },
    })
    expect(table.play((game, { thug, gordon }) => sees(game, thug, gordon))).toBe(true)
  })

  test('a pipe as tall as a person hides a model behind it', () => {
    const pipe = box('pipe', inches(12), inches(11), 2000, inches(2), inches(2))
    const models = { thug: { seat: 'a', at: [6, 12] }, gordon: { seat: 'b', at: [13.5, 12] } } as const
    expect(
      setTable({ models, pieces: [pipe] }).play((game, { thug, gordon }) => sees(game, thug, gordon)),
    ).toBe(false)
  })
})

describe('bmg3/core/night', () => {
  test('twelve inches, measured between the closest points', () => {
    const at = (x: number) => {
      const table = setTable({
        models: { thug: { seat: 'a', at: [2, 12] }, gordon: { seat: 'b', at: [x, 12] } },
      })
      return table.play((game, { thug, gordon }) => sees(game, thug, gordon))
    }
    // Two 30 mm bases: an inch and a bit between centres is nothing. bmg3/core/measure
    expect([at(15.1), at(15.3)]).toEqual([true, false])
  })
})

describe('bmg3/core/lights', () => {
  const models = { thug: { seat: 'a', at: [2, 12] }, gordon: { seat: 'b', at: [22, 12] } } as const
  const lampAt = (x: number, pieces: Parameters<typeof setTable>[0]['pieces'] = []) => {
    const table = setTable({ models, pieces })
    table.play((game) => {
      addMarker(game, 'streetlamp', place([x, 12]))
    })
    return table.play((game, { thug, gordon }) => sees(game, thug, gordon))
  }

  test('a model partly within four inches of a lamp’s edge is seen from any distance', () => {
    expect(setTable({ models }).play((game, { thug, gordon }) => sees(game, thug, gordon))).toBe(false)
    expect([lampAt(17), lampAt(16.5)]).toEqual([true, false])
  })

  test('substantial scenery keeps the light off, small obstacles do not', () => {
    const screen = box('screen', inches(19.5), inches(8), 300, inches(8), inches(3))
    const kerb = box('kerb', inches(19.5), inches(8), 300, inches(8), inches(1))
    const aside = { thug: { seat: 'a', at: [22, 34] }, gordon: { seat: 'b', at: [22, 12] } } as const
    const lit = (piece: typeof screen) => {
      const table = setTable({ models: aside, pieces: [piece] })
      table.play((game) => {
        addMarker(game, 'streetlamp', place([17.5, 12]))
      })
      return table.play((game, { thug, gordon }) => sees(game, thug, gordon))
    }
    expect([lit(kerb), lit(screen)]).toEqual([true, false])
  })
})
