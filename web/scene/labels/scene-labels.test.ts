import { boards, inches, lengthUnits, mm, spot } from '@gargoyle/table'
import { testBoard } from '@gargoyle/table/testing'
import { expect, test } from 'vitest'
import { type Figure, noMarks, type SceneContent, type SceneMarks } from '../scene-content.ts'
import { ALWAYS } from './label-layout.ts'
import { roofLabels, sceneLabels } from './scene-labels.ts'

const figure = (name: string, change: Partial<Figure> = {}): Figure => ({
  id: name,
  at: spot(inches(5), inches(5), inches(3)),
  radius: mm(15),
  height: mm(40),
  build: 'thug',
  side: 1,
  name,
  initials: name.slice(0, 2),
  posture: 'standing',
  isActive: false,
  isDone: false,
  badges: [],
  ...change,
})

const content: SceneContent = {
  board: testBoard([]),
  figures: [
    figure('Wren', { isActive: true }),
    figure('Pike', { posture: 'out' }),
    figure('Cutter', { isDone: true }),
  ],
  tokens: [{ id: 't', kind: 'clue', at: spot(0, 0), radius: mm(15), label: 'A clue' }],
  lights: [],
  zones: [],
  night: true,
}

const labelled = (marks: Partial<SceneMarks> = {}, hovered?: string) =>
  new Map(sceneLabels(content, { ...noMarks, ...marks }, hovered).map((label) => [label.id, label]))

test('every figure has a pin with its initials, name, side and state', () => {
  const labels = labelled()
  expect(labels.get('Wren')).toMatchObject({ disc: 'Wr', text: 'Wren', side: 1, state: 'active' })
  expect(labels.get('Pike')?.state).toBe('out')
  expect(labels.get('Cutter')?.state).toBe('done')
  expect(labels.get('Wren')!.lift).toBeGreaterThan(labels.get('Pike')!.lift)
})

test('markers speak only when offered or pointed at', () => {
  expect(labelled().has('t')).toBe(false)
  expect(labelled({}, 't').get('t')).toMatchObject({ text: 'A clue', priority: ALWAYS })
  expect(labelled({ options: new Map([['t', { tone: 'open' }]]) }).get('t')?.tone).toBe('open')
})

test('an offer is written behind the name and matters more than other names', () => {
  const labels = labelled({ options: new Map([['Cutter', { tone: 'open', label: '55%' }]]) })
  expect(labels.get('Cutter')).toMatchObject({ text: 'Cutter: 55%', tone: 'open' })
  expect(labels.get('Cutter')!.priority).toBeGreaterThan(labels.get('Pike')!.priority)
})

test('an offer that says the name is not said twice', () => {
  const labels = labelled({ options: new Map([['Cutter', { tone: 'open', label: 'Cutter' }]]) })
  expect(labels.get('Cutter')?.text).toBe('Cutter')
})

test('words on ways, lines and places', () => {
  const at = spot(inches(1), inches(2))
  const labels = labelled({
    paths: [{ points: [at], tone: 'open', labels: [{ at, text: 'climb 3"' }] }],
    lines: [
      { from: spot(0, 0), to: spot(inches(4), 0), tone: 'plain', label: '4"' },
      { from: at, to: at, tone: 'ok' },
    ],
    spots: [{ at, radius: mm(15), tone: 'picked', label: 'here' }],
  })
  expect(labels.get('path 0 0')?.text).toBe('climb 3"')
  expect(labels.get('line 0')).toMatchObject({ text: '4"', at: [2, 0, 0] })
  expect(labels.has('line 1')).toBe(false)
  expect(labels.get('spot 0')?.text).toBe('here')
})

test('what a way comes to is always said; what is said along it gives way', () => {
  const at = spot(inches(1), inches(2))
  const said = [
    { at, text: 'climb 3"' },
    { at, text: '7" of 8"' },
  ]
  const labels = labelled({ paths: [{ points: [at], tone: 'open', labels: said }] })
  expect(labels.get('path 0 0')?.priority).toBeLessThan(ALWAYS)
  expect(labels.get('path 0 1')?.priority).toBe(ALWAYS)
})

test('a map says how high every floor is that a figure might stand on', () => {
  const roofs = roofLabels(boards['crime-alley'])
  expect(roofs.find(({ id }) => id === 'roof theatre')).toMatchObject({
    text: 'The Paragon 6"',
    at: [8.5, 24.5, 6],
    floor: 'roof',
  })
  expect(roofs.find(({ id }) => id === 'roof walkway-alley')?.text).toBe('4.5"')
  expect(roofs.some(({ id }) => id === 'roof vent-east' || id === 'roof crate-1')).toBe(false)
})

const rooms: SceneContent = {
  ...content,
  areas: [
    {
      id: 'hall',
      name: 'Hall',
      z: 0,
      outline: [spot(0, 0), spot(inches(4), 0), spot(inches(4), inches(4)), spot(0, inches(4))],
      ground: [{ state: 'dangerous', text: '2' }],
    },
  ],
  boundaries: [
    { id: 'edge', kind: 'line', points: [spot(0, 0), spot(inches(4), 0)], label: 'climb 2' },
    { id: 'bare', kind: 'line', points: [spot(0, 0), spot(0, inches(4))] },
  ],
}

const hallLabel = (marks: Partial<SceneMarks> = {}, hovered?: string) =>
  sceneLabels(rooms, { ...noMarks, ...marks }, hovered).find(({ id }) => id === 'hall')

test('an area has its name on the floor, and what its ground is like', () => {
  expect(hallLabel()).toMatchObject({
    text: 'Hall',
    floor: 'area',
    badges: [{ text: '!2', tone: 'danger' }],
  })
})

test('an area that is offered says its price, in short where there is little room', () => {
  const label = hallLabel({ options: new Map([['hall', { tone: 'open', label: '2 points' }]]) })
  expect(label).toMatchObject({ text: 'Hall: 2 points', short: '2 points', tone: 'open' })
  expect(label?.floor).toBeUndefined()
  expect(label!.priority).toBeGreaterThan(hallLabel()!.priority)
  expect(label!.priority).toBeLessThan(ALWAYS)
})

test('an area that is pointed at is always named; chosen goes before seen', () => {
  expect(hallLabel({}, 'hall')?.priority).toBe(ALWAYS)
  const both = hallLabel({
    areas: [
      { area: 'hall', state: 'seen' },
      { area: 'hall', state: 'chosen' },
    ],
  })
  expect(both?.tone).toBe('picked')
})

test('a boundary says its word in its middle, if it has one', () => {
  const labels = sceneLabels(rooms, noMarks, undefined).filter(({ id }) => id.startsWith('boundary'))
  expect(labels).toMatchObject([{ text: 'climb 2', at: [2, 0, 0] }])
})

test('heights of roofs are said in the unit of the game', () => {
  const [roof] = roofLabels(
    { pieces: boards['crime-alley'].pieces.filter(({ id }) => id === 'theatre') },
    lengthUnits.cm,
  )
  expect(roof?.text).toBe('The Paragon 15.24 cm')
})
