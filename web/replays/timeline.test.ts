import type { SeenEvent } from '@gargoyle/engine'
import { expect, test } from 'vitest'
import type { LogHeading } from '../games/game-page.ts'
import { arrivalInReplay, nextShown, stopAfter, stopAt, stopBefore, stopsIn } from './timeline.ts'

const events: readonly SeenEvent[] = ['round 1', 'turn Ann', 'hit', 'turn Bob', 'round 2', 'turn Ann'].map(
  (text, index) => ({ number: index + 1, name: 'said', text }),
)
// The last event seen after 0 to 5 answers.
const moments = [0, 2, 2, 3, 4, 6].map((lastEvent) => ({ lastEvent }))

const headingOf = ({ text }: SeenEvent): LogHeading | undefined =>
  text.startsWith('round')
    ? { level: 'part', text }
    : text.startsWith('turn')
      ? { level: 'turn', text }
      : undefined

const stops = stopsIn(events, moments, headingOf)

test('rounds and activations are found at the answer that began them', () => {
  expect(stops).toEqual([
    { answers: 1, text: 'round 1', level: 'part' },
    { answers: 4, text: 'turn Bob', level: 'turn' },
    { answers: 5, text: 'round 2', level: 'part' },
  ])
})

test('one goes from one to the next, back, and to both ends', () => {
  expect(stopAfter(stops, 0, 5)).toBe(1)
  expect(stopAfter(stops, 1, 5)).toBe(4)
  expect(stopAfter(stops, 5, 5)).toBe(5)
  expect(stopBefore(stops, 4)).toBe(1)
  expect(stopBefore(stops, 1)).toBe(0)
  expect(stopAt(stops, 3)?.text).toBe('round 1')
  expect(stopAt(stops, 0)).toBeUndefined()
})

test('answers that show nothing are passed over', () => {
  expect(nextShown(moments, 1)).toBe(3)
  expect(nextShown(moments, 4)).toBe(5)
  expect(nextShown(moments, 5)).toBe(5)
})

test('what comes next is acted out; jumps, steps back and other eyes show at once', () => {
  const arrival = (from: number, to: number, waiting = 0, watcher = 'spectator') =>
    arrivalInReplay({ at: from, watcher: 'spectator' }, { at: to, watcher }, waiting, moments)
  expect(arrival(3, 4)).toBe('later')
  // Two answers, but only one of them showed anything.
  expect(arrival(1, 3)).toBe('later')
  expect(arrival(0, 4)).toBe('now')
  expect(arrival(4, 3)).toBe('now')
  expect(arrival(3, 3)).toBe('now')
  expect(arrival(3, 4, 1)).toBe('now')
  expect(arrival(3, 4, 0, 'Ann')).toBe('now')
})
