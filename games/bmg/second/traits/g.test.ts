import { skill } from '@gargoyle/bmg-counters'
import { scoreObjectives } from '@gargoyle/bmg-counters/parts'
import { actionBlockedReason, type ModelSketch, to } from '@gargoyle/bmg-counters/testing'
import { sufferEffect, weaponAt } from '@gargoyle/bmg-counters/toolkit'
import { cm, inches } from '@gargoyle/table'
import { box } from '@gargoyle/table/testing'
import { expect, test } from 'vitest'
import { act } from '../testing/act.ts'
import { shootOut } from '../testing/duel.ts'
import { inchesInCm } from '../testing/inches.ts'
import { near, withFriend } from '../testing/near.ts'
import { setTable } from '../testing/table.ts'

test('bmg2/trait/gas-mask, bmg2/weapon-rule/gas: attacks with Gas neither hurt it nor do anything else', () => {
  const shoot = (rules: readonly string[], traits: readonly string[], dice: string) => {
    const table = shootOut({
      thug: { weapons: [{ damage: 'I', rof: 2, rules }], strength: 2 },
      hero: { traits },
    })
    act(table, 'ranged:0', dice, ['shots', { '1': 1 }])
    const { injury, effects } = table.model('hero')
    return [injury, effects.map(({ id }) => id)]
  }
  expect(shoot(['gas', 'stunned'], ['gas-mask'], '6')).toEqual([0, []])
  expect(shoot(['gas', 'stunned'], [], '6 4 1')).toEqual([1, ['stunned']])
  expect(shoot(['stunned'], ['gas-mask'], '6 4 1')).toEqual([1, ['stunned']])
})

test('bmg2/trait/get-em: 2AC for a Henchman in sight within 8", within its Attack, again and again', () => {
  const table = withFriend(['get-em'], 'SS', { inches: 8, thug: { attack: 3 } })
  act(table, 'trait:get-em')
  expect(table.model('mate').counters.attack).toBe(2)
  act(table, 'trait:get-em')
  expect(table.model('mate').counters.attack).toBe(3)
  for (const other of [
    withFriend(['get-em'], 'S', { inches: 8.1 }),
    withFriend(['get-em'], 'S', { hidden: true }),
    withFriend(['get-em'], 'S', { thug: { rank: 'sidekick' } }),
  ])
    expect(actionBlockedReason(other, 'trait:get-em')).toBe('It sees no friendly Henchman within 8".')
})

test('bmg2/trait/goad: a Willpower roll, or up to 2" without counters and falls; each enemy once an activation', () => {
  const stage = (thug: Partial<ModelSketch> = {}, pieces: Parameters<typeof setTable>[0]['pieces'] = []) =>
    setTable({
      models: {
        hero: { seat: 'a', at: [30, 30], traits: ['goad'], counters: 'SSS' },
        thug: { seat: 'b', at: [45, 30], willpower: 5, counters: 'MM', ...thug },
      },
      pieces,
      active: 'hero',
    })
  const table = stage()
  act(table, 'trait:goad', '3 3', ['move', { to: to(45, 30 + inchesInCm(2)) }])
  expect(table.asked).toEqual(['a: move'])
  expect(table.model('thug').at!.y).toBe(cm(30 + inchesInCm(2)))
  expect(table.model('thug').counters.movement).toBe(2)
  expect(actionBlockedReason(table, 'trait:goad')).toBe('It sees no enemy within 8" that it has not goaded.')
  const passed = stage()
  act(passed, 'trait:goad', '2 3')
  expect(passed.model('thug').at!.y).toBe(cm(30))
  expect(() => act(stage(), 'trait:goad', '3 3', ['move', { to: to(45, 30 + inchesInCm(2.1)) }])).toThrow()
  expect(actionBlockedReason(stage({ traits: ['vehicle'] }), 'trait:goad')).toContain('It sees no enemy')
  expect(actionBlockedReason(stage({ at: [33 + inchesInCm(8.1), 30] }), 'trait:goad')).toContain(
    'It sees no enemy',
  )
  // Off a roof it is not sent.
  const roof = [box('roof', cm(40), cm(25), cm(10), cm(10), inches(6))]
  expect(() =>
    act(stage({ at: [48, 30, inchesInCm(6)] }, roof), 'trait:goad', '3 3', [
      'move',
      { legs: [{ to: to(50, 30, inchesInCm(6)) }, { to: to(52, 30, 0), by: 'drop' }] },
    ]),
  ).toThrow()
})

