import { expect, test } from 'vitest'
import { momentOf, playUntil, quickGame, stage } from './testing/moments.ts'
import { mergedView, readBmg3View } from './view.ts'

test('all seats together see every hand, each alone its own', () => {
  const session = playUntil(quickGame(), stage('execute'))
  const views = Object.fromEntries(session.seats.map((seat) => [seat, momentOf(session, seat).look.view]))
  const { crews, models } = readBmg3View(mergedView(views))
  for (const seat of session.seats) {
    expect(crews[seat]?.hand).toEqual(readBmg3View(views[seat] ?? null).crews[seat]?.hand)
    expect(crews[seat]?.hand).toHaveLength(4)
  }
  expect(models).toEqual(readBmg3View(momentOf(session, 'spectator').look.view).models)
})
