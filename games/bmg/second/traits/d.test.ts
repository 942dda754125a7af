import { sees } from '@gargoyle/bmg-common'
import { applies } from '@gargoyle/bmg-counters'
import { becomeCasualty, beginActivation, casualtyRecount } from '@gargoyle/bmg-counters/parts'
import { actionBlockedReason, gun, type ModelSketch } from '@gargoyle/bmg-counters/testing'
import { award, moveCounters, sufferEffect } from '@gargoyle/bmg-counters/toolkit'
import { seat } from '@gargoyle/engine'
import { expect, test } from 'vitest'
import { act } from '../testing/act.ts'
import { duel } from '../testing/duel.ts'
import { apart, near } from '../testing/near.ts'
import { setTable } from '../testing/table.ts'

test('bmg2/trait/daddys-girrrrl, bmg2/core/counters-above-maximum: 1AC when it begins within 6" of a Leader, beyond its Attack', () => {
  const gained = (rank: ModelSketch['rank'] & string, gap: number) => {
    const table = setTable({
      models: {
        hero: { seat: 'a', at: [30, 30], traits: ['daddys-girrrrl'], attack: 2, counters: 'AA' },
        boss: { seat: 'a', at: apart(gap), rank, activated: true },
      },
      part: 1,
    })
    table.play((game, { hero }) => beginActivation(game, hero), '', ['declare', 'neither'])
    return table.model('hero').counters.attack
  }
  expect([gained('leader', 6), gained('leader', 6.1), gained('sidekick', 2)]).toEqual([3, 2, 2])
})

test('bmg2/trait/death-marks: 1VP for the first casualty by its hand, not for the second nor for those of others', () => {
  const table = setTable({
    models: {
      hero: { seat: 'a', at: [20, 20], traits: ['death-marks'] },
      mate: { seat: 'a', at: [30, 20] },
      one: { seat: 'b', at: [60, 60] },
      two: { seat: 'b', at: [70, 60] },
      three: { seat: 'b', at: [80, 60] },
    },
  })
  const earned = (victim: 'one' | 'two' | 'three', by: 'hero' | 'mate') => {
    const before = table.band('a').earned
    table.play((game, all) => becomeCasualty(game, all[victim], all[by]))
    return table.band('a').earned - before
  }
  expect([earned('one', 'mate'), earned('two', 'hero'), earned('three', 'hero')]).toEqual([2, 3, 2])
})

test('bmg2/trait/death-or-exile: a K.O. enemy within 8" is a casualty, seen or not, vehicles excepted', () => {
  const stage = (thug: Partial<ModelSketch>, gap = 8) =>
    near(['death-or-exile'], 'SS', {
      inches: gap,
      hidden: true,
      thug: { condition: 'ko', stun: 6, endurance: 6, ...thug },
    })
  const table = stage({})
  act(table, 'trait:death-or-exile')
  expect(table.model('thug').condition).toBe('casualty')
  for (const other of [stage({}, 8.1), stage({ traits: ['vehicle'] }), stage({ condition: 'up', stun: 0 })])
    expect(actionBlockedReason(other, 'trait:death-or-exile')).toBe('No K.O. model is within 8".')
})

test('bmg2/trait/death-pack: +1 to hit and a free strike at an enemy that another of the pack touches', () => {
  const strike = (mate: Partial<ModelSketch>, dice: string) => {
    const table = setTable({
      models: {
        hero: { seat: 'a', at: [30, 30], traits: ['death-pack'], counters: 'A' },
        foe: { seat: 'b', touching: 'hero', defense: 4, endurance: 12, traits: ['martial-artist'] },
        mate: { seat: 'a', touching: 'foe', traits: ['death-pack'], ...mate },
      },
      active: 'hero',
    })
    act(table, 'melee:-1', dice)
    return table.model('foe').stun
  }
  expect(strike({}, '3 3 4 4 1')).toBe(2)
  // Another without the trait, or too far away: one die, Defense 4.
  expect(strike({ traits: [] }, '3')).toBe(0)
  const alone = duel({ thug: { traits: ['death-pack'], counters: 'A' }, hero: { defense: 4 } })
  act(alone, 'melee:-1', '3')
  expect(alone.model('hero').stun).toBe(0)
})

test('bmg2/trait/delirium: no recovery rolls, neither for stuns nor from K.O.', () => {
  const recover = (model: Partial<ModelSketch>, dice = '') => {
    const table = setTable({
      models: { hero: { seat: 'a', at: [30, 30], traits: ['delirium'], ...model } },
      stage: 'recount',
      part: 0,
    })
    table.play((game) => casualtyRecount(game), dice)
    return [table.model('hero').stun, table.model('hero').condition]
  }
  expect(recover({ stun: 2 })).toEqual([2, 'up'])
  expect(recover({ stun: 6, condition: 'ko' })).toEqual([6, 'ko'])
  expect(recover({ stun: 2, traits: [] }, '5')).toEqual([1, 'up'])
})

test('bmg2/trait/demoralize: enemy Henchmen within 6" lose a counter of the owner’s choice, once a round', () => {
  const stage = (thug: Partial<ModelSketch>, gap = 6) =>
    near(['demoralize'], 'SS', { inches: gap, hidden: true, thug: { counters: 'AD', ...thug } })
  const table = stage({})
  act(table, 'trait:demoralize', '', ['counter', 'defense'])
  expect(table.asked).toEqual(['a: counter'])
  expect(table.model('thug').counters).toMatchObject({ attack: 1, defense: 0 })
  expect(actionBlockedReason(table, 'trait:demoralize')).toBe('Once a round.')
  for (const other of [stage({}, 6.1), stage({ rank: 'free-agent' })])
    expect(actionBlockedReason(other, 'trait:demoralize')).toBe('No enemy Henchman is within 6".')
})

