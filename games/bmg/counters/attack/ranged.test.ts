import { look } from '@gargoyle/bmg-common'
import { cm } from '@gargoyle/table'
import { box } from '@gargoyle/table/testing'
import { describe, expect, test } from 'vitest'
import { possibleActions } from '../activation/options.ts'
import { actionBlockedReason, performById } from '../testing/actions.ts'
import { gun, shootOut } from '../testing/duel.ts'
import { setTable, to } from '../testing/table.ts'
import { weaponAt } from './arms.ts'
import { lampTargets, rateOfFire, shotAtTargetBlockedReason } from './ranged.ts'

/** Why a thug at 30, 30 cannot shoot a hero so far east of it, edge to edge. */
const why = (
  apart: number,
  parts: {
    readonly rules?: readonly string[]
    readonly lamp?: boolean
    readonly traits?: readonly string[]
    readonly heroTraits?: readonly string[]
  } = {},
) =>
  setTable({
    models: {
      thug: {
        seat: 'b',
        at: [30, 30],
        weapons: [{ ...gun, rules: ['firearm', ...(parts.rules ?? [])] }],
        traits: parts.traits ?? [],
      },
      hero: { seat: 'a', at: [33 + apart, 30], traits: parts.heroTraits ?? [] },
    },
    markers: parts.lamp ? [{ kind: 'streetlamp', at: [33 + apart, 33] }] : [],
  }).play((game, { thug, hero }) => shotAtTargetBlockedReason(game, thug, weaponAt(game, thug, 0), hero))

describe('ranged attacks', () => {
  test('bmg1/core/ranged-attack: 2AC once, dice for the rate of fire among targets, one magazine', () => {
    const table = setTable({
      models: {
        thug: { seat: 'b', at: [30, 30], counters: 'AAAA', weapons: [gun] },
        one: { seat: 'a', at: [50, 30], endurance: 9 },
        two: { seat: 'a', at: [30, 50], endurance: 9 },
      },
      active: 'thug',
    })
    table.play((game, { thug }) => performById(game, thug, 'ranged:0'), '3 2 5 2', [
      'shots',
      { '1': 1, '2': 1 },
    ])
    expect([table.model('one').injury, table.model('two').injury]).toEqual([1, 0])
    expect(table.model('thug').counters.attack).toBe(2)
    expect(table.model('thug').arms[0]).toMatchObject({ ammo: 2, most: 3 })
    const again = table.play(
      (game, { thug }) =>
        possibleActions(game, thug, game.state.activation!)
          .find(({ id }) => id === 'ranged:0')
          ?.why?.()?.text,
    )
    expect(again).toBe('It has attacked.')
  })

  test('bmg1/core/minimum-range: nothing nearer than 5 cm', () => {
    expect(why(4.9)).toBe('It is too close.')
    expect(why(5)).toBeUndefined()
  })

  test('bmg1/core/move-and-fire: after moving the rate is 1, whatever the weapon', () => {
    const table = shootOut({})
    expect(table.play((game, { thug }) => rateOfFire(game, thug, weaponAt(game, thug, 0)))).toBe(2)
    table.state.activation!.moved = true
    expect(table.play((game, { thug }) => rateOfFire(game, thug, weaponAt(game, thug, 0)))).toBe(1)
  })

  test('bmg1/core/move-and-fire, bmg1/weapon-rule/aim: who stays in place has made its move, but has not moved', () => {
    const after = (legs: readonly { readonly to: readonly [number, number, number] }[]) => {
      const table = shootOut({
        thug: { counters: 'AAM', weapons: [gun, { ...gun, rules: ['firearm', 'aim'] }] },
      })
      table.play(
        (game, { thug }) => performById(game, thug, 'move'),
        '3',
        ['pace', 'walk:1'],
        ['move', { legs }],
      )
      return [
        table.play((game, { thug }) => rateOfFire(game, thug, weaponAt(game, thug, 0))),
        ...['ranged:1', 'move'].map((id) => actionBlockedReason(table, id)),
      ]
    }
    expect(after([])).toEqual([2, undefined, 'It has moved.'])
    expect(after([{ to: to(30, 30.01) }])).toEqual([
      1,
      'This weapon cannot be fired after moving.',
      'It has moved.',
    ])
  })

  test('bmg1/core/ammunition: an empty weapon cannot be used', () => {
    const table = shootOut({})
    table.model('thug').arms[0]!.ammo = 0
    const text = table.play(
      (game, { thug }) =>
        possibleActions(game, thug, game.state.activation!)
          .find(({ id }) => id === 'ranged:0')
          ?.why?.()?.text,
    )
    expect(text).toBe('Gun has no magazine left.')
  })

  test('bmg1/core/unseen: nothing beyond 30 cm unlit can be attacked', () => {
    expect(why(30)).toBeUndefined()
    expect(why(30.1)).toBe('It is not seen.')
  })

  test('bmg1/core/lights: a lit target is seen at any distance, wherever the shooter stands', () => {
    expect(why(50, { lamp: true })).toBeUndefined()
    expect(why(50)).toBe('It is not seen.')
  })

  test('bmg1/core/shot-line: no limit of range to what is seen, but Short is 20 cm and Medium 40', () => {
    expect(why(60, { lamp: true })).toBeUndefined()
    expect(why(20, { rules: ['short-range'] })).toBeUndefined()
    expect(why(20.1, { rules: ['short-range'] })).toBe('It is out of range.')
    expect(why(40, { rules: ['medium-range'], lamp: true })).toBeUndefined()
    expect(why(40.1, { rules: ['medium-range'], lamp: true })).toBe('It is out of range.')
  })

  test('bmg1/core/line-of-sight: a quarter of the volume must show', () => {
    const seen = (wall: number): boolean | undefined =>
      setTable({
        models: { thug: { seat: 'b', at: [30, 30] }, hero: { seat: 'a', at: [50, 30] } },
        pieces: [box('wall', cm(47), cm(20), cm(1), cm(20), cm(wall))],
      }).play((game, { thug, hero }) => look(game, thug, hero)?.sees)
    expect(seen(2)).toBe(true)
    expect(seen(3.6)).toBe(false)
  })

  test('bmg1/core/measure: distances run between the closest points of volumes, height included', () => {
    const table = setTable({
      models: { low: { seat: 'b', at: [30, 30] }, high: { seat: 'a', at: [63, 30, 6] } },
      pieces: [box('roof', cm(60), cm(20), cm(20), cm(20), cm(6))],
    })
    // 30 cm across and 2 cm up: further than 30.
    expect(table.play((game, { low, high }) => look(game, low, high)?.reason)).toBe('too far')
  })
})

