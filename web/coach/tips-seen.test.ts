import { expect, test } from 'vitest'
import { haveSeenTips, rememberTips } from './tips-seen.ts'

function shelf(first?: string) {
  const things = new Map<string, string>(first === undefined ? [] : [['gargoyle-tips-seen', first]])
  return {
    getItem: (key: string) => things.get(key) ?? null,
    setItem: (key: string, value: string) => void things.set(key, value),
  }
}

test('tips of each game are remembered for themselves', () => {
  const here = shelf()
  expect(haveSeenTips('one', here)).toBe(false)
  rememberTips('one', here)
  rememberTips('two', here)
  rememberTips('one', here)
  expect([haveSeenTips('one', here), haveSeenTips('two', here), haveSeenTips('three', here)]).toEqual([
    true,
    true,
    false,
  ])
})

test('nonsense and a full disk break nothing', () => {
  expect(haveSeenTips('one', shelf('nonsense'))).toBe(false)
  expect(haveSeenTips('one', shelf('{"one": true}'))).toBe(false)
  const full = {
    getItem: () => null,
    setItem: () => {
      throw new Error('full')
    },
  }
  expect(() => rememberTips('one', full)).not.toThrow()
  expect(haveSeenTips('one', undefined)).toBe(false)
})