test('bmg2/trait/demotivate: a Willpower roll, or two counters of the owner’s choice; as often as it can pay', () => {
  const stage = (gap = 8, hidden = false) =>
    near(['demotivate'], 'SSSS', {
      inches: gap,
      thug: { counters: 'AAD', willpower: 5 },
      ...(hidden ? { hidden } : {}),
    })
  const table = stage()
  act(table, 'trait:demotivate', '3 3', ['counter', 'defense'])
  expect(table.asked).toEqual(['a: counter'])
  expect(table.model('thug').counters).toMatchObject({ attack: 1, defense: 0 })
  act(table, 'trait:demotivate', '2 3')
  expect(table.model('thug').counters.attack).toBe(1)
  for (const other of [stage(8.1), stage(8, true)])
    expect(actionBlockedReason(other, 'trait:demotivate')).toBe('It sees no model within 8".')
})

test('bmg2/trait/detective-mode: it sees through smoke, and is not Blind in it', () => {
  const look = (traits: readonly string[]) => {
    const table = setTable({
      models: { hero: { seat: 'a', at: [30, 30], traits }, foe: { seat: 'b', at: [45, 30] } },
      markers: [{ kind: 'smoke', at: [38, 30] }],
    })
    table.play((game, { hero }) => sufferEffect(game, hero, { id: 'blind', args: [] }))
    return table.play((game, { hero, foe }) => sees(game, hero, foe))
  }
  expect([look(['detective-mode']), look([])]).toEqual([true, false])
})

test('bmg2/trait/disruptor: no shots with Firearm and Beam weapons this round; others and blows are open', () => {
  const stage = (rules: readonly string[]) => {
    const table = near(['disruptor'], 'SS', {
      inches: 8,
      thug: { counters: 'AA', weapons: [{ damage: 'I', rof: 2, rules }] },
    })
    act(table, 'trait:disruptor')
    table.state.activation = { ...table.state.activation!, model: 1, used: [] }
    return actionBlockedReason(table, 'ranged:0')
  }
  expect(stage(['firearm'])).toBe('Club is out of order.')
  expect(stage(['beam'])).toBe('Club is out of order.')
  expect(stage(['mechanical'])).toBeUndefined()
  expect(actionBlockedReason(near(['disruptor'], 'SS', { inches: 8.1 }), 'trait:disruptor')).toBe(
    'It sees no enemy within 8".',
  )
})

test('bmg2/trait/disturb: counters of a model in sight, friend or foe, stay for the round', () => {
  const table = near(['disturb'], 'SS', { inches: 10, thug: { counters: 'AA' } })
  act(table, 'trait:disturb')
  table.play((game, { hero, thug }) => moveCounters(game, hero.seat, thug, 2, 'Disarray', hero))
  expect(table.asked).toEqual([])
  expect(table.play((game, { thug }) => applies(game, 'counters-stay', { about: thug }))).toBe(true)
  table.play((game, { hero }) => moveCounters(game, hero.seat, hero, 1, 'Veteran'), '', [
    'move-counter',
    'stop',
  ])
  expect(actionBlockedReason(near(['disturb'], 'S', { hidden: true }), 'trait:disturb')).toBe(
    'It sees no model.',
  )
})

test('bmg2/trait/duelist: failed impact dice again in contact with one enemy, not with two, not at range', () => {
  const strike = (second: boolean, dice: string) => {
    const table = setTable({
      models: {
        hero: { seat: 'a', at: [30, 30], traits: ['duelist'], counters: 'A' },
        foe: { seat: 'b', touching: 'hero', endurance: 12 },
        ...(second ? { other: { seat: 'b', touching: 'hero', side: 'west' } as const } : {}),
      } as Record<string, ModelSketch>,
      active: 'hero',
    })
    act(table, 'melee:-1', dice, ...(second ? [['strikes', { '1': 1 }] as const] : []))
    return table.model('foe').stun
  }
  expect([strike(false, '2 4 4 1'), strike(true, '2')]).toEqual([1, 0])
  const shot = near(['duelist', 'dirty-fighter'], 'AA', { inches: 0, hero: { weapons: [gun] } })
  act(shot, 'ranged:0', '1', ['shots', { '1': 1 }])
  expect(shot.model('thug').injury).toBe(0)
})

test('bmg2/trait/duke-of-duality: every gain is a coin, even 1VP more, odd 1VP less, never below nothing', () => {
  const gain = (points: number, dice: string, traits: readonly string[] = ['duke-of-duality']) => {
    const table = near(traits, '')
    table.play((game) => award(game, seat('a'), points, 'bmg2/core/victory', 'a test'), dice)
    return table.band('a').earned
  }
  expect([gain(2, '4'), gain(2, '3'), gain(1, '1'), gain(2, '', [])]).toEqual([3, 1, 0, 2])
  // Nothing is no gain: no coin is thrown for it.
  expect([gain(0, ''), gain(-1, '')]).toEqual([0, 0])
  const table = near(['duke-of-duality'], '')
  table.play((game) => award(game, seat('b'), 2, 'bmg2/core/victory', 'a test'))
  expect(table.band('b').earned).toBe(2)
  // Each gain has its coin, and a K.O. duke throws none.
  const twice = near(['duke-of-duality'], '')
  const gains = (dice: string) =>
    twice.play((game) => {
      award(game, seat('a'), 2, 'bmg2/core/victory', 'one')
      award(game, seat('a'), 1, 'bmg2/core/victory', 'another')
    }, dice)
  gains('2 1')
  expect(twice.band('a').earned).toBe(3)
  twice.model('hero').condition = 'ko'
  gains('')
  expect(twice.band('a').earned).toBe(6)
})
