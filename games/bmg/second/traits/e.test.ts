import { lightsOf, sees } from '@gargoyle/bmg-common'
import { becomeCasualty } from '@gargoyle/bmg-counters/parts'
import { actionBlockedReason, gun, type ModelSketch } from '@gargoyle/bmg-counters/testing'
import { knockOut, sufferEffect } from '@gargoyle/bmg-counters/toolkit'
import { expect, test } from 'vitest'
import { act } from '../testing/act.ts'
import { duel, shootOut } from '../testing/duel.ts'
import { inchesInCm } from '../testing/inches.ts'
import { apart, near } from '../testing/near.ts'
import { setTable } from '../testing/table.ts'

test('bmg2/trait/echolocation: until the end of the round it sees at any distance and smoke does nothing to it', () => {
  const look = (use: boolean) => {
    const table = setTable({
      models: {
        hero: { seat: 'a', at: [30, 30], traits: ['echolocation'], counters: 'S' },
        foe: { seat: 'b', at: apart(20) },
      },
      markers: [{ kind: 'smoke', at: [40, 30] }],
      active: 'hero',
    })
    if (use) act(table, 'trait:echolocation')
    return table.play((game, { hero, foe }) => sees(game, hero, foe))
  }
  expect([look(true), look(false)]).toEqual([true, false])
  const inside = (use: boolean) => {
    const table = near(['echolocation'], 'S')
    if (use) act(table, 'trait:echolocation')
    table.play((game, { hero }) => sufferEffect(game, hero, { id: 'smoke', args: [] }))
    return table.model('hero').effects.some(({ id }) => id === 'blind')
  }
  expect([inside(true), inside(false)]).toEqual([false, true])
})

test('bmg2/trait/ecm: lights within 6" are out, those further away burn', () => {
  const burning = (
    gap: number,
    traits: readonly string[],
    condition: NonNullable<ModelSketch['condition']> = 'up',
  ) => {
    const table = setTable({
      models: { hero: { seat: 'a', at: [30, 30], traits, condition } },
      markers: [{ kind: 'streetlamp', at: [33 + inchesInCm(gap), 30] }],
    })
    return table.play((game) => lightsOf(game).length)
  }
  expect([burning(6, ['ecm']), burning(6.1, ['ecm']), burning(6, [])]).toEqual([0, 1, 1])
  // K.O. it puts out none.
  expect(burning(6, ['ecm'], 'ko')).toBe(1)
})

test('bmg2/trait/electric-handshake: an enemy in contact rolls Willpower, or is Stunned', () => {
  const shake = (dice: string) => {
    const table = near(['electric-handshake'], 'SSS', { inches: 0, thug: { willpower: 5 } })
    act(table, 'trait:electric-handshake', dice)
    return table.model('thug').effects.map(({ id }) => id)
  }
  expect([shake('3 3'), shake('2 3')]).toEqual([['stunned'], []])
  expect(
    actionBlockedReason(near(['electric-handshake'], 'SSS', { inches: 0.5 }), 'trait:electric-handshake'),
  ).toBe('No model is in contact.')
  expect(
    actionBlockedReason(
      near(['electric-handshake'], 'SSS', { inches: 0, thug: { condition: 'ko' } }),
      'trait:electric-handshake',
    ),
  ).toBe('No model is in contact.')
})

test('bmg2/trait/emp, bmg2/core/robot-label: failed damage dice again against Bots, Cybernetics and vehicles', () => {
  const strike = (traits: readonly string[], dice: string) => {
    const table = duel({ thug: { traits: ['emp'], counters: 'AA' }, hero: { traits } })
    act(table, 'melee:-1', dice, ['strikes', { '1': 2 }])
    return table.model('hero').stun
  }
  for (const machine of ['bot', 'cybernetic', 'vehicle']) expect(strike([machine], '4 4 3 3 1 4 4')).toBe(2)
  expect(strike([], '4 4 3 3 1')).toBe(0)
})

