import { expect, test } from 'vitest'
import { edited, named, opened, redone, undone } from './bench.ts'

const after = (list: string) => ({ list, done: `Now ${list}.` })

test('the first change makes a crew one’s own, later ones keep whose it is', () => {
  const bench = edited(opened('a', 'Shared'), after('b'), 'new')
  expect(bench).toMatchObject({ id: 'new', name: 'Shared', list: 'b' })
  expect(edited(bench, after('c'), 'other').id).toBe('new')
})

test('changes are taken back and done again, step by step', () => {
  const bench = edited(edited(opened('a'), after('b'), 'id'), after('c'), 'id')
  expect(undone(bench).list).toBe('b')
  expect(undone(undone(bench)).list).toBe('a')
  expect(undone(undone(undone(bench))).list).toBe('a')
  expect(redone(undone(bench)).list).toBe('c')
  expect(redone(bench)).toBe(bench)
})

test('a new change forgets what was taken back', () => {
  const bench = edited(undone(edited(opened('a'), after('b'), 'id')), after('d'), 'id')
  expect(redone(bench).list).toBe('d')
  expect(undone(bench).list).toBe('a')
})

test('the way back has an end', () => {
  let bench = opened(0)
  for (let count = 1; count <= 150; count++) bench = edited(bench, { list: count, done: '' }, 'id')
  expect(bench.past).toHaveLength(100)
  expect(bench.past[0]).toBe(50)
})

test('a name makes it one’s own and is no change of the list', () => {
  const bench = named(opened('a'), 'Mine', 'id')
  expect(bench).toEqual({ id: 'id', name: 'Mine', list: 'a', past: [], future: [] })
})
