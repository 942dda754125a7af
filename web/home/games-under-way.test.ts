import { expect, test } from 'vitest'
import { progressWords } from './games-under-way.tsx'

test('how far a game has come is said in good grammar', () => {
  expect([0, 1, 2].map(progressWords)).toEqual(['Nothing played yet', '1 answer so far', '2 answers so far'])
})
