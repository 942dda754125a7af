import { expect, test } from 'vitest'
import { effectsOfRules } from './effects-of-rules.ts'
import type { CounterRules } from './special-rule.ts'

const rules: CounterRules = {
  plain: { name: 'Plain', text: 'Nothing lasts.' },
  brave: { name: 'Brave', text: 'For 1SC it is braver.', effect: { own: { willpower: 1 } } },
  bluff: {
    name: 'Bluff',
    text: 'An enemy is bluffed.',
    rule: 'bmg2/trait/bluff',
    effect: { name: 'Bluffed', text: 'Attack -1.', own: { attack: -1 } },
  },
}

test('the effect of a rule has its id and its ledger id, and its name and text unless it has its own', () => {
  expect(effectsOfRules({ prefix: 'bmg1' }, 'trait', rules)).toEqual({
    brave: {
      name: 'Brave',
      text: 'For 1SC it is braver.',
      rule: 'bmg1/trait/brave',
      own: { willpower: 1 },
    },
    bluff: { name: 'Bluffed', text: 'Attack -1.', rule: 'bmg2/trait/bluff', own: { attack: -1 } },
  })
})
