import { cm } from '@gargoyle/table'
import { box } from '@gargoyle/table/testing'
import { describe, expect, test } from 'vitest'
import { possibleActions } from '../activation/options.ts'
import { weaponAt } from '../attack/arms.ts'
import { meleeTargets } from '../attack/melee.ts'
import { rateOfFire, shotAtTargetBlockedReason } from '../attack/ranged.ts'
import { performById } from '../testing/actions.ts'
import { duel, gun, oneShot, shootOut } from '../testing/duel.ts'
import type { WeaponSketch } from '../testing/model-sketch.ts'
import { setTable, type TestTable, to } from '../testing/table.ts'

const knife = (...rules: readonly string[]): WeaponSketch => ({ name: 'Knife', damage: 'I', rules })

const why = (table: TestTable<'hero' | 'thug'>, id: string) =>
  table.play(
    (game, { thug }) =>
      possibleActions(game, thug, game.state.activation!)
        .find((each) => each.id === id)
        ?.why?.()?.text,
  )

describe('weapon rules', () => {
  test('bmg1/weapon-rule/aim: not after moving', () => {
    const table = shootOut({ thug: { weapons: [oneShot('aim')] } })
    expect(why(table, 'ranged:0')).toBeUndefined()
    table.state.activation!.moved = true
    expect(why(table, 'ranged:0')).toBe('This weapon cannot be fired after moving.')
  })

  test('bmg1/weapon-rule/aim: nor does it move after firing', () => {
    const held = (rules: readonly string[]) => {
      const table = shootOut({ thug: { weapons: [oneShot(...rules)] } }, { declared: 'attack-move' })
      table.play((game, { thug }) => performById(game, thug, 'ranged:0'), '1')
      return why(table, 'move')
    }
    expect([held(['aim']), held([])]).toEqual(['It has fired a weapon that must be aimed.', undefined])
  })

  test('bmg1/weapon-rule/defensive: its bearer rolls failed blocks again, whatever it fights with', () => {
    const table = duel({ hero: { counters: 'D', weapons: [knife('defensive')] } })
    table.play(
      (game, { thug }) => performById(game, thug, 'melee:-1'),
      '5 3 4',
      ['strikes', { '1': 1 }],
      ['block', 1],
    )
    expect(table.model('hero').stun).toBe(0)
  })

  test('bmg1/weapon-rule/firearm: damages on 2+ whatever the Strength', () => {
    const table = shootOut({ thug: { strength: 6, weapons: [oneShot('firearm')] } })
    table.play((game, { thug }) => performById(game, thug, 'ranged:0'), '5 2 4')
    expect(table.model('hero')).toMatchObject({ injury: 1, stun: 0 })
  })

  test('bmg1/weapon-rule/mechanic: damages on 3+', () => {
    const injured = (die: string) => {
      const table = shootOut({ thug: { strength: 6, weapons: [oneShot('mechanic')] } })
      table.play((game, { thug }) => performById(game, thug, 'ranged:0'), `5 ${die} 5`)
      return table.model('hero').injury
    }
    expect([injured('3'), injured('2')]).toEqual([1, 0])
  })

  test('bmg1/weapon-rule/handy: failed impact dice are rolled again, once', () => {
    const table = duel({ thug: { counters: 'AA', weapons: [knife('handy')] } })
    table.play((game, { thug }) => performById(game, thug, 'melee:0'), '2 5 2 5 3', ['strikes', { '1': 2 }])
    expect(table.model('hero').injury).toBe(1)
  })

  test('bmg1/weapon-rule/light: targets nearer than 5 cm, with one die', () => {
    const table = duel({
      thug: { counters: 'AA', weapons: [{ ...gun, rof: 3, rules: ['firearm', 'light'] }] },
    })
    table.play((game, { thug }) => performById(game, thug, 'ranged:0'), '5 5 2')
    expect(table.model('hero').injury).toBe(1)
    expect(why(duel({ thug: { counters: 'AA', weapons: [oneShot('firearm')] } }), 'ranged:0')).toBe(
      'There is no target.',
    )
  })

  test('bmg1/weapon-rule/light, bmg1/core/minimum-range: targets too close get one die together, the rest goes to others', () => {
    const shoot = (shares: Record<string, number>, dice: string) => {
      const table = setTable({
        models: {
          thug: {
            seat: 'b',
            at: [30, 30],
            counters: 'AA',
            weapons: [{ ...gun, rof: 3, rules: ['firearm', 'light'] }],
          },
          one: { seat: 'a', at: [33.5, 30], endurance: 9 },
          two: { seat: 'a', at: [30, 33.5], endurance: 9 },
          far: { seat: 'a', at: [15, 15], endurance: 9 },
        },
        active: 'thug',
      })
      table.play((game, { thug }) => performById(game, thug, 'ranged:0'), dice, ['shots', shares])
      return (['one', 'two', 'far'] as const).map((name) => table.model(name).injury)
    }
    expect(() => shoot({ '1': 1, '2': 1 }, '')).toThrow('targets too close')
    expect(() => shoot({ '1': 2 }, '')).toThrow()
    expect(shoot({ '1': 1, '3': 2 }, '5 2 6 5 5 2 2 6')).toEqual([1, 0, 2])
  })

  test('bmg1/weapon-rule/short-range and bmg1/weapon-rule/medium-range: 20 and 40 cm', () => {
    const reaches = (rule: string, apart: number): boolean =>
      setTable({
        models: {
          thug: { seat: 'b', at: [10, 30], weapons: [oneShot(rule)], traits: ['night-vision'] },
          hero: { seat: 'a', at: [13 + apart, 30] },
        },
      }).play(
        (game, { thug, hero }) =>
          shotAtTargetBlockedReason(game, thug, weaponAt(game, thug, 0), hero) === undefined,
      )
    expect([reaches('short-range', 20), reaches('short-range', 20.1)]).toEqual([true, false])
    expect([reaches('medium-range', 40), reaches('medium-range', 40.1)]).toEqual([true, false])
  })

  test('bmg1/weapon-rule/protective: blocks at +1, and a last Blink! of 4+', () => {
    const table = duel({ hero: { counters: 'D', weapons: [knife('protective')] }, thug: { attack: 4 } })
    table.play(
      (game, { thug }) => performById(game, thug, 'melee:-1'),
      '5 3',
      ['strikes', { '1': 1 }],
      ['block', 1],
    )
    expect(table.model('hero').stun).toBe(0)
    const shield = shootOut({
      hero: { weapons: [knife('protective')] },
      thug: { weapons: [oneShot('firearm')] },
    })
    shield.play((game, { thug }) => performById(game, thug, 'ranged:0'), '5 4')
    expect(shield.model('hero').injury).toBe(0)
  })

  test('bmg1/weapon-rule/reach: strikes up to 3 cm away', () => {
    const reaches = (apart: number) =>
      setTable({
        models: {
          thug: { seat: 'b', at: [30, 30], weapons: [knife('reach')] },
          hero: { seat: 'a', at: [33 + apart, 30] },
        },
      }).play((game, { thug }) => meleeTargets(game, thug, weaponAt(game, thug, 0)).length)
    expect([reaches(3), reaches(3.1)]).toEqual([1, 0])
  })

  test('bmg1/weapon-rule/reload: not in two rounds running', () => {
    const table = shootOut({ thug: { weapons: [oneShot('reload')] } }, { round: 3 })
    table.play((game, { thug }) => performById(game, thug, 'ranged:0'), '1')
    Object.assign(table.state.activation!, { attacks: 0, attackKind: undefined })
    table.state.round = 4
    expect(why(table, 'ranged:0')).toBe('It must be reloaded this round.')
    table.state.round = 5
    expect(why(table, 'ranged:0')).toBeUndefined()
  })

  const crate = { ...box('crate', cm(41), cm(25), cm(1), cm(10), cm(2.5)), cover: 'heavy' as const }
  const wall = box('wall', cm(41), cm(10), cm(1), cm(40), cm(8))

  test('bmg1/weapon-rule/remote-controlled: what is seen needs no straight line, and there is no Blink!', () => {
    const open = (rules: readonly string[], traits: readonly string[]) =>
      setTable({
        models: {
          thug: { seat: 'b', at: [30, 30], weapons: [oneShot(...rules)], traits },
          hero: { seat: 'a', at: [53, 30] },
        },
        pieces: [wall],
      }).play((game, { thug, hero }) => shotAtTargetBlockedReason(game, thug, weaponAt(game, thug, 0), hero))
    expect(open(['remote-controlled'], ['total-vision'])).toBeUndefined()
    expect(open([], ['total-vision'])).toBe('It is not seen.')
    expect(open(['remote-controlled'], [])).toBe('It is not seen.')
    const table = shootOut(
      { thug: { weapons: [oneShot('remote-controlled', 'firearm')] } },
      { pieces: [crate] },
    )
    table.play((game, { thug }) => performById(game, thug, 'ranged:0'), '5 5 2')
    expect(table.model('hero').injury).toBe(1)
  })

  test('bmg1/weapon-rule/scope: ignores the night and Blink!', () => {
    const table = setTable({
      models: {
        thug: { seat: 'b', at: [10, 30], counters: 'AA', weapons: [oneShot('scope', 'firearm')] },
        hero: { seat: 'a', at: [90, 30] },
      },
      pieces: [crate],
      active: 'thug',
    })
    table.play((game, { thug }) => performById(game, thug, 'ranged:0'), '5 5 2')
    expect(table.model('hero').injury).toBe(1)
  })

  test('bmg1/weapon-rule/sharp: one failed damage die again, not two', () => {
    const table = duel({ thug: { counters: 'AA', weapons: [knife('sharp')] } })
    table.play((game, { thug }) => performById(game, thug, 'melee:0'), '5 5 2 2 4 5', ['strikes', { '1': 2 }])
    expect(table.model('hero').injury).toBe(1)
  })

  test('bmg1/weapon-rule/throwing: keeps its rate after moving', () => {
    const table = shootOut({ thug: { weapons: [{ ...gun, rules: ['throwing'] }] } })
    table.state.activation!.moved = true
    expect(table.play((game, { thug }) => rateOfFire(game, thug, weaponAt(game, thug, 0)))).toBe(2)
  })

  test('bmg1/weapon-rule/tough-heavy: damage dice 1 better', () => {
    const table = duel({ thug: { strength: 5, counters: 'A', weapons: [knife('tough-heavy')] } })
    table.play((game, { thug }) => performById(game, thug, 'melee:0'), '5 4 6')
    expect(table.model('hero').injury).toBe(1)
  })
})

