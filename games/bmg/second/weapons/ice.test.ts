import { beginActivation, perform, trigger } from '@gargoyle/bmg-counters/parts'
import { gun, to, whyNotAct } from '@gargoyle/bmg-counters/testing'
import { cm } from '@gargoyle/table'
import { describe, expect, test } from 'vitest'
import { inchesInCm } from '../testing/inches.ts'
import { setTable } from '../testing/table.ts'

/** The thug covers the ground around the hero with ice; another hero stands so many inches from its edge. */
const frozen = (beyond: number) => {
  const table = setTable({
    models: {
      thug: {
        seat: 'b',
        at: [30, 30],
        counters: 'AA',
        weapons: [{ ...gun, rof: 1, rules: ['template-ice', 'firearm'] }],
      },
      hero: { seat: 'a', at: [50, 30], endurance: 12, movement: 3 },
      late: { seat: 'a', at: [51.5 + inchesInCm(2.5 + beyond), 30], endurance: 12, movement: 3 },
    },
    active: 'thug',
  })
  table.play((game, { thug }) => perform(game, thug, 'ranged:0'), '5 1 3', ['shots', { '1': 1 }])
  table.state.activation = undefined
  return table
}

describe('bmg2/template/ice', () => {
  test('bmg2/template/ice: an Agility roll for who touches it in its activation, once, or it is knocked down', () => {
    const passed = frozen(1)
    passed.play((game, { hero }) => beginActivation(game, hero), '3', ['declare', 'move'])
    expect([passed.model('hero').condition, whyNotAct(passed, 'move')]).toEqual(['up', undefined])
    const failed = frozen(1)
    failed.play((game, { hero }) => beginActivation(game, hero), '4', ['declare', 'move'])
    expect(failed.model('hero').condition).toBe('down')
  })

  test('bmg2/template/ice: 5 inches across: who stands beyond slips only when it comes there', () => {
    const near = frozen(-0.01)
    near.play((game, { late }) => beginActivation(game, late), '4', ['declare', 'move'])
    expect(near.model('late').condition).toBe('down')
    const far = frozen(0.1)
    far.play((game, { late }) => beginActivation(game, late), '', ['declare', 'move'])
    expect(far.model('late').condition).toBe('up')
    far.play((game, { late }) => perform(game, late, 'move'), '4', [
      'move',
      { to: to(51.5 + inchesInCm(2.4), 30) },
    ])
    expect(far.model('late').condition).toBe('down')
  })

  test('bmg2/template/ice, bmg2/core/ice-template: a move over it counts double, and it is gone with the round', () => {
    const table = frozen(1)
    table.play((game, { hero }) => beginActivation(game, hero), '3', ['declare', 'move'])
    const walk = (inches: number) =>
      table.play((game, { hero }) => perform(game, hero, 'move'), '', [
        'move',
        { to: to(50, 30 + inchesInCm(inches)) },
      ])
    expect(() => walk(2.01)).toThrow('only 4"')
    walk(2)
    expect(table.model('hero').at!.y).toBe(cm(30 + inchesInCm(2)))
    table.play((game) => trigger(game, 'round-end', {}))
    expect(table.state.markers).toEqual([])
  })
})
