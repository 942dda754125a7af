import { sees } from '@gargoyle/bmg-common'
import { cm } from '@gargoyle/table'
import { box } from '@gargoyle/table/testing'
import { expect, test } from 'vitest'
import { performById } from '../testing/actions.ts'
import { setTable } from '../testing/table.ts'

const pointer = { seat: 'a', traits: ['laser'], counters: 'M' } as const

/** Two models with lasers, and a mark 25 cm from either that a mate sees from afar only if it is lit. */
const beams = () =>
  setTable({
    models: {
      one: { ...pointer, at: [30, 30] },
      two: { ...pointer, at: [55, 55] },
      mark: { seat: 'b', at: [55, 30] },
      mate: { seat: 'a', at: [100, 30] },
    },
    pieces: [box('wall', cm(5), cm(45), cm(43), cm(2), cm(8))],
    active: 'one',
  })

const isSeen = (table: ReturnType<typeof beams>) =>
  table.play((game, { mate, mark }) => sees(game, mate, mark))

test('bmg1/trait/laser: the second beam on a model still lights it when the line of the first is broken', () => {
  const lit = (both: boolean) => {
    const table = beams()
    table.play((game, { one }) => performById(game, one, 'trait:laser'))
    if (both) table.play((game, { two }) => performById(game, two, 'trait:laser'))
    expect(isSeen(table)).toBe(true)
    // Behind the wall.
    table.model('one').at = { x: cm(30), y: cm(60), z: 0 }
    return isSeen(table)
  }
  expect([lit(false), lit(true)]).toEqual([false, true])
})

test('bmg1/trait/laser, bmg1/core/ko: who is K.O. points at nothing', () => {
  const table = beams()
  table.play((game, { one }) => performById(game, one, 'trait:laser'))
  table.model('one').condition = 'ko'
  expect(isSeen(table)).toBe(false)
})
