import { applies, basicMove, skill } from '@gargoyle/bmg-counters'
import { casualtyRecount, trigger } from '@gargoyle/bmg-counters/parts'
import { actionBlockedReason, gun, type ModelSketch } from '@gargoyle/bmg-counters/testing'
import { meleeTargets, perform, rateOfFire, sufferEffect, weaponAt } from '@gargoyle/bmg-counters/toolkit'
import { inches } from '@gargoyle/table'
import { box } from '@gargoyle/table/testing'
import { describe, expect, test } from 'vitest'
import { act } from '../testing/act.ts'
import { duel, shootOut } from '../testing/duel.ts'
import { apart, near, withFriend } from '../testing/near.ts'
import { setTable } from '../testing/table.ts'

test('bmg2/trait/backpack: it moves with loot for nothing', () => {
  const stage = (traits: readonly string[]) =>
    setTable({
      models: { hero: { seat: 'a', at: [30, 30], traits } },
      markers: [{ kind: 'loot', at: [30, 30], seat: 'a', carrier: 'hero' }],
      active: 'hero',
    })
  expect(actionBlockedReason(stage([]), 'move')).toBe('It takes 1MC to move with loot.')
  expect(actionBlockedReason(stage(['backpack']), 'move')).toBeUndefined()
})

describe('bat-armor', () => {
  test('bmg2/trait/bat-armor-mk-i, bmg2/trait/bat-armor-mk-ii, bmg2/trait/bat-armor-mk-iii: a die for each impact before damage', () => {
    const hurt = (trait: string, dice: string) => {
      const table = duel({ thug: { counters: 'A' }, hero: { traits: [trait] } })
      act(table, 'melee:-1', dice)
      return table.model('hero').stun
    }
    expect([hurt('bat-armor-mk-i', '4 5'), hurt('bat-armor-mk-i', '4 4 4 1')]).toEqual([0, 1])
    expect([hurt('bat-armor-mk-ii', '4 6'), hurt('bat-armor-mk-ii', '4 5 4 1')]).toEqual([0, 1])
    expect([hurt('bat-armor-mk-iii', '4 5'), hurt('bat-armor-mk-iii', '4 4 4 1')]).toEqual([0, 1])
  })

  test('bmg2/trait/bat-armor-mk-ii: the second goes 1" further', () => {
    const far = (trait: string) => near([trait], '').play((game, { hero }) => basicMove(game, hero))
    expect([far('bat-armor-mk-i'), far('bat-armor-mk-ii')]).toEqual([4, 5])
  })

  test('bmg2/trait/bat-armor-mk-iii: 2" of reach once it has moved, along a line that it sees itself', () => {
    const reached = (moved: boolean, gap: number, hidden = false) => {
      const table = near(['bat-armor-mk-iii', 'total-vision'], 'A', {
        inches: gap,
        ...(hidden ? { hidden } : {}),
      })
      if (moved) table.state.activation!.moved = true
      return table.play((game, { hero }) => meleeTargets(game, hero, weaponAt(game, hero, -1)).length)
    }
    expect([reached(true, 2), reached(true, 2.1), reached(false, 2), reached(true, 2, true)]).toEqual([
      1, 0, 0, 0,
    ])
  })
})

test('bmg2/trait/bluff: Attack -1 for an enemy in sight within 6", once a round, never twice', () => {
  const table = near(['bluff'], 'SS', { inches: 6, thug: { attack: 4 } })
  act(table, 'trait:bluff')
  expect(table.play((game, { thug }) => skill(game, 'attack', thug))).toBe(3)
  expect(actionBlockedReason(table, 'trait:bluff')).toBe('Once a round.')
  table.model('hero').roundMemory = {}
  act(table, 'trait:bluff')
  expect(table.play((game, { thug }) => skill(game, 'attack', thug))).toBe(3)
  expect(actionBlockedReason(near(['bluff'], 'S', { inches: 6.1 }), 'trait:bluff')).toBe(
    'It sees no enemy within 6".',
  )
  expect(actionBlockedReason(near(['bluff'], 'S', { hidden: true }), 'trait:bluff')).toBe(
    'It sees no enemy within 6".',
  )
})

test('bmg2/trait/bonebreaker: criticals of bare hands do two injuries until the end of the round, those of weapons do not', () => {
  const strike = (arm: number, use: boolean) => {
    const table = duel({
      thug: { traits: ['bonebreaker'], counters: 'AS', weapons: [{ damage: 'S' }] },
      hero: {},
    })
    if (use) act(table, 'trait:bonebreaker')
    act(table, `melee:${arm}`, '4 4 6')
    const { stun, injury } = table.model('hero')
    return [stun, injury]
  }
  expect([strike(-1, true), strike(-1, false), strike(0, true)]).toEqual([
    [1, 2],
    [2, 0],
    [2, 0],
  ])
})

