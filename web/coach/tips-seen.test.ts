import { expect, test } from 'vitest'
import { textStore } from '../storage/testing/text-store.ts'
import { haveSeenTips, rememberTips } from './tips-seen.ts'

const withTips = (text: string) => textStore({ 'gargoyle-tips-seen': text })

test('tips of each game are remembered for themselves', () => {
  const here = textStore()
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
  expect(haveSeenTips('one', withTips('nonsense'))).toBe(false)
  expect(haveSeenTips('one', withTips('{"one": true}'))).toBe(false)
  const full = {
    getItem: () => null,
    setItem: () => {
      throw new Error('full')
    },
  }
  expect(() => rememberTips('one', full)).not.toThrow()
  expect(haveSeenTips('one', undefined)).toBe(false)
})
