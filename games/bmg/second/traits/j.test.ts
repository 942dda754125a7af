import { isBreaking } from '@gargoyle/bmg-counters/parts'
import { actionBlockedReason } from '@gargoyle/bmg-counters/testing'
import { computeTotal, knockDown, rollSkill } from '@gargoyle/bmg-counters/toolkit'
import { seat } from '@gargoyle/engine'
import { expect, test } from 'vitest'
import { act } from '../testing/act.ts'
import { duel } from '../testing/duel.ts'
import { stage } from '../testing/stage.ts'

test('bmg2/trait/jokers-gas: all within 4", itself too, roll Endurance or lose a counter and take an injury; once a round', () => {
  const table = stage({
    hero: { traits: ['jokers-gas'], endurance: 6 },
    mate: { endurance: 6, at: [30, 46] },
    thug: { endurance: 6, counters: 'A' },
  })
  // The hero passes, the thug fails; the mate is more than 4" away.
  act(table, 'trait:jokers-gas', '1 1 6 6')
  expect(table.model('hero').injury).toBe(0)
  expect(table.model('thug')).toMatchObject({ injury: 1, counters: { attack: 0 } })
  expect(table.model('mate').injury).toBe(0)
  expect(actionBlockedReason(table, 'trait:jokers-gas')).toBe('Once a round.')
})

test('bmg2/trait/joy-for-the-victory, bmg2/core/willpower-modifier-sign: friends within 8" have -1 on the dice of Willpower rolls, no other model', () => {
  const rolls = (who: 'hero' | 'mate' | 'thug', skill: 'willpower' | 'endurance', mateY = 38) =>
    stage({
      hero: { traits: ['joy-for-the-victory'], willpower: 5, endurance: 5 },
      mate: { at: [30, mateY], willpower: 5, endurance: 5 },
      thug: { willpower: 5 },
    }).play((game, models) => rollSkill(game, models[who], skill, { reason: 'test' }), '3 3')
  expect([rolls('hero', 'willpower'), rolls('mate', 'willpower'), rolls('thug', 'willpower')]).toEqual([
    true,
    true,
    false,
  ])
  expect(rolls('mate', 'endurance')).toBe(false)
  // 8" are 20.32 cm from base to base.
  expect([rolls('mate', 'willpower', 53.3), rolls('mate', 'willpower', 53.4)]).toEqual([true, false])
})

test('bmg2/trait/joy-for-the-victory: its crew does not run away while it is in play', () => {
  const breaks = (traits: readonly string[], condition: 'up' | 'ko' = 'up') =>
    stage({ hero: { traits, condition, reputation: 10 }, mate: { condition: 'ko', reputation: 90 } }).play(
      (game) => isBreaking(game, seat('a')),
    )
  expect([breaks(['joy-for-the-victory']), breaks([]), breaks(['joy-for-the-victory'], 'ko')]).toEqual([
    false,
    true,
    false,
  ])
  // The trait of an enemy does not hold the crew together.
  const enemy = stage({
    hero: { condition: 'ko', reputation: 10 },
    mate: { condition: 'ko', reputation: 90 },
    thug: { traits: ['joy-for-the-victory'] },
  })
  expect(enemy.play((game) => isBreaking(game, seat('a')))).toBe(true)
  // bmg2/core/ko: what it does for friends near by ends with its K.O.
  const dice = (condition: 'up' | 'ko') =>
    stage({ hero: { traits: ['joy-for-the-victory'], condition } }).play((game, { mate }) =>
      computeTotal(game, 'skill-dice', { about: mate, purpose: 'willpower' }, 0),
    )
  expect([dice('up'), dice('ko')]).toEqual([-1, 0])
})

test('bmg2/trait/jump-up: a counter of any kind instead of being knocked down', () => {
  const falls = (counters: string, ...answers: readonly [string, string][]) => {
    const table = duel({ hero: { traits: ['jump-up'], counters } })
    const fell = table.play((game, { hero }) => knockDown(game, hero, { rule: 'test' }), '', ...answers)
    return [fell, table.model('hero').counters.defense]
  }
  expect(falls('D', ['jump-up', 'yes'])).toEqual([false, 0])
  expect(falls('D', ['jump-up', 'no'])).toEqual([true, 1])
  expect(falls('')).toEqual([true, 0])
})