test('bmg2/trait/bosss-orders: Henchmen within 8" hit at +1 in close combat this round, but do not shoot better', () => {
  const stage = (gap: number) =>
    setTable({
      models: {
        hero: { seat: 'a', at: [30, 30], traits: ['bosss-orders'], counters: 'SSSS', rank: 'leader' },
        mate: { seat: 'a', at: apart(gap), counters: 'AAA', weapons: [{ damage: 'I', rof: 1 }] },
        foe: { seat: 'b', touching: 'mate', defense: 4, endurance: 12 },
        far: { seat: 'b', at: [30, 60], defense: 4 },
      },
      active: 'hero',
    })
  const table = stage(8)
  act(table, 'trait:bosss-orders')
  expect(actionBlockedReason(table, 'trait:bosss-orders')).toBe('Once a round.')
  table.state.activation = { ...table.state.activation!, model: 1 }
  act(table, 'melee:-1', '3 1 1', ['strikes', { '2': 1 }])
  expect(table.story.join(' ')).toContain('hits foe once')
  expect(actionBlockedReason(stage(8.1), 'trait:bosss-orders')).toBe('No Henchman is within 8".')
  const shot = near([], '', { hero: { counters: 'AA', weapons: [gun] }, thug: { defense: 4 } })
  shot.model('hero').effects.push({ id: 'bosss-orders', until: 'round', args: [], value: 0, by: undefined })
  act(shot, 'ranged:0', '3', ['shots', { '1': 1 }])
  expect(shot.model('thug').injury).toBe(0)
})

describe('bots', () => {
  test('bmg2/trait/bot: no recovery of stuns or from K.O.', () => {
    const recover = (model: Partial<ModelSketch>, dice: string) => {
      const table = setTable({
        models: { hero: { seat: 'a', at: [30, 30], traits: ['bot'], ...model } },
        stage: 'recount',
        part: 0,
      })
      table.play((game) => casualtyRecount(game), dice)
      return [table.model('hero').stun, table.model('hero').condition]
    }
    expect(recover({ stun: 2 }, '')).toEqual([2, 'up'])
    expect(recover({ stun: 6, condition: 'ko' }, '')).toEqual([6, 'ko'])
    expect(recover({ stun: 2, traits: [] }, '4')).toEqual([1, 'up'])
  })

  test('bmg2/trait/bot: Firearm, Mechanical and Beam damage it on 4+, other weapons as usual', () => {
    const shoot = (rules: readonly string[], face: number, traits: readonly string[] = ['bot']) => {
      const weapon = { damage: 'I', rof: 2, rules: [...rules] }
      const table = shootOut({ thug: { weapons: [weapon], strength: 3 }, hero: { traits } })
      act(table, 'ranged:0', `6 ${face} 1`, ['shots', { '1': 1 }])
      return table.model('hero').injury
    }
    expect(['firearm', 'mechanical', 'beam'].map((rule) => shoot([rule], 3))).toEqual([0, 0, 0])
    expect(['firearm', 'mechanical', 'beam'].map((rule) => shoot([rule], 4))).toEqual([1, 1, 1])
    expect(shoot([], 3)).toBe(1)
    expect(shoot(['firearm'], 2, [])).toBe(1)
  })

  test('bmg2/trait/bot: no doses, and effects on the living do nothing', () => {
    const suffer = (id: string) => {
      const table = near(['bot'], 'AAA', { hero: { willpower: 1 } })
      table.play((game, { hero, thug }) => sufferEffect(game, hero, { id, args: ['2'] }, { by: thug }))
      const { effects, counters } = table.model('hero')
      return effects.length + 3 - counters.attack
    }
    expect(['enervating', 'hypnotize', 'poison', 'scared', 'terror'].map(suffer)).toEqual([0, 0, 0, 0, 0])
    expect(suffer('stunned')).toBe(1)
    const table = near(['bot'], '')
    table.model('hero').doses = 1
    table.play((game) => trigger(game, 'plan-start', {}))
    expect(table.asked).toEqual([])
  })

  test('bmg2/trait/bot-bomb: one Bot of the crew, all others under the template, then it is a casualty', () => {
    const table = setTable({
      models: {
        hero: { seat: 'a', at: [30, 30], traits: ['bot-bomb'], counters: 'SSSS' },
        bot: { seat: 'a', at: [60, 60], traits: ['bot'] },
        foe: { seat: 'b', at: [64, 60], endurance: 12 },
        mate: { seat: 'a', at: [60, 64], endurance: 12 },
        far: { seat: 'b', at: [75, 60] },
      },
      active: 'hero',
    })
    act(table, 'trait:bot-bomb', '4 1 3 1')
    expect([table.model('foe').injury, table.model('mate').injury, table.model('far').injury]).toEqual([
      2, 0, 0,
    ])
    expect(table.model('bot').condition).toBe('casualty')
    expect(actionBlockedReason(table, 'trait:bot-bomb')).toBe('Once a round.')
    expect(actionBlockedReason(near(['bot-bomb'], 'SS'), 'trait:bot-bomb')).toBe(
      'Its crew has no Bot on the table.',
    )
  })

  test('bmg2/trait/bot-mechanic: up to three markers of a Bot in sight within 4"', () => {
    const stage = (bot: Partial<ModelSketch>, gap = 4, hidden = false) =>
      withFriend(['bot-mechanic'], 'SSSS', {
        inches: gap,
        thug: { traits: ['bot'], ...bot },
        ...(hidden ? { hidden } : {}),
      })
    const table = stage({ stun: 3, injury: 2 })
    act(table, 'trait:bot-mechanic', '', ['remove-markers', 2])
    expect([table.model('mate').stun, table.model('mate').injury]).toEqual([2, 0])
    expect(actionBlockedReason(table, 'trait:bot-mechanic')).toBe('Once a round.')
    const none = 'No damaged Bot is in sight within 4".'
    for (const other of [
      stage({}),
      stage({ stun: 1, traits: [] }),
      stage({ stun: 1 }, 4.1),
      stage({ stun: 1 }, 4, true),
    ])
      expect(actionBlockedReason(other, 'trait:bot-mechanic')).toBe(none)
  })
})

