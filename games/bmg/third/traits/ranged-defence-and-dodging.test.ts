import { inches } from '@gargoyle/table'
import { box } from '@gargoyle/table/testing'
import { describe, expect, test } from 'vitest'
import { meleeAttack } from '../attack/melee.ts'
import { rangedAttack, shootingBlockedReason } from '../attack/ranged.ts'
import { strengthAttack } from '../attack/strength-attack.ts'
import { skill } from '../model/skills.ts'
import { moveBudget } from '../movement/move.ts'
import { pricingFor } from '../movement/pricing.ts'
import { duel, gun, shootOut } from '../testing/duel.ts'
import type { ModelSketch } from '../testing/table.ts'

/** A low wall before a model six inches away. */
const cover = (x: number) => ({
  pieces: [box('wall', inches(x), inches(10), inches(0.5), inches(3), inches(1))],
})

const shoot = (thug: Partial<ModelSketch>, dice: string, rest: Parameters<typeof shootOut>[1] = {}) => {
  const table = shootOut({ thug }, rest)
  table.play((game, models) => rangedAttack(game, models.thug, 0), dice)
  return table.model('hero').injury
}

describe('shooting', () => {
  test('bmg3/trait/expert-marksman: 1 on each attack die of shots only', () => {
    expect(shoot({ traits: ['expert-marksman'] }, '2 2 1 3')).toBe(2)
    expect(shoot({}, '2 2 1 3')).toBe(0)
    const table = duel({ thug: { traits: ['expert-marksman'] } })
    table.play((game, { thug }) => meleeAttack(game, thug, -1), '2 2 1 3')
    expect(table.model('hero').stun).toBe(0)
  })

  test('bmg3/trait/master-marksman: missed attack dice of shots again', () => {
    expect(shoot({ traits: ['master-marksman'] }, '1 2 3 1  3 2')).toBe(2)
    const table = duel({ thug: { traits: ['master-marksman'] } })
    table.play((game, { thug }) => meleeAttack(game, thug, -1), '1 1 1 1')
    expect(table.model('hero').stun).toBe(0)
  })

  test('bmg3/trait/shooter: no cover within 8"', () => {
    expect(shoot({}, '3 1 1', cover(14))).toBe(1)
    expect(shoot({ traits: ['shooter'] }, '3 1 1 4', cover(14))).toBe(2)
    expect(shoot({ traits: ['shooter'], at: [6, 10] }, '3 1 1', cover(14))).toBe(1)
  })

  test('bmg3/trait/dirty-fighter: shoots in contact, with 1 on each die at models it touches', () => {
    const close = (traits: string[]) => duel({ thug: { traits, weapons: [gun] } })
    expect(close([]).play((game, { thug }) => shootingBlockedReason(game, thug, 0))).toContain('in contact')
    const table = close(['dirty-fighter'])
    expect(table.play((game, { thug }) => shootingBlockedReason(game, thug, 0))).toBeUndefined()
    table.play((game, { thug }) => rangedAttack(game, thug, 0), '2 2 1 3')
    expect(table.model('hero').injury).toBe(2)
    expect(shoot({ traits: ['dirty-fighter'] }, '2 2 1 3')).toBe(0)
  })
})

describe('not being shot', () => {
  test('bmg3/trait/dodge, bmg3/trait/acrobat: Efforts take dice out of a shot', () => {
    for (const trait of ['dodge', 'acrobat']) {
      const table = shootOut({ hero: { traits: [trait] } })
      table.play((game, { thug }) => rangedAttack(game, thug, 0), '6 6', ['efforts', 2])
      expect(table.model('hero')).toMatchObject({ stun: 2, injury: 2 })
    }
    const plain = shootOut({})
    plain.play((game, { thug }) => rangedAttack(game, thug, 0), '1 1 1 1')
    expect(plain.asked).toEqual([])
  })

  test('bmg3/trait/acrobat: neither jumping nor standing up impairs it, but climbing does', () => {
    const budget = (traits: string[]) =>
      duel({ hero: { traits, condition: 'down' } }).play((game, { hero }) => {
        const { jump, climb } = pricingFor(game, hero)
        return [moveBudget(game, hero, { action: true }), jump?.once, climb?.once]
      })
    expect(budget(['acrobat'])).toEqual([inches(8), 0, inches(4)])
    expect(budget([])).toEqual([inches(4), inches(4), inches(4)])
  })

  test('bmg3/trait/small: Defense is 1 higher against shots of enemies', () => {
    const table = shootOut({ hero: { traits: ['small'] } })
    table.play((game, { thug }) => rangedAttack(game, thug, 0), '3 3 4 1')
    expect(table.model('hero').injury).toBe(1)
    const melee = duel({ hero: { traits: ['small'] } })
    melee.play((game, { thug }) => meleeAttack(game, thug, -1), '3 1 1 1  1 1 1')
    expect(melee.model('hero').stun).toBe(1)
    expect(melee.play((game, { hero }) => skill(game, 'defense', hero))).toBe(3)
  })

  test('bmg3/trait/street-guy: in cover it has one hit rolled again', () => {
    const shot = (rest: Parameters<typeof shootOut>[1], dice: string, ...answers: [string, string][]) => {
      const table = shootOut({ hero: { traits: ['street-guy'] } }, rest)
      table.play((game, { thug }) => rangedAttack(game, thug, 0), dice, ...answers)
      return [table.model('hero').injury, table.asked.length]
    }
    expect(shot(cover(14), '3 3 1  2', ['reroll', '1'])).toEqual([1, 1])
    expect(shot(cover(14), '3 3 1', ['reroll', 'none'])).toEqual([2, 1])
    expect(shot({}, '3 3 1 1')).toEqual([2, 0])
  })

  test('bmg3/trait/street-guy: nothing covers it from what exploded and is gone', () => {
    const table = shootOut({ hero: { traits: ['street-guy'] } }, cover(14))
    Object.assign(table.model('thug'), { at: undefined, condition: 'casualty' })
    const blow = { name: 'Boom!', strength: 3, damage: { stun: 0, injury: 2 } }
    table.play((game, { thug, hero }) => strengthAttack(game, thug, [hero], blow), '3')
    expect([table.model('hero').injury, table.asked.length]).toEqual([2, 0])
  })
})
