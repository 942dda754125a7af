import { boards, inches, mm, spot } from '@gargoyle/table'
import { boardOf } from '@gargoyle/table/testing'
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
  crew: 1,
  name,
  initials: name.slice(0, 2),
  posture: 'standing',
  isActive: false,
  isDone: false,
  badges: [],
  ...change,
})

const content: SceneContent = {
  board: boardOf([]),
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

test('a map says how high every floor is that somebody might stand on', () => {
  const roofs = roofLabels(boards['crime-alley'])
  expect(roofs.find(({ id }) => id === 'roof theatre')).toMatchObject({
    text: 'The Paragon 6"',
    at: [8.5, 24.5, 6],
    isRoof: true,
  })
  expect(roofs.find(({ id }) => id === 'roof walkway-alley')?.text).toBe('4.5"')
  expect(roofs.some(({ id }) => id === 'roof vent-east' || id === 'roof crate-1')).toBe(false)
})
