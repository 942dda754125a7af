import { expect, test } from 'vitest'
import { mergedView } from './merged-view.ts'
import { momentOf, playUntil, quickGame, stage } from './testing/moments.ts'

test('all seats together see every hand, each alone its own', () => {
  const session = playUntil(quickGame(), stage('execute'))
  const views = Object.fromEntries(session.seats.map((seat) => [seat, momentOf(session, seat).look.view]))
  const merged = mergedView(views)
  for (const seat of session.seats) {
    expect(merged?.crews[seat]?.hand).toEqual(views[seat]?.crews[seat]?.hand)
    expect(merged?.crews[seat]?.hand).toHaveLength(4)
  }
  expect(merged?.models).toEqual(momentOf(session, 'spectator').look.view.models)
})