test('bmg2/trait/boy-wonder: Handy gives no second roll against it, other rules do', () => {
  const strike = (hero: readonly string[], thug: readonly string[], dice: string) => {
    const table = duel({
      thug: {
        counters: 'A',
        weapons: [{ damage: 'S', rules: thug.includes('handy') ? ['handy'] : [] }],
        traits: thug.filter((id) => id !== 'handy'),
      },
      hero: { traits: hero },
    })
    act(table, 'melee:0', dice)
    return table.model('hero').stun
  }
  expect(strike(['boy-wonder'], ['handy'], '2')).toBe(0)
  expect(strike([], ['handy'], '2 4 4 1')).toBe(1)
  expect(strike(['boy-wonder'], ['duelist'], '2 4 4 1')).toBe(1)
})

test('bmg2/trait/bracelets-of-submission, bmg2/core/dodging-ranged-attacks: the first shots of a round, before dodging, one impact', () => {
  const table = shootOut({
    thug: { counters: 'AAAA', weapons: [gun] },
    hero: { traits: ['bracelets-of-submission', 'dodge'], movement: 3, counters: 'M' },
  })
  // Both hit; the bracelets stop one, dodging the other.
  act(table, 'ranged:0', '6 6 3 3', ['shots', { '1': 2 }], ['dodge', { counters: 1 }])
  expect(table.model('hero').injury).toBe(0)
  table.state.activation!.attacks = 0
  act(table, 'ranged:0', '6 2 1', ['shots', { '1': 1 }])
  expect(table.model('hero').injury).toBe(1)
  const blow = duel({ thug: { counters: 'A' }, hero: { traits: ['bracelets-of-submission'] } })
  act(blow, 'melee:-1', '4 4 1')
  expect(blow.model('hero').stun).toBe(1)
})

test('bmg2/trait/bullet-time: two ranged attacks with different weapons at full rate, no crouching, once a game', () => {
  const rifle = { name: 'Rifle', damage: 'I', rof: 3, ammo: 2 }
  const stage = () => near(['bullet-time'], 'AAAASSSSSS', { inches: 6, hero: { weapons: [gun, rifle] } })
  const table = stage()
  act(table, 'trait:bullet-time')
  table.state.activation!.moved = true
  expect(table.play((game, { hero }) => rateOfFire(game, hero, weaponAt(game, hero, 1)))).toBe(3)
  act(table, 'ranged:0', '1', ['shots', { '1': 1 }])
  expect(actionBlockedReason(table, 'ranged:0')).toBe('It must use another weapon.')
  act(table, 'ranged:1', '1', ['shots', { '1': 1 }])
  expect(actionBlockedReason(table, 'ranged:1')).toBe('It has attacked.')
  expect(table.model('hero').arms.map(({ ammo }) => ammo)).toEqual([2, 1])
  expect(table.play((game, { hero }) => applies(game, 'cannot-crouch', { about: hero }))).toBe(true)
  expect(actionBlockedReason(table, 'trait:bullet-time')).toBe('Once a game.')
  const without = stage()
  act(without, 'ranged:0', '1', ['shots', { '1': 1 }])
  expect(actionBlockedReason(without, 'ranged:1')).toBe('It has attacked.')
  const behind = setTable({
    models: { hero: { seat: 'a', at: [30, 30], traits: ['bullet-time'], counters: 'SSSS' } },
    pieces: [box('crate', inches(30 / 2.54 + 0.6), inches(10), inches(1), inches(3), inches(1))],
    active: 'hero',
  })
  behind.play((game, { hero }) => perform(game, hero, { kind: 'cover', piece: 'crate' }))
  expect(actionBlockedReason(behind, 'trait:bullet-time')).toBe('It has crouched this round.')
})
