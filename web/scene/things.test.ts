import { spot } from '@gargoyle/table'
import { testBoard } from '@gargoyle/table/testing'
import { expect, test } from 'vitest'
import { idsAt, thingById, thingsOf } from './things.ts'

const at = spot(100, 200)
const content = {
  board: testBoard([]),
  figures: [],
  tokens: [{ id: 'key', kind: 'clue', at, radius: 400, label: 'Key' }],
  areas: [{ id: 'hall', name: 'Hall', outline: [], z: 50, marker: { x: 5, y: 6 } }],
}

test('tokens and areas are things with a name and a place', () => {
  expect(thingById(content, 'key')).toMatchObject({ kind: 'token', name: 'Key', at, radius: 400 })
  expect(thingById(content, 'hall')).toMatchObject({ kind: 'area', name: 'Hall', at: { x: 5, y: 6, z: 50 } })
  expect(thingById(content, 'nobody')).toBeUndefined()
  expect(thingsOf(content).map(({ id }) => id)).toEqual(['key', 'hall'])
})

test('who stands in an area is meant before what lies there, and both before the area', () => {
  expect(idsAt({ spot: at, figure: 'wren', token: 'key', area: 'hall' })).toEqual(['wren', 'key', 'hall'])
  expect(idsAt({ spot: at, area: 'hall' })).toEqual(['hall'])
  expect(idsAt({ spot: at })).toEqual([])
})
