import { cm } from '@gargoyle/table'
import { testBoard as boardWith, box } from '@gargoyle/table/testing'
import { describe, expect, test } from 'vitest'
import { activationStep } from '../activation/activation.ts'
import { possibleActions } from '../activation/options.ts'
import type { Model, Play } from '../state.ts'
import { performById } from '../testing/actions.ts'
import { duel, gun, shootOut } from '../testing/duel.ts'
import { setTable, type TestTable } from '../testing/table.ts'
import { UNARMED, weaponAt } from './arms.ts'
import { newAttack, newStrike } from './attack.ts'
import { defenseAgainst } from './impact-roll.ts'
import { meleeTargets } from './melee.ts'

const needed = (game: Play, attacker: Model, target: Model): number => {
  const attack = newAttack({
    attacker,
    kind: 'melee',
    weapon: weaponAt(game, attacker, UNARMED),
    arm: UNARMED,
  })
  return defenseAgainst(game, newStrike(attack, target, {})).total
}

/** Why an action of the active model is not open, by id. */
export const blockedReason = <N extends string>(
  table: TestTable<N>,
  name: N,
  id: string,
): string | undefined =>
  table.play((game, models) => {
    const option = possibleActions(game, models[name]!, game.state.activation!).find((each) => each.id === id)
    return option === undefined ? 'not listed' : option.why?.()?.text
  })

describe('strikes', () => {
  test('bmg1/core/melee-strikes: a die for each AC, impacts on Defense or more, damage on Strength or more', () => {
    const table = duel({})
    // Impacts 3 3 1 2: two of them; damage 4 and 3, collateral 2.
    table.play((game, { thug }) => performById(game, thug, 'melee:-1'), '3 3 1 2 4 3 2', [
      'strikes',
      { '1': 4 },
    ])
    expect(table.model('hero').stun).toBe(1)
    expect(table.model('thug').counters.attack).toBe(0)
  })

  test('bmg1/core/melee-strikes: counters are shared out among enemies before any die, one attack an activation', () => {
    const table = setTable({
      models: {
        thug: { seat: 'b', at: [30, 30], counters: 'AAAA', endurance: 12 },
        one: { seat: 'a', touching: 'thug', endurance: 12 },
        two: { seat: 'a', touching: 'thug', side: 'west', endurance: 12 },
      },
      active: 'thug',
    })
    // Three dice against the first (two impacts), then one against the second (a miss).
    table.play((game, { thug }) => performById(game, thug, 'melee:-1'), '6 3 1 5 5 1 2', [
      'strikes',
      { '1': 3, '2': 1 },
    ])
    expect([table.model('one').stun, table.model('two').stun]).toEqual([2, 0])
    expect(blockedReason(table, 'thug', 'melee:-1')).toBe('It has attacked.')
  })

  test('bmg1/core/impact-roll: the natural face goes first: a 1 misses and a 6 hits, whatever is added', () => {
    const table = duel({ hero: { defense: 8 }, thug: { traits: ['master-fighter'] } })
    table.play((game, { thug }) => performById(game, thug, 'melee:-1'), '1 6 6 3', ['strikes', { '1': 2 }])
    expect(table.model('hero').stun).toBe(1)
    const easy = duel({ hero: { defense: 1 } })
    easy.play((game, { thug }) => performById(game, thug, 'melee:-1'), '1', ['strikes', { '1': 1 }])
    expect(easy.model('hero').stun).toBe(0)
  })

  test('bmg1/core/impact-roll: a fallen model is hit on 2+', () => {
    const table = duel({ hero: { condition: 'down', defense: 5 } })
    table.play((game, { thug }) => performById(game, thug, 'melee:-1'), '2 1 6 3', ['strikes', { '1': 2 }])
    expect(table.model('hero').stun).toBe(1)
    const shot = shootOut({ hero: { condition: 'down', defense: 5 } })
    shot.play((game, { thug }) => performById(game, thug, 'ranged:0'), '2 1 2 6', ['shots', { '1': 2 }])
    expect(shot.model('hero').injury).toBe(1)
  })

  test('bmg1/core/unarmed: bare hands do a stun', () => {
    const table = duel({})
    table.play((game, { thug }) => performById(game, thug, 'melee:-1'), '6 6 2', ['strikes', { '1': 1 }])
    expect(table.model('hero')).toMatchObject({ stun: 1, injury: 0 })
  })

  test('bmg1/core/one-melee-weapon-a-round: the weapon is declared and stays the same', () => {
    const table = duel({
      thug: {
        traits: ['lethal-blow'],
        counters: 'AAAASS',
        weapons: [{ damage: 'I' }, { name: 'Knife', damage: 'S' }],
      },
    })
    table.play((game, { thug }) => performById(game, thug, 'melee:0'), '6 6 2', ['strikes', { '1': 1 }])
    expect(table.model('hero').injury).toBe(1)
    expect(blockedReason(table, 'thug', 'special:lethal-blow:1')).toBe(
      'It uses one weapon for the whole round.',
    )
  })

  test('bmg1/core/melee-contact: volumes must touch, unless a weapon reaches further', () => {
    const stand = (rules: readonly string[]) =>
      setTable({
        models: {
          thug: { seat: 'b', at: [30, 30], weapons: [{ damage: 'I', rules }] },
          hero: { seat: 'a', at: [35.9, 30] },
        },
      })
    const targets = (rules: readonly string[]) =>
      stand(rules).play((game, { thug }) => meleeTargets(game, thug, weaponAt(game, thug, 0)).length)
    // The bases are 2.9 cm apart.
    expect(targets([])).toBe(0)
    expect(targets(['reach'])).toBe(1)
  })

  test('bmg1/core/one-attack-type: close combat or ranged, not both', () => {
    const table = duel({
      thug: { traits: ['gunman'], weapons: [{ ...gun, rules: ['light'] }], counters: 'AAAA' },
    })
    table.play((game, { thug }) => performById(game, thug, 'melee:-1'), '1', ['strikes', { '1': 1 }])
    expect(blockedReason(table, 'thug', 'ranged:0')).toBe(
      'One activation has close combat or ranged attacks, not both.',
    )
  })
})

