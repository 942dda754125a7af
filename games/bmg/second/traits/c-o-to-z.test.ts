import { sees } from '@gargoyle/bmg-common'
import { applies, weaponAt } from '@gargoyle/bmg-counters'
import { casualtyRecount } from '@gargoyle/bmg-counters/parts'
import { actionBlockedReason, gun, type ModelSketch, performById, to } from '@gargoyle/bmg-counters/testing'
import { type Declared, rateOfFire, stayedInPlace, weaponsFired } from '@gargoyle/bmg-counters/toolkit'
import { recall, remember } from '@gargoyle/engine'

import { cm } from '@gargoyle/table'
import { box } from '@gargoyle/table/testing'

import { describe, expect, test } from 'vitest'

import { act } from '../testing/act.ts'
import { duel } from '../testing/duel.ts'
import { inchesInCm } from '../testing/inches.ts'
import { apart, near } from '../testing/near.ts'
import { setTable } from '../testing/table.ts'

test('bmg2/trait/close-combat-master: failed impact dice again, unarmed only', () => {
  const strike = (arm: number, dice: string) => {
    const table = duel({
      thug: { traits: ['close-combat-master'], counters: 'A', weapons: [{ damage: 'S' }] },
      hero: {},
    })
    act(table, `melee:${arm}`, dice)
    return table.model('hero').stun
  }
  expect([strike(-1, '2 4 4 1'), strike(0, '2')]).toEqual([1, 0])
})

test('bmg2/trait/combat-flip: up to 3" beside its move, only in contact with an enemy, once an activation', () => {
  const stage = (touching: boolean) =>
    setTable({
      models: {
        hero: { seat: 'a', at: [30, 30], traits: ['combat-flip'], counters: 'SS' },
        foe: touching ? { seat: 'b', touching: 'hero' } : { seat: 'b', at: [50, 50] },
      },
      active: 'hero',
    })
  const table = stage(true)
  act(table, 'trait:combat-flip', '', ['move', { to: to(30 - inchesInCm(3), 30) }])
  expect(table.model('hero').at!.x).toBe(cm(30 - inchesInCm(3)))
  expect(table.state.activation!.moved).toBe(false)
  expect(() =>
    act(stage(true), 'trait:combat-flip', '', ['move', { to: to(30 - inchesInCm(3.1), 30) }]),
  ).toThrow()
  expect(actionBlockedReason(stage(false), 'trait:combat-flip')).toBe('No enemy is in contact.')
  expect(actionBlockedReason(table, 'trait:combat-flip')).toBe('Once an activation.')
})

test('bmg2/trait/combat-flip, bmg2/weapon-rule/aim: who flips has moved, but its move is still to come', () => {
  const stage = (declared: Declared) =>
    setTable({
      models: {
        hero: {
          seat: 'a',
          at: [30, 30],
          traits: ['combat-flip'],
          counters: 'AASS',
          weapons: [{ ...gun, name: 'Rifle', rules: ['firearm', 'aim'] }],
        },
        foe: { seat: 'b', touching: 'hero' },
      },
      active: 'hero',
      declared,
    })
  const rate = (table: ReturnType<typeof stage>) =>
    table.play((game, { hero }) => rateOfFire(game, hero, weaponAt(game, hero, 0)))
  const table = stage('move-attack')
  expect(rate(table)).toBe(2)
  act(table, 'trait:combat-flip', '', ['move', { to: to(30 - inchesInCm(3), 30) }])
  expect([rate(table), actionBlockedReason(table, 'ranged:0')]).toEqual([
    1,
    'This weapon cannot be fired after moving.',
  ])
  expect(actionBlockedReason(table, 'move')).toBeUndefined()
  // Its attack is not over because it was declared to come before the move.
  const first = stage('attack-move')
  act(first, 'trait:combat-flip', '', ['move', { to: to(30 - inchesInCm(3), 30) }])
  expect(actionBlockedReason(first, 'ranged:0')).toBe('This weapon cannot be fired after moving.')
  // Nor does it flip after it has fired what must be aimed.
  const fired = stage('attack-move')
  remember(fired.state.activation!, weaponsFired, ['weapon 0 0'])
  expect(actionBlockedReason(fired, 'trait:combat-flip')).toBe('It has fired a weapon that must be aimed.')
  // Who stays where it is has not moved.
  const stayed = stage('move-attack')
  act(stayed, 'trait:combat-flip', '', ['move', { to: to(30, 30) }])
  expect(rate(stayed)).toBe(2)
})

