import { addEffect, bodyOf, look } from '@gargoyle/bmg-common'
import { rateOfFire, weaponAt } from '@gargoyle/bmg-counters'
import { obstaclesFor } from '@gargoyle/bmg-counters/parts'
import { actionBlockedReason, type ModelSketch, performById } from '@gargoyle/bmg-counters/testing'
import { shotAtTargetBlockedReason } from '@gargoyle/bmg-counters/toolkit'
import { cm, inches, type Piece } from '@gargoyle/table'
import { box } from '@gargoyle/table/testing'
import { describe, expect, test } from 'vitest'
import { act } from '../testing/act.ts'
import { shootOut } from '../testing/duel.ts'
import { inchesInCm } from '../testing/inches.ts'
import { setTable } from '../testing/table.ts'

const gun = { name: 'Gun', damage: 'I', rof: 2, ammo: 3, rules: ['firearm'] }
const pistol = { ...gun, rof: 1 }

/** A low obstacle across the line of fire, this many centimetres east. */
const low = (id: string, x: number, cover: Piece['cover']): Piece => ({
  ...box(id, cm(x), cm(25), cm(1), cm(10), cm(2.5)),
  cover,
})

/** Why a thug cannot shoot a hero this many inches east of it, edge to edge. */
const why = (
  apart: number,
  parts: { readonly rules?: readonly string[]; readonly lampAt?: number; readonly traits?: string[] } = {},
  others: Readonly<Record<string, ModelSketch>> = {},
) =>
  setTable<string>({
    models: {
      thug: {
        seat: 'b',
        at: [30, 30],
        weapons: [{ ...gun, rules: ['firearm', ...(parts.rules ?? [])] }],
        traits: parts.traits ?? [],
      },
      hero: { seat: 'a', at: [33 + inchesInCm(apart), 30] },
      ...others,
    },
    markers:
      parts.lampAt === undefined
        ? []
        : [{ kind: 'streetlamp', at: [33 + inchesInCm(apart), 33 + inchesInCm(parts.lampAt)] }],
  }).play((game, { thug, hero }) => shotAtTargetBlockedReason(game, thug!, weaponAt(game, thug!, 0), hero!))

describe('seeing', () => {
  test('bmg2/core/line-of-sight: 12 inches at night, all round, if a quarter of the volume shows', () => {
    expect([why(12), why(12.01)]).toEqual([undefined, 'It is not seen.'])
    const seen = (wall: number): boolean | undefined =>
      setTable({
        models: { thug: { seat: 'b', at: [30, 30] }, hero: { seat: 'a', at: [50, 30] } },
        pieces: [box('wall', cm(47), cm(20), cm(1), cm(20), cm(wall))],
      }).play((game, { thug, hero }) => look(game, thug, hero)?.sees)
    expect([seen(2), seen(3.6)]).toEqual([true, false])
  })

  test('bmg2/core/lights: lampposts light 4 inches around them; who is lit is seen at any distance', () => {
    // The marker and the base are 3 cm across, so this is the room between them.
    expect(why(20, { lampAt: 3.99 })).toBeUndefined()
    expect(why(20, { lampAt: 4.01 })).toBe('It is not seen.')
  })

  test('bmg2/core/measure-volume: distances run between the closest points of volumes, height included', () => {
    const table = setTable({
      models: { low: { seat: 'b', at: [30, 30] }, high: { seat: 'a', at: [33 + inchesInCm(12), 30, 6] } },
      pieces: [box('roof', cm(33) + inches(11), cm(20), cm(20), cm(20), cm(6))],
    })
    // 12 inches across, and the roof is higher than the head of who looks up.
    expect(table.play((game, { low: from, high }) => look(game, from, high)?.reason)).toBe('too far')
  })
})

