import { bodyOf } from '@gargoyle/bmg-common'
import { cm } from '@gargoyle/table'
import { box } from '@gargoyle/table/testing'
import { describe, expect, test } from 'vitest'
import { setTable } from '../testing/table.ts'
import { defensivePosition } from './defensive-position.ts'

type Wall = ReturnType<typeof box>

/** Where the fighters' bases touch, one west of the other, each 3 cm wide. */
const fighters = { one: { seat: 'b', at: [28.5, 30] }, two: { seat: 'a', at: [31.5, 30] } } as const

const south = box('south', cm(30), cm(20), cm(4), cm(8), cm(6))
/** A wall north of the defender, so far from its base. */
const north = (gap: number, top = 6): Wall =>
  box('north', cm(30), cm(31.5) + cm(gap), cm(4), cm(8), Math.round(cm(top)))

const positionAmong = (...pieces: readonly Wall[]): string | undefined =>
  setTable({ models: fighters, pieces }).play((game, { one, two }) => defensivePosition(game, one, two))

describe('bmg1/core/defensive-position, bmg2/core/defensive-position: flanks', () => {
  test('are covered by what stands 2 cm away, and by nothing further', () => {
    expect(positionAmong(south, north(2))).toBe('flanks covered')
    expect(positionAmong(south, north(2.1))).toBeUndefined()
  })

  test('are covered by what reaches to half of the model, and by nothing lower', () => {
    const half = setTable({ models: fighters }).play((game, { two }) => bodyOf(game, two).height / 2) / cm(1)
    expect(positionAmong(south, north(1, half))).toBe('flanks covered')
    expect(positionAmong(south, north(1, half - 0.1))).toBeUndefined()
  })

  test('are not covered by ground that one walks on, rough or not', () => {
    expect(positionAmong(south, { ...north(1), passage: 'difficult' })).toBeUndefined()
    expect(positionAmong(south, { ...north(1), passage: 'open' })).toBeUndefined()
  })

  test('are those to the left and right of where the attacker stands', () => {
    const beside = setTable({
      models: { ...fighters, one: { seat: 'b', at: [31.5, 27] } },
      pieces: [
        box('west', cm(20), cm(29), cm(8), cm(4), cm(6)),
        box('east', cm(34), cm(29), cm(8), cm(4), cm(6)),
      ],
    })
    expect(beside.play((game, { one, two }) => defensivePosition(game, one, two))).toBe('flanks covered')
    expect(positionAmong(box('east', cm(34), cm(29), cm(8), cm(4), cm(6)))).toBeUndefined()
  })
})