describe('positions', () => {
  const clowns = {
    policeman: { seat: 'a', at: [30, 30] },
    one: { seat: 'b', touching: 'policeman', side: 'east' },
    two: { seat: 'b', touching: 'policeman', side: 'west' },
  } as const

  test('bmg1/core/numerical-inferiority: two enemies that touch none of its friends, and not more for a third', () => {
    const table = setTable({ models: clowns })
    expect(table.play((game, { one, policeman }) => needed(game, one, policeman))).toBe(2)
    const third = setTable({
      models: { ...clowns, third: { seat: 'b', touching: 'policeman', side: 'north' } },
    })
    expect(third.play((game, { one, policeman }) => needed(game, one, policeman))).toBe(2)
    const mate = setTable({ models: { ...clowns, mate: { seat: 'a', touching: 'two', side: 'west' } } })
    expect(mate.play((game, { one, policeman }) => needed(game, one, policeman))).toBe(3)
  })

  test('bmg1/core/defensive-position: higher ground is worth 1, and so is a thin wall in between', () => {
    const roof = box('roof', cm(30), cm(28.5), cm(10), cm(10), cm(2))
    const high = setTable({
      models: { low: { seat: 'b', at: [28.5, 30] }, high: { seat: 'a', at: [31.5, 30, 2] } },
      pieces: [roof],
    })
    expect(high.play((game, { low, high: top }) => [needed(game, low, top), needed(game, top, low)])).toEqual(
      [4, 3],
    )
    const wall = (thick: number) =>
      setTable({
        models: { one: { seat: 'b', at: [28.5, 30] }, two: { seat: 'a', at: [31.5 + thick, 30] } },
        pieces: [{ ...box('fence', cm(30), cm(20), cm(thick), cm(20), cm(3)), sight: 'screened' }],
      }).play((game, { one, two }) => needed(game, one, two))
    expect(wall(1)).toBe(4)
    expect(wall(3)).toBe(3)
  })

  test('bmg1/core/defensive-position: both flanks covered, but not one', () => {
    const alley = (both: boolean) =>
      setTable({
        models: { one: { seat: 'b', at: [28.5, 30] }, two: { seat: 'a', at: [31.5, 30] } },
        board: boardWith(
          [
            box('south', cm(30), cm(20), cm(4), cm(8), cm(6)),
            ...(both ? [box('north', cm(30), cm(32), cm(4), cm(8), cm(6))] : []),
          ],
          cm(90),
          cm(90),
        ),
      }).play((game, { one, two }) => needed(game, one, two))
    expect([alley(true), alley(false)]).toEqual([4, 3])
  })
})