test('bmg2/trait/combo: every two AC with the weapon are three strikes, with others two', () => {
  const strike = (arm: number, dice: string) => {
    const table = duel({
      thug: { traits: ['combo(knife)'], counters: 'AA', weapons: [{ name: 'Knife', damage: 'I' }] },
      hero: {},
    })
    act(table, `melee:${arm}`, dice, ['strikes', { '1': 2 }])
  }
  expect(() => strike(0, '1 1 1')).not.toThrow()
  expect(() => strike(-1, '1 1')).not.toThrow()
})

describe('hackers', () => {
  const stage = (trait: string, thug: Partial<ModelSketch>, gap: number) =>
    near([trait], 'SS', { inches: gap, hidden: true, thug: { counters: 'AA', ...thug } })

  test('bmg2/trait/computer-intrusion, bmg2/core/robot-label: two counters of a Bot or Cybernetic within 8", seen or not', () => {
    for (const machine of ['bot', 'cybernetic']) {
      const table = stage('computer-intrusion', { traits: [machine] }, 8)
      act(
        table,
        'trait:computer-intrusion',
        '',
        ['move-counter', 'attack:defense'],
        ['move-counter', 'attack:defense'],
      )
      expect(table.model('thug').counters).toMatchObject({ attack: 0, defense: 2 })
      expect(actionBlockedReason(table, 'trait:computer-intrusion')).toBe('Once an activation.')
    }
    const none = 'No enemy machine is within 8".'
    expect(actionBlockedReason(stage('computer-intrusion', {}, 8), 'trait:computer-intrusion')).toBe(none)
    expect(
      actionBlockedReason(stage('computer-intrusion', { traits: ['bot'] }, 8.1), 'trait:computer-intrusion'),
    ).toBe(none)
  })
})

test('bmg2/trait/concealment: enemies see it in contact only, lit or not, unless they have Enhanced or Total Vision or a nose for it', () => {
  const seen = (gap: number, traits: readonly string[] = []) => {
    const table = setTable({
      models: {
        hero: { seat: 'a', at: [30, 30], traits: ['concealment'], counters: 'MS' },
        foe: { seat: 'b', at: apart(gap), traits },
        mate: { seat: 'a', at: [30, 40] },
      },
      markers: [{ kind: 'streetlamp', at: [27, 30] }],
      active: 'hero',
    })
    act(table, 'trait:concealment')
    return table.play((game, { hero, foe, mate }) => [sees(game, foe, hero), sees(game, mate, hero)])
  }
  expect(seen(1)).toEqual([false, true])
  expect(seen(0)).toEqual([true, true])
  for (const sense of ['enhanced-vision', 'total-vision', 'superior-sense-of-smell'])
    expect([sense, seen(3, [sense])]).toEqual([sense, [true, true]])
  expect(seen(3, ['night-vision'])).toEqual([false, true])
})

test('bmg2/trait/cop: +1 to hit Criminals only', () => {
  const strike = (traits: readonly string[], dice: string) => {
    const table = duel({ thug: { traits: ['cop'], counters: 'A' }, hero: { traits, defense: 4 } })
    act(table, 'melee:-1', dice)
    return table.model('hero').stun
  }
  expect([strike(['criminal'], '3 4 1'), strike([], '3')]).toEqual([1, 0])
})

