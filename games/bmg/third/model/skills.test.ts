import { addEffect } from '@gargoyle/bmg-common'
import { compute, dividedBy, type Modifier, plus, times } from '@gargoyle/engine'
import { describe, expect, test } from 'vitest'
import { setTable } from '../testing/table.ts'
import { skill, skillValue } from './skills.ts'

const weakened = {
  effects: { weak: { name: 'Weak', text: 'Worn out.', own: { attack: -9, movement: -99, defense: -9 } } },
}

describe('bmg3/core/skills-floor', () => {
  test('no skill but Movement falls below 1', () => {
    const table = setTable({ models: { thug: { seat: 'a', at: [5, 5] } }, book: weakened })
    const [attack, movement] = table.play((game, { thug }) => {
      addEffect(game, thug, 'weak', { until: 'round' })
      return [skill(game, 'attack', thug), skill(game, 'movement', thug)] as const
    })
    expect([attack, movement]).toEqual([1, 0])
  })

  test('the reasons name the rule', () => {
    const table = setTable({ models: { thug: { seat: 'a', at: [5, 5] } }, book: weakened })
    const value = table.play((game, { thug }) => {
      addEffect(game, thug, 'weak', { until: 'round' })
      return skillValue(game, 'defense', thug)
    })
    expect(value.steps.map(({ rule }) => rule)).toEqual(['bmg3/effect/weak', 'bmg3/core/skills-floor'])
  })
})

test('bmg3/core/dice, bmg3/core/rounding: first multiply and divide, rounding down once, then add and subtract', () => {
  const source = { source: 'a rule' }
  const value = (base: number, ...modifiers: readonly Modifier[]): number =>
    compute({ name: 'a score', base: { amount: base, source: 'rolled' }, modifiers }).total
  expect(value(5, dividedBy(2, source))).toBe(2)
  expect(value(3, plus(1, source), times(2, source))).toBe(7)
})

describe('what state a model is in tells on its skills', () => {
  test('bmg3/core/ko: one less Attack, Defense and Special', () => {
    const table = setTable({ models: { thug: { seat: 'a', at: [5, 5], condition: 'ko' } } })
    const skills = table.play((game, { thug }) =>
      (['attack', 'defense', 'special', 'endurance', 'movement'] as const).map((name) =>
        skill(game, name, thug),
      ),
    )
    expect(skills).toEqual([2, 2, 2, 5, 8])
  })

  test('bmg3/core/knocked-down: one less Defense', () => {
    const table = setTable({ models: { thug: { seat: 'a', at: [5, 5], condition: 'down' } } })
    const skills = table.play((game, { thug }) =>
      (['attack', 'defense', 'special'] as const).map((name) => skill(game, name, thug)),
    )
    expect(skills).toEqual([3, 2, 3])
  })
})
