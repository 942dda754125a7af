import { isHeldBack } from '@gargoyle/bmg-counters'
import { bands, furniture, trigger } from '@gargoyle/bmg-counters/parts'
import { type ModelSketch, to } from '@gargoyle/bmg-counters/testing'
import { remember } from '@gargoyle/engine'
import { describe, expect, test } from 'vitest'
import { setTable } from '../testing/table.ts'

const rider = { alias: 'Batman (DKR)', rank: 'leader', reserve: true } as const
const crews = {
  pod: { seat: 'a', traits: ['batpod'], rank: 'leader', leads: true },
  rider: { ...rider, seat: 'a' },
  thug: { seat: 'b' },
} as const satisfies Record<string, ModelSketch>

describe('bmg2/trait/batpod: the rider is no model more', () => {
  test('bmg2/scenario/ambush: two crews are of the same size, and the coin says which attacks', () => {
    const table = setTable({ models: crews, stage: 'bands', part: 0, scenario: 'ambush' })
    table.play((game) => bands(game), '6 1', ['area', 'B'])
    expect([table.band('a').zone, table.band('b').zone]).toEqual(['B', 'A'])
  })

  test('bmg2/core/lampposts: with as many to place, the crew with more models begins', () => {
    const table = setTable({
      models: { ...crews, other: { seat: 'b' } },
      stage: 'furniture',
      part: 1,
      scenario: 'plain',
    })
    table.play(
      (game) => furniture(game),
      '1 1',
      ['streetlamp', { to: to(20, 20) }],
      ['streetlamp', { to: to(90, 90) }],
    )
    expect(table.asked).toEqual(['b: streetlamp', 'a: streetlamp'])
  })
})

test('bmg2/strategy/reinforcements, bmg2/trait/titan-dose: who comes on in Raise the Plan may take its dose there', () => {
  const table = setTable({
    models: { hero: { seat: 'a', traits: ['titan-dose'] }, thug: { seat: 'b', at: [80, 60] } },
    scenario: 'patrol',
    zones: { a: 'A', b: 'B' },
    round: 2,
  })
  remember(table.model('hero'), isHeldBack, true)
  table.play(
    (game) => trigger(game, 'plan-start', {}),
    '',
    ['place', { to: to(60, 1.5) }],
    ['titan-dose', 'yes'],
  )
  expect(table.model('hero').effects).toMatchObject([{ id: 'titan-dose' }])
})
