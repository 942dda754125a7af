import { setTable } from '@gargoyle/bmg-counters/testing'
import type { SeenEvent } from '@gargoyle/engine'
import { expect, test } from 'vitest'
import { counterOddsReader } from './reader.ts'

test('a lamppost that is shot out is worth a word, though it is no model', () => {
  const table = setTable({ models: { hero: { seat: 'a', at: [30, 30] }, thug: { seat: 'b', at: [60, 60] } } })
  const out = { number: 1, name: 'lamp-out', text: 'A lamppost goes out.', about: { marker: 4 } }
  const readings = (events: readonly SeenEvent[]) =>
    table.play((game) =>
      counterOddsReader.read({ before: game.state, after: game.state, content: game.content, events }),
    )
  expect(readings([out])).toEqual([{ what: 'shot out', id: 'lamp 4', whom: 'Lamppost 4', value: 1 }])
  expect(readings([])).toEqual([])
})