describe('templates', () => {
  const bomb = (dice: string) => {
    const table = setTable({
      models: {
        thug: {
          seat: 'b',
          at: [10, 30],
          counters: 'AA',
          weapons: [
            { name: 'Bomb', damage: 'I', rof: 1, ammo: 1, rules: ['explosive', 'firearm', 'crt(freeze)'] },
          ],
        },
        hero: { seat: 'a', at: [35, 30], endurance: 9 },
        near: { seat: 'b', at: [42.4, 30], endurance: 9 },
        far: { seat: 'a', at: [35, 37.6], endurance: 9 },
      },
      active: 'thug',
    })
    table.play((game, { thug }) => performById(game, thug, 'ranged:0'), dice, ['shots', { '1': 1 }])
    return table
  }

  test('bmg1/weapon-rule/explosive, bmg1/template/explosion-template: 12 cm on the target, every model touched is hit, friends too', () => {
    // The impact; then damage and collateral for the hero and for the friend 5.9 cm away.
    const table = bomb('5 2 3 2 3')
    expect([table.model('hero').injury, table.model('near').injury, table.model('far').injury]).toEqual([
      1, 1, 0,
    ])
  })

  test('bmg1/template/explosion-template: a CRT effect needs its critical', () => {
    const table = bomb('5 2 6 2 3')
    expect([table.model('hero').effects.map(({ id }) => id), table.model('near').effects]).toEqual([
      ['freeze'],
      [],
    ])
  })

  test('bmg1/template/explosion-template: where Blink! stopped the shot it bursts on the obstacle', () => {
    const table = setTable({
      models: {
        thug: {
          seat: 'b',
          at: [10, 30],
          counters: 'AA',
          weapons: [{ name: 'Bomb', damage: 'I', rof: 1, ammo: 1, rules: ['explosive', 'firearm'] }],
        },
        mate: { seat: 'b', at: [25, 30], endurance: 9 },
        hero: { seat: 'a', at: [38, 30], endurance: 9 },
      },
      active: 'thug',
    })
    // Stopped by the mate (4+), cross fire fails, then the blast on the mate alone.
    table.play((game, { thug }) => performById(game, thug, 'ranged:0'), '5 4 1 2 3')
    expect([table.model('mate').injury, table.model('hero').injury]).toEqual([1, 0])
  })

  test('bmg1/weapon-rule/expansive, bmg1/template/spray-template: first band harmless, then lethal, serious, mild; the narrower counts', () => {
    const table = setTable({
      models: {
        thug: {
          seat: 'b',
          at: [10, 30],
          counters: 'AA',
          weapons: [
            {
              name: 'Spray',
              damage: 'II',
              bands: ['II', 'I', 'S'],
              rof: 1,
              ammo: 1,
              rules: ['expansive', 'firearm'],
            },
          ],
        },
        harmless: { seat: 'a', at: [14, 30], endurance: 9 },
        lethal: { seat: 'a', at: [18.5, 30], endurance: 9 },
        onTheLine: { seat: 'a', at: [22, 30.5], endurance: 9 },
        mild: { seat: 'a', at: [29, 30], endurance: 9 },
        aside: { seat: 'a', at: [20, 40], endurance: 9 },
      },
      active: 'thug',
    })
    table.play((game, { thug }) => performById(game, thug, 'ranged:0'), '2 3 2 3 2 3', [
      'spray',
      { to: to(40, 30) },
    ])
    const taken = (name: 'harmless' | 'lethal' | 'onTheLine' | 'mild' | 'aside') => [
      table.model(name).injury,
      table.model(name).stun,
    ]
    expect(taken('harmless')).toEqual([0, 0])
    expect(taken('lethal')).toEqual([2, 0])
    expect(taken('onTheLine')).toEqual([2, 0])
    expect(taken('mild')).toEqual([0, 1])
    expect(taken('aside')).toEqual([0, 0])
  })
})
