import { expect, test } from 'vitest'
import { beginFile, standIns as collect, collected, runCollected } from './collect.mjs'

test('tests are collected with their hooks and can be run again', async () => {
  const done: string[] = []
  beginFile('a.test.ts')
  collect.beforeAll(() => void done.push('once'))
  collect.beforeEach(() => void done.push('before'))
  collect.afterEach(() => void done.push('after'))
  collect.test('alone', () => void done.push('alone'))
  collect.describe('group', () => {
    collect.beforeEach(() => void done.push('inner'))
    collect.test.each([[1, 2], 3])('case', (...values: number[]) => {
      collect.onTestFinished(() => void done.push('finished'))
      done.push(values.join())
    })
  })
  beginFile('b.test.ts')
  collect.test('red', () => expect(1).toBe(2))
  const [alone, first, second, red] = collected
  expect(collected.map(({ name }) => name)).toEqual([
    'a.test.ts > alone',
    'a.test.ts > group > case (1)',
    'a.test.ts > group > case (2)',
    'b.test.ts > red',
  ])
  await runCollected(alone!)
  expect(done.splice(0)).toEqual(['once', 'before', 'alone', 'after'])
  await runCollected(first!)
  expect(done.splice(0)).toEqual(['before', 'inner', '1,2', 'finished', 'after'])
  await runCollected(second!)
  expect(done.splice(0)).toEqual(['before', 'inner', '3', 'finished', 'after'])
  await expect(runCollected(red!)).rejects.toThrow('expected 1 to be 2')
  expect(done).toEqual([])
})
