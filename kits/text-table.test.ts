import { expect, test } from 'vitest'
import { textTable } from './text-table.ts'

test('words stand to the left, numbers to the right, and nothing trails', () => {
  const rows = [
    ['kind', 'rules', 'note'],
    ['core', '7', ''],
    ['weapon-rule', '112', 'long'],
  ]
  expect(textTable(rows, ['left', 'right', 'left'])).toBe(
    ['kind         rules  note', 'core             7', 'weapon-rule    112  long', ''].join('\n'),
  )
})
