import { hasEffect } from '@gargoyle/bmg-common'
import { describe, expect, test } from 'vitest'
import { skill } from '../model/skills.ts'
import { computeTotal } from '../rules/rule-system.ts'
import { type SceneSketch, scene } from '../testing/scene.ts'
import { useBlockedReason, useTrait } from '../testing/use-trait.ts'

const titan = (sketch: SceneSketch = {}, ...traits: readonly string[]) =>
  scene(['titan-dose(2)', ...traits], { audacity: true, ...sketch })

const newRound = (table: ReturnType<typeof scene>, who: 'owner' | 'friend' = 'owner') => {
  table.model(who).usedThisRound = []
  table.model(who).roundMemory = {}
  table.model(who).effects = []
}

describe('bmg3/trait/titan-dose', () => {
  test('bmg3/trait/titan-dose: better in everything until the round ends', () => {
    const table = titan()
    useTrait(table, 'owner', 'titan-dose(2)')
    table.play((game, { owner }) => {
      expect((['attack', 'defense', 'movement'] as const).map((name) => skill(game, name, owner))).toEqual([
        4, 4, 12,
      ])
      expect(computeTotal(game, 'strength-roll', { about: owner }, 0)).toBe(1)
    })
    expect(table.model('owner').effects).toMatchObject([{ id: 'titan', until: 'round' }])
  })

  test('bmg3/trait/titan-dose: one in a game, and one dose of anything in a round', () => {
    const table = titan({}, 'venom-dose')
    useTrait(table, 'owner', 'titan-dose(2)')
    expect(useBlockedReason(table, 'owner', 'venom-dose')).toBe('It has used a dose this round.')
    newRound(table)
    expect(useBlockedReason(table, 'owner', 'titan-dose(2)')).toBe('It has used a Titan Dose in this game.')
    expect(useBlockedReason(table, 'owner', 'venom-dose')).toBeUndefined()
  })

  test('bmg3/trait/venom-laboratory: more than one, as many as there are, even when its owner is gone', () => {
    const table = titan({ friend: { traits: ['venom-laboratory'], condition: 'casualty' } })
    useTrait(table, 'owner', 'titan-dose(2)')
    newRound(table)
    useTrait(table, 'owner', 'titan-dose(2)')
    newRound(table)
    expect(useBlockedReason(table, 'owner', 'titan-dose(2)')).toBe('No dose is left.')
  })

  test('bmg3/trait/venom-laboratory: only for its own crew', () => {
    const table = titan({ enemy: { traits: ['venom-laboratory'] } })
    useTrait(table, 'owner', 'titan-dose(2)')
    newRound(table)
    expect(useBlockedReason(table, 'owner', 'titan-dose(2)')).toBe('It has used a Titan Dose in this game.')
  })
})

describe('bmg3/trait/venom-applicator', () => {
  const near = { touching: 'owner' } as const

  test('bmg3/trait/venom-applicator: a friend in contact takes the bearer’s dose', () => {
    const table = titan({ friend: near }, 'venom-applicator')
    useTrait(table, 'owner', 'venom-applicator')
    expect(hasEffect(table.model('friend'), 'titan')).toBe(true)
    expect(hasEffect(table.model('owner'), 'titan')).toBe(false)
    // The bearer itself may still take the other one.
    useTrait(table, 'owner', 'titan-dose(2)')
    newRound(table, 'friend')
    expect(useBlockedReason(table, 'owner', 'venom-applicator')).toBe(
      'There is no dose left, or no friend in contact for it.',
    )
  })

  test('bmg3/trait/venom-applicator: which of two doses is its player’s choice', () => {
    const table = titan({ friend: near }, 'venom-applicator', 'venom-dose')
    useTrait(table, 'owner', 'venom-applicator', '', ['venom-applicator', '1 venom-dose'])
    expect(hasEffect(table.model('friend'), 'venom')).toBe(true)
  })

  test('bmg3/trait/venom-applicator: not without contact, and no machine', () => {
    const none = 'There is no dose left, or no friend in contact for it.'
    expect(useBlockedReason(titan({}, 'venom-applicator'), 'owner', 'venom-applicator')).toBe(none)
    const bot = titan({ friend: { ...near, traits: ['bot'] } }, 'venom-applicator')
    expect(useBlockedReason(bot, 'owner', 'venom-applicator')).toBe(none)
  })
})
