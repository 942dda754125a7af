import { addEffect } from '@gargoyle/bmg-common'
import { describe, expect, test } from 'vitest'
import { endActivation } from '../activation/activation.ts'
import { weaponAt } from '../attack/arms.ts'
import { skill } from '../model/skills.ts'
import { actionBlockedReason } from '../testing/actions.ts'
import { testBook } from '../testing/edition.ts'
import { setTable } from '../testing/table.ts'
import { applies, CURED } from './rule-system.ts'
import { gainTrait, hasTraitNow, loseTraits } from './trait-changes.ts'

const strong = { name: 'Strong', text: 'Attack +1.', own: { attack: 1 } }
const clawed = { name: 'Clawed', text: 'Claws.', unarmed: { damage: { stun: 1, injury: 1 } } }
const busy = { name: 'Busy', text: 'It does something.', action: { perform: () => undefined } }
const awful = { name: 'Awful', text: 'No other model crouches.', around: { 'cannot-crouch': true as const } }
const mad = { name: 'Mad', text: 'Attack +1.', disorder: true as const, own: { attack: 1 } }

const stage = (traits: readonly string[] = []) =>
  setTable({
    models: { hero: { seat: 'a', at: [30, 30], traits }, thug: { seat: 'b', at: [60, 30] } },
    active: 'hero',
    book: { traits: { ...testBook.traits, strong, clawed, busy, awful, mad } },
  })
const attack = (table: ReturnType<typeof stage>) =>
  table.play((game, { hero }) => skill(game, 'attack', hero))

describe('traits that come and go', () => {
  test('a gained trait answers, acts and arms like one on the card, and is not doubled', () => {
    const table = stage()
    table.play((game, { hero }) => {
      for (const id of ['strong', 'strong', 'clawed', 'busy']) gainTrait(game, hero, { id, args: [] }, 'game')
    })
    expect(attack(table)).toBe(5)
    expect(table.play((game, { hero }) => weaponAt(game, hero, -1).damage)).toEqual({ stun: 1, injury: 1 })
    expect(actionBlockedReason(table, 'trait:effect-busy')).toBeUndefined()
    expect(table.play((game, { hero }) => hasTraitNow(game, hero, 'strong'))).toBe(true)
  })

  test('a gained trait works on others too, but not while its owner is K.O. or without it', () => {
    const table = stage()
    const slow = () => table.play((game, { thug }) => applies(game, 'cannot-crouch', { about: thug }))
    expect(slow()).toBe(false)
    table.play((game, { hero }) => gainTrait(game, hero, { id: 'awful', args: [] }, 'game'))
    expect(slow()).toBe(true)
    table.model('hero').condition = 'ko'
    expect(slow()).toBe(false)
    table.model('hero').condition = 'down'
    expect(slow()).toBe(true)
    table.play((game, { hero }) => loseTraits(game, hero, ['awful']))
    expect(slow()).toBe(false)
  })

  test('a gained trait of its own is out of work while its owner is K.O., and a disorder while it is cured', () => {
    const table = stage()
    table.play((game, { hero }) => {
      for (const id of ['strong', 'mad']) gainTrait(game, hero, { id, args: [] }, 'game')
    })
    expect(attack(table)).toBe(6)
    table.play((game, { hero }) => void addEffect(game, hero, CURED, { until: 'round' }))
    expect(attack(table)).toBe(5)
    table.model('hero').condition = 'ko'
    expect(attack(table)).toBe(4)
  })

  test('a lost trait does nothing until the end of the round, printed or gained', () => {
    const printed = stage(['strong', 'busy'])
    expect([attack(printed), actionBlockedReason(printed, 'trait:busy')]).toEqual([5, undefined])
    printed.play((game, { hero }) => loseTraits(game, hero, ['strong', 'busy', 'clawed']))
    expect([attack(printed), actionBlockedReason(printed, 'trait:busy')]).toEqual([4, 'It is not listed.'])
    expect(printed.model('hero').effects).toMatchObject([{ id: 'lost-trait', args: ['strong', 'busy'] }])
    const gained = stage()
    gained.play((game, { hero }) => {
      gainTrait(game, hero, { id: 'strong', args: [] }, 'game')
      loseTraits(game, hero, ['strong'])
    })
    expect(attack(gained)).toBe(4)
    gained.model('hero').effects = gained.model('hero').effects.filter(({ id }) => id !== 'lost-trait')
    gained.state.round++
    expect(attack(gained)).toBe(5)
  })

  test('a trait until the next activation ends with it', () => {
    const table = stage()
    table.play((game, { hero }) => gainTrait(game, hero, { id: 'strong', args: [] }, 'next-activation'))
    expect(attack(table)).toBe(5)
    table.play((game) => endActivation(game))
    expect(attack(table)).toBe(4)
  })
})