test('bmg2/trait/god-killer: its attacks are Magic, and poison and Electric damage do nothing to it', () => {
  const table = near(['god-killer'], '', { hero: { weapons: [{ damage: 'I', rules: ['sharp'] }] } })
  const rules = (who: 'hero' | 'thug', arm: number) =>
    table.play((game, all) => weaponAt(game, all[who], arm).rules.map(({ id }) => id))
  expect([rules('hero', 0), rules('hero', -1), rules('thug', -1)]).toEqual([
    ['sharp', 'magic'],
    ['magic'],
    [],
  ])
  table.play((game, { hero, thug }) => sufferEffect(game, hero, { id: 'poison', args: [] }, { by: thug }))
  expect(table.model('hero').effects).toEqual([])
  const shoot = (rules: readonly string[]) => {
    const shot = shootOut({
      thug: { weapons: [{ damage: 'I', rof: 2, rules }], strength: 2 },
      hero: { traits: ['god-killer'] },
    })
    act(shot, 'ranged:0', '6 4 1', ['shots', { '1': 1 }])
    return shot.model('hero').injury
  }
  expect([shoot(['electric']), shoot([])]).toEqual([0, 1])
})

test('bmg2/trait/gotham-city-siren, bmg2/core/counters-above-maximum: another Siren within 4" gains a counter, once a game, for nothing', () => {
  const stage = (gap: number, mate: readonly string[] = ['gotham-city-siren']) =>
    withFriend(['gotham-city-siren'], '', { inches: gap, thug: { traits: mate, special: 1, counters: 'S' } })
  const table = stage(4)
  act(table, 'trait:gotham-city-siren', '', ['gained-counter', 'special'])
  expect(table.model('mate').counters.special).toBe(2)
  expect(actionBlockedReason(table, 'trait:gotham-city-siren')).toBe('Once a game.')
  expect(actionBlockedReason(stage(4.1), 'trait:gotham-city-siren')).toBe('No other Siren is within 4".')
  expect(actionBlockedReason(stage(4, []), 'trait:gotham-city-siren')).toBe('No other Siren is within 4".')
})

test('bmg2/trait/greed, bmg2/core/objective-control: it controls Loot and Safe Boxes, nothing else', () => {
  const points = (kind: 'loot' | 'safe-boxes' | 'titan-container', traits: readonly string[]) => {
    const table = setTable({
      models: { hero: { seat: 'a', at: [30, 30], traits } },
      markers: [{ kind, at: [33, 30], seat: 'a' }],
    })
    table.play((game) => scoreObjectives(game))
    return table.band('a').earned
  }
  expect([
    points('loot', ['greed']),
    points('safe-boxes', ['greed']),
    points('titan-container', ['greed']),
    points('titan-container', []),
  ]).toEqual([1, 1, 0, 2])
})

test('bmg2/trait/green-travel: placed up to 16" away over anything, once a game, instead of its move', () => {
  const stage = () =>
    setTable({
      models: { hero: { seat: 'a', at: [30, 30], traits: ['green-travel'], counters: 'MMMMSSSS' } },
      pieces: [box('block', cm(40), cm(20), cm(10), cm(20), inches(6))],
      active: 'hero',
    })
  const table = stage()
  act(table, 'trait:green-travel', '', ['place', { to: to(31.5 + inchesInCm(16), 30) }])
  expect(table.model('hero').at!.x).toBe(cm(31.5 + inchesInCm(16)))
  expect(actionBlockedReason(table, 'move')).toBe('It has moved.')
  expect(actionBlockedReason(table, 'trait:green-travel')).toBe('Once a game.')
  expect(() =>
    act(stage(), 'trait:green-travel', '', ['place', { to: to(31.5 + inchesInCm(16.1), 30) }]),
  ).toThrow('It must be within 16"')
  const moved = stage()
  moved.state.activation!.moved = true
  expect(actionBlockedReason(moved, 'trait:green-travel')).toBe('It has moved.')
})

test('bmg2/trait/grin-twins: Attack, Defense and Willpower +1 while another is in play', () => {
  const skills = (mate: Partial<ModelSketch>) =>
    setTable({
      models: {
        hero: { seat: 'a', at: [30, 30], traits: ['grin-twins'] },
        mate: { seat: 'a', at: [60, 30], traits: ['grin-twins'], ...mate },
      },
    }).play((game, { hero }) =>
      (['attack', 'defense', 'willpower'] as const).map((name) => skill(game, name, hero)),
    )
  expect(skills({})).toEqual([5, 4, 6])
  expect(skills({ traits: [] })).toEqual([4, 3, 5])
  expect(skills({ seat: 'b' })).toEqual([4, 3, 5])
  expect(skills({ condition: 'ko' })).toEqual([5, 4, 6])
  const gone = setTable({
    models: {
      hero: { seat: 'a', at: [30, 30], traits: ['grin-twins'] },
      mate: { seat: 'a', traits: ['grin-twins'] },
    },
  })
  expect(gone.play((game, { hero }) => skill(game, 'attack', hero))).toBe(4)
  // bmg2/core/sewers: below ground it is in play.
  gone.model('mate').sewerSince = 1
  expect(gone.play((game, { hero }) => skill(game, 'attack', hero))).toBe(5)
})
