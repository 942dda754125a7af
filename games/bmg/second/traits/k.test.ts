import { actionBlockedReason } from '@gargoyle/bmg-counters/testing'
import { computeTotal, endActivation, inflict, knockDown, weaponAt } from '@gargoyle/bmg-counters/toolkit'
import { expect, test } from 'vitest'
import { act } from '../testing/act.ts'
import { duel } from '../testing/duel.ts'
import { stage, strikeOf } from '../testing/stage.ts'

test('bmg2/trait/kapow: bare hands hit with +1 and CRT three stuns until the activation ends, once a round', () => {
  const table = stage({ hero: { traits: ['kapow'], weapons: [{ damage: 'I' }] } })
  act(table, 'trait:kapow')
  const bonus = (arm: number) =>
    table.play((game, { hero, thug }) =>
      computeTotal(game, 'impact-roll', { about: hero, strike: strikeOf(game, hero, thug, { arm }) }, 0),
    )
  expect([bonus(-1), bonus(0)]).toEqual([1, 0])
  expect(actionBlockedReason(table, 'trait:kapow')).toBe('Once a round.')
  table.play((game, { hero }) => {
    expect(weaponAt(game, hero, -1).rules).toEqual([{ id: 'crt', args: ['sss'] }])
    expect(weaponAt(game, hero, 0).rules).toEqual([])
  })
  table.play((game) => endActivation(game))
  expect(bonus(-1)).toBe(0)
})

test('bmg2/trait/kapow: a critical does three stuns instead of one', () => {
  const table = duel({ thug: { traits: ['kapow'], counters: 'AS' } })
  act(table, 'trait:kapow')
  act(table, 'melee:-1', '5 5 6')
  expect(table.model('hero').stun).toBe(4)
})

test('bmg2/trait/kryptonian-x, bmg2/table/kryptonian-night: traits by level, and strong enough for Large models', () => {
  const table = duel({ thug: { traits: ['kryptonian-x(2)'] }, hero: { traits: ['large'] } })
  const ids = table.content.cards[0]!.traitIds
  expect(['fast', 'invulnerability', 'natural-immunities', 'super-jump'].every((id) => ids.has(id))).toBe(
    true,
  )
  expect([ids.has('fly'), ids.has('regeneration')]).toEqual([false, false])
  const falls = table.play((game, { hero, thug }) =>
    knockDown(game, hero, { by: thug, rule: 'test', kind: 'melee' }),
  )
  expect(falls).toBe(true)
})

test('bmg2/trait/kryptonite: Kryptonians within 4" are not Invulnerable, others and those further away are', () => {
  const hurt = (trait: string, x: number) => {
    const table = stage({ hero: { traits: ['kryptonite'] }, thug: { at: [x, 30], traits: [trait] } })
    table.play((game, { thug }) => inflict(game, thug, { stun: 1, cause: 'test' }))
    return table.model('thug').stun
  }
  expect([
    hurt('kryptonian-x(1)', 43),
    hurt('kryptonian-x(1)', 43.3),
    hurt('invulnerability(1)', 43),
  ]).toEqual([1, 0, 0])
})
