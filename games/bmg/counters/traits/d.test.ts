import { describe, expect, test } from 'vitest'
import { perform } from '../activation/perform.ts'
import { weaponAt } from '../attack/arms.ts'
import { whyNotShootAt } from '../attack/ranged.ts'
import { skill } from '../model/skills.ts'
import { dealPasses } from '../round/execute-the-plan.ts'
import { trigger } from '../rules/rule-system.ts'
import { whyNotAct } from '../testing/actions.ts'
import { duel, gun, shootOut } from '../testing/duel.ts'
import type { ModelSketch } from '../testing/model-sketch.ts'
import { setTable } from '../testing/table.ts'

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
        whyNotShootAt(game, thug, weaponAt(game, thug, 0), hero),
      )
    expect([why([]), why(['dirty-fighter'])]).toEqual(['It is too close.', undefined])
  })

  test('bmg1/trait/disarray: 1SC moves two counters on the card of an enemy in sight, once an activation', () => {
    const table = near('disarray', 'SS', 10, { counters: 'AA' })
    table.play(
      (game, { hero }) => perform(game, hero, 'trait:disarray'),
      '',
      ['move-counter', 'attack:movement'],
      ['move-counter', 'attack:special'],
    )
    expect(table.model('thug').counters).toMatchObject({ attack: 0, movement: 1, special: 1 })
    expect(table.asked).toEqual(['a: move-counter', 'a: move-counter'])
    expect(whyNotAct(table, 'trait:disarray')).toBe('Once an activation.')
  })

  test('bmg1/trait/discourage: Willpower -2 until the end of the next Raise a Plan', () => {
    const table = near('discourage', 'SS', 10, { willpower: 6 })
    table.play((game, { hero }) => perform(game, hero, 'trait:discourage'))
    const value = () => table.play((game, { thug }) => skill(game, 'willpower', thug))
    expect(value()).toBe(4)
    table.play((game) => trigger(game, 'round-end', {}))
    expect(value()).toBe(4)
    table.play((game) => trigger(game, 'plan-end', {}))
    expect(value()).toBe(6)
  })

  test('bmg1/trait/distract: Defense -1 within 10 cm, and not more for a second', () => {
    const table = near('distract', 'SS', 10)
    table.play((game, { hero }) => perform(game, hero, 'trait:distract'))
    table.model('hero').usedThisRound = []
    table.play((game, { hero }) => perform(game, hero, 'trait:distract'))
    expect(table.play((game, { thug }) => skill(game, 'defense', thug))).toBe(2)
    expect(whyNotAct(near('distract', 'SS', 10.1), 'trait:distract')).toContain('near enough')
  })

  test('bmg1/trait/dodge: an Agility roll for each MC, and each success cancels an impact of a shot', () => {
    const table = shootOut({ hero: { traits: ['dodge'], counters: 'MMM', movement: 3 } })
    table.play(
      (game, { thug }) => perform(game, thug, 'ranged:0'),
      '5 5 3 4 2 5',
      ['shots', { '1': 2 }],
      ['dodge', { counters: 2 }],
    )
    expect([table.model('hero').injury, table.model('hero').counters.movement]).toEqual([1, 1])
    const melee = duel({ hero: { traits: ['dodge'], counters: 'MM' }, thug: { counters: 'A' } })
    melee.play((game, { thug }) => perform(game, thug, 'melee:-1'), '5 5 2')
    expect(melee.model('hero').stun).toBe(1)
  })
})
