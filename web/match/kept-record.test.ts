import 'fake-indexeddb/auto'
import { must, recordOf, startSession } from '@gargoyle/engine'
import { crow } from '@gargoyle/engine/examples'
import { expect, test } from 'vitest'
import { keptRecord } from './kept-record.ts'
import { savedMatches } from './saved-matches.ts'

const record = recordOf(must(startSession(crow, { setup: { seats: ['ada', 'bo'] }, seed: 'moonlight' })))

/** Keeps something as the record of a match, whatever it is. */
async function keep(id: string, kept: unknown): Promise<string> {
  const order = { game: 'crow', setup: {}, seed: '', seats: {} }
  const match = { id, title: '', order, startedAt: 1, changedAt: 1, answers: 0, over: false }
  await savedMatches().add(match, kept as typeof record)
  return id
}

test('what was played is read; where nothing was, there is nothing', async () => {
  expect(await keptRecord(await keep('whole', record))).toEqual({ ok: true, value: record })
  expect(await keptRecord('never')).toEqual({ ok: true, value: undefined })
})

test.each([
  ['a text', 'rubbish', 'format'],
  ['a list', [1], 'format'],
  ['dice that are none', { ...record, dice: {} }, 'dice.seed'],
  ['answers that are none', { ...record, answers: 5 }, 'answers'],
])('%s instead of a record is said in words for people, with the place', async (what, kept, path) => {
  const read = await keptRecord(await keep(what, kept))
  expect(read).toEqual({
    ok: false,
    reason: { text: 'What was played in this game is damaged and cannot be read.', path },
  })
})

test('a record of another version is no damage', async () => {
  const read = await keptRecord(await keep('old', { ...record, version: 1 }))
  expect(read.ok || read.reason.text).toContain('version 1')
})
