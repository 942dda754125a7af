import { type DescribedDecision, type Option, seat } from '@gargoyle/engine'
import { expect, test } from 'vitest'
import type { GamePage, Moment } from '../games/game-page.ts'
import { isInOutline, optionMarks, optionsAt } from './option-marks.ts'

const options: readonly Option[] = [
  { id: 'go', label: 'Go to the hall', about: 'hall' },
  { id: 'hit', label: 'Hit Wren', about: 'wren' },
  { id: 'look', label: 'Look around', about: 'hall' },
  { id: 'climb', label: 'Climb', about: 'roof', why: { text: 'Too high.' } },
  { id: 'pass', label: 'Pass' },
]
const decision: DescribedDecision = { name: 'act', prompt: 'What now?', shape: 'choice', options }

const page: Pick<GamePage, 'targetOf' | 'markText'> = {
  targetOf: ({ about }) => (typeof about === 'string' ? about : undefined),
}

const viewer = seat('a')
const idle: Moment = {
  info: { game: 'none', seats: [viewer], sides: [[viewer]], plans: {}, table: null },
  look: {
    viewer,
    view: null,
    shown: null,
    asked: [],
    canUndo: false,
    over: false,
    answers: 0,
    lastEvent: 0,
  },
}
const moment: Moment = { ...idle, look: { ...idle.look, decision } }
const spot = { x: 0, y: 0, z: 0 }

test('options show at what they are about, open ones before closed ones', () => {
  const marks = optionMarks(page, moment, [])
  expect(Object.fromEntries(marks)).toEqual({
    hall: { tone: 'open', label: 'Go to the hall' },
    wren: { tone: 'open', label: 'Hit Wren' },
    roof: { tone: 'closed', label: 'Climb' },
  })
  expect(optionMarks(page, moment, ['look']).get('hall')).toEqual({ tone: 'picked', label: 'Look around' })
})

test('a game may write a price instead of the label', () => {
  const priced: typeof page = { ...page, markText: ({ id }) => (id === 'go' ? '2 points' : undefined) }
  const marks = optionMarks(priced, moment, [])
  expect([marks.get('hall')?.label, marks.get('wren')?.label]).toEqual(['2 points', 'Hit Wren'])
})

test('pointing means the figure there if it is an option, else the area', () => {
  const ids = (hit: Parameters<typeof optionsAt>[2]) => optionsAt(page, moment, hit).map(({ id }) => id)
  expect(ids({ spot, figure: 'wren', area: 'hall' })).toEqual(['hit'])
  expect(ids({ spot, figure: 'bystander', area: 'hall' })).toEqual(['go', 'look'])
  expect(ids({ spot, area: 'roof' })).toEqual(['climb'])
  expect(ids({ spot, area: 'yard' })).toEqual([])
})

test('without a question nothing is offered', () => {
  expect(optionMarks(page, idle, []).size).toBe(0)
  expect(optionsAt(page, idle, { spot, area: 'hall' })).toEqual([])
})

test('a zone is meant by pointing into it, where nothing else is', () => {
  const outline = [
    { x: 0, y: 0 },
    { x: 10, y: 0 },
    { x: 10, y: 10 },
    { x: 0, y: 10 },
  ]
  expect(isInOutline(outline, { x: 5, y: 5 })).toBe(true)
  expect(isInOutline(outline, { x: 11, y: 5 })).toBe(false)
  expect(isInOutline(outline, { x: 5, y: -1 })).toBe(false)
  const bent = [...outline.slice(0, 3), { x: 5, y: 2 }]
  expect(isInOutline(bent, { x: 2, y: 5 })).toBe(false)
  expect(isInOutline(bent, { x: 8, y: 5 })).toBe(true)
})
