import { expect, test } from 'vitest'
import { momentOf, playUntil, quickGame, stage } from './testing/moments.ts'
import { mergedView, viewOf } from './view.ts'

test('all seats together see every hand, each alone its own', () => {
  const session = playUntil(quickGame(), stage('execute'))
  const views = Object.fromEntries(session.seats.map((seat) => [seat, momentOf(session, seat).look.view]))
  const { crews, models } = viewOf(mergedView(views))
  for (const seat of session.seats) {
    expect(crews[seat]?.hand).toEqual(viewOf(views[seat] ?? null).crews[seat]?.hand)
    expect(crews[seat]?.hand).toHaveLength(4)
  }
  expect(models).toEqual(viewOf(momentOf(session, 'spectator').look.view).models)
})
