import { expect, test } from 'vitest'
import { inWords, slug } from './slug.ts'

test.each([
  ["The World's Greatest Detective", 'the-worlds-greatest-detective'],
  ['The World’s Greatest Detective', 'the-worlds-greatest-detective'],
  ['360° Strike', '360-strike'],
  ['Protect me!', 'protect-me'],
  ['Renée Montoya', 'renee-montoya'],
  ['Batman (Bushi)', 'batman-bushi'],
  ['Claws & Teeth', 'claws-and-teeth'],
  ['…', ''],
])('%s', (name, short) => {
  expect(slug(name)).toBe(short)
})

test('a short form in words', () => {
  expect(inWords('bruce-wayne')).toBe('Bruce Wayne')
  expect(inWords('s-w-a-t')).toBe('S.W.A.T.')
  expect(inWords('a-bomb')).toBe('A Bomb')
})
