import { bmg3Kit } from '@gargoyle/kits/bmg3'
import { crowKit } from '@gargoyle/kits/examples'
import { expect, test } from 'vitest'
import { usualOpponent } from './bots.ts'

test('who names nobody plays against somebody that knows the game', () => {
  expect([usualOpponent(bmg3Kit), usualOpponent(crowKit)]).toEqual(['regular', 'random'])
})
