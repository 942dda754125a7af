import { inches, spot } from '@gargoyle/table'
import { testBoard } from '@gargoyle/table/testing'
import { expect, test } from 'vitest'
import { noMarks, type SceneContent, type SceneMarks } from '../scene-content.ts'
import { describeThing, pointable, stepped } from './key-pointing.ts'

const outline = [
  { x: 0, y: 0 },
  { x: inches(4), y: 0 },
  { x: inches(4), y: inches(4) },
  { x: 0, y: inches(4) },
]

const content: SceneContent = {
  board: testBoard([]),
  areas: [
    { id: 'hall', name: 'Hall', outline, z: 0 },
    {
      id: 'yard',
      name: 'Yard',
      outline: outline.map(({ x, y }) => ({ x: x + inches(4), y })),
      z: 0,
    },
  ],
  figures: [
    {
      id: 'wren',
      at: spot(inches(1), inches(1)),
      radius: 1500,
      height: 4000,
      build: 'thug',
      side: 2,
      name: 'Wren',
      initials: 'WR',
      posture: 'standing',
      isActive: false,
      isDone: false,
      badges: [{ text: '1 wound', tone: 'danger' }],
    },
  ],
  tokens: [{ id: 'key', kind: 'clue', at: spot(inches(20), inches(20)), radius: 400, label: 'Key' }],
  lights: [],
  zones: [],
  night: true,
}

const marks = (more: Partial<SceneMarks>): SceneMarks => ({ ...noMarks, ...more })

test('keys go through what is offered; through everything if nothing is', () => {
  expect(pointable(content, noMarks)).toEqual(['wren', 'key', 'hall', 'yard'])
  const offered = marks({
    options: new Map([
      ['yard', { tone: 'open' }],
      ['wren', { tone: 'closed' }],
      ['key', { tone: 'picked' }],
    ]),
    areas: [{ area: 'hall', state: 'seen' }],
  })
  expect(pointable(content, offered)).toEqual(['key', 'yard'])
  expect(pointable(content, marks({ areas: [{ area: 'hall', state: 'reachable' }] }))).toEqual(['hall'])
  expect(pointable(content, marks({ options: new Map([['wren', { tone: 'closed' }]]) }))).toHaveLength(4)
})

test('steps go round, and begin at either end', () => {
  const ids = ['a', 'b', 'c']
  expect([stepped(ids, undefined, 1), stepped(ids, undefined, -1)]).toEqual(['a', 'c'])
  expect([stepped(ids, 'c', 1), stepped(ids, 'a', -1), stepped(ids, 'a', 1)]).toEqual(['a', 'c', 'b'])
  expect(stepped(ids, 'gone', 1)).toBe('a')
  expect(stepped([], undefined, 1)).toBeUndefined()
})

test('what is pointed at is said with where it is and what it is offered for', () => {
  const offered = marks({
    options: new Map([
      ['wren', { tone: 'open', label: 'attack' }],
      ['hall', { tone: 'picked', label: '2 points' }],
      ['key', { tone: 'closed', label: 'Key' }],
    ]),
  })
  expect(describeThing(content, offered, 'wren')).toBe('Wren, in Hall, 1 wound, can be picked (attack)')
  expect(describeThing(content, offered, 'hall')).toBe('Hall, chosen (2 points)')
  expect(describeThing(content, offered, 'key')).toBe('Key, not possible')
  expect(describeThing(content, offered, 'nobody')).toBe('')
})