describe('holding and pushing', () => {
  const grab = () => duel({ thug: { counters: 'AAS' } })

  test('bmg1/core/grab: 1SC and any AC with bare hands; damage also immobilizes', () => {
    const table = grab()
    table.play((game, { thug }) => performById(game, thug, 'grab:-1'), '4 5 2', ['strike-count', 1])
    expect(table.model('hero').effects).toMatchObject([{ id: 'immobilized', by: 0 }])
    expect(table.model('hero').stun).toBe(1)
    expect(table.model('thug').counters).toMatchObject({ attack: 1, special: 0 })
    const failed = grab()
    failed.play((game, { thug }) => performById(game, thug, 'grab:-1'), '4 3 2', ['strike-count', 1])
    expect(failed.model('hero').effects).toEqual([])
  })

  test('bmg1/core/grab, bmg1/core/unarmed: gloves that count as unarmed grab with their own damage, an axe does not', () => {
    const weapons = [
      { name: 'Gloves', damage: 'SS', rules: ['unarmed'] },
      { name: 'Axe', damage: 'III' },
    ]
    const table = duel({ thug: { counters: 'AS', weapons } })
    table.play((game, { thug }) => performById(game, thug, 'grab:0'), '4 5 2')
    expect(table.model('hero')).toMatchObject({ stun: 2, effects: [{ id: 'immobilized', by: 0 }] })
    expect(() =>
      duel({ thug: { counters: 'AS', weapons } }).play((game, { thug }) => performById(game, thug, 'grab:1')),
    ).toThrow()
    // They bind it to no weapon of the round, as bare hands do not.
    expect(table.state.activation?.weapon).toBeUndefined()
  })

  test('bmg1/core/grab: each captor after the first takes 1 off Defense, never below 1', () => {
    const table = setTable({
      models: {
        hero: { seat: 'a', at: [30, 30], defense: 3, traits: ['martial-artist'] },
        one: { seat: 'b', touching: 'hero' },
        two: { seat: 'b', touching: 'hero', side: 'west' },
        three: { seat: 'b', touching: 'hero', side: 'north' },
        four: { seat: 'b', touching: 'hero', side: 'south' },
      },
    })
    const held = (count: number): number => {
      table.model('hero').effects = [1, 2, 3, 4]
        .slice(0, count)
        .map((by) => ({ id: 'immobilized', until: 'game' as const, args: [], value: 0, by }))
      return table.play((game, { one, hero }) => needed(game, one, hero))
    }
    expect([held(1), held(2), held(3), held(4)]).toEqual([3, 2, 1, 1])
  })

  test('bmg1/core/grab: breaking free takes an AC for each captor, dice against its own Strength, one loose per success', () => {
    const table = setTable({
      models: {
        hero: { seat: 'a', at: [30, 30], counters: 'AAA', strength: 4 },
        one: { seat: 'b', touching: 'hero' },
        two: { seat: 'b', touching: 'hero', side: 'west' },
      },
      active: 'hero',
    })
    table.model('hero').effects = [1, 2].map((by) => ({
      id: 'immobilized',
      until: 'game',
      args: [],
      value: 0,
      by,
    }))
    table.play(
      (game, { hero }) => performById(game, hero, 'break-free'),
      '4 3',
      ['break-free', 2],
      ['freed-from', '2'],
    )
    expect(table.model('hero').effects).toMatchObject([{ id: 'immobilized', by: 1 }])
    expect(blockedReason(table, 'hero', 'break-free')).toBe('It has tried.')
  })

  test('bmg1/core/grab: each die that reaches the own Strength frees it, and no other', () => {
    const freed = (dice: string) => {
      const table = duel({ hero: { counters: 'AA', strength: 4 } }, { active: 'hero' })
      table.model('hero').effects = [{ id: 'immobilized', until: 'game', args: [], value: 0, by: 0 }]
      table.play((game, { hero }) => performById(game, hero, 'break-free'), dice, ['break-free', 2])
      return table.model('hero').effects.length === 0
    }
    expect([freed('4 1'), freed('3 3')]).toEqual([true, false])
  })

  test('bmg1/core/grab: a captor that strikes another beside the one it holds lets go', () => {
    const holds = (strikes: Record<string, number>, dice: string) => {
      const table = setTable({
        models: {
          thug: { seat: 'b', at: [30, 30], counters: 'AA' },
          hero: { seat: 'a', touching: 'thug', endurance: 12 },
          mate: { seat: 'a', touching: 'thug', side: 'west', endurance: 12 },
        },
        active: 'thug',
      })
      table.model('hero').effects = [{ id: 'immobilized', until: 'game', args: [], value: 0, by: 0 }]
      table.play((game, { thug }) => performById(game, thug, 'melee:-1'), dice, ['strikes', strikes])
      return table.model('hero').effects.length > 0
    }
    expect([holds({ '1': 2 }, '1 1'), holds({ '1': 1, '2': 1 }, '1 1'), holds({ '2': 2 }, '1 1')]).toEqual([
      true,
      false,
      false,
    ])
  })

  test('bmg1/core/grab: a captor that moves lets go', () => {
    const table = duel({ thug: { counters: 'M' } })
    table.model('hero').effects = [{ id: 'immobilized', until: 'game', args: [], value: 0, by: 0 }]
    table.play(
      (game, { thug }) => performById(game, thug, 'move'),
      '',
      ['pace', 'walk:0'],
      ['move', { to: [cm(22), cm(30), 0] }],
    )
    expect(table.model('hero').effects).toEqual([])
  })

  test('bmg1/core/grab: a captor that moves lets go of its own hold only', () => {
    const held = (id: string, by: number) => ({ id, until: 'game' as const, args: [], value: 0, by })
    const table = setTable({
      models: {
        thug: { seat: 'b', at: [30, 30] },
        other: { seat: 'b', at: [36, 30] },
        hero: { seat: 'a', at: [33, 30] },
        mate: { seat: 'a', at: [60, 60] },
      },
      active: 'thug',
    })
    table.model('hero').effects = [held('immobilized', 0), held('immobilized', 1), held('stunned', 0)]
    table.model('mate').effects = [held('immobilized', 1)]
    table.play((game, { thug }) => performById(game, thug, 'move'), '', ['move', { to: [cm(25), cm(30), 0] }])
    const left = (name: 'hero' | 'mate') => table.model(name).effects.map(({ id, by }) => [id, by])
    expect([left('hero'), left('mate')]).toEqual([
      [
        ['immobilized', 1],
        ['stunned', 0],
      ],
      [['immobilized', 1]],
    ])
  })

  test('bmg1/effect/displaced-pushed: scenery hurts only a model that it stops short', () => {
    const pushed = (rest: Parameters<typeof duel>[1]) => {
      const table = duel({ thug: { counters: 'AS' } }, rest)
      table.play((game, { thug }) => performById(game, thug, 'push:-1'), '4 5 3')
      return [table.model('hero').at!.x / cm(1), table.model('hero').stun]
    }
    // Bare hands leave one stun; it slides 3 cm, up to what is in the way.
    expect(pushed({})).toEqual([36, 1])
    // A wall that it just reaches stops nothing.
    expect(pushed({ pieces: [box('wall', cm(37.5), cm(20), cm(1), cm(20), cm(6))] })).toEqual([36, 1])
  })

  test('bmg1/core/push: 1SC and any AC; on damage it slides straight away by the collateral die', () => {
    const table = duel({ thug: { counters: 'AS' } })
    const { x } = table.model('hero').at!
    table.play((game, { thug }) => performById(game, thug, 'push:-1'), '4 5 3')
    expect(table.model('hero').at!.x - x).toBe(cm(3))
    const failed = duel({ thug: { counters: 'AS' } })
    failed.play((game, { thug }) => performById(game, thug, 'push:-1'), '4 2 3')
    expect(failed.model('hero').at!.x).toBe(x)
  })
})

