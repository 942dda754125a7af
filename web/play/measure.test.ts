import { boards, inches, prepareBoard } from '@gargoyle/table'
import { expect, test } from 'vitest'
import { inCentimetres } from '../games/game-measure.ts'
import type { Figure, SceneContent } from '../scene/scene-content.ts'
import { endOf, measured } from './measure.ts'

const figure = (id: string, x: number): Figure => ({
  id,
  at: { x: inches(x), y: inches(5), z: 0 },
  radius: inches(0.5),
  height: inches(1.5),
  build: 'thug',
  side: 0,
  name: id,
  initials: 'T',
  posture: 'standing',
  isActive: false,
  isDone: false,
  badges: [],
})

const content: SceneContent = {
  board: prepareBoard(boards['crime-alley']),
  figures: [figure('thug', 5), figure('cop', 10)],
  tokens: [],
  lights: [],
  zones: [],
  night: true,
}

test('a ruler measures from edge to edge, and from bare places', () => {
  expect(measured(content, { id: 'thug' }, { id: 'cop' })).toMatchObject({
    label: '4"',
    sentence: 'From thug to cop: 4", edge to edge.',
  })
  const place = { x: inches(5), y: inches(8), z: 0 }
  expect(measured(content, { id: 'thug' }, { spot: place })?.label).toBe('2.5"')
})

test('a ruler says centimetres where the game does', () => {
  expect(measured(content, { id: 'thug' }, { id: 'cop' }, { measure: inCentimetres })?.label).toBe('10.16 cm')
})

test('a game that counts says how many, or nothing if it cannot tell', () => {
  const measure = { kind: 'count', one: 'area', many: 'areas' } as const
  const between = (counted?: number) => measured(content, { id: 'thug' }, { id: 'cop' }, { measure, counted })
  expect(between(2)).toMatchObject({ label: '2 areas', sentence: 'From thug to cop: 2 areas.' })
  expect(between()).toMatchObject({ label: '', sentence: '' })
})

test('what has left the table is not measured', () => {
  expect(measured(content, { id: 'thug' }, { id: 'ghost' })).toBeUndefined()
})

test('what is pointed at is the figure or token there, else the area, else the place', () => {
  const spot = { x: 1, y: 2, z: 0 }
  expect(endOf({ spot, figure: 'thug' })).toEqual({ id: 'thug' })
  expect(endOf({ spot, token: 'lamp' })).toEqual({ id: 'lamp' })
  expect(endOf({ spot, figure: 'thug', area: 'hall' })).toEqual({ id: 'thug' })
  expect(endOf({ spot, area: 'hall' })).toEqual({ id: 'hall' })
  expect(endOf({ spot })).toEqual({ spot })
})
