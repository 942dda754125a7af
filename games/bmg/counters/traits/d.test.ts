import { cm } from '@gargoyle/table'
import { box } from '@gargoyle/table/testing'
import { describe, expect, test } from 'vitest'
import { weaponAt } from '../attack/arms.ts'
import { shotAtTargetBlockedReason } from '../attack/ranged.ts'
import { skill } from '../model/skills.ts'
import { casualtyRecount } from '../round/casualty-recount.ts'
import { dealPasses } from '../round/execute-the-plan.ts'
import { countersToPlan } from '../round/raise-a-plan.ts'
import { trigger } from '../rules/rule-system.ts'
import { actionBlockedReason, performById } from '../testing/actions.ts'
import { duel, gun, shootOut } from '../testing/duel.ts'
import type { ModelSketch } from '../testing/model-sketch.ts'
import { ANY, setTable } from '../testing/table.ts'

describe('what they do', () => {
  const near = (trait: string, counters: string, apart: number, thug: Partial<ModelSketch> = {}) =>
    setTable({
      models: {
        hero: { seat: 'a', at: [30, 30], traits: [trait], counters },
        thug: { seat: 'b', at: [33 + apart, 30], ...thug },
      },
      active: 'hero',
    })

  describe('traits with D', () => {
    test('bmg1/trait/detective: each cancels a pass of the enemy', () => {
      const passes = (traits: readonly string[]): number => {
        const table = setTable({
          models: {
            one: { seat: 'a', at: [20, 20], traits },
            two: { seat: 'a', at: [30, 20], traits },
            three: { seat: 'a', at: [40, 20] },
            thug: { seat: 'b', at: [60, 60] },
          },
        })
        table.play((game) => void dealPasses(game))
        return table.band('b').passes
      }
      expect([passes([]), passes(['detective'])]).toEqual([2, 0])
    })

    test('bmg1/trait/dirty-fighter: its ranged weapons are Light', () => {
      const why = (traits: readonly string[]) =>
        duel({ thug: { traits, weapons: [gun] } }).play((game, { thug, hero }) =>
          shotAtTargetBlockedReason(game, thug, weaponAt(game, thug, 0), hero),
        )
      expect([why([]), why(['dirty-fighter'])]).toEqual(['It is too close.', undefined])
    })

    test('bmg1/trait/disarray: 1SC moves two counters on the card of an enemy in sight, once an activation', () => {
      const table = near('disarray', 'SS', 10, { counters: 'AA' })
      table.play(
        (game, { hero }) => performById(game, hero, 'trait:disarray'),
        '',
        ['move-counter', 'attack:movement'],
        ['move-counter', 'attack:special'],
      )
      expect(table.model('thug').counters).toMatchObject({ attack: 0, movement: 1, special: 1 })
      expect(table.asked).toEqual(['a: move-counter', 'a: move-counter'])
      expect(actionBlockedReason(table, 'trait:disarray')).toBe('Once an activation.')
    })

    test('bmg1/trait/discourage: Willpower -2 until the end of the next Raise a Plan', () => {
      const table = near('discourage', 'SS', 10, { willpower: 6 })
      table.play((game, { hero }) => performById(game, hero, 'trait:discourage'))
      const value = () => table.play((game, { thug }) => skill(game, 'willpower', thug))
      expect(value()).toBe(4)
      table.play((game) => trigger(game, 'round-end', {}))
      expect(value()).toBe(4)
      table.play((game) => trigger(game, 'plan-end', {}))
      expect(value()).toBe(6)
    })

    test('bmg1/trait/distract: Defense -1 within 10 cm, and not more for a second', () => {
      const table = near('distract', 'SS', 10)
      table.play((game, { hero }) => performById(game, hero, 'trait:distract'))
      table.model('hero').roundMemory = {}
      table.play((game, { hero }) => performById(game, hero, 'trait:distract'))
      expect(table.play((game, { thug }) => skill(game, 'defense', thug))).toBe(2)
      expect(actionBlockedReason(near('distract', 'SS', 10.1), 'trait:distract')).toContain('near enough')
    })

    test('bmg1/trait/dodge: an Agility roll for each MC, and each success cancels an impact of a shot', () => {
      const table = shootOut({ hero: { traits: ['dodge'], counters: 'MMM', movement: 3 } })
      table.play(
        (game, { thug }) => performById(game, thug, 'ranged:0'),
        '5 5 3 4 2 5',
        ['shots', { '1': 2 }],
        ['dodge', { counters: 2 }],
      )
      expect([table.model('hero').injury, table.model('hero').counters.movement]).toEqual([1, 1])
      const melee = duel({ hero: { traits: ['dodge'], counters: 'MM' }, thug: { counters: 'A' } })
      melee.play((game, { thug }) => performById(game, thug, 'melee:-1'), '5 5 2')
      expect(melee.model('hero').stun).toBe(1)
    })
  })
})

