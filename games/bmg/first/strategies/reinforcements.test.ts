import { isHeldBack } from '@gargoyle/bmg-counters'
import { trigger } from '@gargoyle/bmg-counters/parts'
import { to } from '@gargoyle/bmg-counters/testing'
import { remember } from '@gargoyle/engine'
import { cm } from '@gargoyle/table'
import { describe, expect, test } from 'vitest'
import { setTable } from '../testing/table.ts'

describe('where reinforcements come in', () => {
  const arrive = (scenario: string, zone: 'A' | 'B', x: number, y: number) => {
    const table = setTable({
      models: { hero: { seat: 'a' }, mate: { seat: 'a', at: [60, 60] }, thug: { seat: 'b', at: [80, 60] } },
      scenario,
      zones: { a: zone, b: zone === 'A' ? 'B' : 'A' },
      round: 2,
    })
    remember(table.model('hero'), isHeldBack, true)
    table.play((game) => trigger(game, 'plan-start', {}), '', ['place', { to: to(x, y) }])
    return table.model('hero').at
  }

  test('bmg1/strategy/reinforcements: between strips in the south and north, not at the enemy’s', () => {
    expect(arrive('patrol', 'A', 60, 1.5)).toMatchObject({ y: cm(1.5) })
    expect(() => arrive('patrol', 'A', 60, 118.5)).toThrow('edge')
    expect(arrive('patrol', 'B', 60, 118.5)).toMatchObject({ y: cm(118.5) })
    expect(() => arrive('patrol', 'B', 60, 1.5)).toThrow('edge')
    expect(arrive('patrol', 'A', 1.5, 60)).toMatchObject({ x: cm(1.5) })
    expect(arrive('patrol', 'A', 118.5, 60)).toMatchObject({ x: cm(118.5) })
  })

  test('bmg1/strategy/reinforcements: nor at another edge where the area of the enemy comes up to it', () => {
    // The strip of the enemy is 20 cm deep and ends 100 cm from the south.
    expect(() => arrive('patrol', 'A', 1.5, 110)).toThrow('Not in the area of the enemy.')
    expect(() => arrive('patrol', 'A', 1.5, 98.6)).toThrow('Not in the area of the enemy.')
    expect(arrive('patrol', 'A', 1.5, 98.4)).toMatchObject({ y: cm(98.4) })
    // Corners close no whole edge, but themselves.
    expect(() => arrive('securing-the-area', 'A', 110, 1.5)).toThrow('Not in the area of the enemy.')
    expect(arrive('securing-the-area', 'A', 60, 1.5)).toMatchObject({ x: cm(60) })
    expect(arrive('securing-the-area', 'A', 10, 1.5)).toMatchObject({ x: cm(10) })
  })

  test('bmg1/strategy/reinforcements: an enemy area in the middle closes no edge', () => {
    for (const [x, y] of [
      [1.5, 60],
      [118.5, 60],
      [60, 1.5],
      [60, 118.5],
    ] as const)
      expect(arrive('ambush', 'A', x, y)).toEqual({ x: cm(x), y: cm(y), z: 0 })
  })

  test('bmg1/strategy/reinforcements: both edges that the attackers of an ambush hold are closed', () => {
    expect(() => arrive('ambush', 'B', 1.5, 60)).toThrow('edge')
    expect(() => arrive('ambush', 'B', 118.5, 60)).toThrow('edge')
    expect(arrive('ambush', 'B', 60, 1.5)).toMatchObject({ y: cm(1.5) })
  })

  test('bmg1/strategy/reinforcements, bmg1/trait/titan-dose: who comes on in Raise a Plan may take its dose there', () => {
    const table = setTable({
      models: {
        hero: { seat: 'a', traits: ['titan-dose'] },
        mate: { seat: 'a', at: [60, 60] },
        thug: { seat: 'b', at: [80, 60] },
      },
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
})