describe('special attacks', () => {
  test('bmg1/core/special-attack-use: one an activation, and the others get normal strikes, not the same enemy', () => {
    const table = setTable({
      models: {
        thug: {
          seat: 'b',
          at: [30, 30],
          counters: 'AAAASSS',
          traits: ['lethal-blow', 'devastating-blow'],
          endurance: 12,
        },
        one: { seat: 'a', touching: 'thug', endurance: 12 },
        two: { seat: 'a', touching: 'thug', side: 'west', endurance: 12 },
      },
      active: 'thug',
    })
    table.play(
      (game, { thug }) => performById(game, thug, 'special:lethal-blow:-1'),
      '1',
      ['target', '1'],
      ['strike-count', 1],
    )
    expect(blockedReason(table, 'thug', 'special:devastating-blow:-1')).toBe('It has made a special attack.')
    // Only the other enemy is left for strikes, so the target is not asked.
    table.play((game, { thug }) => performById(game, thug, 'melee:-1'), '1 1', ['strikes', { '2': 2 }])
    expect(table.asked).toEqual(['b: strikes'])
  })

  test('bmg1/core/execute-the-plan: the menu of an activation is asked while anything but its end is open', () => {
    const table = duel({ thug: { counters: '' } })
    table.play((game) => activationStep(game, game.state.activation!), '', ['action', 'end'])
    expect(table.offered('action')).toMatchObject({ end: undefined, move: undefined })
    expect(table.offered('action')['melee:-1']).toContain('1AC')
    const idle = duel({ thug: { counters: '' } })
    idle.state.activation!.moved = true
    idle.play((game) => activationStep(game, game.state.activation!))
    expect([idle.asked, idle.model('thug').activated]).toEqual([[], true])
  })
})
