import { addEffect } from '@gargoyle/bmg-common'
import { describe, expect, test } from 'vitest'
import { weaponAt } from '../attack/arms.ts'
import { newAttack, newStrike } from '../attack/attack.ts'
import { damageBonus, damageNeeds, damageToObject } from '../attack/damage-roll.ts'
import type { Model, Play } from '../state.ts'
import { performById } from '../testing/actions.ts'
import { duel } from '../testing/duel.ts'

type Bearer = {
  readonly traits?: readonly string[]
  readonly rules?: readonly string[]
  readonly effect?: string
  readonly special?: string
}

const sharp = (rules: readonly string[]) => [{ name: 'Knife', damage: 'I', rules }]

/** A thug of Strength 4+ with a weapon and something that makes it stronger. */
const strong = ({ traits = [], rules = [], effect }: Bearer) => {
  const table = duel({ thug: { strength: 4, traits, weapons: sharp(rules) } })
  if (effect !== undefined)
    table.play(
      (game, { hero, thug }) => void addEffect(game, thug, effect, { until: 'round', args: [`${hero.id}`] }),
    )
  return table
}

const strikeWith = (game: Play, thug: Model, hero: Model, special?: string, strength?: number) => {
  const { weapon, ...rest } = { weapon: weaponAt(game, thug, 0), arm: 0 }
  const lent =
    special === undefined ? weapon : { ...weapon, rules: [...weapon.rules, { id: special, args: [] }] }
  const attack = newAttack({ attacker: thug, kind: 'melee', weapon: lent, ...rest })
  return newStrike(attack, hero, strength === undefined ? {} : { strength })
}

/** What a damage die of it must show, all told; with a Strength that a rule gives instead of its own. */
const needs = (bearer: Bearer, fixed?: number): number =>
  strong(bearer).play((game, { hero, thug }) => {
    const strike = strikeWith(game, thug, hero, bearer.special, fixed)
    return damageNeeds(game, strike) - damageBonus(game, strike)
  })

const sources: Readonly<Record<string, Bearer>> = {
  'bmg1/trait/titan-dose': { effect: 'titan-dose' },
  'bmg1/trait/obsessive': { traits: ['obsessive'], effect: 'obsession' },
  'bmg1/trait/large': { traits: ['large'] },
  'bmg1/weapon-rule/tough-heavy': { rules: ['tough-heavy'] },
  'bmg1/special-attack/devastating-blow': { special: 'devastating-blow' },
}

describe('bmg1/core/strength-modifier: a bonus to Strength makes the number less that a die must show', () => {
  for (const [id, bearer] of Object.entries(sources)) {
    test(`${id}: 3 instead of 4, and more where two come together`, () => {
      expect([needs({}), needs(bearer)]).toEqual([4, 3])
      // What is Large has the rule of a Tough weapon already: see below.
      const other = /tough-heavy|large/.test(id) ? { effect: 'titan-dose' } : { rules: ['tough-heavy'] }
      expect(needs({ ...bearer, ...other })).toBe(2)
    })

    test(`${id}, bmg1/weapon-rule/firearm, bmg1/weapon-rule/mechanic: nothing where the wielder's Strength is ignored`, () => {
      const with_ = (rule: string) => needs({ ...bearer, rules: [...(bearer.rules ?? []), rule] })
      expect([with_('firearm'), with_('mechanic')]).toEqual([2, 3])
    })

    test(`${id}, bmg1/special-attack/electric-storm, bmg1/effect/displaced-pushed: nothing where a rule gives the Strength`, () => {
      expect(needs(bearer, 4)).toBe(4)
    })
  }

  test('bmg1/core/damageable-objects, bmg1/weapon-rule/tough-heavy: against an object too', () => {
    const object = (bearer: Bearer) =>
      strong(bearer).play((game, { thug }) => {
        const { needed, added } = damageToObject(game, thug, weaponAt(game, thug, 0))
        return needed - added
      })
    expect(
      ['bmg1/trait/titan-dose', 'bmg1/weapon-rule/tough-heavy'].map((id) => object(sources[id]!)),
    ).toEqual([3, 3])
    expect([object({}), object({ effect: 'titan-dose', rules: ['mechanic'] })]).toEqual([4, 3])
  })

  test('bmg1/trait/titan-dose, bmg1/core/grab: a dose helps to break free', () => {
    const free = (die: string, dosed: boolean) => {
      const table = duel({ thug: { strength: 4, counters: 'A' } })
      table.play((game, { hero, thug }) => {
        if (dosed) addEffect(game, thug, 'titan-dose', { until: 'round' })
        addEffect(game, thug, 'immobilized', { until: 'game', by: hero })
      })
      table.play((game, { thug }) => performById(game, thug, 'break-free'), die)
      return table.model('thug').effects.every(({ id }) => id !== 'immobilized')
    }
    expect([free('4', false), free('3', false), free('3', true), free('2', true)]).toEqual([
      true,
      false,
      true,
      false,
    ])
  })

  test('bmg1/trait/large, bmg1/weapon-rule/tough-heavy: what is Large is no tougher with a Tough weapon', () => {
    const needed = (traits: readonly string[], rules: readonly string[]) =>
      duel({ thug: { strength: 4, traits, weapons: sharp(rules) } }).play((game, { hero, thug }) => [
        damageNeeds(game, strikeWith(game, thug, hero)),
        damageToObject(game, thug, weaponAt(game, thug, 0)).needed,
      ])
    expect([needed([], []), needed(['large'], []), needed([], ['tough-heavy'])]).toEqual([
      [4, 4],
      [3, 3],
      [3, 3],
    ])
    expect(needed(['large'], ['tough-heavy'])).toEqual([3, 3])
  })

  test('bmg1/trait/large, bmg1/trait/catcher-gear: Large is Tough only where that works', () => {
    const table = duel({
      hero: { traits: ['catcher-gear'] },
      thug: { strength: 4, traits: ['large'], weapons: sharp([]) },
    })
    const needed = table.play((game, { hero, thug }) => damageNeeds(game, strikeWith(game, thug, hero)))
    expect(needed).toBe(4)
  })
})
