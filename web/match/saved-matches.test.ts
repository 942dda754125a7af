import 'fake-indexeddb/auto'
import { must, ok, recordOf, refused, seat, startSession, verifyRecord } from '@gargoyle/engine'
import { crow } from '@gargoyle/engine/examples'
import { expect, test } from 'vitest'
import { crewFileText } from '../builder/crew-file.ts'
import { addMatch, fileNameOf, fileOf, importRecord, savedMatches } from './saved-matches.ts'

const order = {
  game: 'crow',
  setup: { seats: ['ada', 'bo'] },
  seed: 'moonlight',
  seats: { ada: { kind: 'person' }, bo: { kind: 'bot', name: 'random' } },
} as const

const opens = async () => ok(null)

test('a match that is about to begin is saved, with nothing played yet', async () => {
  const id = await addMatch(order, 'Crows')
  expect(await savedMatches().find(id)).toMatchObject({ id, title: 'Crows', order, answers: 0, over: false })
  expect(await savedMatches().record(id)).toBeUndefined()
})

test('a record from a file is saved with all its answers, and with who played', async () => {
  const session = must(startSession(crow, { setup: order.setup, seed: order.seed }))
  must(session.answer(seat('ada'), 'dig'))
  const record = recordOf(session)
  const id = must(await importRecord(fileOf(record, order.seats), 'From a friend', opens))
  expect(await savedMatches().record(id)).toMatchObject(record)
  const match = await savedMatches().find(id)
  expect(match).toMatchObject({ title: 'From a friend', answers: 1, over: false })
  expect(match?.order.seats).toEqual(order.seats)
  expect(verifyRecord(crow, fileOf(record, order.seats)).ok).toBe(true)
  const odd = JSON.stringify({ ...record, seats: { ada: 'me', bo: { kind: 'ghost' } } })
  const plain = must(await importRecord(odd, 'From elsewhere', opens))
  expect((await savedMatches().find(plain))?.order.seats).toEqual({})
})

test('a file that is no record is refused with the reason, and nothing is kept', async () => {
  const before = (await savedMatches().list()).length
  const refusals = await Promise.all([
    importRecord('{', 'x', opens),
    importRecord('{"format":"chess"}', 'x', opens),
  ])
  expect(refusals.map((result) => (result.ok ? '' : result.reason.text))).toEqual([
    expect.stringContaining('not JSON'),
    expect.stringContaining('not a Gargoyle record'),
  ])
  const crew = crewFileText({ game: 'crow', name: 'Crows', list: {} })
  const taken = await importRecord(crew, 'x', opens)
  expect(taken.ok || taken.reason.text).toBe('It holds a crew and no game. Open it under Crews.')
  expect((await savedMatches().list()).length).toBe(before)
})

test('a record that cannot be opened here is refused with the reason, and nothing is kept', async () => {
  const before = (await savedMatches().list()).length
  const session = must(startSession(crow, { setup: order.setup, seed: order.seed }))
  const text = fileOf(recordOf(session), order.seats)
  const taken = await importRecord(text, '', async (_record, seats) =>
    refused(`Other rules, and ${Object.keys(seats).join(' and ')} played.`),
  )
  expect(taken.ok || taken.reason.text).toBe('Other rules, and ada and bo played.')
  expect((await savedMatches().list()).length).toBe(before)
})

test('files are named after matches, in letters that every system takes', () => {
  expect(fileNameOf({ id: '1a', title: 'Ada & Bo, Widow’s Cut' })).toBe('gargoyle-ada-bo-widow-s-cut.json')
  expect(fileNameOf({ id: '1a', title: '???' })).toBe('gargoyle-1a.json')
})
