import { chooseSpot, type SpotOrder } from '@gargoyle/bmg-common'
import type { Json } from '@gargoyle/engine'
import { inches } from '@gargoyle/table'
import { box } from '@gargoyle/table/testing'
import { expect, test } from 'vitest'
import { ANY, place, setTable, to } from '../testing/table.ts'

const stage = (order: Partial<SpotOrder>, ...answers: readonly Json[]) => {
  const table = setTable({
    models: { thug: { seat: 'a' } },
    pieces: [box('crate', inches(10), inches(10), inches(4), inches(4), inches(2))],
  })
  const asked: SpotOrder = { name: 'spot', prompt: 'Where?', rule: 'bmg3/core/place-suspect', ...order }
  const at = table.play(
    (game, { thug }) => chooseSpot(game, thug.seat, asked),
    '',
    ...answers.map((answer) => ['spot', answer] as const),
  )
  return { at, asked: table.asked }
}

test('anywhere on the table, and not beside it', () => {
  expect(stage({}, to(12, 12, 1)).at).toEqual(place([12, 12, 1]))
  expect(() => stage({}, to(-1, 12))).toThrow(/off the table/)
})

test('a marker lies on a floor', () => {
  expect(stage({ marker: true }, to(12, 12, 2)).at).toEqual(place([12, 12, 2]))
  expect(() => stage({ marker: true }, to(12, 12, 1))).toThrow(/bmg3\/core\/place-suspect/)
})

test('only where it is accepted, in the words of the caller', () => {
  const accept = ({ x }: { readonly x: number }) => (x > inches(40) ? undefined : 'Further east.')
  expect(() => stage({ accept }, to(30, 5))).toThrow(/Further east/)
  expect(stage({ accept }, ANY).at?.x).toBeGreaterThan(inches(40))
})

test('no question is asked if there is no such place', () => {
  expect(stage({ accept: () => 'Never.' })).toEqual({ at: undefined, asked: [] })
})

test('the one place that is near enough is found, even if it is no further than here', () => {
  const of = place([20.3, 20.3])
  const accept = ({ x, y }: { readonly x: number; readonly y: number }) =>
    x === of.x && y === of.y ? undefined : 'Only here.'
  expect(stage({ near: { of, upTo: 1 }, accept }, ANY).at).toEqual(of)
})

test('a player may decide against it only if told so', () => {
  expect(stage({ optional: true }, { stay: true }).at).toBeUndefined()
  expect(() => stage({}, { stay: true })).toThrow(/Give a place/)
})
