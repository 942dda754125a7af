import { cm, type Piece } from '@gargoyle/table'
import { box } from '@gargoyle/table/testing'
import { describe, expect, test } from 'vitest'
import { beginActivation } from '../activation/activation.ts'
import { armsToLoad, weaponAt } from '../attack/arms.ts'
import { rateOfFire } from '../attack/ranged.ts'
import { trigger } from '../rules/rule-system.ts'
import { performById } from '../testing/actions.ts'
import { duel, gun, oneShot, shootOut } from '../testing/duel.ts'
import { setTable, to } from '../testing/table.ts'

describe('weapon rules of the Compendium that first edition models carry', () => {
  test('bmg2/weapon-rule/anti-tank: vests and hardening do nothing', () => {
    const hurt = (trait: string, rules: readonly string[], die: string) => {
      const table = shootOut({
        hero: { traits: [trait] },
        thug: { weapons: [{ ...oneShot('firearm', ...rules), damage: 'II' }] },
      })
      table.play((game, { thug }) => performById(game, thug, 'ranged:0'), `5 ${die} 5`)
      return [table.model('hero').injury, table.model('hero').stun]
    }
    expect([hurt('bulletproof-vest', ['anti-tank'], '2'), hurt('bulletproof-vest', [], '2')]).toEqual([
      [2, 0],
      [0, 1],
    ])
    expect([hurt('hardened', ['anti-tank'], '4'), hurt('hardened', [], '4')]).toEqual([
      [2, 0],
      [1, 1],
    ])
    expect([hurt('kevlar-vest', ['anti-tank'], '4'), hurt('kevlar-vest', [], '4')]).toEqual([
      [2, 0],
      [1, 0],
    ])
  })

  test('bmg2/weapon-rule/assault-x: the rate after moving is X', () => {
    const table = shootOut({ thug: { weapons: [{ ...gun, rof: 4, rules: ['assault-x(2)'] }] } })
    const rate = () => table.play((game, { thug }) => rateOfFire(game, thug, weaponAt(game, thug, 0)))
    expect(rate()).toBe(4)
    table.state.activation!.moved = true
    expect(rate()).toBe(2)
  })

  const crate = { ...box('crate', cm(45), cm(25), cm(1), cm(10), cm(2.5)), cover: 'heavy' as const }

  test('bmg2/weapon-rule/beam: damages on 2+, Blink! 2 worse, and no crate loads it', () => {
    const table = shootOut({ thug: { strength: 6, weapons: [oneShot('beam')] } }, { pieces: [crate] })
    table.play((game, { thug }) => performById(game, thug, 'ranged:0'), '5 5 2 4')
    expect(table.model('hero').injury).toBe(1)
    expect(table.play((game, { thug }) => armsToLoad(game, thug))).toEqual([])
  })

  test('bmg2/weapon-rule/cold: who is hit loses 1MC, damaged or not', () => {
    const table = shootOut({ hero: { counters: 'MM' }, thug: { weapons: [oneShot('cold', 'firearm')] } })
    table.play((game, { thug }) => performById(game, thug, 'ranged:0'), '5 1 3')
    expect(table.model('hero').counters.movement).toBe(1)
  })

  test('bmg2/weapon-rule/devastating: two collateral dice, and both count', () => {
    const table = duel({ thug: { counters: 'A', weapons: [{ damage: 'I', rules: ['devastating'] }] } })
    table.play((game, { thug }) => performById(game, thug, 'melee:0'), '5 5 6 5')
    expect(table.model('hero')).toMatchObject({ injury: 1, stun: 1, condition: 'down' })
  })

  test('bmg2/weapon-rule/gas: no Blink!, no scratch', () => {
    const table = shootOut({ thug: { weapons: [oneShot('gas', 'firearm')] } }, { pieces: [crate] })
    table.play((game, { thug }) => performById(game, thug, 'ranged:0'), '5 1 3')
    expect(table.model('hero')).toMatchObject({ injury: 0, stun: 0 })
  })

  const thrower = (dice: string, at: readonly [number, number, number]) => {
    const table = setTable({
      models: {
        thug: {
          seat: 'b',
          at: [30, 30],
          counters: 'AA',
          weapons: [oneShot('grenade', 'firearm', 'short-range')],
        },
        hero: { seat: 'a', at: [45, 30], endurance: 9 },
        near: { seat: 'a', at: [52, 30], endurance: 9 },
      },
      active: 'thug',
    })
    table.play((game, { thug }) => performById(game, thug, 'ranged:0'), dice, ['grenade', { to: at }])
    return [table.model('hero').injury, table.model('near').injury]
  }

  test('bmg2/weapon-rule/grenade, bmg2/template/grenades: any point in range and sight, on 3+ a blast', () => {
    expect(thrower('3 2 4 2 4', to(48, 33))).toEqual([1, 1])
    expect(thrower('2', to(48, 33))).toEqual([0, 0])
    expect(() => thrower('3', to(60, 30))).toThrow('out of range')
  })

  test('bmg2/weapon-rule/grenade, bmg1/effect/smoke, bmg1/trait/total-vision: at no point behind smoke or a wall', () => {
    const thrown = (traits: readonly string[], smoke: boolean, pieces: readonly Piece[]) => {
      const table = setTable({
        models: {
          thug: { seat: 'b', at: [30, 30], counters: 'AA', traits, weapons: [oneShot('grenade', 'firearm')] },
          hero: { seat: 'a', at: [80, 80] },
        },
        markers: smoke ? [{ kind: 'smoke', at: [42, 30] }] : [],
        pieces,
        active: 'thug',
      })
      return () =>
        table.play((game, { thug }) => performById(game, thug, 'ranged:0'), '2', [
          'grenade',
          { to: to(55, 30) },
        ])
    }
    const wall = box('wall', cm(42), cm(10), cm(1), cm(40), cm(20))
    thrown([], false, [])()
    expect(thrown([], true, [])).toThrow('not seen')
    expect(thrown([], false, [wall])).toThrow('not seen')
    expect(thrown(['total-vision'], false, [wall])).toThrow('not seen')
  })

  test('bmg2/weapon-rule/imprecise: impact dice 1 worse', () => {
    const table = shootOut({ thug: { weapons: [oneShot('imprecise', 'firearm')] } })
    table.play((game, { thug }) => performById(game, thug, 'ranged:0'), '3')
    expect(table.model('hero').stun).toBe(0)
  })

  test('bmg2/weapon-rule/silencer: cannot be dodged', () => {
    const table = shootOut({
      hero: { traits: ['dodge'], counters: 'MM' },
      thug: { weapons: [oneShot('silencer', 'firearm')] },
    })
    table.play((game, { thug }) => performById(game, thug, 'ranged:0'), '5 5 2')
    expect(table.asked).toEqual([])
  })

  test('bmg2/template/ice: impairs moves over it, and who touches it rolls Agility once', () => {
    const table = shootOut({ hero: { movement: 3 }, thug: { weapons: [oneShot('template-ice', 'firearm')] } })
    table.play((game, { thug }) => performById(game, thug, 'ranged:0'), '5 1 3')
    table.state.activation = undefined
    table.play((game, { hero }) => beginActivation(game, hero), '3', ['declare', 'move'])
    expect(() =>
      table.play((game, { hero }) => performById(game, hero, 'move'), '', ['move', { to: to(53, 35.1) }]),
    ).toThrow('10 cm')
    table.play((game, { hero }) => performById(game, hero, 'move'), '', ['move', { to: to(53, 35) }])
    expect(table.model('hero')).toMatchObject({ condition: 'up', at: { y: cm(35) } })
    table.play((game) => trigger(game, 'round-end', {}))
    expect(table.state.markers).toEqual([])
  })
})