test('bmg2/trait/countermeasures: one of three, from one activation to the next', () => {
  const stage = (system: string) => {
    const table = setTable({
      models: {
        hero: { seat: 'a', at: [30, 30], traits: ['countermeasures', 'kevlar-vest'], endurance: 12 },
        foe: {
          seat: 'b',
          at: apart(10),
          weapons: [{ damage: 'II', rof: 2, rules: ['anti-tank'] }],
          counters: 'AA',
        },
        far: { seat: 'b', at: apart(14) },
      },
      part: 1,
    })
    table.playOn('', ['countermeasures', system], ['declare', 'neither'])
    return table
  }
  const sight = (table: ReturnType<typeof stage>) =>
    table.play((game, { hero, foe, far }) => [sees(game, foe, hero), sees(game, hero, far)])
  expect(sight(stage('stealth'))).toEqual([false, false])
  expect(sight(stage('night-vision'))).toEqual([true, true])
  const shot = (system: string) => {
    const table = stage(system)
    table.play((game, { foe }) => performById(game, foe, 'ranged:0'), '6 4 1', ['shots', { '0': 1 }])
    return table.model('hero').injury
  }
  // The vest works only where Anti-Tank does not.
  expect([shot('anti-tank'), shot('night-vision')]).toEqual([1, 2])
})

test('bmg2/trait/cowards-reward: who leaves contact rolls Agility first, or takes an injury; who stays does not', () => {
  const leave = (dice: string, far: number, use = true) => {
    const table = setTable({
      models: {
        hero: { seat: 'a', at: [30, 30], traits: ['cowards-reward'], counters: 'S' },
        foe: { seat: 'b', touching: 'hero', movement: 3, endurance: 12 },
      },
      active: 'hero',
    })
    if (use) act(table, 'trait:cowards-reward')
    table.state.activation = { ...table.state.activation!, model: 1, moved: false }
    act(table, 'move', dice, ['move', { to: to(33 + inchesInCm(far), 30) }])
    return [table.model('foe').injury, table.model('foe').at!.x > cm(33)]
  }
  expect([leave('3', 2), leave('4', 2), leave('', 2, false)]).toEqual([
    [0, true],
    [1, true],
    [0, true],
  ])
})

test('bmg2/trait/cowards-reward, bmg2/core/damage-accumulation: who loses the MC for its way on leaving stays', () => {
  const hedge = { ...box('hedge', cm(35), cm(25), cm(1), cm(10), cm(3)), passage: 'difficult' as const }
  const leave = (dice: string) => {
    const table = setTable({
      models: {
        hero: { seat: 'a', at: [30, 30] },
        foe: { seat: 'b', touching: 'hero', movement: 3, endurance: 12, stun: 1, counters: 'M' },
      },
      pieces: [hedge],
      active: 'foe',
    })
    table.model('hero').effects = [
      { id: 'cowards-reward', until: 'round', args: [], value: 0, by: undefined },
    ]
    act(table, 'move', dice, ['pace', 'walk:0'], ['move', { to: to(39, 30) }])
    return [
      table.model('foe').counters.movement,
      table.model('foe').at!.x > cm(33),
      recall(table.state.activation, stayedInPlace),
    ]
  }
  // The second marker takes its only counter: it has not left its place.
  expect(leave('4')).toEqual([0, false, true])
  expect(leave('3')).toEqual([0, true, false])
})

test('bmg2/trait/criminology, bmg2/core/vehicle-exemption: it takes Runaway and nothing else that saves from Arrest', () => {
  const table = setTable({
    models: {
      hero: { seat: 'a', at: [30, 30], traits: ['criminology'] },
      foe: { seat: 'b', at: apart(5), traits: ['vehicle'] },
    },
  })
  expect(table.play((game, { foe }) => applies(game, 'cannot-be-arrested', { about: foe }))).toBe(true)
})

test('bmg2/trait/criminology: enemies within 12" are not safe from Arrest by Runaway', () => {
  const safe = (traits: readonly string[], gap: number, seat: 'a' | 'b' = 'b') => {
    const table = setTable({
      models: {
        hero: { seat: 'a', at: [30, 30], traits },
        foe: { seat, at: apart(gap), traits: ['runaway'] },
      },
    })
    return table.play((game, { foe }) => applies(game, 'cannot-be-arrested', { about: foe }))
  }
  expect([
    safe(['criminology'], 12),
    safe(['criminology'], 12.1),
    safe([], 5),
    safe(['criminology'], 5, 'a'),
  ]).toEqual([false, true, true, true])
})

