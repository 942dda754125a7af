import { expect, test } from 'vitest'
import { appendEvent, type EventHistory, seenEvents } from './event.ts'
import { seat } from './vocabulary.ts'

const seats = [seat('a'), seat('b')]
const [a, b] = seats as [(typeof seats)[0], (typeof seats)[0]]

function history(): EventHistory {
  let all: EventHistory
  all = appendEvent(all, seats, { name: 'one', text: 'All see this.' }, 'all', undefined)
  all = appendEvent(all, seats, { name: 'two', text: 'Only a sees this.' }, [a], undefined)
  all = appendEvent(all, seats, { name: 'three', text: 'You draw a bell.' }, [b], {
    name: 'three',
    text: 'b draws.',
  })
  all = appendEvent(all, seats, { name: 'four', text: 'Nobody knows.' }, [], undefined)
  return appendEvent(all, seats, { name: 'five', text: 'All again.' }, 'all', undefined)
}

function seen(viewer: number, since = 0): [number, string][] {
  return seenEvents(history(), seats, viewer, since).map(({ number, text }) => [number, text])
}

test('each viewer gets its own events under numbers without gaps', () => {
  expect(seen(0)).toEqual([
    [1, 'All see this.'],
    [2, 'Only a sees this.'],
    [3, 'b draws.'],
    [4, 'All again.'],
  ])
  expect(seen(1)).toEqual([
    [1, 'All see this.'],
    [2, 'You draw a bell.'],
    [3, 'All again.'],
  ])
  expect(seen(2)).toEqual([
    [1, 'All see this.'],
    [2, 'b draws.'],
    [3, 'All again.'],
  ])
})

test('since counts in the numbers of the viewer', () => {
  expect(seen(1, 2)).toEqual([[3, 'All again.']])
  expect(seen(0, 3)).toEqual([[4, 'All again.']])
  expect(seen(0, 4)).toEqual([])
})

test('what has happened does not change with the state it came from', () => {
  const about = { hits: 1 }
  const history = appendEvent(undefined, seats, { name: 'x', text: 'x', about }, 'all', undefined)
  about.hits = 2
  expect(seenEvents(history, seats, 0, 0)[0]?.about).toEqual({ hits: 1 })
})
