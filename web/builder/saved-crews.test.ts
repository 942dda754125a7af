import { expect, test } from 'vitest'
import {
  damagedCrews,
  forgetCrew,
  forgetDamagedCrews,
  freshCrewId,
  lastOpen,
  rememberOpen,
  type SavedCrew,
  type Shelf,
  saveCrew,
  savedCrews,
} from './saved-crews.ts'

function shelf(): Shelf & { readonly things: Map<string, string> } {
  const things = new Map<string, string>()
  return {
    things,
    getItem: (key) => things.get(key) ?? null,
    setItem: (key, value) => void things.set(key, value),
  }
}

const crew = (id: string, changed: number, game = 'one'): SavedCrew => ({
  id,
  game,
  name: `Crew ${id}`,
  list: { models: [] },
  changed,
})

test('crews are kept by game, the one changed last first', () => {
  const here = shelf()
  for (const each of [crew('a', 1), crew('b', 3), crew('c', 2), crew('d', 4, 'two')]) saveCrew(each, here)
  expect(savedCrews('one', here).map(({ id }) => id)).toEqual(['b', 'c', 'a'])
  saveCrew({ ...crew('a', 9), name: 'Again' }, here)
  expect(savedCrews('one', here).map(({ name }) => name)).toEqual(['Again', 'Crew b', 'Crew c'])
})

test('what is forgotten is handed back, so that it can be kept again', () => {
  const here = shelf()
  saveCrew(crew('a', 1), here)
  const gone = forgetCrew('a', here)
  expect(savedCrews('one', here)).toEqual([])
  expect(gone).toEqual(crew('a', 1))
  saveCrew(gone ?? crew('x', 0), here)
  expect(savedCrews('one', here)).toEqual([crew('a', 1)])
  expect(forgetCrew('nobody', here)).toBeUndefined()
})

test('each game remembers which crew was open', () => {
  const here = shelf()
  rememberOpen('one', 'a', here)
  rememberOpen('two', 'b', here)
  expect([lastOpen('one', here), lastOpen('two', here)]).toEqual(['a', 'b'])
  rememberOpen('one', undefined, here)
  expect([lastOpen('one', here), lastOpen('two', here)]).toEqual([undefined, 'b'])
})

test('nonsense on the shelf is passed over', () => {
  const here = shelf()
  here.things.set('gargoyle-crews', 'not json')
  here.things.set('gargoyle-crew-open', '[1]')
  expect(savedCrews('one', here)).toEqual([])
  expect(lastOpen('one', here)).toBeUndefined()
  here.things.set('gargoyle-crews', JSON.stringify([null, 3, { id: 'a' }, crew('b', 1)]))
  expect(savedCrews('one', here).map(({ id }) => id)).toEqual(['b'])
})

test('a browser that keeps nothing is told of, and breaks nothing', () => {
  const full: Shelf = {
    getItem: () => null,
    setItem: () => {
      throw new Error('full')
    },
  }
  expect(saveCrew(crew('a', 1), full)).toMatchObject({ ok: false, reason: { text: /keeps nothing/ } })
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
  const here = shelf()
  here.setItem('gargoyle-crews', text)
  const before = savedCrews('one', here)
  const rest = JSON.stringify(damaged, null, 2)
  expect(damagedCrews(here)).toBe(rest)
  saveCrew(crew('new', 2), here)
  expect(damagedCrews(here)).toBe(rest)
  forgetCrew('new', here)
  expect(damagedCrews(here)).toBe(rest)
  forgetDamagedCrews(here)
  expect(damagedCrews(here)).toBeUndefined()
  expect(savedCrews('one', here)).toEqual(before)
})

test('where nothing is kept nothing is damaged', () => {
  expect(damagedCrews(shelf())).toBeUndefined()
  expect(damagedCrews(undefined)).toBeUndefined()
})
