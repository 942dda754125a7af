import 'fake-indexeddb/auto'
import { type GameRecord, must, recordOf, seat, startSession } from '@gargoyle/engine'
import { crow } from '@gargoyle/engine/examples'
import { openDB } from 'idb'
import { describe, expect, test } from 'vitest'
import { saveLatest } from './save-latest.ts'
import { inMemory, openSaves, type SavedMatch, type Saves } from './saves.ts'

const ada = seat('ada')

function recordAfter(answers: number): GameRecord {
  const session = must(startSession(crow, { setup: { seats: ['ada', 'bo'] }, seed: 'moonlight' }))
  for (let i = 0; i < answers; i++) must(session.answer(ada, 'dig'))
  return recordOf(session)
}

const match = (id: string, changedAt: number): SavedMatch => ({
  id,
  title: 'Ada against Bo',
  order: {
    game: 'crow',
    setup: { seats: ['ada', 'bo'] },
    seed: 'moonlight',
    seats: { ada: { kind: 'person' }, bo: { kind: 'person' } },
  },
  startedAt: 1,
  changedAt,
  answers: 0,
  over: false,
})

let shelves = 0
const kinds: readonly (readonly [string, () => Saves])[] = [
  ['in the browser', () => openSaves(`test ${++shelves}`)],
  ['in memory', inMemory],
]

describe.each(kinds)('matches kept %s', (_, open) => {
  test('are listed with the last one changed first', async () => {
    const saves = open()
    await saves.add(match('old', 10))
    await saves.add(match('new', 20))
    expect((await saves.list()).map(({ id }) => id)).toEqual(['new', 'old'])
    await saves.keep('old', recordAfter(1))
    expect((await saves.list()).map(({ id }) => id)).toEqual(['old', 'new'])
  })

  test('are found again with everything that was answered', async () => {
    const saves = open()
    await saves.add(match('one', 10))
    expect(await saves.record('one')).toBeUndefined()
    await saves.keep('one', recordAfter(2))
    expect(await saves.record('one')).toEqual(recordAfter(2))
    expect(await saves.find('one')).toMatchObject({ answers: 2, over: false, title: 'Ada against Bo' })
    await saves.rename('one', 'Crows')
    expect(await saves.find('one')).toMatchObject({ answers: 2, title: 'Crows' })
  })

  test('say why they could not be opened, until they open again', async () => {
    const saves = open()
    await saves.add(match('one', 10), recordAfter(1))
    await saves.setRefusal('one', 'Recorded with other rules.')
    await saves.setRefusal('gone', 'Nothing is kept of it.')
    expect(await saves.list()).toEqual([{ ...match('one', 10), refusal: 'Recorded with other rules.' }])
    await saves.setRefusal('one', undefined)
    expect(await saves.list()).toEqual([match('one', 10)])
  })

  test('stay removed, whatever is still being played', async () => {
    const saves = open()
    await saves.add(match('one', 10), recordAfter(1))
    await saves.remove('one')
    await saves.keep('one', recordAfter(2))
    expect(await saves.find('one')).toBeUndefined()
    expect(await saves.record('one')).toBeUndefined()
  })
})

test('what one tab has saved, the next one finds', async () => {
  await openSaves('shared').add(match('one', 10), recordAfter(1))
  expect(await openSaves('shared').record('one')).toEqual(recordAfter(1))
  expect(await openSaves('shared').isLasting()).toBe(true)
  expect(await inMemory().isLasting()).toBe(false)
})

test.each([
  ['a number', 7, '7'],
  ['a date', new Date(0), '"1970-01-01T00:00:00.000Z"'],
  ['a list', ['one', 2], '["one",2]'],
  ['bytes', new Uint8Array([1, 2]), '[1,2]'],
  ['an empty text', '', undefined],
])('a match kept under %s is listed as damaged, can be exported, and is removed', async (_, key, text) => {
  const name = `odd key ${++shelves}`
  const saves = openSaves(name)
  await saves.add(match('one', 10), recordAfter(1))
  const database = await openDB(name)
  await database.put('matches', { ...match('', 20), id: key })
  await database.put('records', recordAfter(2), key)
  const [odd, good] = await saves.list()
  expect(odd).toMatchObject({ damage: 'Damaged: it has no name.', title: 'Ada against Bo' })
  expect(odd?.id).toBe(text === undefined ? '' : `key ${text}`)
  expect(good?.id).toBe('one')
  expect(await saves.raw(odd?.id ?? '')).toMatchObject({ match: { id: key }, record: recordAfter(2) })
  await saves.remove(odd?.id ?? '')
  expect((await saves.list()).map(({ id }) => id)).toEqual(['one'])
  expect(await database.count('records')).toBe(1)
  database.close()
})

test('of two matches under like keys the one that is named is removed', async () => {
  const name = `odd key ${++shelves}`
  const saves = openSaves(name)
  await saves.add(match('7', 10))
  const database = await openDB(name)
  await database.put('matches', { ...match('', 20), id: 7 })
  database.close()
  await saves.remove('7')
  expect((await saves.list()).map(({ id }) => id)).toEqual(['key 7'])
})

test('one write at a time, and the latest is what stays', async () => {
  const kept: number[] = []
  const doors: (() => void)[] = []
  const slow: Pick<Saves, 'keep'> = {
    keep: (_, { answers }) => {
      kept.push(answers.length)
      return new Promise((resolve) => doors.push(resolve))
    },
  }
  const save = saveLatest(slow, 'one')
  for (const answers of [1, 2, 3]) save(recordAfter(answers))
  expect(kept).toEqual([1])
  doors.shift()?.()
  await new Promise((resolve) => setTimeout(resolve))
  expect(kept).toEqual([1, 3])
})

test.each([
  ['another version', 7, true],
  ['none of its parts', 1, false],
])('a database of %s is opened all the same, and keeps games', async (_, version, hasParts) => {
  const name = `odd ${++shelves}`
  const made = await openDB(name, version, {
    upgrade(database) {
      if (!hasParts) return
      database.createObjectStore('matches', { keyPath: 'id' })
      database.createObjectStore('records')
    },
  })
  made.close()
  const saves = openSaves(name)
  expect(await saves.isLasting()).toBe(true)
  await saves.add(match('one', 10), recordAfter(1))
  expect(await openSaves(name).record('one')).toEqual(recordAfter(1))
})
