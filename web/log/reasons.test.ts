import { compute, dividedBy, plus, setTo } from '@gargoyle/engine'
import { expect, test } from 'vitest'
import { describeValue, reasonsIn } from './reasons.ts'

const dice = compute({
  name: 'Dice on Joker',
  base: { amount: 2, source: 'allotted' },
  modifiers: [
    plus(-1, { source: 'cover', rule: 'bmg3/core/ranged-modifiers' }),
    plus(-2, { source: 'firing blind' }),
    plus(1, { source: 'aimed' }),
  ],
})

test('a number is told from its base on, each step with its rule', () => {
  expect(describeValue(dice)).toEqual({
    heading: 'Dice on Joker: 0',
    lines: [
      { number: 1, text: '2: allotted' },
      { number: 2, text: '−1 cover', rule: 'bmg3/core/ranged-modifiers' },
      { number: 3, text: '−2 firing blind' },
      { number: 4, text: '+1 aimed' },
    ],
  })
})

test('every kind of step has words', () => {
  const value = compute({
    name: 'Move',
    base: { amount: 5, source: 'card' },
    modifiers: [dividedBy(2, { source: 'hurt' }), setTo(9, { source: 'a spell' })],
    cap: { amount: 6, source: 'nobody is faster' },
  })
  expect(describeValue(value).lines.map(({ text }) => text)).toEqual([
    '5: card',
    '÷2 hurt',
    expect.stringMatching(/^rounded down to 2:/),
    'becomes 9: a spell',
    'at most 6: nobody is faster',
  ])
})

test('events without reasons, or with something else in their place, have none', () => {
  expect(reasonsIn({})).toEqual([])
  expect(reasonsIn({ about: { reasons: ['because', null, { name: 'x' }] } })).toEqual([])
  expect(reasonsIn({ about: { reasons: [JSON.parse(JSON.stringify(dice))] } })).toHaveLength(1)
})
