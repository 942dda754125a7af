import { addEffect } from '@gargoyle/bmg-common'
import { describe, expect, test } from 'vitest'
import { meleeAttack } from '../attack/melee.ts'
import { scene } from '../testing/scene.ts'
import type { Answer } from '../testing/table.ts'
import { freeStrike } from './free-actions.ts'

const beat = (dice: string, ...answers: readonly Answer[]) => {
  const table = scene('interrogation', {
    enemy: { touching: 'owner', willpower: 7 },
    hands: { b: ['violent', 'one'] },
    decks: { a: ['one', 'violent'] },
  })
  table.play((game, { owner }) => meleeAttack(game, owner, -1), dice, ...answers)
  return table
}

describe('bmg3/trait/interrogation', () => {
  test('bmg3/trait/interrogation: who fails shows a hand, loses a card, and one of its type is found', () => {
    const table = beat('1 1 1 1  6 6 6', ['interrogation', 'violent'], ['search', 'violent'])
    expect(table.crew('b').hand).toEqual(['one', 'violent'])
    expect(table.crew('a').hand).toEqual(['violent'])
    expect(Object.keys(table.offered('search'))).toEqual(['violent', 'none'])
  })

  test('bmg3/trait/interrogation: who passes says nothing', () => {
    expect(beat('1 1 1 1  1 1 6').asked).not.toContain('a: interrogation')
  })

  test('bmg3/trait/interrogation: an enemy among all that bmg3/trait/360-strike hits, as its player picks', () => {
    const sweep = (beside: 'a' | 'b', ...answers: readonly Answer[]) => {
      const table = scene('interrogation', {
        friend: { seat: beside, touching: 'owner', side: 'east', willpower: 7 },
        enemy: { touching: 'owner', side: 'north', willpower: 7 },
        hands: { b: ['violent'] },
      })
      table.play((game, { owner }) => void addEffect(game, owner, '360-strike', { until: 'round' }))
      table.play((game, { owner }) => meleeAttack(game, owner, -1), '1 1 1 1  6 6 6', ...answers)
      return table.story.filter((text) => text.includes('is discarded')).length
    }
    expect(sweep('a', ['interrogation', 'violent'])).toBe(1)
    expect(sweep('b', ['target', '2'], ['interrogation', 'violent'])).toBe(1)
  })

  test('bmg3/trait/interrogation: only a melee attack of the action', () => {
    const table = scene('interrogation', { enemy: { touching: 'owner' }, hands: { b: ['one'] } })
    table.play((game, { owner, enemy }) => freeStrike(game, owner, enemy, 'bmg3/trait/test'), '1 1 1 1')
    expect(table.crew('b').hand).toEqual(['one'])
  })
})
