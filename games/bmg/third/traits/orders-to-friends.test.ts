import { effectOn } from '@gargoyle/bmg-common'
import { inches } from '@gargoyle/table'
import { describe, expect, test } from 'vitest'
import { bonusesOf } from '../effects/bonuses.ts'
import { setTable, to } from '../testing/table.ts'
import { useBlockedReason, useTrait } from '../testing/use-trait.ts'

describe('actions for others', () => {
  const team = (traits: readonly string[], friend: readonly string[], alias = 'Alfred') =>
    setTable({
      models: {
        boss: { seat: 'a', at: [10, 10], traits },
        friend: { seat: 'a', at: [16, 10], traits: friend, alias },
        enemy: { seat: 'b', at: [20, 20] },
      },
      active: 'boss',
    })

  test('bmg3/trait/coordination: a friend with the same keyword acts out of turn', () => {
    const table = team(['coordination', 'cop'], ['cop'])
    useTrait(table, 'boss', 'coordination', '', ['act-now', 'move'], ['move', to(16, 16)])
    expect(table.model('friend').at?.y).toBe(inches(16))
    expect(table.state.activation?.taken).toEqual([])
    expect(useBlockedReason(team(['coordination', 'cop'], ['criminal']), 'boss', 'coordination')).toMatch(
      /no friend/,
    )
  })

  test('bmg3/trait/coordination: two who coordinate each other do not go on for ever', () => {
    const table = team(['coordination', 'cop'], ['coordination', 'cop'])
    useTrait(table, 'boss', 'coordination', '', ['act-now', 'move'], ['move', { legs: [] }])
    expect(Object.keys(table.offered('act-now'))).not.toContain('trait:coordination')
  })

  test('bmg3/trait/coordination: it goes from friend to friend, but never back', () => {
    const traits = ['coordination', 'cop']
    const table = setTable({
      models: {
        boss: { seat: 'a', at: [10, 10], traits },
        first: { seat: 'a', at: [13, 10], traits },
        second: { seat: 'a', at: [16, 10], traits },
        enemy: { seat: 'b', at: [30, 30] },
      },
      active: 'boss',
    })
    useTrait(
      table,
      'boss',
      'coordination',
      '',
      ['target', '1'],
      ['act-now', 'trait:coordination'],
      ['act-now', 'move'],
      ['move', to(16, 16)],
    )
    expect(table.model('second').at?.y).toBe(inches(16))
    expect(Object.keys(table.offered('act-now'))).not.toContain('trait:coordination')
  })

  test('bmg3/trait/support: the friend the card names acts at once', () => {
    const table = team(['support(batman)'], [], 'Batman (Bushi)')
    useTrait(table, 'boss', 'support(batman)', '', ['act-now', 'suspect'], ['place-suspect', to(17.18, 10)])
    expect(table.state.markers.filter(({ kind }) => kind === 'suspect')).toHaveLength(1)
    expect(useBlockedReason(team(['support(batman)'], []), 'boss', 'support(batman)')).toMatch(/no friend/)
  })

  test('bmg3/trait/order: a friend in sight places a suspect beside itself', () => {
    const table = team(['order'], [])
    useTrait(table, 'boss', 'order', '', ['place-suspect', to(17.18, 10)])
    expect(table.state.markers).toMatchObject([{ kind: 'suspect', seat: 'a', at: { x: inches(17.18) } }])
    table.model('friend').condition = 'ko'
    expect(useBlockedReason(table, 'boss', 'order')).toMatch(/no friend/)
  })
})

describe('markers for henchmen', () => {
  const gang = (trait: string, rank: 'henchman' | 'sidekick' = 'henchman', distance = 4) =>
    setTable({
      models: {
        boss: { seat: 'a', at: [10, 10], traits: [trait], ranks: ['leader'] },
        friend: { seat: 'a', at: [10 + distance + 1.18, 10], ranks: [rank] },
        enemy: { seat: 'b', at: [13, 12] },
      },
      active: 'boss',
    })

  test.each(['follow-me', 'take-cover', 'kill-them'])('bmg3/trait/%s: only henchmen within 4"', (trait) => {
    expect(useBlockedReason(gang(trait), 'boss', trait)).toBeUndefined()
    expect(useBlockedReason(gang(trait, 'sidekick'), 'boss', trait)).toMatch(/no friend/)
    expect(useBlockedReason(gang(trait, 'henchman', 5), 'boss', trait)).toMatch(/no friend/)
  })

  test('bmg3/trait/follow-me: 4" more to move', () => {
    const table = gang('follow-me')
    useTrait(table, 'boss', 'follow-me')
    expect(effectOn(table.model('friend'), 'move-bonus')?.value).toBe(4)
  })

  test('bmg3/trait/take-cover: two Defence markers', () => {
    const table = gang('take-cover')
    useTrait(table, 'boss', 'take-cover')
    expect(bonusesOf(table.model('friend'), 'defense')).toBe(2)
  })

  test('bmg3/trait/kill-them: two Attack markers', () => {
    const table = gang('kill-them')
    useTrait(table, 'boss', 'kill-them')
    expect(bonusesOf(table.model('friend'), 'attack')).toBe(2)
  })

  test('bmg3/trait/outlaw-field-commander: any friend nearby, Attack or Defence', () => {
    const table = gang('outlaw-field-commander', 'sidekick')
    useTrait(table, 'boss', 'outlaw-field-commander', '', ['kind', 'yes'])
    expect(bonusesOf(table.model('friend'), 'attack')).toBe(2)
    useTrait(table, 'boss', 'outlaw-field-commander', '', ['kind', 'no'])
    expect(bonusesOf(table.model('friend'), 'defense')).toBe(2)
    expect(
      useBlockedReason(gang('outlaw-field-commander', 'sidekick', 5), 'boss', 'outlaw-field-commander'),
    ).toMatch(/no friend/)
  })
})

describe('bmg3/trait/persuasive', () => {
  const street = () =>
    setTable({
      models: {
        boss: { seat: 'a', at: [10, 10], traits: ['persuasive'] },
        friend: { seat: 'a', at: [5, 5] },
        cop: { seat: 'b', at: [15, 10] },
        sniper: { seat: 'b', at: [10, 15] },
        hidden: { seat: 'b', at: [10, 30] },
        driver: { seat: 'b', at: [5, 10] },
      },
      active: 'boss',
    })

  test('bmg3/trait/persuasive: the enemy that was named activates next, passes or not', () => {
    const table = street()
    table.crew('b').passes = 3
    table.playOn('', ['action', 'trait:persuasive'], ['target', '3'], ['action', 'end'])
    expect(table.model('sniper').activated).toBe(true)
    expect(table.model('cop').activated).toBe(false)
    expect(table.asked).not.toContain('b: activate')
    expect(table.crew('b').passes).toBe(3)
  })

  test('bmg3/trait/persuasive: a model that has activated or is out of sight cannot be named', () => {
    const table = street()
    table.model('sniper').activated = true
    table.playOn('', ['action', 'trait:persuasive'], ['target', '5'], ['action', 'end'])
    expect(Object.keys(table.offered('target'))).toEqual(['2', '5'])
    expect(table.model('driver').activated).toBe(true)
  })
})