describe('lampposts', () => {
  const lamp = (dice: string) => {
    const table = setTable({
      models: {
        thug: { seat: 'b', at: [30, 30], counters: 'AA', weapons: [gun] },
        hero: { seat: 'a', at: [90, 90] },
      },
      markers: [{ kind: 'streetlamp', at: [60, 30] }],
      active: 'thug',
    })
    table.play((game, { thug }) => performById(game, thug, 'ranged:0'), dice, ['shots', { 'lamp:1': 1 }])
    return table.state.markers.length
  }

  test('bmg1/core/lampposts: hit on 2+, and gone once damaged; bmg1/core/damageable-objects', () => {
    expect(lamp('2 2')).toBe(0)
    expect(lamp('1')).toBe(1)
    expect(lamp('2 1')).toBe(1)
  })

  test('bmg1/trait/master-marksman, bmg1/weapon-rule/handy: failed dice at a lamppost are rolled again too', () => {
    const shoot = (traits: readonly string[], rules: readonly string[], dice: string) => {
      const table = setTable({
        models: {
          thug: { seat: 'b', at: [30, 30], counters: 'AA', traits, weapons: [{ ...gun, rof: 1, rules }] },
          hero: { seat: 'a', at: [90, 90] },
        },
        markers: [{ kind: 'streetlamp', at: [60, 30] }],
        active: 'thug',
      })
      table.play((game, { thug }) => performById(game, thug, 'ranged:0'), dice)
      return table.state.markers.length
    }
    expect(shoot(['master-marksman'], ['firearm'], '1 2 5')).toBe(0)
    expect(shoot([], ['firearm', 'handy'], '1 2 5')).toBe(0)
    expect(shoot(['master-marksman'], ['firearm'], '1 1')).toBe(1)
    expect(shoot([], ['firearm'], '1')).toBe(1)
  })

  const targets = (
    apart: number,
    kinds: readonly ('streetlamp' | 'sandbags')[],
    effects: readonly string[] = [],
  ) => {
    const table = setTable({
      models: { thug: { seat: 'b', at: [10, 30], counters: 'AA', weapons: [gun] } },
      markers: kinds.map((kind, i) => ({ kind, at: [13 + apart, 30 + 5 * i] as const })),
    })
    for (const id of effects)
      table.model('thug').effects.push({ id, until: 'round', args: [], value: 0, by: undefined })
    return table.play((game, { thug }) =>
      lampTargets(game, thug, weaponAt(game, thug, 0)).map(({ kind }) => kind),
    )
  }

  test('bmg1/core/unseen, bmg1/core/lampposts: a lamppost lights itself, another object must be near or lit', () => {
    expect(targets(50, ['streetlamp'])).toEqual(['streetlamp'])
    expect(targets(30, ['sandbags'])).toEqual(['sandbags'])
    expect(targets(30.1, ['sandbags'])).toEqual([])
    expect(targets(50, ['sandbags', 'streetlamp'])).toEqual(['sandbags', 'streetlamp'])
  })

  test('bmg1/effect/blind, bmg1/core/lampposts: who sees nothing shoots at no lamppost', () => {
    expect(targets(20, ['streetlamp'], ['blind'])).toEqual([])
  })

  test('bmg1/core/cross-fire: a model that stops a shot at a lamppost may be hit by it', () => {
    const shoot = (dice: string) => {
      const table = setTable({
        models: {
          thug: { seat: 'b', at: [30, 30], counters: 'AA', weapons: [{ ...gun, rof: 1 }] },
          hero: { seat: 'a', at: [45, 30], endurance: 9 },
        },
        markers: [{ kind: 'streetlamp', at: [60, 30] }],
        active: 'thug',
      })
      table.play((game, { thug }) => performById(game, thug, 'ranged:0'), dice, ['shots', { 'lamp:1': 1 }])
      return [table.model('hero').injury, table.state.markers.length]
    }
    // Hit on 2, stopped on 4, damaged on 4 or not; the lamp stands. Not stopped, the lamp goes out.
    expect([shoot('2 4 4'), shoot('2 4 1'), shoot('2 3 4')]).toEqual([
      [1, 1],
      [0, 1],
      [0, 0],
    ])
  })

  test('bmg1/core/damageable-objects: only what has a Defense can be shot at', () => {
    const table = setTable({
      models: { thug: { seat: 'b', at: [30, 30], counters: 'AA', weapons: [gun] } },
      markers: [{ kind: 'sewer', at: [50, 30] }],
      active: 'thug',
    })
    const text = table.play(
      (game, { thug }) =>
        possibleActions(game, thug, game.state.activation!)
          .find(({ id }) => id === 'ranged:0')
          ?.why?.()?.text,
    )
    expect(text).toBe('There is no target.')
  })
})
