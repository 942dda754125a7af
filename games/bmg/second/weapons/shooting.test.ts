import { lastUses, rateOfFire, weaponAt } from '@gargoyle/bmg-counters'
import { trigger } from '@gargoyle/bmg-counters/parts'
import {
  actionBlockedReason,
  gun,
  type ModelSketch,
  oneShot,
  performById,
  to,
  type WeaponSketch,
} from '@gargoyle/bmg-counters/testing'
import { recall, remember } from '@gargoyle/engine'
import { cm } from '@gargoyle/table'
import { box } from '@gargoyle/table/testing'
import { describe, expect, test } from 'vitest'
import { duel, shootOut } from '../testing/duel.ts'
import { inchesInCm } from '../testing/inches.ts'
import { setTable } from '../testing/table.ts'

/** One shot at the hero. */
const fire = (
  rules: readonly string[],
  dice: string,
  hero: Partial<ModelSketch> = {},
  thug: Partial<ModelSketch> = {},
) => {
  const table = shootOut({ hero, thug: { weapons: [oneShot(...rules)], ...thug } })
  table.play((game, { thug: shooter }) => performById(game, shooter, 'ranged:0'), dice)
  return table
}

const crate = { ...box('crate', cm(45), cm(25), cm(1), cm(10), cm(2.5)), cover: 'heavy' as const }