test('bmg2/trait/critical-strike: for 1SC the collateral die is a 6 without a roll, in close combat', () => {
  const strike = (answer: 'yes' | 'no', dice: string) => {
    const table = duel({ thug: { traits: ['critical-strike'], counters: 'AS' }, hero: {} })
    act(table, 'melee:-1', dice, ['critical-strike', answer])
    return [table.model('hero').stun, table.model('hero').condition, table.model('thug').counters.special]
  }
  expect(strike('yes', '4 4')).toEqual([2, 'up', 0])
  // It makes a pair with a 6 too.
  expect(strike('yes', '4 6')).toEqual([2, 'down', 0])
  expect(strike('no', '4 4 1')).toEqual([1, 'up', 1])
})

test('bmg2/trait/cruel: a K.O. enemy in contact is a casualty, a vehicle is not', () => {
  const stage = (thug: Partial<ModelSketch>, gap = 0) =>
    near(['cruel'], 'SS', { inches: gap, thug: { condition: 'ko', stun: 6, endurance: 6, ...thug } })
  const table = stage({})
  act(table, 'trait:cruel')
  expect(table.model('thug').condition).toBe('casualty')
  const none = 'No K.O. enemy is in contact.'
  for (const other of [stage({ traits: ['vehicle'] }), stage({ condition: 'up', stun: 0 }), stage({}, 1)])
    expect(actionBlockedReason(other, 'trait:cruel')).toBe(none)
})

test('bmg2/trait/cybernetic, bmg2/core/recovery: +1 to block, and failed recovery rolls again', () => {
  const block = (traits: readonly string[], dice: string) => {
    const table = duel({ thug: { counters: 'A' }, hero: { traits, counters: 'D' } })
    act(table, 'melee:-1', dice, ['block', 1])
    return table.model('hero').stun
  }
  expect([block(['cybernetic'], '4 3'), block([], '4 3 4 1')]).toEqual([0, 1])
  const recover = (model: Partial<ModelSketch>, dice: string) => {
    const table = setTable({
      models: { hero: { seat: 'a', at: [30, 30], traits: ['cybernetic'], ...model } },
      stage: 'recount',
      part: 0,
    })
    table.play((game) => casualtyRecount(game), dice)
    return [table.model('hero').stun, table.model('hero').condition]
  }
  expect(recover({ stun: 2 }, '3 4')).toEqual([1, 'up'])
  expect(recover({ stun: 2, traits: [] }, '3')).toEqual([2, 'up'])
  expect(recover({ stun: 6, condition: 'ko' }, '6 6 3 3')).toEqual([5, 'down'])
})

test('bmg2/trait/cyclops: shots further than 8" are Imprecise, once', () => {
  const shoot = (gap: number, rules: readonly string[], face: number) => {
    const table = near(['cyclops'], 'AA', {
      inches: gap,
      hero: { weapons: [{ damage: 'I', rof: 2, rules }] },
      thug: { defense: 4 },
    })
    act(table, 'ranged:0', `${face} 1 1`, ['shots', { '1': 1 }])
    return table.story.some((line) => line.includes('takes'))
  }
  // 4 hits Defense 4 unless the shot is Imprecise; a hit that fails to damage scratches.
  expect(shoot(8, [], 4)).toBe(true)
  expect(() => shoot(8.1, [], 4)).toThrow()
  expect(shoot(8.1, [], 5)).toBe(true)
  expect(shoot(8.1, ['imprecise'], 5)).toBe(true)
})

test('bmg2/trait/computer-intrusion: the trait stays off where counters may not be moved', () => {
  const table = near(['computer-intrusion'], 'S', { thug: { traits: ['bot'], counters: 'AA' } })
  table.model('thug').effects.push({ id: 'disturb', until: 'round', args: [], value: 0, by: undefined })
  act(table, 'trait:computer-intrusion')
  expect(table.model('thug').counters.attack).toBe(2)
})