describe('ranged attacks', () => {
  test('bmg2/core/ranged-attack: 2AC, shots for the rate of fire split among targets, 1 shot after moving', () => {
    const table = setTable({
      models: {
        thug: { seat: 'b', at: [30, 30], counters: 'AAA', weapons: [gun] },
        one: { seat: 'a', at: [50, 30], endurance: 9 },
        two: { seat: 'a', at: [30, 50], endurance: 9 },
      },
      active: 'thug',
    })
    act(table, 'ranged:0', '3 2 5 2', ['shots', { '1': 1, '2': 1 }])
    expect([table.model('one').injury, table.model('two').injury]).toEqual([1, 0])
    expect(table.model('thug').counters.attack).toBe(1)
    const rate = (moved: boolean) => {
      const ready = shootOut({})
      ready.state.activation!.moved = moved
      return ready.play((game, { thug }) => rateOfFire(game, thug, weaponAt(game, thug, 0)))
    }
    expect([rate(false), rate(true)]).toEqual([2, 1])
    expect(actionBlockedReason(shootOut({ thug: { counters: 'A' } }), 'ranged:0')).toContain('2AC')
  })

  test('bmg2/core/ammunition: one magazine an attack, none left none fired', () => {
    const table = shootOut({})
    act(table, 'ranged:0', '1 1', ['shots', { '1': 2 }])
    expect(table.model('thug').arms[0]).toMatchObject({ ammo: 2, most: 3 })
    const empty = shootOut({})
    empty.model('thug').arms[0]!.ammo = 0
    expect(actionBlockedReason(empty, 'ranged:0')).toBe('Gun has no magazine left.')
  })

  test('bmg2/core/shooting-in-contact: no model shoots while an enemy touches it, unless with a Light weapon', () => {
    const beside: ModelSketch = { seat: 'a', touching: 'thug', side: 'west' }
    expect(why(6, {}, { beside })).toBe('It is too close.')
    expect(why(0)).toBe('It is too close.')
    expect([why(6, { rules: ['light'] }, { beside }), why(0, { rules: ['light'] })]).toEqual([
      undefined,
      undefined,
    ])
    // Not in contact, however near, it may shoot.
    expect(why(0.1)).toBeUndefined()
    expect(why(6, {}, { beside: { ...beside, condition: 'ko' } })).toBeUndefined()
    expect(why(6, {}, { beside: { ...beside, seat: 'b' } })).toBeUndefined()
  })

  test('bmg2/core/shooting-in-contact: a Light weapon keeps its rate of fire in contact', () => {
    const table = setTable({
      models: {
        thug: { seat: 'b', at: [30, 30], counters: 'AA', weapons: [{ ...gun, rules: ['firearm', 'light'] }] },
        hero: { seat: 'a', touching: 'thug', endurance: 9 },
      },
      active: 'thug',
    })
    act(table, 'ranged:0', '5 5 2 2 3', ['shots', { '1': 2 }])
    expect(table.model('hero').injury).toBe(2)
  })

  test('bmg2/core/just-a-scratch: a shot that hits and fails to damage leaves a stun', () => {
    const table = shootOut({})
    act(table, 'ranged:0', '5 5 6 1 2', ['shots', { '1': 2 }])
    expect(table.model('hero')).toMatchObject({ injury: 1, stun: 1 })
    // One for each hit that fails, on the same model too.
    const twice = shootOut({})
    act(twice, 'ranged:0', '5 5 1 1 2', ['shots', { '1': 2 }])
    expect(twice.model('hero')).toMatchObject({ injury: 0, stun: 2 })
  })
})

