import { expect, test } from 'vitest'
import type { MatchOrder } from '../worker/protocol.ts'
import { type BeginningState, beginner } from './beginning.ts'

const order: MatchOrder = { game: 'crow', setup: null, seed: 'x', seats: {} }

/** A beginner that keeps matches in a list, as long as the disk is not full. */
function staged() {
  const kept: MatchOrder[] = []
  const opened: string[] = []
  const shown: BeginningState[] = []
  const at = { isFull: false, isGone: false }
  const begin = beginner({
    keep: async (each) => {
      if (at.isFull) throw new Error('the disk is full.')
      return `match ${kept.push(each)}`
    },
    open: (id) => opened.push(id),
    show: (state) => shown.push(state),
    isGone: () => at.isGone,
  })
  return { begin, kept, opened, shown, at }
}

test('two clicks begin one match, and once it has begun a third begins none', async () => {
  const { begin, kept, opened, shown } = staged()
  await Promise.all([begin(() => order), begin(() => order)])
  await begin(() => order)
  expect(kept).toEqual([order])
  expect(opened).toEqual(['match 1'])
  expect(shown).toEqual([{ busy: true }])
})

test('what could not be kept is said, and can be tried again', async () => {
  const { begin, opened, shown, at } = staged()
  at.isFull = true
  await begin(() => order)
  expect(shown.at(-1)).toEqual({
    busy: false,
    trouble: 'The game could not be begun: the disk is full. Load this page again and try once more.',
  })
  at.isFull = false
  await begin(() => order)
  expect(shown.slice(2)).toEqual([{ busy: true }])
  expect(opened).toEqual(['match 1'])
})

test('where no order is made nothing begins, and the next try may', async () => {
  const { begin, kept, shown } = staged()
  await begin(async () => undefined)
  expect(shown).toEqual([{ busy: true }, { busy: false }])
  await begin(() => order)
  expect(kept).toHaveLength(1)
})

test('whoever has gone elsewhere meanwhile is not called back to a table', async () => {
  const { begin, kept, opened, at } = staged()
  await begin(async () => {
    at.isGone = true
    return order
  })
  expect([kept, opened]).toEqual([[], []])
})
