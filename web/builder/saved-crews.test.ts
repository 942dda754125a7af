import { expect, test } from 'vitest'
import { textStore } from '../storage/testing/text-store.ts'
import type { TextStore } from '../storage/text-store.ts'
import {
  damagedCrews,
  forgetCrew,
  forgetDamagedCrews,
  freshCrewId,
  lastOpen,
  rememberOpen,
  type SavedCrew,
  saveCrew,
  savedCrews,
} from './saved-crews.ts'

const crew = (id: string, changed: number, game = 'one'): SavedCrew => ({
  id,
  game,
  name: `Crew ${id}`,
  list: { models: [] },
  changed,
})

test('crews are kept by game, the one changed last first', () => {
  const here = textStore()
  for (const each of [crew('a', 1), crew('b', 3), crew('c', 2), crew('d', 4, 'two')]) saveCrew(each, here)
  expect(savedCrews('one', here).map(({ id }) => id)).toEqual(['b', 'c', 'a'])
  saveCrew({ ...crew('a', 9), name: 'Again' }, here)
  expect(savedCrews('one', here).map(({ name }) => name)).toEqual(['Again', 'Crew b', 'Crew c'])
})

test('what is forgotten is handed back, so that it can be kept again', () => {
  const here = textStore()
  saveCrew(crew('a', 1), here)
  const gone = forgetCrew('a', here)
  expect(savedCrews('one', here)).toEqual([])
  expect(gone).toEqual(crew('a', 1))
  saveCrew(gone ?? crew('x', 0), here)
  expect(savedCrews('one', here)).toEqual([crew('a', 1)])
  expect(forgetCrew('nobody', here)).toBeUndefined()
})

test('each game remembers which crew was open', () => {
  const here = textStore()
  rememberOpen('one', 'a', here)
  rememberOpen('two', 'b', here)
  expect([lastOpen('one', here), lastOpen('two', here)]).toEqual(['a', 'b'])
  rememberOpen('one', undefined, here)
  expect([lastOpen('one', here), lastOpen('two', here)]).toEqual([undefined, 'b'])
})

test('nonsense in the store is passed over', () => {
  const here = textStore()
  here.setItem('gargoyle-crews', 'not json')
  here.setItem('gargoyle-crew-open', '[1]')
  expect(savedCrews('one', here)).toEqual([])
  expect(lastOpen('one', here)).toBeUndefined()
  here.setItem('gargoyle-crews', JSON.stringify([null, 3, { id: 'a' }, crew('b', 1)]))
  expect(savedCrews('one', here).map(({ id }) => id)).toEqual(['b'])
})

test('a browser that keeps nothing is told of, and breaks nothing', () => {
  const full: TextStore = {
    getItem: () => null,
    setItem: () => {
      throw new Error('full')
    },
  }
  expect(saveCrew(crew('a', 1), full)).toMatchObject({
    ok: false,
    reason: { text: expect.stringMatching(/keeps nothing/) },
  })
  expect(() => rememberOpen('one', 'a', full)).not.toThrow()
  expect(savedCrews('one', full)).toEqual([])
})

test('ids differ', () => {
  expect(new Set(Array.from({ length: 50 }, freshCrewId)).size).toBe(50)
})

test.each([
  ['text that is no JSON', '{"crews', ['{"crews']],
  ['something that is no list', '{"__proto__":{"id":"a"}}', [JSON.parse('{"__proto__":{"id":"a"}}')]],
  ['entries that are no crews', JSON.stringify([crew('a', 1), null, { id: 3 }]), [null, { id: 3 }]],
])('%s is kept beside the crews until it is removed', (_, text, damaged) => {
  const here = textStore()
  here.setItem('gargoyle-crews', text)
  const before = savedCrews('one', here)
  expect(damagedCrews(here)).toEqual(damaged)
  saveCrew(crew('new', 2), here)
  expect(damagedCrews(here)).toEqual(damaged)
  forgetCrew('new', here)
  expect(damagedCrews(here)).toEqual(damaged)
  forgetDamagedCrews(here)
  expect(damagedCrews(here)).toEqual([])
  expect(savedCrews('one', here)).toEqual(before)
})

test('where nothing is kept nothing is damaged', () => {
  expect(damagedCrews(textStore())).toEqual([])
  expect(damagedCrews(undefined)).toEqual([])
})
