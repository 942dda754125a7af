import { expect, test } from 'vitest'
import { relativeTime } from './relative-time.ts'

const now = Date.UTC(2030, 4, 20, 12)

test.each([
  [10, 'just now'],
  [90, '1 minute ago'],
  [3 * 3600, '3 hours ago'],
  [2 * 86_400 + 5, '2 days ago'],
  [10 * 86_400, '2030-05-10'],
  [-50, 'just now'],
])('%d seconds ago is %s', (seconds, words) => {
  expect(relativeTime(now - seconds * 1000, now)).toBe(words)
})