describe('their limits', () => {
  const behindWall = [box('wall', cm(35), cm(20), cm(1), cm(20), cm(8))]

  const near = (trait: string, counters: string, thug: Partial<ModelSketch> = {}, hidden = false) =>
    setTable({
      models: {
        hero: { seat: 'a', at: [30, 30], traits: [trait], counters },
        thug: { seat: 'b', at: [40, 30], ...thug },
      },
      pieces: hidden ? behindWall : [],
      active: 'hero',
    })

  describe('passes', () => {
    const passes = (detective: Partial<ModelSketch>, thug: Partial<ModelSketch> = {}) => {
      const table = setTable({
        models: {
          one: { seat: 'a', at: [20, 20], traits: ['detective'], ...detective },
          two: { seat: 'a', at: [30, 20] },
          three: { seat: 'a', at: [40, 20] },
          thug: { seat: 'b', at: [60, 60], ...thug },
        },
      })
      table.play((game) => void dealPasses(game))
      return [table.band('a').passes, table.band('b').passes]
    }

    test('bmg1/trait/detective: one pass, not its own, K.O. too', () => {
      expect(passes({})).toEqual([0, 1])
      // Its band is smaller by one.
      expect(passes({ condition: 'ko' })).toEqual([0, 0])
      expect(passes({ traits: [], condition: 'ko' })).toEqual([0, 1])
    })

    test('bmg1/trait/detective: it cancels the pass of an Informer too, and never goes below none', () => {
      expect(passes({}, { traits: ['informer'] })).toEqual([0, 2])
      const table = setTable({
        models: {
          one: { seat: 'a', at: [20, 20], traits: ['detective'] },
          thug: { seat: 'b', at: [60, 60] },
        },
      })
      table.play((game) => void dealPasses(game))
      expect(table.band('b').passes).toBe(0)
    })
  })

  test('bmg1/trait/dirty-fighter: one die only at targets that are too close, the whole rate at others', () => {
    const shoot = (apart: number, dice: string, shots: number | undefined) => {
      const table = shootOut({ thug: { traits: ['dirty-fighter'] }, hero: { at: [33 + apart, 30] } })
      table.play(
        (game, { thug }) => performById(game, thug, 'ranged:0'),
        dice,
        ...(shots === undefined ? [] : [['shots', { '1': shots }] as const]),
      )
      return table.asked.length
    }
    expect(shoot(0, '1', undefined)).toBe(0)
    expect(() => shoot(0, '1 1', 2)).toThrow()
    expect(shoot(5, '1 1', 2)).toBe(1)
  })

  describe('tricks on enemies', () => {
    test('bmg1/trait/disarray: only an enemy in sight, only into places with room, fewer if its player likes', () => {
      expect(actionBlockedReason(near('disarray', 'S', {}, true), 'trait:disarray')).toContain(
        'It sees no enemy',
      )
      const table = near('disarray', 'S', { counters: 'AAMMM', movement: 3, defense: 1 })
      table.play(
        (game, { hero }) => performById(game, hero, 'trait:disarray'),
        '',
        ['move-counter', 'attack:defense'],
        ['move-counter', 'stop'],
      )
      expect(table.model('thug').counters).toEqual({ attack: 1, movement: 3, defense: 1, special: 0 })
      expect(Object.keys(table.offered('move-counter'))).not.toContain('attack:movement')
      expect(Object.keys(table.offered('move-counter'))).not.toContain('attack:defense')
    })

    test('bmg1/trait/discourage: 2SC, once an activation, an enemy in sight; it gets fewer counters in the next plan', () => {
      expect(actionBlockedReason(near('discourage', 'S'), 'trait:discourage')).toContain('2SC')
      expect(actionBlockedReason(near('discourage', 'SS', {}, true), 'trait:discourage')).toContain(
        'It sees no enemy',
      )
      const table = near('discourage', 'SSSS', { willpower: 6 })
      table.play((game, { hero }) => performById(game, hero, 'trait:discourage'))
      expect(actionBlockedReason(table, 'trait:discourage')).toBe('Once an activation.')
      Object.assign(table.state, { stage: 'recount', part: 1 })
      table.play((game) => casualtyRecount(game))
      expect(table.play((game, { thug }) => countersToPlan(game, thug))).toBe(4)
      Object.assign(table.state, { stage: 'plan', part: 0, activation: undefined })
      table.playOn('', ['plan', ANY], ['plan', ANY])
      expect(table.play((game, { thug }) => skill(game, 'willpower', thug))).toBe(6)
    })

    test('bmg1/trait/distract: once a round, an enemy in sight, until the end of the round', () => {
      expect(actionBlockedReason(near('distract', 'S', { at: [38, 30] }, true), 'trait:distract')).toContain(
        'It sees no enemy',
      )
      const table = near('distract', 'SS')
      table.play((game, { hero }) => performById(game, hero, 'trait:distract'))
      expect(actionBlockedReason(table, 'trait:distract')).toBe('Once a round.')
      Object.assign(table.state, { stage: 'recount', part: 1 })
      table.play((game) => casualtyRecount(game))
      expect(table.play((game, { thug }) => skill(game, 'defense', thug))).toBe(3)
    })
  })

  describe('dodge', () => {
    const shot = (
      counters: string,
      dice: string,
      spent: number | undefined,
      hero: Partial<ModelSketch> = {},
    ) => {
      const table = shootOut({
        hero: { traits: ['dodge'], counters, movement: 3, ...hero },
        thug: { weapons: [{ ...gun, rof: 1 }] },
      })
      table.play(
        (game, { thug }) => performById(game, thug, 'ranged:0'),
        dice,
        ...(spent === undefined ? [] : [['dodge', { counters: spent }] as const]),
      )
      return [table.model('hero').injury, table.model('hero').counters.movement]
    }

    test('bmg1/trait/dodge: several MC may go against one impact; those not needed are kept', () => {
      expect(shot('MMM', '5 4 4 3', 3)).toEqual([0, 0])
      expect(shot('MMM', '5 4 3', 3)).toEqual([0, 1])
    })

    test('bmg1/trait/dodge: not without MC, not lying, not without an impact', () => {
      expect(shot('', '5 5 2', undefined)).toEqual([1, 0])
      expect(shot('MM', '5 5 2', undefined, { condition: 'down' })).toEqual([1, 2])
      expect(shot('MM', '2', undefined)).toEqual([0, 2])
    })
  })
})
