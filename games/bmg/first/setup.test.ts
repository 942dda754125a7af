import { startSession } from '@gargoyle/engine'
import { mm } from '@gargoyle/table'
import { testBoard as boardWith, box } from '@gargoyle/table/testing'
import { describe, expect, test } from 'vitest'
import { bmg1 } from './bmg1.ts'
import { setTable } from './testing/table.ts'

const bands = [{ band: 'bane-army' }, { band: 'joker-circus' }]

const reason = (setup: object): string => {
  const started = startSession(bmg1, { setup, seed: 'setup' })
  return started.ok ? 'started' : started.reason.text
}

describe('the setup', () => {
  test('bmg1/core/table-size: at least 90 by 90 cm', () => {
    const board = (side: number) => ({
      format: 'gargoyle-board/1',
      name: 'Yard',
      theme: 'yard',
      about: 'A yard.',
      unit: 'cm',
      size: [side, side],
      pieces: [],
      lamps: [],
    })
    expect(reason({ bands, board: board(90) })).toBe('started')
    expect(reason({ bands, board: board(89.9) })).toContain('at least 90 cm each way')
  })

  test('hand-made boards and generated cities serve', () => {
    expect(reason({ bands, board: 'docks' })).toBe('started')
    expect(reason({ bands, board: { city: 'gotham' } })).toBe('started')
    expect(reason({ bands, board: 'nowhere' })).toContain('There is no board "nowhere"')
  })

  test('what is wrong is named', () => {
    expect(reason({ bands: [{ band: 'nobody' }, { band: 'bane-army' }] })).toContain(
      '"nobody" is no ready-made band',
    )
    expect(reason({ bands, scenario: 'nothing' })).toContain('There is no scenario "nothing"')
    expect(
      reason({
        bands: [
          { seat: 'x', band: 'bane-army' },
          { seat: 'x', band: 'bane-army' },
        ],
      }),
    ).toContain('different names')
  })

  test('bmg1/core/volume: a cylinder of base and height; bmg1/core/upright-volume, bmg1/core/volume-dispute: the numbers decide, whatever the sculpt', () => {
    const table = setTable({
      models: {
        one: { seat: 'a', at: [30, 30], base: 30 },
        big: { seat: 'a', at: [50, 30], base: 40, traits: ['large'] },
        little: { seat: 'a', at: [70, 30], traits: ['small'] },
      },
    })
    expect(table.content.cards.map(({ radius, height }) => [radius, height])).toEqual([
      [mm(15), mm(40)],
      [mm(20), mm(60)],
      [mm(15), mm(30)],
    ])
  })

  test('bmg1/core/terrain-agreement: the board says for every piece how it is passed and how it stops shots', () => {
    const board = boardWith([box('wall', 1000, 1000, 1000, 1000, 3000)])
    for (const piece of board.pieces)
      expect([piece.passage, piece.cover, piece.top > piece.bottom]).toEqual(['solid', 'heavy', true])
  })
})
