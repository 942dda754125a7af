import { expect, test } from 'vitest'
import { stage } from '../testing/index.ts'
import { crow } from './crow.ts'

test('the first player to bring home the goal wins', () => {
  const { session, play } = stage(crow, { setup: { seats: ['ada', 'bo'], goal: 10 }, dice: '6 1 5 5' })
  play(['ada', 'dig-or-fly', 'dig'], ['ada', 'dig-or-fly', 'dig'])
  play(['bo', 'dig-or-fly', 'dig'], ['bo', 'dig-or-fly', 'dig'], ['bo', 'dig-or-fly', 'fly home'])
  expect(session.outcome).toEqual({ ada: 0, bo: 10 })
})

test('a bad setup names its path', () => {
  expect(crow.prepare({ seats: ['ada'] })).toMatchObject({ ok: false, reason: { path: 'seats' } })
  expect(crow.prepare({ seats: ['ada', 'bo'], goal: 0 })).toMatchObject({
    ok: false,
    reason: { path: 'goal' },
  })
  expect(crow.prepare(null)).toMatchObject({ ok: false })
})