describe('Ping!', () => {
  const obstacles = (pieces: readonly Piece[], models: Readonly<Record<string, ModelSketch>> = {}) =>
    setTable<string>({
      models: { thug: { seat: 'b', at: [30, 30] }, hero: { seat: 'a', at: [53, 30] }, ...models },
      pieces,
    }).play((game, { thug, hero }) =>
      obstaclesFor(game, thug!, bodyOf(game, hero!), hero!).map(({ needs }) => needs),
    )

  test('bmg2/core/ping-values: 4+ stone and models, 5+ wood and street furniture, 6+ hedges; what the shooter touches is none', () => {
    expect(
      obstacles([low('a', 40, 'heavy'), low('b', 44, 'medium'), low('c', 48, 'light'), low('d', 50, 'none')]),
    ).toEqual([4, 5, 6])
    expect(obstacles([], { mate: { seat: 'a', at: [42, 30] } })).toEqual([4])
    expect(obstacles([], { mate: { seat: 'a', at: [42, 30], condition: 'down' } })).toEqual([])
    expect(obstacles([low('own', 31.5, 'heavy')])).toEqual([])
  })

  test('bmg2/core/ping-values: the target’s size and crouching change the dice', () => {
    const stopped = (die: number, hero: Partial<ModelSketch>, crouched = false) => {
      const table = shootOut(
        { thug: { weapons: [pistol] }, hero },
        { pieces: [low('crate', 50.5, 'medium')] },
      )
      if (crouched)
        table.play((game, all) => void addEffect(game, all.hero, 'cover', { until: 'game', args: ['crate'] }))
      try {
        act(table, 'ranged:0', `5 ${die}`)
        return true
      } catch {
        return false
      }
    }
    expect([stopped(4, {}), stopped(5, {})]).toEqual([false, true])
    expect(stopped(4, {}, true)).toBe(true)
    expect(stopped(5, { traits: ['large'] })).toBe(false)
  })

  test('bmg2/core/ping: after the hit and before damage, a die for each hit', () => {
    const table = shootOut({}, { pieces: [low('crate', 45, 'heavy')] })
    act(table, 'ranged:0', '5 5 4 3 2 5', ['shots', { '1': 2 }])
    expect(table.model('hero').injury).toBe(1)
    const rolls = table.story.filter((line) => /rolls (hit|Ping!|damage)/.test(line)).join(' | ')
    expect(rolls).toMatch(/hit on .*Ping! .*damage to /)
    const missed = shootOut({ thug: { weapons: [pistol] } }, { pieces: [low('crate', 45, 'heavy')] })
    act(missed, 'ranged:0', '1')
  })

  test('bmg2/core/ping: a Scope ignores it', () => {
    const table = shootOut(
      { thug: { weapons: [{ ...pistol, rules: ['firearm', 'scope'] }] } },
      { pieces: [low('crate', 45, 'heavy')] },
    )
    act(table, 'ranged:0', '5 2 3')
    expect(table.model('hero').injury).toBe(1)
  })

  test('bmg2/core/cross-fire: a model that stops a shot takes one injury on a damage roll', () => {
    const between = (damage: string) => {
      const table = setTable({
        models: {
          thug: { seat: 'b', at: [30, 30], counters: 'AA', weapons: [{ ...pistol, damage: 'III' }] },
          mate: { seat: 'b', at: [42, 30], endurance: 9 },
          hero: { seat: 'a', at: [53, 30], endurance: 9 },
        },
        active: 'thug',
      })
      act(table, 'ranged:0', `5 4 ${damage}`)
      return [table.model('mate').injury, table.model('mate').stun, table.model('hero').injury]
    }
    expect([between('2'), between('1')]).toEqual([
      [1, 0, 0],
      [0, 0, 0],
    ])
  })

  test('bmg2/core/crouch: 1SC beside an obstacle makes Ping! behind it 1 better, until it moves', () => {
    const table = shootOut(
      { hero: { at: [53, 30], counters: 'S' } },
      { pieces: [low('crate', 50.5, 'light'), low('other', 40, 'light')], active: 'hero' },
    )
    act(table, 'cover:crate')
    const bonus = () =>
      table.play((game, { thug, hero }) =>
        obstaclesFor(game, thug, bodyOf(game, hero), hero).map(({ cover }) => cover),
      )
    expect([table.model('hero').counters.special, bonus()]).toEqual([0, [0, 1]])
    table.play((game, { hero }) => performById(game, hero, 'move'), '', ['move', { to: [cm(53), cm(31), 0] }])
    expect(bonus()).toEqual([0, 0])
  })
})

describe('dodging', () => {
  const shot = (
    hero: Partial<ModelSketch>,
    dice: string,
    spent: number | undefined,
    rules: readonly string[] = [],
  ) => {
    const table = shootOut({
      thug: { weapons: [{ ...gun, rules: ['firearm', ...rules] }] },
      hero: { counters: 'MM', movement: 4, traits: ['desensitized'], ...hero },
    })
    act(
      table,
      'ranged:0',
      dice,
      ['shots', { '1': 2 }],
      ...(spent === undefined ? [] : [['dodge', { counters: spent }] as const]),
    )
    return [table.model('hero').injury, table.model('hero').counters.movement]
  }

  test('bmg2/core/dodging-ranged-attacks: an Agility roll for each MC, each success cancels a hit', () => {
    // Two hits; the first roll of 4 dodges, the second of 5 does not.
    expect(shot({ traits: ['dodge', 'desensitized'] }, '5 5 4 5 2 1', 2)).toEqual([1, 0])
    expect(shot({ traits: ['dodge', 'desensitized'] }, '5 5 2 3 1', 0)).toEqual([2, 2])
  })

  test('bmg2/core/dodging-ranged-attacks: no other model can', () => {
    expect(shot({}, '5 5 2 2 1', undefined)).toEqual([2, 2])
  })

  test('bmg2/core/dodging-ranged-attacks: not against a Silencer', () => {
    expect(shot({ traits: ['dodge', 'desensitized'] }, '5 5 2 2 1', undefined, ['silencer'])).toEqual([2, 2])
  })
})
