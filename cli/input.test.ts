import { PassThrough } from 'node:stream'
import { expect, test } from 'vitest'
import { queuedInput, standardInput } from './input.ts'

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

test('piped lines are read in order, also those that came before the pipe was closed', async () => {
  const from = new PassThrough()
  const to = new PassThrough()
  const input = standardInput({ from, to, person: false })
  const first = input.ask('one? ')
  from.end('1\n2\nlast without a line break')
  const answers = [
    await first,
    await input.ask('two? '),
    await input.ask('three? '),
    await input.ask('four? '),
  ]
  expect(answers).toEqual(['1', '2', 'last without a line break', undefined])
  expect(String(to.read())).toBe('one? two? three? four? ')
})

test('closing ends the waiting', async () => {
  const input = standardInput({ from: new PassThrough(), to: new PassThrough(), person: false })
  const line = input.ask('> ')
  input.close()
  expect(await line).toBeUndefined()
})