describe('what decides a shot', () => {
  test('bmg2/weapon-rule/accurate: dodging counts Movement 1 less, other rolls do not', () => {
    const dodged = (rules: readonly string[]) => {
      const table = shootOut({
        hero: { traits: ['dodge'], counters: 'M', movement: 4 },
        thug: { weapons: [oneShot('firearm', ...rules)] },
      })
      table.play(
        (game, { thug }) => performById(game, thug, 'ranged:0'),
        rules.length > 0 ? '5 4 2 3' : '5 4',
        ['dodge', { counters: 1 }],
      )
      return table.model('hero').injury
    }
    expect([dodged(['accurate']), dodged([])]).toEqual([1, 0])
  })

  test('bmg2/weapon-rule/aim: neither after moving nor before', () => {
    const table = shootOut({ thug: { weapons: [oneShot('aim')] } })
    expect(actionBlockedReason(table, 'ranged:0')).toBeUndefined()
    table.state.activation!.moved = true
    expect(actionBlockedReason(table, 'ranged:0')).toBe('This weapon cannot be fired after moving.')
    const fired = shootOut({ thug: { weapons: [oneShot('aim')] } }, { declared: 'attack-move' })
    fired.play((game, { thug }) => performById(game, thug, 'ranged:0'), '1')
    expect(actionBlockedReason(fired, 'move')).toBe('It has fired a weapon that must be aimed.')
  })

  test('bmg2/weapon-rule/assault-x: the rate after moving is X whatever it was, and full without moving', () => {
    const table = shootOut({ thug: { weapons: [{ ...gun, rof: 4, rules: ['assault-x(3)'] }] } })
    const rate = () => table.play((game, { thug }) => rateOfFire(game, thug, weaponAt(game, thug, 0)))
    expect(rate()).toBe(4)
    table.state.activation!.moved = true
    expect(rate()).toBe(3)
  })

  test('bmg2/weapon-rule/throwing: the full rate after moving, unlike others', () => {
    const rate = (rules: readonly string[]) => {
      const table = shootOut({ thug: { weapons: [{ ...gun, rof: 3, rules }] } })
      table.state.activation!.moved = true
      return table.play((game, { thug }) => rateOfFire(game, thug, weaponAt(game, thug, 0)))
    }
    expect([rate(['throwing']), rate([])]).toEqual([3, 1])
  })

  test('bmg2/weapon-rule/handy: every failed hit die again, once', () => {
    const table = duel({ thug: { counters: 'AA', weapons: [{ damage: 'I', rules: ['handy'] }] } })
    table.play((game, { thug }) => performById(game, thug, 'melee:0'), '2 2 3 2 4 5', ['strikes', { '1': 2 }])
    expect(table.model('hero').injury).toBe(1)
  })

  test('bmg2/weapon-rule/red-dot: one failed hit die of a ranged attack again, not two, and not in close combat', () => {
    const table = shootOut({ thug: { weapons: [{ ...gun, rules: ['red-dot', 'firearm'] }] } })
    table.play((game, { thug }) => performById(game, thug, 'ranged:0'), '2 2 5 5 3', ['shots', { '1': 2 }])
    expect(table.model('hero').injury).toBe(1)
    const melee = duel({ thug: { counters: 'A', weapons: [{ damage: 'I', rules: ['red-dot'] }] } })
    melee.play((game, { thug }) => performById(game, thug, 'melee:0'), '2')
    expect(melee.model('hero').injury).toBe(0)
  })

  test('bmg2/weapon-rule/red-dot: one die of the whole attack, however many targets it has', () => {
    const table = setTable({
      models: {
        thug: {
          seat: 'b',
          at: [30, 30],
          counters: 'AA',
          weapons: [{ ...gun, rules: ['red-dot', 'firearm'] }],
        },
        hero: { seat: 'a', at: [50, 30], endurance: 12 },
        mate: { seat: 'a', at: [50, 40], endurance: 12 },
      },
      active: 'thug',
    })
    // The first miss is rolled again and hits, the second is not.
    table.play((game, { thug }) => performById(game, thug, 'ranged:0'), '2 5 5 3 2', [
      'shots',
      { '1': 1, '2': 1 },
    ])
    expect([table.model('hero').injury, table.model('mate').injury]).toEqual([1, 0])
  })

  test('bmg2/weapon-rule/imprecise: hit dice 1 worse', () => {
    expect(fire(['imprecise', 'firearm'], '3').model('hero').stun).toBe(0)
    expect(fire(['imprecise', 'firearm'], '4 4 2').model('hero').injury).toBe(1)
  })

  test('bmg2/weapon-rule/silencer: it cannot be dodged', () => {
    const table = fire(['silencer', 'firearm'], '5 5 2', { traits: ['dodge'], counters: 'MM' })
    expect([table.model('hero').injury, table.asked]).toEqual([1, []])
  })

  test('bmg2/weapon-rule/short-range, bmg2/weapon-rule/medium-range: 8 and 16 inches, not a hair more', () => {
    const reaches = (rule: string, inches: number) =>
      actionBlockedReason(
        shootOut({
          thug: { weapons: [oneShot(rule)], traits: ['night-vision'], at: [10, 30] },
          hero: { at: [13 + inchesInCm(inches), 30] },
        }),
        'ranged:0',
      ) === undefined
    expect([reaches('short-range', 8), reaches('short-range', 8.01)]).toEqual([true, false])
    expect([reaches('medium-range', 16), reaches('medium-range', 16.01)]).toEqual([true, false])
  })

  test('bmg2/weapon-rule/light: fired by a model that an enemy touches', () => {
    const why = (rules: readonly string[]) =>
      actionBlockedReason(duel({ thug: { counters: 'AA', weapons: [oneShot(...rules)] } }), 'ranged:0')
    expect([why(['firearm', 'light']), why(['firearm'])]).toEqual([undefined, 'There is no target.'])
  })

  test('bmg2/weapon-rule/scope: the night does not limit it, and there is no Ping!', () => {
    const table = setTable({
      models: {
        thug: {
          seat: 'b',
          at: [10, 30],
          counters: 'AA',
          weapons: [oneShot('scope', 'firearm'), oneShot('firearm')],
        },
        hero: { seat: 'a', at: [90, 30], endurance: 12 },
      },
      pieces: [crate],
      active: 'thug',
    })
    expect(actionBlockedReason(table, 'ranged:1')).toBe('There is no target.')
    table.play((game, { thug }) => performById(game, thug, 'ranged:0'), '5 5 2')
    expect(table.model('hero').injury).toBe(1)
  })

  test('bmg2/weapon-rule/remote-controlled: around what stands in the way, as far as that way is long, without Ping!', () => {
    const why = (rules: readonly string[], half: number) =>
      actionBlockedReason(
        shootOut(
          { thug: { weapons: [oneShot(...rules)], traits: ['total-vision'] } },
          { pieces: [box('wall', cm(41), cm(30 - half), cm(1), cm(2 * half), cm(30))] },
        ),
        'ranged:0',
      )
    expect(why(['remote-controlled', 'medium-range'], 6)).toBeUndefined()
    expect(why(['remote-controlled', 'medium-range'], 25)).toBe('There is no target.')
    expect(why(['medium-range'], 6)).toBe('There is no target.')
    const table = shootOut(
      { thug: { weapons: [oneShot('remote-controlled', 'firearm')] } },
      { pieces: [crate] },
    )
    table.play((game, { thug }) => performById(game, thug, 'ranged:0'), '5 5 2')
    expect(table.model('hero').injury).toBe(1)
  })

  test('bmg2/weapon-rule/one-use: once in a game, shots and strikes alike', () => {
    const table = shootOut({ thug: { weapons: [oneShot('one-use')] } })
    expect(actionBlockedReason(table, 'ranged:0')).toBeUndefined()
    table.play((game, { thug }) => performById(game, thug, 'ranged:0'), '1')
    Object.assign(table.state.activation!, { attacks: 0 })
    table.state.round = 5
    expect(actionBlockedReason(table, 'ranged:0')).toBe('It has been used: once a game.')
    const glass = duel({ thug: { weapons: [{ damage: 'II', rules: ['one-use'] }] } })
    glass.play((game, { thug }) => performById(game, thug, 'melee:0'), '1', ['strikes', { '1': 1 }])
    Object.assign(glass.state.activation!, { attacks: 0 })
    expect(actionBlockedReason(glass, 'melee:0')).toBe('It has been used: once a game.')
  })

  describe('bmg2/weapon-rule/reload', () => {
    const armed = (thug: Partial<ModelSketch> = {}) => {
      const table = shootOut(
        { thug: { weapons: [oneShot('reload'), oneShot('reload')], ...thug } },
        { round: 3 },
      )
      const used = (arm: 0 | 1) => {
        const thug = table.model('thug')
        remember(thug, lastUses, { ...recall(thug, lastUses), [`weapon 0 ${arm}`]: table.state.round })
      }
      const next = (...answers: readonly (readonly [string, string])[]) => {
        table.play((game) => trigger(game, 'recount-start', {}), '', ...answers)
        table.state.round++
      }
      const why = (arm: 0 | 1) => actionBlockedReason(table, `ranged:${arm}`)
      return { table, used, next, why }
    }

    test('bmg2/weapon-rule/reload: a round without firing loads it', () => {
      const { used, next, why } = armed()
      used(0)
      next()
      expect([why(0), why(1)]).toEqual(['It must be reloaded first.', undefined])
      next()
      expect(why(0)).toBeUndefined()
    })

    test('bmg2/weapon-rule/reload: one weapon a round, which its player names', () => {
      const { used, next, why } = armed()
      used(0)
      used(1)
      next()
      next(['reload-weapon', '1'])
      expect([why(0), why(1)]).toEqual(['It must be reloaded first.', undefined])
    })

    test('bmg2/weapon-rule/reload: other weapons take no time', () => {
      const { used, next, why } = armed({ weapons: [oneShot('reload'), oneShot()] })
      used(0)
      used(1)
      next()
      expect([why(0), why(1)]).toEqual(['It must be reloaded first.', undefined])
      next()
      expect([why(0), why(1)]).toEqual([undefined, undefined])
    })

    test('bmg2/weapon-rule/reload: not while K.O.', () => {
      const { table, used, next, why } = armed()
      used(0)
      next()
      table.model('thug').condition = 'ko'
      next()
      table.model('thug').condition = 'up'
      expect(why(0)).toBe('It must be reloaded first.')
    })
  })
})

