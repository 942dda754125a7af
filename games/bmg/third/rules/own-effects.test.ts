import { describe, expect, test } from 'vitest'
import { ownEffects, withSpecialActions } from './own-effects.ts'
import type { Bmg3Rules } from './special-rule.ts'

const rules: Bmg3Rules = {
  sturdy: { name: 'Sturdy', text: 'Has 1 Defense more.', own: { defense: 1 } },
  fury: {
    name: 'Fury',
    text: 'Special: until the round ends it has 1 Attack more.',
    special: { until: 'round', limit: 'game', text: 'It has 1 Attack more.', own: { attack: 1 } },
  },
  gas: {
    name: 'Gas',
    text: 'Whom it hits has 1 Defense less.',
    effect: { own: { defense: -1 } },
    action: { kind: 'free', perform: () => undefined },
  },
}

describe('own effects', () => {
  test('are the records of what rules put on models, under the ids of the rules', () => {
    expect(ownEffects('trait', rules)).toEqual({
      fury: { name: 'Fury', text: 'It has 1 Attack more.', rule: 'bmg3/trait/fury', own: { attack: 1 } },
      gas: {
        name: 'Gas',
        text: 'Whom it hits has 1 Defense less.',
        rule: 'bmg3/trait/gas',
        own: { defense: -1 },
      },
    })
  })

  test('come with a special action only where the record says so', () => {
    const made = withSpecialActions(rules)
    expect(made.sturdy).toBe(rules.sturdy)
    expect(made.gas).toBe(rules.gas)
    expect(made.fury?.action).toMatchObject([{ kind: 'special', limit: 'game' }])
  })
})
