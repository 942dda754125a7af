import { bmg3Kit } from '@gargoyle/kits/bmg3'
import { crowKit } from '@gargoyle/kits/examples'
import { expect, test } from 'vitest'
import { usualOpponent } from './bots.ts'

test('without a named bot the opponent is one that knows the game', () => {
  expect([usualOpponent(bmg3Kit), usualOpponent(crowKit)]).toEqual(['regular', 'random'])
})