test('bmg2/trait/enemies-of-the-court: 1VP more for each enemy casualty while it is in play', () => {
  const stage = (condition: NonNullable<ModelSketch['condition']>) =>
    setTable({
      models: {
        hero: { seat: 'a', at: [20, 20], traits: ['enemies-of-the-court'], condition },
        mate: { seat: 'a', at: [30, 20] },
        foe: { seat: 'b', at: [60, 60] },
      },
    })
  const earned = (condition: NonNullable<ModelSketch['condition']>, victim: 'mate' | 'foe') => {
    const table = stage(condition)
    table.play((game, all) => becomeCasualty(game, all[victim], undefined))
    return [table.band('a').earned, table.band('b').earned]
  }
  expect(earned('up', 'foe')).toEqual([3, 0])
  expect(earned('up', 'mate')).toEqual([0, 2])
  // bmg2/core/ko: a K.O. model is in play, also below ground; a casualty is not.
  expect(earned('ko', 'foe')).toEqual([3, 0])
  const gone = (parts: object) => {
    const table = stage('up')
    Object.assign(table.model('hero'), { at: undefined, ...parts })
    table.play((game, { foe }) => becomeCasualty(game, foe, undefined))
    return table.band('a').earned
  }
  expect([gone({ condition: 'casualty' }), gone({ condition: 'away', sewerSince: 1 })]).toEqual([2, 3])
})

test('bmg2/trait/energy-field: a die for each impact of shots, none for blows', () => {
  const shoot = (dice: string) => {
    const table = shootOut({ thug: { weapons: [gun] }, hero: { traits: ['energy-field'] } })
    act(table, 'ranged:0', dice, ['shots', { '1': 1 }])
    return table.model('hero').injury
  }
  expect([shoot('6 5'), shoot('6 4 4 1')]).toEqual([0, 1])
  const blow = duel({ thug: { counters: 'A' }, hero: { traits: ['energy-field'] } })
  act(blow, 'melee:-1', '4 4 1')
  expect(blow.model('hero').stun).toBe(1)
})

test('bmg2/trait/enhanced-vision: any distance, never Blind', () => {
  const look = (traits: readonly string[], blind: boolean) => {
    const table = setTable({
      models: { hero: { seat: 'a', at: [30, 30], traits }, foe: { seat: 'b', at: apart(20) } },
    })
    if (blind) table.play((game, { hero }) => sufferEffect(game, hero, { id: 'blind', args: [] }))
    return table.play((game, { hero, foe }) => sees(game, hero, foe))
  }
  expect([look(['enhanced-vision'], false), look(['enhanced-vision'], true), look([], false)]).toEqual([
    true,
    true,
    false,
  ])
})

test('bmg2/trait/escape-artist, bmg2/core/grab: no enemy can try to grab it, but strike it', () => {
  const stage = (traits: readonly string[]) => duel({ thug: { counters: 'AS' }, hero: { traits } })
  expect(actionBlockedReason(stage(['escape-artist']), 'grab:-1')).toBe('No enemy is in reach.')
  expect(actionBlockedReason(stage(['escape-artist']), 'melee:-1')).toBeUndefined()
  expect(actionBlockedReason(stage([]), 'grab:-1')).toBeUndefined()
})

test('bmg2/trait/expendable, bmg2/core/casualty-vp: its K.O. pays nothing, its death does', () => {
  const earned = (traits: readonly string[]) => {
    const table = near([], '', { thug: { traits } })
    table.play((game, { hero, thug }) => knockOut(game, thug, hero))
    const ko = table.band('a').earned
    table.play((game, { hero, thug }) => becomeCasualty(game, thug, hero))
    return [ko, table.band('a').earned]
  }
  expect([earned(['expendable']), earned([])]).toEqual([
    [0, 2],
    [1, 3],
  ])
})

test('bmg2/trait/experimental-ammo, bmg2/objective/ammo-crates: no ammo crates, but other objectives', () => {
  const stage = (kind: 'ammo-crates' | 'loot', traits: readonly string[]) => {
    const table = setTable({
      models: { hero: { seat: 'a', at: [30, 30], traits, counters: 'M', weapons: [gun] } },
      markers: [{ kind, at: [33, 30] }],
      active: 'hero',
    })
    table.model('hero').arms[0]!.ammo = 0
    return actionBlockedReason(table, 'manipulate:1')
  }
  expect(stage('ammo-crates', ['experimental-ammo'])).toBe('hero cannot manipulate.')
  expect(stage('ammo-crates', [])).toBeUndefined()
  expect(stage('loot', ['experimental-ammo'])).toBeUndefined()
})
