import { ok, refused } from '@gargoyle/engine'
import { expect, test } from 'vitest'
import type { CrewBuilder } from './crew-builder.ts'
import { openingBench } from './opening.ts'
import type { SavedCrew } from './saved-crews.ts'

/** Crews that are words; a code is the word with `x.` before it. */
const builder: CrewBuilder<string> = {
  game: 'words',
  gameName: 'Words',
  word: 'crew',
  fresh: '',
  readyMade: [],
  encode: (list) => `x.${list}`,
  decode: (code) => (code.startsWith('x.') ? ok(code.slice(2)) : refused('No code.')),
  read: (data) => (typeof data === 'string' ? ok(data) : refused('No word.')),
  usualName: (list) => list,
  summary: (list) => list,
  playBlockedReason: () => undefined,
  Workbench: () => null,
  Roster: () => null,
}

const saved = (id: string, list: unknown): SavedCrew => ({ id, game: 'words', name: id, list, changed: 0 })

test('without a request or a saved crew: an empty crew that is not saved', () => {
  expect(openingBench(builder, '', [], undefined)).toMatchObject({ bench: { id: undefined, list: '' } })
})

test('the crew that was open last is opened again', () => {
  const own = [saved('a', 'apple'), saved('b', 'bear')]
  expect(openingBench(builder, '', own, 'b').bench).toMatchObject({ id: 'b', name: 'b', list: 'bear' })
  expect(openingBench(builder, '', own, 'gone').bench.list).toBe('')
})

test('a link opens the crew it holds, which is not saved yet', () => {
  const { bench } = openingBench(builder, 'crew=x.cat&name=Cats', [saved('a', 'apple')], 'a')
  expect(bench).toMatchObject({ id: undefined, name: 'Cats', list: 'cat' })
})

test('a link to one of one’s own crews opens that one, the last open first', () => {
  const own = [saved('a', 'apple'), saved('b', 'apple')]
  expect(openingBench(builder, 'crew=x.apple', own, 'b').bench.id).toBe('b')
  expect(openingBench(builder, 'crew=x.apple', own, undefined).bench.id).toBe('a')
})

test('a bad link says why, and what was there is still there', () => {
  const opening = openingBench(builder, 'crew=broken', [saved('a', 'apple')], 'a')
  expect(opening).toMatchObject({
    bench: { id: 'a', list: 'apple' },
    refusal: 'The crew in the address could not be opened. No code.',
  })
})

test('a crew that can no longer be read does not open', () => {
  expect(openingBench(builder, '', [saved('a', 7)], 'a').bench.list).toBe('')
})
