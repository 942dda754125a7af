import { seat, type Viewer } from '@gargoyle/engine'
import { expect, test } from 'vitest'
import { Branches } from './branches.ts'

const ada = seat('ada')

test('on the branch where it was made, all of a mark stands', () => {
  expect(new Branches().lastStanding(ada, { branch: 0, event: 7 })).toBe(7)
})

test('of older marks stands what no branch since has cut off, for each viewer its own', () => {
  const branches = new Branches()
  branches.begin(
    new Map<Viewer, number>([
      [ada, 5],
      ['spectator', 3],
    ]),
  )
  branches.begin(
    new Map<Viewer, number>([
      [ada, 6],
      ['spectator', 4],
    ]),
  )
  expect(branches.current).toBe(2)
  expect(branches.lastStanding(ada, { branch: 0, event: 9 })).toBe(5)
  expect(branches.lastStanding(ada, { branch: 0, event: 2 })).toBe(2)
  expect(branches.lastStanding(ada, { branch: 1, event: 9 })).toBe(6)
  expect(branches.lastStanding('spectator', { branch: 0, event: 9 })).toBe(3)
  expect(branches.lastStanding(ada, { branch: 2, event: 9 })).toBe(9)
})

test('where a branch says nothing about a viewer, and on branches that are not there, nothing stands', () => {
  const branches = new Branches()
  branches.begin(new Map())
  expect(branches.lastStanding(ada, { branch: 0, event: 9 })).toBe(0)
  expect(branches.lastStanding(ada, { branch: 4, event: 9 })).toBe(0)
  expect(branches.lastStanding(ada, { branch: -1, event: 9 })).toBe(0)
})