/** The shot goes to the second model of a table. */
const AT_HERO = ['shots', { '1': 1 }] as const

describe('templates', () => {
  const bomb = (rules: readonly string[], hero: Partial<ModelSketch> = {}) =>
    setTable({
      models: {
        thug: { seat: 'b', at: [10, 30], counters: 'AA', weapons: [oneShot('firearm', ...rules)] },
        hero: { seat: 'a', at: [30, 30], endurance: 9, ...hero },
        edge: { seat: 'b', at: [30, 30 + inchesInCm(2.5) + 1.49], endurance: 9 },
        far: { seat: 'a', at: [30, 30 - inchesInCm(2.5) - 1.51], endurance: 9 },
      },
      active: 'thug',
    })
  const hurt = (table: ReturnType<typeof bomb>) =>
    (['hero', 'edge', 'far'] as const).map((name) => table.model(name).injury)

  test('bmg2/weapon-rule/explosive, bmg2/template/explosion: 5 inches across on the target, friends too, one hit each', () => {
    const table = bomb(['explosive'])
    table.play((game, { thug }) => performById(game, thug, 'ranged:0'), '5 2 3 2 3', AT_HERO)
    expect(hurt(table)).toEqual([1, 1, 0])
  })

  test('bmg2/template/explosion, bmg2/core/template-volume: 2 inches up and down', () => {
    const roof = (height: number) => {
      const table = setTable({
        models: {
          thug: { seat: 'b', at: [10, 30], counters: 'AA', weapons: [oneShot('firearm', 'explosive')] },
          hero: { seat: 'a', at: [30, 30], endurance: 9 },
          above: { seat: 'a', at: [30, 34, height], endurance: 9 },
        },
        active: 'thug',
      })
      const dice = height < 5.08 ? '5 2 3 2 3' : '5 2 3'
      table.play((game, { thug }) => performById(game, thug, 'ranged:0'), dice, AT_HERO)
      return table.model('above').injury
    }
    expect([roof(5.07), roof(5.09)]).toEqual([1, 0])
  })

  test('bmg2/template/explosion, bmg2/core/template-walls: walls shield', () => {
    const table = setTable({
      models: {
        thug: { seat: 'b', at: [10, 30], counters: 'AA', weapons: [oneShot('firearm', 'explosive')] },
        hero: { seat: 'a', at: [30, 30], endurance: 9 },
        behind: { seat: 'a', at: [30, 35], endurance: 9 },
      },
      pieces: [box('wall', cm(20), cm(32), cm(20), cm(1), cm(20))],
      active: 'thug',
    })
    table.play((game, { thug }) => performById(game, thug, 'ranged:0'), '5 2 3', AT_HERO)
    expect([table.model('hero').injury, table.model('behind').injury]).toEqual([1, 0])
  })

  test('bmg2/weapon-rule/explosive, bmg2/core/template-miss: missed, or stopped on the way, nothing bursts', () => {
    const missed = bomb(['explosive'])
    missed.play((game, { thug }) => performById(game, thug, 'ranged:0'), '1', AT_HERO)
    expect(hurt(missed)).toEqual([0, 0, 0])
    const stopped = setTable({
      models: {
        thug: { seat: 'b', at: [10, 30], counters: 'AA', weapons: [oneShot('firearm', 'explosive')] },
        mate: { seat: 'b', at: [20, 30], endurance: 9 },
        hero: { seat: 'a', at: [33, 30], endurance: 9 },
      },
      active: 'thug',
    })
    // Stopped by the mate (4+), which the cross fire misses.
    stopped.play((game, { thug }) => performById(game, thug, 'ranged:0'), '5 4 1')
    expect([stopped.model('mate').injury, stopped.model('hero').injury]).toEqual([0, 0])
  })

  test('bmg2/template/explosion, bmg2/core/template-simultaneous: those under it may dodge; the target has done so before', () => {
    const dodger = setTable({
      models: {
        thug: { seat: 'b', at: [10, 30], counters: 'AA', weapons: [oneShot('firearm', 'explosive')] },
        hero: { seat: 'a', at: [30, 30], endurance: 9 },
        near: { seat: 'a', at: [30, 35], endurance: 9, traits: ['dodge'], counters: 'M' },
      },
      active: 'thug',
    })
    dodger.play((game, { thug }) => performById(game, thug, 'ranged:0'), '5 2 3 1', AT_HERO, [
      'dodge',
      { counters: 1 },
    ])
    expect([dodger.model('hero').injury, dodger.model('near').injury]).toEqual([1, 0])
    const target = bomb(['explosive'], { traits: ['dodge'], counters: 'MM' })
    target.play((game, { thug }) => performById(game, thug, 'ranged:0'), '5 6 2 3 2 3', AT_HERO, [
      'dodge',
      { counters: 1 },
    ])
    expect([hurt(target), target.asked.filter((each) => each.endsWith('dodge'))]).toEqual([
      [1, 1, 0],
      ['a: dodge'],
    ])
  })

  const thrown = (rules: readonly string[], dice: string, at: readonly [number, number, number]) => {
    const table = bomb(['grenade', 'explosive', 'short-range', ...rules])
    table.play((game, { thug }) => performById(game, thug, 'ranged:0'), dice, ['grenade', { to: at }])
    return table
  }

  test('bmg2/weapon-rule/grenade, bmg2/template/grenades: any point in range and sight; 3+ or a dud', () => {
    expect(hurt(thrown([], '3 2 3 2 3', to(30, 30)))).toEqual([1, 1, 0])
    expect(hurt(thrown([], '2', to(30, 30)))).toEqual([0, 0, 0])
    expect(() => thrown([], '3', to(10 + 1.5 + inchesInCm(8.1), 30))).toThrow('out of range')
  })

  test('bmg2/weapon-rule/grenade, bmg2/template/grenades: Ping! against the throw itself, and what it stops is lost', () => {
    const table = setTable({
      models: {
        thug: { seat: 'b', at: [10, 30], counters: 'AA', weapons: [oneShot('firearm', 'grenade')] },
        hero: { seat: 'a', at: [30, 30], endurance: 9 },
      },
      pieces: [{ ...box('crate', cm(18), cm(25), cm(1), cm(10), cm(2.5)), cover: 'heavy' as const }],
      active: 'thug',
    })
    table.play((game, { thug }) => performById(game, thug, 'ranged:0'), '3 4', [
      'grenade',
      { to: to(30, 30) },
    ])
    expect(table.model('hero').injury).toBe(0)
  })

  const spray = (rules: readonly string[], dice: string, pieces: readonly ReturnType<typeof box>[] = []) => {
    const weapon: WeaponSketch = {
      name: 'Spray',
      damage: 'II',
      bands: ['II', 'I', 'S'],
      rof: 1,
      ammo: 1,
      rules: ['expansive', 'firearm', ...rules],
    }
    const table = setTable({
      models: {
        thug: { seat: 'b', at: [10, 30], counters: 'AA', weapons: [weapon] },
        blank: { seat: 'a', at: [14, 30], endurance: 9 },
        lethal: { seat: 'a', at: [18.5, 31], endurance: 9 },
        serious: { seat: 'b', at: [23.5, 29], endurance: 9 },
        mild: { seat: 'a', at: [28.5, 31], endurance: 9 },
        beyond: { seat: 'a', at: [11.5 + inchesInCm(8) + 1.6, 30], endurance: 9 },
      },
      pieces,
      active: 'thug',
    })
    table.play((game, { thug }) => performById(game, thug, 'ranged:0'), dice, ['spray', { to: to(40, 30) }])
    return (['blank', 'lethal', 'serious', 'mild', 'beyond'] as const).map((name) => {
      const { injury, stun } = table.model(name)
      return `${injury}/${stun}`
    })
  }

  test('bmg2/weapon-rule/expansive, bmg2/template/spray, bmg2/core/spray-bands: 8 inches, blank, lethal, serious, mild, friends too', () => {
    expect(spray([], '2 3 2 3 2 3')).toEqual(['0/0', '2/0', '1/0', '0/1', '0/0'])
  })

  test('bmg2/template/spray, bmg2/core/template-walls: only models that the shooter sees', () => {
    const wall = box('screen', cm(25.2), cm(26), cm(0.4), cm(12), cm(20))
    expect(spray([], '2 3 2 3', [wall])).toEqual(['0/0', '2/0', '1/0', '0/0', '0/0'])
  })

  test('bmg2/weapon-rule/gas: the blank band is lethal, and neither Ping! nor scratch', () => {
    expect(spray(['gas'], '2 3 2 3 2 3 2 3')).toEqual(['2/0', '2/0', '1/0', '0/1', '0/0'])
    const table = shootOut({ thug: { weapons: [oneShot('gas', 'firearm')] } }, { pieces: [crate] })
    table.play((game, { thug }) => performById(game, thug, 'ranged:0'), '5 1 3')
    expect(table.model('hero')).toMatchObject({ injury: 0, stun: 0 })
  })
})
