import { expect, test } from 'vitest'
import { latestWork } from './latest-work.ts'

test('new work ends the last of its kind, and of no other kind', () => {
  const work = latestWork<'hint' | 'odds'>()
  const [hint, odds] = [work.begin('hint'), work.begin('odds')]
  const again = work.begin('odds')
  expect([hint.aborted, odds.aborted, again.aborted]).toEqual([false, true, false])
  work.stop()
  expect([hint.aborted, again.aborted]).toEqual([true, true])
})
