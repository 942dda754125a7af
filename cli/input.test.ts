import { expect, test } from 'vitest'
import { queuedInput } from './input.ts'

test('lines typed ahead wait in order, and the end comes after them', async () => {
  const shown: string[] = []
  const { input, type, end } = queuedInput((prompt) => shown.push(prompt))
  type('one')
  type('two')
  end()
  expect([await input.ask('a'), await input.ask('b'), await input.ask('c')]).toEqual([
    'one',
    'two',
    undefined,
  ])
  expect(shown).toEqual(['a', 'b', 'c'])
})

test('who asks before anything is typed waits for it, or for the end', async () => {
  const { input, type, end } = queuedInput(() => undefined)
  const line = input.ask('> ')
  type('late')
  expect(await line).toBe('late')
  const nothing = input.ask('> ')
  end()
  expect(await nothing).toBeUndefined()
})
