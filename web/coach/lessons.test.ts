import type { SeenEvent } from '@gargoyle/engine'
import { expect, test } from 'vitest'
import type { Moment } from '../games/game-page.ts'
import { guideMemory, rememberGuide } from './guide-memory.ts'
import { type Lesson, lessonProgress } from './lessons.ts'

const moment = {} as Moment
const event = (name: string): SeenEvent => ({ number: 1, name, text: name })
const lessons: readonly Lesson[] = [
  { id: 'walk', title: 'Walk', text: '', isDone: ({ name }) => name === 'walk' },
  { id: 'night', title: 'Night', text: '' },
  { id: 'run', title: 'Run', text: '', isDone: ({ name }) => name === 'run' },
]
const next = (events: readonly string[], read: readonly string[] = []) =>
  lessonProgress(lessons, events.map(event), moment, new Set(read)).next?.id

test('the first lesson that is left comes next, whatever was done before its time', () => {
  expect(next([])).toBe('walk')
  expect(next(['run'])).toBe('walk')
  expect(next(['run', 'walk'])).toBe('night')
  expect(next(['run', 'walk'], ['night'])).toBeUndefined()
})

test('what is only to be read is done by reading it, and nothing else is', () => {
  expect(next([], ['walk', 'night', 'run'])).toBe('walk')
})

test('what was taken back is open again', () => {
  expect(next(['walk'])).toBe('night')
  expect(next([])).toBe('walk')
})

test('a guide is remembered for its match alone', () => {
  const kept = new Map<string, string>()
  const store = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
  }
  rememberGuide('a', { read: new Set(['night']), isAway: true }, store)
  expect(guideMemory('a', store)).toEqual({ read: new Set(['night']), isAway: true })
  expect(guideMemory('b', store)).toEqual({ read: new Set(), isAway: false })
})

test.each(['', 'null', '7', '{"read":7,"isAway":"yes"}', '{'])('a damaged memory is none: %s', (text) => {
  const store = { getItem: () => text, setItem: () => undefined }
  expect(guideMemory('a', store)).toEqual({ read: new Set(), isAway: false })
})
