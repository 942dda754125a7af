import { expect, test } from 'vitest'
import { indentedText } from './indented-text.ts'

test('records and lists become indented lines; short lists stay on one', () => {
  const data = {
    phase: 'bid',
    peeked: null,
    hand: ['alarm', 'decoy'],
    bids: [],
    loot: { a: 3, b: {} },
    runners: [{ x: 1 }, { x: 2 }],
  }
  expect(indentedText(data)).toEqual([
    'phase: bid',
    'peeked: none',
    'hand: alarm, decoy',
    'bids: none',
    'loot:',
    '  a: 3',
    '  b: none',
    'runners:',
    '  -',
    '    x: 1',
    '  -',
    '    x: 2',
  ])
  expect(indentedText('night')).toEqual(['night'])
})
