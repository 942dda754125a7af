import { regionOf } from '@gargoyle/bmg-common'
import { cm } from '@gargoyle/table'
import { expect, test } from 'vitest'
import { testEdition } from '../testing/edition.ts'
import { setTable } from '../testing/table.ts'
import { termsOf } from './move.ts'
import { pricingFor } from './pricing.ts'

const table = () =>
  setTable({
    models: { thug: { seat: 'a', at: [30, 30], counters: 'MM' }, hero: { seat: 'b', at: [60, 60] } },
  })

test('the region of a move is worked out once for the same move', () => {
  table().play((game, { thug }) => {
    const order = { model: thug, reason: 'test', upTo: 10 }
    const first = regionOf(game, termsOf(game, order))
    expect(regionOf(game, termsOf(game, order))).toBe(first)
  })
})

test('and anew where anything differs: its length, its counters, the model, or where a model stands', () => {
  table().play((game, { thug, hero }) => {
    const region = (upTo = 10, model = thug) => regionOf(game, termsOf(game, { model, reason: 'test', upTo }))
    const seen = new Set([region(), region(11), region(10, hero)])
    thug.counters.movement = 1
    expect(region().points).toBe(1)
    seen.add(region())
    hero.at = { ...hero.at!, y: cm(61) }
    seen.add(region())
    thug.at = { ...thug.at!, x: cm(31) }
    expect(region().from.x).toBe(cm(31))
    seen.add(region())
    expect(seen.size).toBe(6)
  })
})

test('and on another board', () => {
  const on = (other: ReturnType<typeof table>) =>
    other.play((game, { thug }) => regionOf(game, termsOf(game, { model: thug, reason: 'test', upTo: 10 })))
  expect(on(table())).not.toBe(on(table()))
})

test('of all pricings only the last dozen are kept, and with them their roads', () => {
  const priced = (basic: number) =>
    setTable({
      models: { thug: { seat: 'a', at: [30, 30] }, hero: { seat: 'b', at: [60, 60] } },
      edition: { ...testEdition, move: { ...testEdition.move, basic } },
    }).play((game, { thug }) => pricingFor(game, thug))
  const first = priced(50)
  for (let more = 1; more < 12; more++) priced(50 + more)
  expect(priced(50)).toBe(first)
  const second = priced(51)
  for (let more = 12; more < 23; more++) priced(50 + more)
  expect(priced(51)).toBe(second)
  expect(priced(50)).not.toBe(first)
})
