import { must } from '@gargoyle/engine'
import { expect, test } from 'vitest'
import { readCrewList } from './read-crew-list.ts'
import { listOf } from './testing/crew-context.ts'

const list = listOf(['batman-bushi', 'gcpd-cop-1 + gcpd/radio'], { deck: [{ card: 'gcpd-a', copies: 3 }] })

test('a list survives a trip through a wire', () => {
  expect(must(readCrewList(JSON.parse(JSON.stringify(list))))).toEqual(list)
  const led = { ...list, affiliation: 'gcpd' as const }
  expect(must(readCrewList(led))).toEqual(led)
})

test.each([
  ['nothing', undefined, undefined],
  [
    'a rank that does not exist',
    { ...list, models: [{ id: 'x', rank: 'mayor', equipment: [] }] },
    'models[0].rank',
  ],
  ['half a card', { ...list, deck: [{ card: 'gcpd-a', copies: 0.5 }] }, 'deck[0].copies'],
  ['an affiliation that does not exist', { ...list, affiliation: 'gothcorp' }, 'affiliation'],
  ['too much', { ...list, models: Array(61).fill(list.models[0]) }, 'models'],
])('refuses %s', (_, json, path) => {
  const read = readCrewList(json)
  expect(read.ok).toBe(false)
  expect(read.ok ? '' : read.reason.path).toBe(path)
})

test('says what is wrong in words for people', () => {
  const read = readCrewList({})
  expect(read.ok ? '' : read.reason.text).toBe(
    'This is no crew list. "boss" is missing: it must be a text in quotes.',
  )
})
