import { expect, test } from 'vitest'
import { nextTab } from './tabs.tsx'

test('arrow keys go round the tabs, Home and End to the ends', () => {
  expect(nextTab('ArrowRight', 2, 3)).toBe(0)
  expect(nextTab('ArrowLeft', 0, 3)).toBe(2)
  expect(nextTab('Home', 2, 3)).toBe(0)
  expect(nextTab('End', 0, 3)).toBe(2)
  expect(nextTab('a', 0, 3)).toBeUndefined()
})
