import { beginActivation, trigger } from '@gargoyle/bmg-counters/parts'
import { actionBlockedReason, gun, type ModelSketch, performById, to } from '@gargoyle/bmg-counters/testing'
import { iceAt } from '@gargoyle/bmg-counters/toolkit'
import { cm, type Piece } from '@gargoyle/table'
import { box } from '@gargoyle/table/testing'
import { describe, expect, test } from 'vitest'
import { changeSpeed, speedReserve } from '../core/speed-force.ts'
import { act } from '../testing/act.ts'
import { inchesInCm } from '../testing/inches.ts'
import { setTable } from '../testing/table.ts'

/** The thug covers the ground around the hero with ice; another hero stands this many inches from its edge. */
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
  table.play((game, { thug }) => performById(game, thug, 'ranged:0'), '5 1 3', ['shots', { '1': 1 }])
  table.state.activation = undefined
  return table
}

describe('bmg2/template/ice', () => {
  test('bmg2/template/ice: an Agility roll for who touches it in its activation, once, or it is knocked down', () => {
    const passed = frozen(1)
    passed.play((game, { hero }) => beginActivation(game, hero), '3', ['declare', 'move'])
    expect([passed.model('hero').condition, actionBlockedReason(passed, 'move')]).toEqual(['up', undefined])
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
    far.play((game, { late }) => performById(game, late, 'move'), '4', [
      'move',
      { to: to(51.5 + inchesInCm(2.4), 30) },
    ])
    expect(far.model('late').condition).toBe('down')
  })

  test('bmg2/template/ice, bmg2/core/ice-template: a move over it counts double, and it is gone with the round', () => {
    const table = frozen(1)
    table.play((game, { hero }) => beginActivation(game, hero), '3', ['declare', 'move'])
    const walk = (inches: number) =>
      table.play((game, { hero }) => performById(game, hero, 'move'), '', [
        'move',
        { to: to(50, 30 + inchesInCm(inches)) },
      ])
    expect(() => walk(2.01)).toThrow('only 4"')
    walk(2)
    expect(table.model('hero').at!.y).toBe(cm(30 + inchesInCm(2)))
    table.play((game) => trigger(game, 'round-end', {}))
    expect(table.state.markers).toEqual([])
  })

  /** A hero at (20, 30) on this height, with ice 3 inches to the east. */
  const before = (hero: Partial<ModelSketch>, pieces: readonly Piece[] = []) => {
    const table = setTable({
      models: { hero: { seat: 'a', at: [20, 30], counters: 'MMS', endurance: 12, ...hero } },
      pieces,
      active: 'hero',
    })
    table.play((game, { hero: { at } }) => iceAt(game, { x: cm(20 + inchesInCm(3)), y: cm(37), z: at!.z }))
    return table
  }

  test('bmg2/template/ice: a model that only crosses it slips at its edge', () => {
    const table = before({})
    act(table, 'move', '4', ['pace', 'walk:2'], ['move', { to: to(20 + inchesInCm(4), 30) }])
    const { at, condition } = table.model('hero')
    const half = Math.sqrt((1.5 + inchesInCm(2.5)) ** 2 - 7 ** 2)
    expect([at!.x / cm(1), condition]).toEqual([expect.closeTo(20 + inchesInCm(3) - half, 3), 'down'])
  })

  test('bmg2/core/ice-template: a Speedster that crosses it loses one speed counter, whether or not it slips', () => {
    for (const die of ['3', '4']) {
      const table = before({ traits: ['speedster-x(5)'] })
      table.play((_, { hero }) => changeSpeed(hero, 3))
      act(table, 'move', die, ['pace', 'walk:2'], ['move', { to: to(20 + inchesInCm(4), 30) }])
      expect(speedReserve(table.model('hero'))).toBe(2)
    }
  })

  test('bmg2/template/ice, bmg2/trait/fly: who flies over it does not touch it; where it comes down it does', () => {
    const flown = (x: number, dice: string) => {
      const table = before({ traits: ['fly'] })
      act(table, 'trait:fly')
      act(table, 'move', dice, ['pace', 'walk:0'], ['place', { to: to(x, 30) }])
      return table.model('hero').condition
    }
    expect([flown(20 + inchesInCm(7), ''), flown(20 + inchesInCm(3), '4')]).toEqual(['up', 'down'])
  })

  test('bmg2/template/ice, bmg2/trait/incorporeal: who goes through scenery walks on the ice, at half its move', () => {
    const gone = (inches: number, dice: string) => {
      const table = before({ traits: ['incorporeal'], counters: 'MMSS' })
      act(table, 'trait:incorporeal')
      act(table, 'move', dice, ['pace', 'walk:2'], ['place', { to: to(20 + inchesInCm(inches), 30) }])
      return table.model('hero').condition
    }
    expect([gone(4, '4'), gone(4, '3')]).toEqual(['down', 'up'])
    expect(() => gone(4.01, '')).toThrow('4" at most')
  })

  test('bmg2/template/ice, bmg2/core/leap-down: the way down counts too, and over ice it counts double', () => {
    const roof = (height: number) => box('roof', cm(10), cm(25), cm(10), cm(10), cm(inchesInCm(height)))
    const leapt = (height: number, isIcy: boolean) => {
      const table = setTable({
        models: { hero: { seat: 'a', at: [20, 30, inchesInCm(height)], counters: 'M', endurance: 12 } },
        pieces: [roof(height)],
        active: 'hero',
      })
      if (isIcy) table.play((game) => iceAt(game, { x: cm(15), y: cm(30), z: cm(inchesInCm(height)) }))
      const legs = [{ to: to(20 + inchesInCm(1), 30), by: 'drop' }]
      act(table, 'move', isIcy ? '3' : '', ['pace', 'walk:0'], ['move', { legs }])
      return table.model('hero').at!.z
    }
    expect([leapt(1, true), leapt(2, false)]).toEqual([0, 0])
    expect(() => leapt(1.01, true)).toThrow('only 4"')
  })
})
