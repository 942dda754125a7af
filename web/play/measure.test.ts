import { boards, inches, prepareBoard } from '@gargoyle/table'
import { expect, test } from 'vitest'
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

test('what has left the table is not measured', () => {
  expect(measured(content, { id: 'thug' }, { id: 'ghost' })).toBeUndefined()
})

test('what is pointed at is the figure or token there, else the place', () => {
  const spot = { x: 1, y: 2, z: 0 }
  expect(endOf({ spot, figure: 'thug' })).toEqual({ id: 'thug' })
  expect(endOf({ spot, token: 'lamp' })).toEqual({ id: 'lamp' })
  expect(endOf({ spot })).toEqual({ spot })
})
