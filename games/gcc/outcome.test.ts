import { expect, test } from 'vitest'
import { outcomeOf } from './outcome.ts'
import { setTable } from './testing/table.ts'

test('gcc/core/end-checks: a side wins with all who play on it, and no side while the game goes on', () => {
  const ended = (winner: 'heroes' | 'villain' | undefined) => {
    const { state, content } = setTable({
      minis: { batman: { at: 'a' }, robin: { at: 'a' }, thug: { at: 'b', tile: {} } },
      state: { turn: 4, winner, reasonOver: winner === undefined ? undefined : 'Dawn.' },
    })
    return outcomeOf(state, content)
  }
  const about = { mission: 'test', heroes: 2, turns: 4 }
  expect(ended('heroes')).toEqual({
    ...about,
    winner: 'heroes',
    winners: ['batman', 'robin'],
    reason: 'Dawn.',
  })
  expect(ended('villain')).toEqual({ ...about, winner: 'villain', winners: ['villain'], reason: 'Dawn.' })
  expect(ended(undefined)).toEqual({ ...about, winner: null, winners: [], reason: '' })
})
