import { expect, test } from 'vitest'
import { type AreaState, noMarks, type SceneArea, type SceneMarks } from '../scene-content.ts'
import { areaMarksOf, areaStateLooks, areaStates, describeArea, leveledName } from './area-marks.ts'

const hall: SceneArea = {
  id: 'hall',
  name: 'Hall',
  outline: [],
  z: 0,
  level: 0,
  ground: [{ state: 'dangerous', text: '2' }],
}
const roof: SceneArea = { id: 'roof', name: 'Roof', outline: [], z: 100, level: 2 }
const areas = [hall, roof]

const marked = (marks: Partial<SceneMarks>) => areaMarksOf({ areas }, { ...noMarks, ...marks })

test('what the ground is like is always marked; areas without anything are not', () => {
  const marks = marked({})
  expect(marks.get('hall')).toEqual([{ area: 'hall', state: 'dangerous', text: '2' }])
  expect(marks.has('roof')).toBe(false)
})

test('options show as areas that can be reached, are chosen or refused', () => {
  const state = (tone: 'open' | 'picked' | 'closed') =>
    marked({ options: new Map([['roof', { tone, label: '3 points' }]]) }).get('roof')
  expect(state('open')).toEqual([{ area: 'roof', state: 'reachable', text: '3 points' }])
  expect(state('picked')?.[0]?.state).toBe('chosen')
  expect(state('closed')?.[0]?.state).toBe('closed')
})

test('several states lie over each other in a fixed order, each once', () => {
  const marks = marked({
    options: new Map([['hall', { tone: 'open' }]]),
    areas: [
      { area: 'hall', state: 'reachable', text: '1 point' },
      { area: 'hall', state: 'seen' },
      { area: 'hall', state: 'dangerous', text: '3' },
      { area: 'nowhere', state: 'seen' },
    ],
  })
  expect(marks.get('hall')?.map(({ state, text }) => [state, text])).toEqual([
    ['dangerous', '3'],
    ['seen', undefined],
    // The option says nothing of its own: the price stays.
    ['reachable', '1 point'],
  ])
  expect([...marks.keys()]).toEqual(['hall'])
})

test('every state has a sign, a pattern, and words of its own', () => {
  for (const of of ['sign', 'pattern', 'words'] as const) {
    expect(new Set(areaStates.map((state) => areaStateLooks[state][of])).size).toBe(areaStates.length)
  }
  expect(areaStates satisfies readonly AreaState[]).toHaveLength(6)
})

test('an area is said with its level and all its states', () => {
  const marks = marked({ options: new Map([['hall', { tone: 'open', label: '2 points' }]]) })
  expect(describeArea(hall, marks.get('hall'))).toBe('Hall, level 0, dangerous (2), can be picked (2 points)')
  const { level: _, ...flat } = roof
  expect(describeArea(flat)).toBe('Roof')
  expect(leveledName(roof)).toBe('Roof ▲2')
  expect(leveledName(hall)).toBe('Hall')
})

test('an option that only says the name adds nothing to it', () => {
  const marks = marked({ options: new Map([['roof', { tone: 'open', label: 'Roof' }]]) })
  expect(describeArea(roof, marks.get('roof'))).toBe('Roof, level 2, can be picked')
})
