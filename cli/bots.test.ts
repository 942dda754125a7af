import { bmg3 } from '@gargoyle/bmg3'
import { crow } from '@gargoyle/engine/examples'
import { expect, test } from 'vitest'
import { usualOpponent } from './bots.ts'

test('who names nobody plays against somebody that knows the game', () => {
  expect([usualOpponent(bmg3), usualOpponent(crow)]).toEqual(['regular', 'random'])
})
