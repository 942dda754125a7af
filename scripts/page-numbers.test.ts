import { expect, test } from 'vitest'
import { numbersJson, numbersText } from './page-numbers.mjs'

const numbers = [
  { name: 'page.firstLoadKb', about: 'script', unit: 'kB', value: 123.456, aim: { atMost: 700 } },
  { name: 'page.frames', about: 'frames of an orbiting view', unit: '/s', value: 12, aim: { atLeast: 60 } },
  { name: 'page.calls', about: 'draw calls', unit: '', value: 1234.5 },
]

test('numbers stand under each other, with what they should be and whether they are', () => {
  expect(numbersText(numbers)).toBe(
    [
      'measured                      here          aim           name',
      'script                      123 kB  700 or less  met      page.firstLoadKb',
      'frames of an orbiting view   12 /s   60 or more  NOT met  page.frames',
      'draw calls                   1,230                        page.calls',
    ].join('\n'),
  )
})

test('numbers for machines are flat', () => {
  expect(JSON.parse(numbersJson(numbers))).toEqual({
    'page.firstLoadKb': 123,
    'page.frames': 12,
    'page.calls': 1230,
  })
})

test('what could not be measured is said to be so, and meets no aim', () => {
  const none = { name: 'page.frames', about: 'frames', unit: '/s', value: null, aim: { atLeast: 60 } }
  expect(numbersText([none])).toContain('not measured  60 or more  NOT met')
  expect(JSON.parse(numbersJson([none]))).toEqual({ 'page.frames': null })
})
